"""How long a seat may take for a question, and when its user is reminded of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.storage.records import SeatRow
from bot.table.preferences import LIVE
from bot.table.snapshot import TableSnapshot
from engine.ai.registry import has_agents

REMINDER_WITHOUT_LIMIT = 24 * 60 * 60
"""Seconds after which players are reminded at a table without a time limit."""


def has_deadlines(table: TableSnapshot, seats: Sequence[SeatRow]) -> bool:
    """Whether an AI stands in for a player whose time is over.

    There has to be an AI for the game, and another user whom the player holds up.
    """
    return (
        bool(table.settings.time_limit)
        and has_agents(table.row.name)
        and sum(row.user_id is not None for row in seats) > 1
    )


def with_started_clock(
    table: TableSnapshot, seats: Sequence[SeatRow], row: SeatRow, now: int
) -> SeatRow:
    """The row of a seat whose time for its question begins `now`, in Unix seconds.

    `seats` are all seats. An AI has no clock, and nobody has one in a private game.
    """
    if row.playing_user is None or table.row.is_private:
        return without_clock(row)
    limit = table.settings.time_limit
    return replace(
        row,
        deadline_at=now + limit if has_deadlines(table, seats) else None,
        remind_at=None if limit == LIVE else now + (limit // 2 or REMINDER_WITHOUT_LIMIT),
    )


def without_clock(row: SeatRow) -> SeatRow:
    """The row of a seat that is not asked anything, or that an AI plays."""
    return replace(row, deadline_at=None, remind_at=None)


def has_same_clock(row: SeatRow, before: Sequence[SeatRow]) -> bool:
    """Whether the clock of a seat runs as it did when the seats were `before`."""
    clock = (row.remind_at, row.deadline_at)
    return clock != (None, None) and any(
        old.seat == row.seat and (old.remind_at, old.deadline_at) == clock for old in before
    )
