"""Who sits where once the game runs: leaving, coming back, and replacing who is away."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from bot.store.contract import Store
from bot.store.records import SeatRow
from bot.table.table import SEATED, Refused, Table
from engine.core import Seat

AWAY_HOURS = 24
"""When a person counts as away at a table without reminders."""


async def give_seat(
    table: Table,
    seat: Seat,
    newcomer: SeatRow,
    *,
    user_id: int,
    interaction_id: int,
) -> None:
    """Put somebody else on a seat. Everybody is told, since he sees what the seat holds."""
    if newcomer.user_id is not None and table.seat_of(newcomer.user_id) is not None:
        raise Refused("already-seated")
    old = table.seats[seat]
    seats = tuple(replace(newcomer, seat=seat) if row.seat == seat else row for row in table.seats)
    await table.commit(
        SEATED,
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
        # As it is: so that there is a snapshot of this ply, for taking back what comes next.
        state=table.state,
    )
    await table.follow()


def check_may_leave(table: Table, user_id: int) -> Seat:
    """The seat that a person leaves to an AI. Refuses the last person at the table."""
    seat = table.own_seat(user_id)
    if not any(row.user_id not in (None, user_id) for row in table.seats):
        raise Refused("last-person")
    return seat


def check_may_replace(
    table: Table, seat: Seat, user_id: int, may_manage: bool, clock: Callable[[], float]
) -> None:
    """Refuse unless the host or a manager replaces somebody who has been away for long."""
    if user_id != table.moment.host and not may_manage:
        raise table.only_host()
    hours = table.settings.reminder or AWAY_HOURS
    acting = table.game.to_act(table.state)
    if seat not in acting or clock() - table.row.updated < hours * 3600:
        raise Refused("not-away", name=table.seats[seat].name, hours=hours)


async def former_seat(table: Table, store: Store, user_id: int) -> Seat | None:
    """The seat that a person held before somebody else was put on it."""
    for move in reversed(await store.moves(table.row.id, 0)):
        if move.kind == SEATED and json.loads(move.action or "{}").get("old_user") == user_id:
            return move.seat
    return None
