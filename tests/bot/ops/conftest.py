"""Fixtures of tests that start the bot's program in this process."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def keep_log_handlers() -> Iterator[None]:
    """Undo `set_up_logging`, whose handler would outlive the captured stream it writes to."""
    root, ours = logging.getLogger(), logging.getLogger("bot")
    before = root.handlers[:], root.level, ours.level
    yield
    logging.captureWarnings(False)
    root.handlers[:], root.level, ours.level = before
