"""What remains of games, and what is taken out of them when a person is forgotten."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from bot.store import moments
from bot.store.contract import StillSeated
from bot.store.postgres.connections import Connection
from bot.store.postgres.writing import Right, guarded, lock_charge, write
from bot.store.records import MoveRow, StateRow, private_place

TO_BE_PACKED = """status IN ('over', 'abandoned') AND state IS NOT NULL AND posted_ply = ply
    AND NOT EXISTS (SELECT FROM record WHERE game_id = id)"""
"""Games that had begun and are over, that everybody was told of, and that are not packed yet."""

_MOVES = """SELECT ply, seat, user_id, kind, interaction_id, action, events, at FROM move
    WHERE game_id = $1 AND ply > $2 AND ply <= coalesce($3::bigint, ply) ORDER BY ply"""

# One statement, so that rows and record are of the same moment.
_STATES = """SELECT ply, number, of_ply, phase, state, NULL::bytea AS packed
    FROM moment WHERE game_id = $1
    UNION ALL SELECT NULL, NULL, NULL, NULL, NULL, states FROM record WHERE game_id = $1
    ORDER BY ply NULLS FIRST, number"""

_RECORD = guarded(f"""INSERT INTO record (game_id, moves, states)
    SELECT id, $3::bytea, $4::bytea FROM game, allowed
    WHERE fine AND id = $2 AND ply = $5 AND {TO_BE_PACKED}
    ON CONFLICT (game_id) DO NOTHING""")  # noqa: S608

_IN_THE_RECORD = (
    "DELETE FROM moment WHERE game_id = $1",
    "DELETE FROM snapshot WHERE game_id = $1",
    "DELETE FROM phase WHERE game_id = $1",
    """UPDATE move SET events = '[]', action = CASE WHEN kind = 'seat' THEN action END
        WHERE game_id = $1""",
)

IS_SEATED = """SELECT EXISTS (SELECT FROM seat JOIN game ON game.id = game_id
    WHERE user_id = $1 AND channel_id > 0 AND status IN ('lobby', 'running'))"""


async def moves(
    connection: Connection, game_id: int, after_ply: int, upto_ply: int | None
) -> tuple[MoveRow, ...]:
    """A part of the log, of a packed game, too."""
    # The record last: entries that were read before it was made are whole.
    rows = [MoveRow(*row) for row in await connection.fetch(_MOVES, game_id, after_ply, upto_ply)]
    packed = await connection.fetchval("SELECT moves FROM record WHERE game_id = $1", game_id)
    if packed is None:
        return tuple(rows)
    return await asyncio.to_thread(moments.with_what_was_done, rows, packed)


async def states(connection: Connection, game_id: int) -> tuple[StateRow, ...]:
    """All states that are kept of a game."""
    rows = await connection.fetch(_STATES, game_id)
    record = next((row["packed"] for row in rows if row["packed"] is not None), None)
    kept = [(row["ply"], row["of_ply"], row["phase"], row["state"]) for row in rows if row["state"]]
    return await asyncio.to_thread(moments.states, record, kept)


async def pack(connection: Connection, right: Right, game_id: int) -> None:
    """Pack a game, if it is to be packed."""
    sql = f"SELECT ply FROM game WHERE id = $1 AND {TO_BE_PACKED}"  # noqa: S608
    ply = await connection.fetchval(sql, game_id)
    if ply is None:
        return
    log, stood = await moves(connection, game_id, 0, None), await states(connection, game_id)
    record = await asyncio.to_thread(moments.record, log, stood)
    async with connection.transaction():
        if await write(connection, right, _RECORD, game_id, *record, ply):
            for sql in _IN_THE_RECORD:
                await connection.execute(sql, game_id)


async def forget(connection: Connection, right: Right, user_id: int, name: str) -> None:
    """Delete what is stored about a person. Raises StillSeated."""
    async with connection.transaction():
        await lock_charge(connection, right)
        # Nobody sits down meanwhile.
        await connection.execute("LOCK TABLE seat IN SHARE ROW EXCLUSIVE MODE")
        if await connection.fetchval(IS_SEATED, user_id):
            raise StillSeated
        await connection.execute("DELETE FROM game WHERE channel_id = $1", private_place(user_id))
        for sql in _OF_A_PERSON:
            await connection.execute(sql, user_id)
        for sql in _BY_NAME:
            await connection.execute(sql, user_id, name)
        await _forget_in_log(connection, user_id, name)


_OF_A_PERSON = (
    "DELETE FROM person WHERE user_id = $1",
    "DELETE FROM review WHERE user_id = $1",
    """DELETE FROM made WHERE game_id IN (SELECT game_id FROM sitting WHERE user_id = $1
        UNION SELECT game_id FROM seat WHERE user_id = $1)""",
    "UPDATE result SET user_id = NULL WHERE user_id = $1",
    "UPDATE move SET user_id = NULL, interaction_id = NULL WHERE user_id = $1",
)

_BY_NAME = (
    "UPDATE sitting SET user_id = NULL, name = $2 WHERE user_id = $1",
    "UPDATE seat SET user_id = NULL, name = $2, remind_at = NULL WHERE user_id = $1",
)

_SEATINGS = """SELECT game_id, ply, action FROM move WHERE kind = 'seat'
    AND $1 IN (action::json ->> 'old_user', action::json ->> 'new_user')"""


async def _forget_in_log(connection: Connection, user_id: int, name: str) -> None:
    """Who took a seat from whom is told by name, so here the log itself holds names."""
    for row in await connection.fetch(_SEATINGS, str(user_id)):
        told: dict[str, Any] = json.loads(row["action"])
        for who in ("old", "new"):
            if told.get(f"{who}_user") == user_id:
                told |= {who: name, f"{who}_user": None}
        sql = "UPDATE move SET action = $3 WHERE game_id = $1 AND ply = $2"
        action = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        await connection.execute(sql, row["game_id"], row["ply"], action)
