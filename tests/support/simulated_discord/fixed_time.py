"""Stops the clock that deadlines go by, where what two tables show is compared."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from bot.storage.database_clock import DatabaseClock

NOW = 3_000_000_000
"""The stopped time, in Unix seconds."""


def fixed_time() -> AbstractContextManager[Any]:
    """Let every process believe that it is `NOW`."""
    return patch.object(DatabaseClock, "__call__", lambda _: NOW)
