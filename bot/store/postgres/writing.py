"""Statements that write only while this process is in charge.

The row that says who is in charge is locked inside the very statement that writes: whoever takes
over waits for what is being written, and whoever was taken over meanwhile finds it out here.
"""

from __future__ import annotations

from typing import Any

from bot.store.contract import TakenOver
from bot.store.postgres.connections import Connection

IN_CHARGE = "in-charge"
"""Where the database remembers which process may write."""

CHARGE = """charge AS MATERIALIZED (
        SELECT value FROM meta WHERE key = 'in-charge' FOR SHARE
    )"""

FINE = "NOT EXISTS (SELECT FROM charge WHERE value <> $1::text)"
"""Whether the process $1 may write: it is in charge, or never took over as nobody need have."""

TAKE_OVER = """INSERT INTO meta (key, value) VALUES ('in-charge', $1)
    ON CONFLICT (key) DO UPDATE SET value = $1"""


def guarded(sql: str) -> str:
    """A statement that writes `FROM allowed WHERE fine`, with $1 for the process."""
    return f"""WITH {CHARGE}, allowed AS MATERIALIZED (SELECT {FINE} AS fine),
        done AS ({sql} RETURNING 1)
        SELECT fine, (SELECT count(*) FROM done) AS rows FROM allowed"""  # noqa: S608


async def write(connection: Connection, process: str | None, sql: str, *values: Any) -> int:
    """Run a guarded statement; how many rows it changed. Raises TakenOver."""
    row = await connection.fetchrow(sql, process, *values)
    if not row["fine"]:
        raise TakenOver
    return int(row["rows"])


async def lock_charge(connection: Connection, process: str | None) -> None:
    """Stay in charge until the transaction ends. Raises TakenOver."""
    sql = f"WITH {CHARGE} SELECT {FINE}"
    if not await connection.fetchval(sql, process):
        raise TakenOver


async def check_in_charge(connection: Connection, process: str | None) -> None:
    """Raise TakenOver unless this process may write, waiting for nobody."""
    sql = "SELECT EXISTS (SELECT FROM meta WHERE key = 'in-charge' AND value <> $1::text)"
    if await connection.fetchval(sql, process):
        raise TakenOver


SET_INTENT = guarded("""UPDATE seat SET intent = $4 FROM allowed
    WHERE fine AND game_id = $2 AND seat = $3""")

SET_SETTINGS = guarded("UPDATE game SET settings = $3 FROM allowed WHERE fine AND id = $2")

SET_TOLD = guarded("""UPDATE seat SET told = $4 FROM allowed
    WHERE fine AND game_id = $2 AND seat = $3 AND told <= $4""")

MARK_POSTED = guarded("""UPDATE game SET posted_ply = $3, turn_message_id = $4 FROM allowed
    WHERE fine AND id = $2 AND posted_ply <= $3""")

MARK_STORY = guarded("""UPDATE game SET story_ply = $3 FROM allowed
    WHERE fine AND id = $2 AND story_ply <= $3""")

CLEAR_REMINDERS = guarded("""UPDATE seat SET remind_at = NULL FROM allowed
    WHERE fine AND game_id = $2 AND remind_at <= $3""")

MOVE_GAME = guarded("""UPDATE game SET channel_id = $3, guild_id = $4, turn_message_id = NULL
    FROM allowed WHERE fine AND id = $2 AND status IN ('lobby', 'running')""")

KEEP_MADE = guarded("""INSERT INTO made (game_id, what, content)
    SELECT $2::bigint, $3::text, $4::bytea FROM allowed WHERE fine
    ON CONFLICT (game_id, what) DO UPDATE SET content = excluded.content""")

BEGIN_SEASON = guarded("""INSERT INTO season (guild_id, number, began)
    SELECT $2::bigint, $3::bigint, $4::bigint FROM allowed WHERE fine
    ON CONFLICT (guild_id, number) DO NOTHING""")

SET_PERSON = guarded("""INSERT INTO person (user_id, settings)
    SELECT $2::bigint, $3::text FROM allowed WHERE fine
    ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings""")

SET_SERVER = guarded("""INSERT INTO server (guild_id, settings)
    SELECT $2::bigint, $3::text FROM allowed WHERE fine
    ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings""")

SET_META = guarded("""INSERT INTO meta (key, value)
    SELECT $2::text, $3::text FROM allowed WHERE fine
    ON CONFLICT (key) DO UPDATE SET value = excluded.value""")

BEGIN_REVIEW = guarded("""INSERT INTO review (game_id, user_id)
    SELECT $2::bigint, $3::bigint FROM allowed WHERE fine
    ON CONFLICT (game_id, user_id) DO NOTHING""")

KEEP_REVIEW = guarded("""UPDATE review SET found = $4, done = $5 FROM allowed
    WHERE fine AND game_id = $2 AND user_id = $3""")
