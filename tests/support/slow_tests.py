"""Which tests `make test-fast` leaves out: whatever plays at Discord, starts processes or draws."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

TESTS = Path(__file__).parents[1]

SLOW_FOLDERS = ("contract", "engine/ai", "examples", "programs", "render")
"""Their tests play whole games, let AI players think, or draw."""

SLOW_FIXTURES = frozenset({"simcord_env", "postgres_server"})
"""The simulated Discord, and a database server."""


@cache
def is_in_slow_folder(path: Path) -> bool:
    return any(path.is_relative_to(TESTS / folder) for folder in SLOW_FOLDERS)


def mark_slow(items: Iterable[pytest.Item]) -> None:
    """Mark the tests in slow folders, and those that use slow fixtures."""
    for item in items:
        if is_in_slow_folder(item.path) or SLOW_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)


@contextmanager
def processes_forbidden() -> Iterator[None]:
    """Fail whoever starts a process while the block runs."""

    def refuse(*_: Any, **__: Any) -> None:
        pytest.fail("a test that starts a process is slow: mark it with pytest.mark.slow")

    with (
        patch.object(subprocess.Popen, "__init__", refuse),
        patch.object(subprocess.Popen, "__del__", lambda _: None),
        patch.object(BaseProcess, "start", refuse),
    ):
        yield
