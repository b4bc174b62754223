"""How long a seat may take for a question, and when its user is reminded of it.

All times are in Unix seconds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.storage.records import SeatRow
from bot.table.preferences import LIVE
from bot.table.snapshot import TableSnapshot
from engine.ai.registry import has_agents

REMINDER_WITHOUT_LIMIT = 24 * 60 * 60
"""Seconds after which players are reminded at a table without a time limit."""


def has_deadlines(table: TableSnapshot, seats: Sequence[SeatRow]) -> bool:
    """Whether an AI stands in for a player whose time is over.

    There has to be an AI for the game, and another user whom the player holds up: at the table, or
    in its tournament.
    """
    settings = table.settings
    if not settings.time_limit or not has_agents(table.row.name):
        return False
    users = sum(row.user_id is not None for row in seats)
    return users > 1 or settings.tournament is not None


def heeds_absences(table: TableSnapshot) -> bool:
    """Whether the clock of an absent user stands at a table: not in live and in private games."""
    return table.settings.time_limit != LIVE and not table.row.is_private


def with_started_clock(
    table: TableSnapshot,
    seats: Sequence[SeatRow],
    row: SeatRow,
    now: int,
    absences: Mapping[int, int],
) -> SeatRow:
    """The row of a seat whose time for its question begins `now`, or once its user is back.

    `seats` are all seats; `absences` says until when users are absent. An AI has no clock, and
    nobody has one in a private game.
    """
    if row.playing_user is None or table.row.is_private:
        return without_clock(row)
    limit = table.settings.time_limit
    until = absences.get(row.playing_user, 0) if heeds_absences(table) else 0
    start = max(now, until)
    return replace(
        row,
        clock_at=start,
        deadline_at=start + limit if has_deadlines(table, seats) else None,
        remind_at=None if limit == LIVE else start + (limit // 2 or REMINDER_WITHOUT_LIMIT),
        away_until=until if until > now else row.away_until,
    )


def without_clock(row: SeatRow) -> SeatRow:
    """The row of a seat that is not asked anything, or that an AI plays."""
    return replace(row, deadline_at=None, remind_at=None, clock_at=None)


def has_same_clock(row: SeatRow, before: Sequence[SeatRow]) -> bool:
    """Whether the clock of a seat runs as it did when the seats were `before`."""
    clock = _clock(row)
    return clock != (None, None, None) and any(
        old.seat == row.seat and _clock(old) == clock for old in before
    )


def _clock(row: SeatRow) -> tuple[int | None, int | None, int | None]:
    return row.remind_at, row.deadline_at, row.clock_at


def with_more_time(seats: Sequence[SeatRow], seconds: int) -> tuple[SeatRow, ...]:
    """The seats with the deadlines that run, and the reminders before them, put off."""
    return tuple(
        replace(
            row,
            deadline_at=_put_off(row.deadline_at, seconds),
            remind_at=_put_off(row.remind_at, seconds),
        )
        for row in seats
    )


def with_absences(
    table: TableSnapshot, absences: Mapping[int, int], now: int
) -> tuple[SeatRow, ...]:
    """The seats once they know until when their users are absent, with their clocks put off."""
    if not heeds_absences(table):
        return table.seats
    return tuple(_with_absence(row, absences.get(row.user_id or 0, 0), now) for row in table.seats)


def _with_absence(row: SeatRow, until: int, now: int) -> SeatRow:
    end = max(until, now)
    seconds = end - max(row.away_until or 0, now)
    if not seconds:
        return row
    return replace(
        row,
        clock_at=_put_off(row.clock_at, seconds),
        deadline_at=_put_off(row.deadline_at, seconds),
        remind_at=_put_off(row.remind_at, seconds),
        away_until=end,
    )


def _put_off(at: int | None, seconds: int) -> int | None:
    return None if at is None else at + seconds
