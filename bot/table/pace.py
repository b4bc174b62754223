"""Changing the pace of a running game: how long players have, and who stands in for them.

Also giving more time, once, to those who are to move.
"""

from __future__ import annotations

import json

from bot.table.clocks import with_more_time
from bot.table.errors import RequestRejected
from bot.table.move_log import MoveKind
from bot.table.preferences import TableSettings
from bot.table.staged_moves import TableUpdate
from bot.table.stored_table import StoredTable
from engine.ai.registry import has_agents

MINUTE, DAY = 60, 24 * 60 * 60
"""In seconds."""


def check_may_change_pace(table: StoredTable, user_id: int) -> None:
    """Raise RequestRejected unless the game is running and the user is its host."""
    snapshot = table.snapshot
    snapshot.require_seat(user_id)
    if user_id != snapshot.host_id:
        raise snapshot.host_only_error()


async def change_pace(
    table: StoredTable, settings: TableSettings, user_id: int, interaction_id: int
) -> None:
    """Play at another pace from the next question on: whoever is asked now keeps their time.

    Raises RequestRejected unless the user is the host, and if nothing would change.
    """
    check_may_change_pace(table, user_id)
    if settings == table.snapshot.settings:
        raise RequestRejected("same-pace")
    limit = settings.time_limit
    level = settings.stand_in if limit and has_agents(table.game.name) else "none"
    await table.commit(
        TableUpdate(
            kind=MoveKind.PACE_CHANGED,
            user_id=user_id,
            interaction_id=interaction_id,
            action=json.dumps({"limit": limit, "level": level}),
            settings=settings.model_dump_json(),
            # Unchanged, but stored again: undoing the next move needs a snapshot of this ply.
            state=table.state,
        )
    )


async def add_time(table: StoredTable, seconds: int, extensions: int) -> None:
    """Put off the deadlines that run, unless so many extensions were made here before.

    `seconds` is what each of them gives. Where nobody has a deadline they are only counted: time
    that begins to run later is whole anyway.
    """
    settings = table.snapshot.settings
    missing = extensions - settings.extensions
    if missing <= 0:
        return
    added = settings.model_copy(update={"extensions": extensions}).model_dump_json()
    await table.reload_clocks()
    if all(row.deadline_at is None for row in table.seats):
        await table.set_settings(added)
        return
    days, rest = divmod(missing * seconds, DAY)
    await table.commit(
        TableUpdate(
            kind=MoveKind.TIME_ADDED,
            action=json.dumps({"days": days, "minutes": rest // MINUTE}),
            settings=added,
            seats=with_more_time(table.seats, missing * seconds),
            # Unchanged, but stored again: undoing the next move needs a snapshot of this ply.
            state=table.state,
        )
    )
