"""Leases of shards, stored in PostgreSQL beside the games."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import timedelta
from typing import Any, Self, cast

from bot.storage.contract import Store
from bot.storage.leases import (
    ClusterDissolved,
    ClusterMember,
    ClusterState,
    LeaseStatus,
    LeaseStore,
    ShardCountMismatch,
    ShardLease,
)
from bot.storage.postgres import fencing, queries
from bot.storage.postgres.connection import migrate, server_settings, translate_to_unusable
from bot.storage.postgres.pool import Connection, ConnectionPool
from bot.storage.postgres.store import PostgresStore
from bot.storage.postgres_url import PostgresUrl

CLUSTER_LOCK_ID = 0x4E455654
"""The advisory lock that serialises processes joining at the same time: "NEVT"."""

SHARDED_SUFFIX = " shards"
"""Follows the number of shards in the value of `fencing.OWNER_KEY`, if processes share the games.
"""

GAME_CONNECTIONS, LEASE_CONNECTIONS = 7, 1
"""Connections of a process. Leases have their own, so that heartbeats never wait for games."""

MIN_IDENTIFY_DELAY = 0.01
"""The shortest delay in seconds until a process asks again for an identify."""

_ALIVE = "alive_until > clock_timestamp()"

_HEARTBEAT = """INSERT INTO process (name, alive_until, leaving, wanted)
    VALUES ($1, clock_timestamp() + $2::interval, $3, $4::bigint[])
    ON CONFLICT (name) DO UPDATE SET (alive_until, leaving, wanted)
    = (excluded.alive_until, excluded.leaving, excluded.wanted)
    RETURNING (SELECT value FROM meta WHERE key = 'in-charge')"""

_LEASES = f"""SELECT shard, epoch, holder.name AS holder, heir.name AS heir,
        heir_ready AND heir.name IS NOT NULL AS heir_ready, charge.holder IS NULL AS released
    FROM charge
    LEFT JOIN process AS holder ON holder.name = charge.holder AND holder.{_ALIVE}
    LEFT JOIN process AS heir ON heir.name = charge.heir AND heir.{_ALIVE}
    WHERE shards = $1 ORDER BY shard"""  # noqa: S608

_MEMBERS = f"SELECT name, leaving, wanted FROM process WHERE {_ALIVE} ORDER BY name"  # noqa: S608

_ANY_MEMBER_ALIVE = f"SELECT EXISTS (SELECT FROM process WHERE {_ALIVE})"  # noqa: S608

_CLAIM = f"""UPDATE charge SET epoch = epoch + 1, holder = $1, heir = NULL, heir_ready = false
    FROM (
        SELECT shard FROM charge
        WHERE shards = $2 AND shard = ANY ($3::bigint[])
        AND (holder IS NULL OR $5
            AND NOT EXISTS (SELECT FROM process WHERE name = holder AND {_ALIVE}))
        ORDER BY shard LIMIT $4 FOR UPDATE SKIP LOCKED
    ) AS free
    WHERE charge.shards = $2 AND charge.shard = free.shard
    AND (SELECT value FROM meta WHERE key = 'in-charge') = $6
    RETURNING charge.shard, epoch"""  # noqa: S608

_REQUEST_SUCCESSION = f"""UPDATE charge SET heir = $1, heir_ready = false
    WHERE shards = $2 AND shard = $3 AND holder <> $1 AND (heir IS NULL OR heir = $1
        OR NOT EXISTS (SELECT FROM process WHERE name = heir AND {_ALIVE}))
    RETURNING 1"""  # noqa: S608

_MARK_SUCCESSOR_READY = (
    "UPDATE charge SET heir_ready = true WHERE heir = $1 AND shards = $2 AND shard = $3"
)

_HAND_OVER = f"""UPDATE charge SET epoch = epoch + 1, holder = heir, heir = NULL, heir_ready = false
    WHERE shards = $1 AND shard = $2 AND epoch = $3 AND heir_ready
    AND EXISTS (SELECT FROM process WHERE name = heir AND {_ALIVE})
    RETURNING 1"""  # noqa: S608

_RELEASE = """UPDATE charge SET epoch = epoch + 1, holder = NULL
    WHERE shards = $1 AND shard = $2 AND epoch = $3"""

_RESERVE_IDENTIFY = """INSERT INTO identify AS known (bucket, free_at)
    VALUES ($1, clock_timestamp() + $2::interval)
    ON CONFLICT (bucket) DO UPDATE SET free_at = clock_timestamp() + $2::interval
    WHERE known.free_at <= clock_timestamp()
    RETURNING true"""

_IDENTIFY_DELAY = """SELECT extract(epoch FROM free_at - clock_timestamp())::float
    FROM identify WHERE bucket = $1"""

_SET_META = """INSERT INTO meta (key, value) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value"""


class ShardStore(PostgresStore):
    """The games of one shard, over the connections that all shards of a process share."""

    def __init__(self, pool: ConnectionPool, lease: ShardLease) -> None:
        super().__init__(pool)
        self._fencing_token = fencing.lease_token(lease)
        self._shard_filter = (lease.shard_count, lease.shard_id)

    async def acquire_lease(self) -> None:
        """Do nothing: the lease was claimed before this store was created."""

    async def close(self) -> None:
        """Leave the connections open: other shards use them."""


class PostgresLeaseStore(LeaseStore):
    """Implements `LeaseStore`."""

    def __init__(self, game_pool: ConnectionPool, lease_pool: ConnectionPool) -> None:
        """Use `PostgresLeaseStore.open`."""
        self._game_pool, self._lease_pool = game_pool, lease_pool
        self.shard_count = 0
        self.member_name = secrets.token_hex(8)

    @classmethod
    async def open(cls, url: PostgresUrl) -> Self:
        """Open the database and bring it up to date. Raises StoreUnusable."""
        await migrate(url)
        session_settings = server_settings(url)
        with translate_to_unusable(url):
            return cls(
                await ConnectionPool.open(url.dsn, session_settings, GAME_CONNECTIONS),
                await ConnectionPool.open(url.dsn, session_settings, LEASE_CONNECTIONS),
            )

    async def join_cluster(self, shard_count: int, *, adopt_existing: bool) -> int:
        async def work(connection: Connection, _: bool) -> int:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", CLUSTER_LOCK_ID)
                owner = await connection.fetchval(queries.META, fencing.OWNER_KEY) or ""
                others = (
                    int(owner.removesuffix(SHARDED_SUFFIX))
                    if owner.endswith(SHARDED_SUFFIX)
                    else shard_count
                )
                if others != shard_count and await connection.fetchval(_ANY_MEMBER_ALIVE):
                    if not adopt_existing:
                        raise ShardCountMismatch(others)
                    return others
                if owner != f"{shard_count}{SHARDED_SUFFIX}":
                    await connection.execute(
                        fencing.ACQUIRE_LEASE, f"{shard_count}{SHARDED_SUFFIX}"
                    )
                await connection.execute(
                    """INSERT INTO charge (shards, shard)
                    SELECT $1::bigint, generate_series(0, $1::bigint - 1)
                    ON CONFLICT DO NOTHING""",
                    shard_count,
                )
                # Processes that died more than a day ago.
                await connection.execute(
                    "DELETE FROM process WHERE alive_until < clock_timestamp() - interval '1 day'"
                )
                return shard_count

        self.shard_count = await self._lease_pool.run(work)
        return self.shard_count

    async def heartbeat(
        self, lease_duration: float, *, leaving: bool, wanted_shards: Collection[int] | None
    ) -> ClusterState:
        wanted = None if wanted_shards is None else sorted(wanted_shards)
        alive = (self.member_name, timedelta(seconds=lease_duration), leaving, wanted)

        async def work(connection: Connection, _: bool) -> ClusterState:
            if (
                await connection.fetchval(_HEARTBEAT, *alive)
                != f"{self.shard_count}{SHARDED_SUFFIX}"
            ):
                raise ClusterDissolved
            return ClusterState(
                tuple(
                    LeaseStatus(*row) for row in await connection.fetch(_LEASES, self.shard_count)
                ),
                tuple(
                    ClusterMember(name, leaves, None if some is None else frozenset(some))
                    for name, leaves, some in await connection.fetch(_MEMBERS)
                ),
            )

        return await self._lease_pool.run(work)

    async def claim(
        self, shard_ids: Collection[int], limit: int, *, include_expired: bool
    ) -> tuple[ShardLease, ...]:
        owner = f"{self.shard_count}{SHARDED_SUFFIX}"
        values = (
            self.member_name,
            self.shard_count,
            list(shard_ids),
            limit,
            include_expired,
            owner,
        )

        async def work(connection: Connection, _: bool) -> tuple[ShardLease, ...]:
            rows = await connection.fetch(_CLAIM, *values)
            return tuple(ShardLease(self.shard_count, *row) for row in rows)

        return await self._lease_pool.run(work)

    async def request_succession(self, shard_id: int) -> bool:
        return bool(
            await self._fetch_value(
                _REQUEST_SUCCESSION, self.member_name, self.shard_count, shard_id
            )
        )

    async def mark_successor_ready(self, shard_id: int) -> None:
        await self._fetch_value(_MARK_SUCCESSOR_READY, self.member_name, self.shard_count, shard_id)

    async def hand_over(self, lease: ShardLease) -> bool:
        return bool(
            await self._fetch_value(_HAND_OVER, lease.shard_count, lease.shard_id, lease.epoch)
        )

    async def release(self, lease: ShardLease) -> None:
        await self._fetch_value(_RELEASE, lease.shard_count, lease.shard_id, lease.epoch)

    async def reserve_identify(self, bucket: int, interval: float) -> float:
        if await self._fetch_value(_RESERVE_IDENTIFY, bucket, timedelta(seconds=interval)):
            return 0.0
        return max(MIN_IDENTIFY_DELAY, await self.identify_delay(bucket))

    async def identify_delay(self, bucket: int) -> float:
        return float(await self._fetch_value(_IDENTIFY_DELAY, bucket) or 0.0)

    async def leave_cluster(self) -> None:
        # A process that is not listed can be nobody's successor.
        await self._fetch_value("DELETE FROM process WHERE name = $1", self.member_name)

    def store_for(self, lease: ShardLease) -> Store:
        return ShardStore(self._game_pool, lease)

    async def check(self) -> None:
        await self._fetch_value("SELECT 1")

    async def get_meta(self, key: str) -> str | None:
        return cast("str | None", await self._fetch_value(queries.META, key))

    async def set_meta(self, key: str, value: str) -> None:
        await self._fetch_value(_SET_META, key, value)

    async def _fetch_value(self, sql: str, *values: Any) -> Any:
        async def work(connection: Connection, _: bool) -> Any:
            return await connection.fetchval(sql, *values)

        return await self._lease_pool.run(work)

    async def close(self) -> None:
        await self._game_pool.close()
        await self._lease_pool.close()
