"""Changing the pace of a running game: how long players have, and who stands in for them."""

from __future__ import annotations

import json

from bot.table.errors import RequestRejected
from bot.table.move_log import MoveKind
from bot.table.preferences import TableSettings
from bot.table.staged_moves import TableUpdate
from bot.table.stored_table import StoredTable
from engine.ai.registry import has_agents


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
