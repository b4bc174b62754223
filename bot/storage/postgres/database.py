"""A PostgreSQL database behind a pool of connections."""

from __future__ import annotations

import secrets
import time
from collections.abc import Hashable
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.storage.connection import Connection, Work
from bot.storage.fencing import ACQUIRE_LEASE, REVOKE_SHARD_LEASES, Fence, process_fence
from bot.storage.leases import HEARTBEAT, LeaseStore
from bot.storage.migration import MIGRATIONS
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.opening import open_migrated, server_settings, translate_to_unusable
from bot.storage.postgres.pool import ConnectionPool
from bot.storage.postgres_url import PostgresUrl

T = TypeVar("T")

CLOCK = "SELECT extract(epoch FROM clock_timestamp())::float"

GAME_CONNECTIONS, LEASE_CONNECTIONS = 7, 1
"""Connections of a process that shares the games with others."""


class PostgresDatabase:
    """Implements `Database`, for the single process that owns all games."""

    def __init__(self, pool: ConnectionPool, fence: Fence) -> None:
        """Use `PostgresDatabase.open`."""
        self._pool = pool
        self._fence = fence

    @classmethod
    async def open(cls, url: PostgresUrl, migrations: Path = MIGRATIONS) -> Self:
        """Open the database and apply pending migrations. Raises StoreUnusable."""
        await open_migrated(url, migrations)
        with translate_to_unusable(url):
            pool = await ConnectionPool.open(url.dsn, server_settings(url))
            return cls(pool, process_fence(None))

    async def run(self, work: Work[T], order_key: Hashable = None) -> T:
        async def run_with_fence(driver: Any, is_retry: bool) -> T:
            return await work(PostgresConnection(driver, self._fence), is_retry)

        return await self._pool.run(run_with_fence, order_key)

    async def acquire_lease(self) -> None:
        process = secrets.token_hex(8)

        async def work(connection: Connection, _: bool) -> None:
            await connection.fetch(REVOKE_SHARD_LEASES + ACQUIRE_LEASE, process=process)

        await self.run(work, "lease")
        self._fence = process_fence(process)

    async def renew_lease(self, seconds: float) -> None:
        alive = {"seconds": seconds, "leaving": 1, "wanted_shards": None}

        async def work(connection: Connection, _: bool) -> None:
            await connection.check_lease()
            await connection.fetch(HEARTBEAT, name=self._fence.values["fence_process"], **alive)

        await self.run(work)

    async def clock_offset(self) -> float:
        async def work(connection: Connection, _: bool) -> float:
            before = time.time()
            [[there]] = await connection.fetch(CLOCK)
            return float(there - (before + time.time()) / 2)

        return await self.run(work)

    async def erase_deleted(self) -> None:
        """Do nothing: the server's log is not ours."""

    async def close(self) -> None:
        await self._pool.close()


class ShardDatabase(PostgresDatabase):
    """Implements `Database` for one shard, over the connections of all shards of a process."""

    async def acquire_lease(self) -> None:
        """Do nothing: the lease was claimed before."""

    async def renew_lease(self, seconds: float) -> None:
        """Do nothing: the heartbeat renews the leases of all shards."""

    async def close(self) -> None:
        """Leave the connections open: other shards use them."""


async def open_cluster(url: PostgresUrl) -> LeaseStore:
    """Open the database for one of several processes. Raises StoreUnusable."""
    await open_migrated(url)
    with translate_to_unusable(url):
        games = await ConnectionPool.open(url.dsn, server_settings(url), GAME_CONNECTIONS)
        leases = await ConnectionPool.open(url.dsn, server_settings(url), LEASE_CONNECTIONS)
    fence = process_fence(None)
    return LeaseStore(
        PostgresDatabase(leases, fence),
        PostgresDatabase(games, fence),
        lambda shard: ShardDatabase(games, shard),
    )
