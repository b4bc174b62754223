"""AI players who stand in for users whose time is over, until they are back.

The user keeps the seat and still sees what it holds.
"""

from __future__ import annotations

import json
from dataclasses import replace

from bot.storage.records import SeatRow
from bot.table.move_log import MoveKind
from bot.table.preferences import DEFAULT_STAND_IN
from bot.table.snapshot import TableSnapshot
from bot.table.staged_moves import TableUpdate
from bot.table.stored_table import StoredTable
from engine.ai.agents import Level, levels_of
from engine.core import Seat


def stand_in_level(table: TableSnapshot) -> Level:
    """The level of the AI that stands in at a table: the chosen one, or else the default.

    Only for games with AI players.
    """
    levels = levels_of(table.row.name)
    wanted = (table.settings.stand_in, DEFAULT_STAND_IN)
    return next((level for name in wanted for level in levels if level == name), levels[-1])


async def stand_in(table: StoredTable, seat: Seat) -> None:
    """Let an AI play for the user of a seat whose time is over.

    Raises RequestRejected if the stored deadline has not passed, or the game has moved meanwhile.
    """
    level = stand_in_level(table.snapshot)
    await table.commit(
        TableUpdate(
            kind=MoveKind.STAND_IN,
            seat=seat,
            action=json.dumps({"level": level}),
            seats=_with_stand_in(table.seats, seat, level),
            # Unchanged, but stored again: undoing the next move needs a snapshot of this ply.
            state=table.state,
            timed_out_seat=seat,
        )
    )


def return_update(table: TableSnapshot, seat: Seat, interaction_id: int | None) -> TableUpdate:
    """The move with which the user of a seat is back."""
    return TableUpdate(
        kind=MoveKind.RETURNED,
        seat=seat,
        user_id=table.seats[seat].user_id,
        interaction_id=interaction_id,
        seats=_with_stand_in(table.seats, seat, None),
        state=table.state,
    )


def _with_stand_in(
    seats: tuple[SeatRow, ...], seat: Seat, level: str | None
) -> tuple[SeatRow, ...]:
    return tuple(
        replace(row, stand_in=level, intent=None) if row.seat == seat else row for row in seats
    )
