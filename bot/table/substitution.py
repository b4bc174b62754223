"""Who sits where once the game runs: leaving, coming back, and replacing who is away."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from bot.storage.contract import Store
from bot.storage.records import SeatRow
from bot.table.errors import RequestRejected
from bot.table.move_log import MoveKind
from bot.table.stored_table import TableUpdate
from bot.table.table import Table
from engine.core import Seat

AWAY_HOURS = 24
"""When a person counts as away at a table without reminders."""


async def reassign_seat(
    table: Table,
    seat: Seat,
    newcomer: SeatRow,
    *,
    user_id: int,
    interaction_id: int,
) -> None:
    """Put somebody else on a seat. Everybody is told, since he sees what the seat holds."""
    if newcomer.user_id is not None and table.seat_of(newcomer.user_id) is not None:
        raise RequestRejected("already-seated")
    old = table.seats[seat]
    seats = tuple(replace(newcomer, seat=seat) if row.seat == seat else row for row in table.seats)
    await table.stored.commit(
        TableUpdate(
            kind=MoveKind.SEAT_REASSIGNED,
            seat=seat,
            user_id=user_id,
            interaction_id=interaction_id,
            action=json.dumps(
                {
                    "old": old.name,
                    "old_user": old.user_id,
                    "new": newcomer.name,
                    "new_user": newcomer.user_id,
                }
            ),
            seats=seats,
            # Unchanged, but stored again: undoing the next move needs a snapshot of this ply.
            state=table.state,
        )
    )
    await table.play.try_automatic_moves()


def check_may_leave(table: Table, user_id: int) -> Seat:
    """The seat that a person leaves to an AI. Refuses the last person at the table."""
    seat = table.require_seat(user_id)
    if not any(row.user_id not in (None, user_id) for row in table.seats):
        raise RequestRejected("last-person")
    return seat


async def check_may_substitute(
    table: Table,
    store: Store,
    seat: Seat,
    user_id: int,
    *,
    may_manage: bool,
    clock: Callable[[], float],
) -> None:
    """Refuse unless the host or a manager replaces somebody who has been away for long.

    What others did meanwhile, being asked at the same time, does not make him any less away.
    """
    if user_id != table.snapshot.host_id and not may_manage:
        raise table.snapshot.host_only_error()
    hours = table.settings.reminder or AWAY_HOURS
    if (
        seat not in table.acting_seats
        or clock() - await _question_time(table, store, seat) < hours * 3600
    ):
        raise RequestRejected("not-away", name=table.seats[seat].name, hours=hours)


async def _question_time(table: Table, store: Store, seat: Seat) -> int:
    """When the question arose that a seat has not answered yet, in unix seconds."""
    question_ply = table.question_ply(seat)
    moves = await store.moves(table.row.id, question_ply - 1, question_ply)
    return moves[0].at if moves else table.row.updated


async def former_seat(table: Table, store: Store, user_id: int) -> Seat | None:
    """The seat that a person held before somebody else was put on it."""
    for move in reversed(await store.moves(table.row.id, 0)):
        if (
            move.kind == MoveKind.SEAT_REASSIGNED
            and json.loads(move.action or "{}").get("old_user") == user_id
        ):
            return move.seat
    return None
