"""How long users may be absent, during which their clocks stand. Times are in Unix seconds."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table.errors import RequestRejected

DAY = 24 * 60 * 60

MAX_ABSENCE = 30 * DAY
"""The longest that a user may be absent in any `WINDOW`."""

WINDOW = 90 * DAY


def latest_end(past: Sequence[tuple[int, int]], began_at: int) -> int:
    """Until when an absence that began then may last.

    `past` are the beginnings and ends of earlier ones. May be before `began_at`.
    """
    shortest, longest = -MAX_ABSENCE, MAX_ABSENCE
    while shortest < longest:
        middle = (shortest + longest + 1) // 2
        if _absent_seconds(past, began_at, began_at + middle) <= MAX_ABSENCE:
            shortest = middle
        else:
            longest = middle - 1
    return began_at + shortest


def _absent_seconds(past: Sequence[tuple[int, int]], began_at: int, until: int) -> int:
    """How long a user is absent in the window at whose end an absence is over."""
    window_start = until - WINDOW
    earlier = (max(0, end - max(begin, window_start)) for begin, end in past)
    return until - began_at + sum(earlier)


def check_absence(past: Sequence[tuple[int, int]], began_at: int, until: int, now: int) -> None:
    """Raise RequestRejected unless a user may be absent until then, a time after now."""
    latest = latest_end(past, began_at)
    if latest <= now:
        raise RequestRejected("absence-used-up")
    if until > latest:
        raise RequestRejected("absence-too-long", at=latest)
