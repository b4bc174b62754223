"""Changes of players in a running game: leaving, returning, and replacing absent players."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from bot.storage.records import SeatRow
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.move_log import MoveKind
from bot.table.staged_moves import TableUpdate
from bot.table.table import Table
from engine.core import Seat

AWAY_HOURS = 24
"""Hours after which a player counts as absent at a table without a time limit."""


async def reassign_seat(
    table: Table,
    seat: Seat,
    newcomer: SeatRow,
    *,
    user_id: int | None,
    interaction_id: int | None,
    returns: bool = False,
) -> None:
    """Give a seat to another player, who then sees everything the seat may see.

    `user_id` is the user who asked for it, if any; with `returns` it was theirs before. Raises
    RequestRejected if the new player has a seat.
    """
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
                    "old_ai": old.ai,
                    "new": newcomer.name,
                    "new_user": newcomer.user_id,
                    "new_ai": newcomer.ai,
                    "returns": returns,
                }
            ),
            seats=seats,
            # Unchanged, but stored again: undoing the next move needs a snapshot of this ply.
            state=table.state,
        )
    )
    await table.play.try_automatic_moves()


def check_may_leave(table: Table, user_id: int) -> Seat:
    """The seat that the user would leave to an AI.

    Raises RequestRejected for the last user at the table who is not away.
    """
    seat = table.require_seat(user_id)
    if not any(row.playing_user not in (None, user_id) for row in table.seats):
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
    """Raise RequestRejected unless the user may replace the player of a seat.

    Only the host, or a user who `may_manage` the channel, may replace a player, and only one
    for whom an AI stands in, or who has not answered a question for hours: as many as the table's
    time limit has, but at least one, or `AWAY_HOURS`. Simultaneous decisions of others meanwhile do
    not restart that time.
    """
    if user_id != table.snapshot.host_id and not may_manage:
        raise table.snapshot.host_only_error("only-host-or-manager")
    if table.seats[seat].stand_in is not None:
        return
    away_until = table.seats[seat].away_until
    if away_until is not None and away_until > clock():
        name = table.seats[seat].name
        raise RequestRejected("is-absent", name=name, at=away_until)
    limit = table.settings.time_limit
    hours = max(1, limit // 3600) if limit else AWAY_HOURS
    if (
        seat not in table.acting_seats
        or clock() - await _question_time(table, store, seat) < hours * 3600
    ):
        raise RequestRejected("not-away", name=table.seats[seat].name, hours=hours)


async def _question_time(table: Table, store: Store, seat: Seat) -> int:
    """Since when the seat has to answer its question, in Unix seconds."""
    if (clock_at := table.seats[seat].clock_at) is not None:
        return clock_at
    question_ply = table.question_ply(seat)
    moves = await store.moves(table.row.id, question_ply - 1, question_ply)
    return moves[0].at if moves else table.row.updated


async def former_seat(table: Table, store: Store, user_id: int) -> Seat | None:
    """The seat that a user had before another player took it over, or None."""
    for move in reversed(await store.moves(table.row.id, 0)):
        if (
            move.kind == MoveKind.SEAT_REASSIGNED
            and json.loads(move.action or "{}").get("old_user") == user_id
        ):
            return move.seat
    return None
