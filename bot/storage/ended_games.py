"""Ended games, from the rows of `statements.ENDED_GAMES`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from bot.storage.connection import Row
from bot.storage.records import EndedGame, EndedSeat, Leaver


class _EndedSeatRow(NamedTuple):
    id: int
    game: str
    options: str
    updated_at: int
    has_left: int
    seat: int
    name: str
    user_id: int | None
    ai: str | None
    points: int
    rank: int | None


def group_by_game(rows: Iterable[Row]) -> tuple[EndedGame, ...]:
    """Build games from rows, in their order."""
    named = (_EndedSeatRow(*row) for row in rows)
    return tuple(_game(list(seats)) for _, seats in groupby(named, key=lambda row: row.id))


def _game(rows: list[_EndedSeatRow]) -> EndedGame:
    """Build one game. Somebody who left two seats counts as a leaver once."""
    first = rows[0]
    seats = tuple(
        EndedSeat(row.seat, row.name, row.user_id, row.ai, row.points, row.rank)
        for row in rows
        if not row.has_left
    )
    leavers = {
        row.user_id or -row.seat: Leaver(row.seat, row.name, row.user_id)
        for row in reversed(rows)
        if row.has_left
    }
    return EndedGame(
        first.id,
        first.game,
        first.options,
        first.updated_at,
        seats,
        tuple(reversed(leavers.values())),
    )
