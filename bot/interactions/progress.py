"""How an answer shows that something takes its time."""

from __future__ import annotations

EVERY = 1.5
"""Seconds between two looks how far it is: Discord takes no more changes of a message."""

SIGNS = 12
"""How long a bar is: it fits into a line of a phone."""


def bar(done: int, of: int) -> str:
    """So much of something as a bar."""
    filled = SIGNS * done // of
    return "▰" * filled + "▱" * (SIGNS - filled)
