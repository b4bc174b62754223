"""Statements that write only while whoever asks is in charge.

The row that says who is in charge is locked inside the very statement that writes: whoever takes
over waits for what is being written, and whoever was taken over meanwhile finds it out here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from bot.store.charges import Charge
from bot.store.contract import TakenOver
from bot.store.postgres.connections import Connection

IN_CHARGE = "in-charge"
"""Where the database remembers which process may write, or that several share it."""

CHARGE, FINE = ":charge", ":fine"
"""Where a statement has the row that says who is in charge, and whether who asks is it."""

Kind = Literal["all", "shard"]

_CHARGES: dict[Kind, str] = {
    "all": """charge AS MATERIALIZED (
        SELECT value FROM meta WHERE key = 'in-charge' FOR SHARE
    )""",
    "shard": """held AS MATERIALIZED (
        SELECT epoch FROM charge
        WHERE shards = ($1::bigint[])[1] AND shard = ($1::bigint[])[2] FOR SHARE
    )""",
}

_FINE: dict[Kind, str] = {
    "all": "NOT EXISTS (SELECT FROM charge WHERE value <> $1::text)",
    "shard": "EXISTS (SELECT FROM held WHERE epoch = ($1::bigint[])[3])",
}

_LOST: dict[Kind, str] = {
    "all": "SELECT EXISTS (SELECT FROM meta WHERE key = 'in-charge' AND value <> $1::text)",
    "shard": """SELECT NOT EXISTS (SELECT FROM charge WHERE shards = ($1::bigint[])[1]
        AND shard = ($1::bigint[])[2] AND epoch = ($1::bigint[])[3])""",
}


@dataclass(frozen=True, slots=True)
class Right:
    """By what somebody may write: as the one process for all games, or for those of a shard.

    Who never took over may write all games for as long as nobody else does.
    """

    kind: Kind
    value: Any

    def statement(self, sql: str) -> str:
        """A statement that looks at this right, which is its $1."""
        return _statement(sql, self.kind)

    @property
    def lost(self) -> str:
        """A statement that says whether this right is lost by now, waiting for nobody."""
        return _LOST[self.kind]


@cache
def _statement(sql: str, kind: Kind) -> str:
    return sql.replace(CHARGE, _CHARGES[kind]).replace(FINE, _FINE[kind])


def right_to_all(process: str | None) -> Right:
    """The right of one process for all games."""
    return Right("all", process)


def right_to(charge: Charge) -> Right:
    """The right of whoever is in charge of a shard."""
    return Right("shard", [charge.shards, charge.shard, charge.epoch])


TAKE_OVER = """WITH taken AS (
        UPDATE charge SET epoch = epoch + 1, holder = NULL, heir = NULL, heir_ready = false
    )
    INSERT INTO meta (key, value) VALUES ('in-charge', $1)
    ON CONFLICT (key) DO UPDATE SET value = $1"""
"""From now on one process writes all games: also those that had several shards may not."""


def guarded(sql: str) -> str:
    """A statement that writes `FROM allowed WHERE fine`, with $1 for the right to."""
    return f"""WITH {CHARGE}, allowed AS MATERIALIZED (SELECT {FINE} AS fine),
        done AS ({sql} RETURNING 1)
        SELECT fine, (SELECT count(*) FROM done) AS rows FROM allowed"""  # noqa: S608


async def write(connection: Connection, right: Right, sql: str, *values: Any) -> int:
    """Run a guarded statement; how many rows it changed. Raises TakenOver."""
    row = await connection.fetchrow(right.statement(sql), right.value, *values)
    if not row["fine"]:
        raise TakenOver
    return int(row["rows"])


async def lock_charge(connection: Connection, right: Right) -> None:
    """Stay in charge until the transaction ends. Raises TakenOver."""
    sql = right.statement(f"WITH {CHARGE} SELECT {FINE}")
    if not await connection.fetchval(sql, right.value):
        raise TakenOver


async def check_in_charge(connection: Connection, right: Right) -> None:
    """Raise TakenOver unless who asks may write, waiting for nobody."""
    if await connection.fetchval(right.lost, right.value):
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
