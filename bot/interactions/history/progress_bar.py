"""How an answer shows that something takes its time."""

from __future__ import annotations

UPDATE_INTERVAL = 1.5
"""Seconds between two looks how far it is: Discord takes no more changes of a message."""

BAR_LENGTH = 12
"""How long a bar is: it fits into a line of a phone."""


def progress_bar(done: int, total: int) -> str:
    """So much of something as a bar."""
    filled = BAR_LENGTH * done // total
    return "▰" * filled + "▱" * (BAR_LENGTH - filled)
