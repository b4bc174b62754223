"""Games that nobody plays any more: they end, after everybody was told two days before.

Either AI players stand in for all users, or nobody has moved for two weeks. As long as somebody at
the table has announced an absence, and afterwards as long again, a game goes on.
"""

from __future__ import annotations

import json
from typing import Literal

from bot.table.move_log import MoveKind
from bot.table.snapshot import TableSnapshot
from bot.table.staged_moves import TableUpdate
from bot.table.stored_table import StoredTable

NOTICE = 2 * 24 * 60 * 60
"""Seconds between the announcement and the end of a game."""

IDLE_LIMIT = 14 * 24 * 60 * 60
"""Seconds without a move after which a game ends."""


def unattended_reason(table: TableSnapshot, now: int) -> Literal["deserted", "idle"] | None:
    """Why nobody plays a game, so that its end is to be announced `now`; None if it goes on."""
    row, away_until = table.row, max((seat.away_until or 0 for seat in table.seats), default=0)
    if row.status != "running" or row.is_private or away_until > now:
        return None
    if table.is_deserted:
        return "deserted"
    idle_from = max(row.updated if row.idle_since is None else row.idle_since, away_until)
    return "idle" if now - idle_from >= IDLE_LIMIT - NOTICE else None


async def end_if_unattended(table: StoredTable, now: int) -> bool:
    """Announce the end of a game that nobody plays, or end it if its time has come.

    Return whether that was done.
    """
    reason = unattended_reason(table.snapshot, now)
    if reason is None:
        return False
    ends_at = table.row.ends_at
    if ends_at is None:
        update = TableUpdate(
            kind=MoveKind.END_ANNOUNCED,
            ends_at=now + NOTICE,
            # Unchanged, but stored again: undoing the next move needs a snapshot of this ply.
            state=table.state,
        )
    elif ends_at <= now:
        update = TableUpdate(
            kind=MoveKind.GAME_ABANDONED,
            action=json.dumps({"reason": reason}),
            status="abandoned",
        )
    else:
        return False
    await table.commit(update)
    return True
