"""The permanent history in PostgreSQL, and forgetting a person."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from bot.storage import state_history
from bot.storage.contract import StillSeated
from bot.storage.postgres.fencing import FencingToken, fenced, lock_lease, write
from bot.storage.postgres.pool import Connection
from bot.storage.records import MoveRow, StateRow, private_channel_id

IS_COMPRESSIBLE = """status IN ('over', 'abandoned') AND state IS NOT NULL AND posted_ply = ply
    AND NOT EXISTS (SELECT FROM record WHERE game_id = id)"""
"""Games that have been played, are over and fully announced, and are not compressed yet."""

_MOVES = """SELECT ply, seat, user_id, kind, interaction_id, action, events, at FROM move
    WHERE game_id = $1 AND ply > $2 AND ply <= coalesce($3::bigint, ply) ORDER BY ply"""

# One statement, so that rows and compressed record are from the same snapshot.
_STATES = """SELECT ply, number, of_ply, phase, state, NULL::bytea AS packed
    FROM moment WHERE game_id = $1
    UNION ALL SELECT NULL, NULL, NULL, NULL, NULL, states FROM record WHERE game_id = $1
    ORDER BY ply NULLS FIRST, number"""

_INSERT_COMPRESSED = fenced(f"""INSERT INTO record (game_id, moves, states)
    SELECT id, $3::bytea, $4::bytea FROM game, allowed
    WHERE fine AND id = $2 AND ply = $5 AND {IS_COMPRESSIBLE}
    ON CONFLICT (game_id) DO NOTHING""")  # noqa: S608

_DELETE_UNCOMPRESSED = (
    "DELETE FROM moment WHERE game_id = $1",
    "DELETE FROM snapshot WHERE game_id = $1",
    "DELETE FROM phase WHERE game_id = $1",
    """UPDATE move SET events = '[]', action = CASE WHEN kind = 'seat' THEN action END
        WHERE game_id = $1""",
)

IS_SEATED = """SELECT EXISTS (SELECT FROM seat JOIN game ON game.id = game_id
    WHERE user_id = $1 AND channel_id > 0 AND status IN ('lobby', 'running'))"""


async def moves(
    connection: Connection, game_id: int, after_ply: int, up_to_ply: int | None
) -> tuple[MoveRow, ...]:
    """Return a part of the log, also of a compressed game."""
    # The record is read last: entries that were read before it existed are complete.
    rows = [MoveRow(*row) for row in await connection.fetch(_MOVES, game_id, after_ply, up_to_ply)]
    compressed = await connection.fetchval("SELECT moves FROM record WHERE game_id = $1", game_id)
    if compressed is None:
        return tuple(rows)
    return await asyncio.to_thread(state_history.restore_moves, rows, compressed)


async def stored_states(connection: Connection, game_id: int) -> tuple[StateRow, ...]:
    """Return the whole history of a game's states."""
    rows = await connection.fetch(_STATES, game_id)
    compressed = next((row["packed"] for row in rows if row["packed"] is not None), None)
    deltas = [
        (row["ply"], row["of_ply"], row["phase"], row["state"]) for row in rows if row["state"]
    ]
    return await asyncio.to_thread(state_history.decode_states, compressed, deltas)


async def compress_game(connection: Connection, token: FencingToken, game_id: int) -> None:
    """Compress a game, if it is compressible."""
    sql = f"SELECT ply FROM game WHERE id = $1 AND {IS_COMPRESSIBLE}"  # noqa: S608
    ply = await connection.fetchval(sql, game_id)
    if ply is None:
        return
    log, states_of_game = (
        await moves(connection, game_id, 0, None),
        await stored_states(connection, game_id),
    )
    compressed = await asyncio.to_thread(state_history.compress_history, log, states_of_game)
    async with connection.transaction():
        if await write(connection, token, _INSERT_COMPRESSED, game_id, *compressed, ply):
            for sql in _DELETE_UNCOMPRESSED:
                await connection.execute(sql, game_id)


async def forget_user(
    connection: Connection, token: FencingToken, user_id: int, pseudonym: str
) -> None:
    """Delete the data of a person. Raises StillSeated."""
    async with connection.transaction():
        await lock_lease(connection, token)
        # Lock, so that the person cannot take a seat meanwhile.
        await connection.execute("LOCK TABLE seat IN SHARE ROW EXCLUSIVE MODE")
        if await connection.fetchval(IS_SEATED, user_id):
            raise StillSeated
        await connection.execute(
            "DELETE FROM game WHERE channel_id = $1", private_channel_id(user_id)
        )
        for sql in _FORGET_USER:
            await connection.execute(sql, user_id)
        for sql in _RENAME_USER:
            await connection.execute(sql, user_id, pseudonym)
        await _forget_in_log(connection, user_id, pseudonym)


_FORGET_USER = (
    "DELETE FROM person WHERE user_id = $1",
    "DELETE FROM review WHERE user_id = $1",
    """DELETE FROM made WHERE game_id IN (SELECT game_id FROM sitting WHERE user_id = $1
        UNION SELECT game_id FROM seat WHERE user_id = $1)""",
    "UPDATE result SET user_id = NULL WHERE user_id = $1",
    "UPDATE move SET user_id = NULL, interaction_id = NULL WHERE user_id = $1",
)

_RENAME_USER = (
    "UPDATE sitting SET user_id = NULL, name = $2 WHERE user_id = $1",
    "UPDATE seat SET user_id = NULL, name = $2, remind_at = NULL WHERE user_id = $1",
)

_SEAT_MOVES = """SELECT game_id, ply, action FROM move WHERE kind = 'seat'
    AND $1 IN (action::json ->> 'old_user', action::json ->> 'new_user')"""


async def _forget_in_log(connection: Connection, user_id: int, pseudonym: str) -> None:
    """Replace a person's name in entries about seat changes, the only ones with names in them."""
    for row in await connection.fetch(_SEAT_MOVES, str(user_id)):
        action_fields: dict[str, Any] = json.loads(row["action"])
        for who in ("old", "new"):
            if action_fields.get(f"{who}_user") == user_id:
                action_fields |= {who: pseudonym, f"{who}_user": None}
        sql = "UPDATE move SET action = $3 WHERE game_id = $1 AND ply = $2"
        action = json.dumps(action_fields, ensure_ascii=False, separators=(",", ":"))
        await connection.execute(sql, row["game_id"], row["ply"], action)
