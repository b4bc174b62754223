"""Fencing: SQL writes that are refused unless the caller still holds the lease.

The lease's row is locked inside the statement that writes. So a process that takes over waits for
writes in progress, and one whose lease has passed on finds out here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from bot.storage.contract import LeaseLost
from bot.storage.leases import ShardLease
from bot.storage.postgres.pool import Connection

OWNER_KEY = "in-charge"
"""The key under which the database stores which process may write, or that several share it."""

LEASE_PLACEHOLDER, ALLOWED_PLACEHOLDER = ":charge", ":fine"
"""Placeholders in a statement for the lease row, and for whether the caller holds the lease."""

Scope = Literal["all", "shard"]

_LEASE_CTES: dict[Scope, str] = {
    "all": """charge AS MATERIALIZED (
        SELECT value FROM meta WHERE key = 'in-charge' FOR SHARE
    )""",
    "shard": """held AS MATERIALIZED (
        SELECT epoch FROM charge
        WHERE shards = ($1::bigint[])[1] AND shard = ($1::bigint[])[2] FOR SHARE
    )""",
}

_ALLOWED_CONDITIONS: dict[Scope, str] = {
    "all": "NOT EXISTS (SELECT FROM charge WHERE value <> $1::text)",
    "shard": "EXISTS (SELECT FROM held WHERE epoch = ($1::bigint[])[3])",
}

_LOST_QUERIES: dict[Scope, str] = {
    "all": "SELECT EXISTS (SELECT FROM meta WHERE key = 'in-charge' AND value <> $1::text)",
    "shard": """SELECT NOT EXISTS (SELECT FROM charge WHERE shards = ($1::bigint[])[1]
        AND shard = ($1::bigint[])[2] AND epoch = ($1::bigint[])[3])""",
}


@dataclass(frozen=True, slots=True)
class FencingToken:
    """Proof of the right to write: all games as the single process, or the games of one shard."""

    scope: Scope
    value: Any

    def fenced_statement(self, sql: str) -> str:
        """Return the SQL with the lease check inserted; the token is its $1."""
        return _fenced_statement(sql, self.scope)

    @property
    def lost_query(self) -> str:
        """Return a statement that selects whether the lease is lost, without waiting for locks."""
        return _LOST_QUERIES[self.scope]


@cache
def _fenced_statement(sql: str, scope: Scope) -> str:
    return sql.replace(LEASE_PLACEHOLDER, _LEASE_CTES[scope]).replace(
        ALLOWED_PLACEHOLDER, _ALLOWED_CONDITIONS[scope]
    )


def process_token(process: str | None) -> FencingToken:
    """Return the token of a single process, for all games."""
    return FencingToken("all", process)


def lease_token(lease: ShardLease) -> FencingToken:
    """Return the token of a shard's lease."""
    return FencingToken("shard", [lease.shard_count, lease.shard_id, lease.epoch])


ACQUIRE_LEASE = """WITH taken AS (
        UPDATE charge SET epoch = epoch + 1, holder = NULL, heir = NULL, heir_ready = false
    )
    INSERT INTO meta (key, value) VALUES ('in-charge', $1)
    ON CONFLICT (key) DO UPDATE SET value = $1"""
"""Make one process the only writer of all games, which also revokes the leases of all shards."""


def fenced(sql: str) -> str:
    """Return a statement that writes `FROM allowed WHERE fine`, with the token as $1."""
    return f"""WITH {LEASE_PLACEHOLDER},
        allowed AS MATERIALIZED (SELECT {ALLOWED_PLACEHOLDER} AS fine),
        done AS ({sql} RETURNING 1)
        SELECT fine, (SELECT count(*) FROM done) AS rows FROM allowed"""  # noqa: S608


async def write(connection: Connection, token: FencingToken, sql: str, *values: Any) -> int:
    """Run a fenced statement and return the number of rows changed. Raises LeaseLost."""
    row = await connection.fetchrow(token.fenced_statement(sql), token.value, *values)
    if not row["fine"]:
        raise LeaseLost
    return int(row["rows"])


async def lock_lease(connection: Connection, token: FencingToken) -> None:
    """Hold the lease until the transaction ends. Raises LeaseLost."""
    sql = token.fenced_statement(f"WITH {LEASE_PLACEHOLDER} SELECT {ALLOWED_PLACEHOLDER}")
    if not await connection.fetchval(sql, token.value):
        raise LeaseLost


async def check_lease(connection: Connection, token: FencingToken) -> None:
    """Raise LeaseLost unless the token is still valid, without waiting for locks."""
    if await connection.fetchval(token.lost_query, token.value):
        raise LeaseLost


SET_INTENT = fenced("""UPDATE seat SET intent = $4 FROM allowed
    WHERE fine AND game_id = $2 AND seat = $3""")

SET_GAME_SETTINGS = fenced("UPDATE game SET settings = $3 FROM allowed WHERE fine AND id = $2")

SET_INFORMED_PLY = fenced("""UPDATE seat SET told = $4 FROM allowed
    WHERE fine AND game_id = $2 AND seat = $3 AND told <= $4""")

MARK_ANNOUNCED = fenced("""UPDATE game SET posted_ply = $3, turn_message_id = $4 FROM allowed
    WHERE fine AND id = $2 AND posted_ply <= $3""")

MARK_PHASE_ANNOUNCED = fenced("""UPDATE game SET story_ply = $3 FROM allowed
    WHERE fine AND id = $2 AND story_ply <= $3""")

CLEAR_REMINDERS = fenced("""UPDATE seat SET remind_at = NULL FROM allowed
    WHERE fine AND game_id = $2 AND remind_at <= $3""")

MOVE_GAME = fenced("""UPDATE game SET channel_id = $3, guild_id = $4, turn_message_id = NULL
    FROM allowed WHERE fine AND id = $2 AND status IN ('lobby', 'running')""")

SAVE_ARTIFACT = fenced("""INSERT INTO made (game_id, what, content)
    SELECT $2::bigint, $3::text, $4::bytea FROM allowed WHERE fine
    ON CONFLICT (game_id, what) DO UPDATE SET content = excluded.content""")

BEGIN_SEASON = fenced("""INSERT INTO season (guild_id, number, began)
    SELECT $2::bigint, $3::bigint, $4::bigint FROM allowed WHERE fine
    ON CONFLICT (guild_id, number) DO NOTHING""")

SET_USER_SETTINGS = fenced("""INSERT INTO person (user_id, settings)
    SELECT $2::bigint, $3::text FROM allowed WHERE fine
    ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings""")

SET_GUILD_SETTINGS = fenced("""INSERT INTO server (guild_id, settings)
    SELECT $2::bigint, $3::text FROM allowed WHERE fine
    ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings""")

SET_META = fenced("""INSERT INTO meta (key, value)
    SELECT $2::text, $3::text FROM allowed WHERE fine
    ON CONFLICT (key) DO UPDATE SET value = excluded.value""")

REQUEST_REVIEW = fenced("""INSERT INTO review (game_id, user_id)
    SELECT $2::bigint, $3::bigint FROM allowed WHERE fine
    ON CONFLICT (game_id, user_id) DO NOTHING""")

SAVE_REVIEW = fenced("""UPDATE review SET found = $4, done = $5 FROM allowed
    WHERE fine AND game_id = $2 AND user_id = $3""")
