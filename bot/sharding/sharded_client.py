"""The Discord client of one process among several, which owns some of the shards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.ai_seats.workers import AIWorkers
from bot.client import DRAIN_TIMEOUT, UNOWNED_WAIT_SECONDS, NevskyClient
from bot.interactions.core.bot_client import Interaction
from bot.ops.in_flight import BackgroundTasks
from bot.ops.metrics import LEASES_ACQUIRED, SHARD_CONNECTED, SHARD_TABLES, TABLES
from bot.settings import ShardingConfig
from bot.shard_runtime import ShardRuntime
from bot.sharding.lease_manager import LeaseManager
from bot.storage.errors import StoreError, StoreUnusable
from bot.storage.fencing import ShardLease
from bot.storage.leases import LeaseStore, ShardCountMismatch, shard_id_for
from bot.storage.locations import open_lease_store
from bot.storage.meta_store import MetaStore

log = logging.getLogger(__name__)

SUCCESSOR_WAIT_SECONDS = 1.8
"""Seconds that an interaction waits for a shard being handed over to this process.

Discord invalidates an interaction without a response after 3.
"""

HANDOVER_TIMEOUT = 100.0
"""Seconds that a shutdown waits for other processes to take over every shard."""

IDENTIFY_INTERVAL = 6.0
"""Seconds between two identifies in a bucket. Discord demands 5; their delays may vary."""

GATEWAY_LIMITS_TIMEOUT = 1.0
"""Seconds to wait for Discord's limits, during which no heartbeat is sent."""

IDENTIFY_RESERVE = 200
"""Identifies a day that rebalancing leaves for emergencies."""

IDENTIFY_RETRY_DELAY = 2.0
"""Seconds until the store is asked again whether a connection may identify."""


@dataclass(slots=True)
class ShardConnection:
    """The gateway connection of one shard."""

    launch_task: asyncio.Task[None]
    connected: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while the shard's servers are known to discord.py."""

    was_ready: bool = False
    """Whether the shard was ready before: if it is ready again, its channels may have changed."""


class ShardedClient(NevskyClient):
    """A client that is connected only as the shards that it owns or is about to own."""

    def __init__(self, database: Any, workers: AIWorkers, sharding: ShardingConfig) -> None:
        super().__init__(database, workers, no_delay=False, shard_count=None)
        self._sharding = sharding
        self._opened_lease_store: LeaseStore | None = None
        self._lease_manager: LeaseManager | None = None
        self._runtimes = dict[int, ShardRuntime]()
        self._unowned_runtime: ShardRuntime
        self._connections = dict[int, ShardConnection]()
        self._launch_locks = dict[int, asyncio.Lock]()
        self._background_tasks = BackgroundTasks()
        self._max_concurrency = 1
        self._has_left_cluster = False

    async def setup_hook(self) -> None:
        """Register the commands and join the cluster. The lease manager acquires shards later."""
        self._opened_lease_store = await open_lease_store(self._database)
        await self.register_commands(self._lease_store)
        recommended, self._max_concurrency = await self._gateway_limits()
        configured = self._sharding.shard_count
        try:
            self.shard_count = await self._lease_store.join_cluster(
                configured or recommended, adopt_existing=configured is None
            )
        except ShardCountMismatch as error:
            raise StoreUnusable(
                self._database,
                f"is shared by running processes in {error.shard_count} shards: "
                "stop all of them first",
            ) from error
        log.info(
            "joined the cluster",
            extra={"member": self._lease_store.member_name, "shards": self.shard_count},
        )
        # A lease on no shard: this runtime can read, but its writes are rejected.
        unowned = ShardLease(self.shard_count, 0, 0)
        self._unowned_runtime = self.create_runtime(
            self._lease_store.store_for(unowned), shared=True
        )
        TABLES.set_function(lambda: sum(len(part.tables) for part in self._runtimes.values()))
        self._lease_manager = LeaseManager(self._lease_store, self, self._sharding.shard_ids)

    @property
    def _lease_store(self) -> LeaseStore:
        """The store of leases; not to be used before `setup_hook`."""
        assert self._opened_lease_store is not None
        return self._opened_lease_store

    async def _gateway_limits(self) -> tuple[int, int]:
        """Return the recommended number of shards and `max_concurrency`, as Discord says."""
        shard_count, _, limits = await self.http.get_bot_gateway()
        return shard_count, limits["max_concurrency"]

    async def launch_shards(self) -> None:
        """Start the lease manager, which connects shards, instead of connecting all of them."""
        assert self.shard_count is not None
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = range(self.shard_count)
        assert self._lease_manager is not None
        self._lease_manager.start()

    # Routing of interactions

    @property
    def runtime(self) -> ShardRuntime:
        """A runtime without a lease, for interactions of servers that nobody owns."""
        return self._unowned_runtime

    def runtime_for(self, guild_id: int | None) -> ShardRuntime:
        return self._runtimes.get(self._shard_id_for(guild_id), self._unowned_runtime)

    def owned_runtime(self, guild_id: int) -> ShardRuntime | None:
        shard_id, lease_manager = self._shard_id_for(guild_id), self._lease_manager
        owns = lease_manager is not None and lease_manager.owns(shard_id)
        return self._runtimes.get(shard_id) if owns else None

    def _shard_id_for(self, guild_id: int | None) -> int:
        assert self.shard_count is not None
        return shard_id_for(guild_id, self.shard_count)

    async def should_handle(self, interaction: Interaction) -> bool:
        """Return whether this process owns the shard of the interaction.

        Waits a little for a handover. If no process seems to own the shard, refuses the
        interaction with a message and returns False.
        """
        shard_id, lease_manager = self._shard_id_for(interaction.guild_id), self._lease_manager
        if lease_manager is None:
            return False
        if lease_manager.owns(shard_id):
            return True
        seconds = (
            SUCCESSOR_WAIT_SECONDS if lease_manager.is_successor(shard_id) else UNOWNED_WAIT_SECONDS
        )
        if await lease_manager.wait_until_owned(shard_id, seconds):
            return True
        if not self._has_left_cluster:
            await self._refuse(interaction)
        return False

    def is_superseded(self) -> bool:
        """Return False: `should_handle` decides for each shard."""
        return False

    def on_lease_lost(self) -> None:
        """Look at once which shards were taken over."""
        if self._lease_manager is not None:
            self._lease_manager.wake()

    def on_cluster_dissolved(self) -> None:
        self.shut_down("other processes have all shards")

    async def health_problem(self) -> str | None:
        if (problem := await super().health_problem()) is not None:
            return problem
        away = [number for number, status in self.shard_statuses().items() if status != "ok"]
        return f"not connected to Discord as shard {', '.join(map(str, away))}" if away else None

    def _database_to_check(self) -> MetaStore | None:
        return None if self._lease_manager is None else self._lease_store

    def shard_statuses(self) -> dict[int, str]:
        """Return "ok" or "connecting" for each shard that is owned or about to be."""
        return {
            number: "ok" if connection.connected.is_set() else "connecting"
            for number, connection in sorted(self._connections.items())
        }

    # What the lease manager asks for (ShardHost)

    @property
    def connected_shards(self) -> frozenset[int]:
        return frozenset(self._connections)

    async def connect_shard(self, shard_id: int) -> None:
        """Connect as a shard when it may identify, and wait until its servers are known."""
        connection = self._connections.get(shard_id)
        if connection is None:
            task = asyncio.create_task(self._launch_in_turn(shard_id), name=f"shard-{shard_id}")
            connection = self._connections[shard_id] = ShardConnection(task)
            connected = connection.connected
            SHARD_CONNECTED.labels(shard_id).set_function(lambda: float(connected.is_set()))
        await connection.connected.wait()

    async def _launch_in_turn(self, shard_id: int) -> None:
        bucket = shard_id % self._max_concurrency
        # The shards of a bucket wait for each other before they connect, since Discord closes a
        # connection that takes too long to identify. Then only other processes can delay it.
        async with self._launch_locks.setdefault(bucket, asyncio.Lock()):
            await self.session_starts.wait()
            await self._wait_for_identify(bucket, self._lease_store.identify_delay)
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id, initial=True)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect as a shard, and try again until that succeeds."""
        await discord.AutoShardedClient.launch_shard(self, gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Reserve the identify, also when discord.py reconnects by itself."""
        assert shard_id is not None
        if not initial:
            await self.session_starts.wait()
        await self._wait_for_identify(shard_id % self._max_concurrency, self._reserve_identify)

    async def _reserve_identify(self, bucket: int) -> float:
        return await self._lease_store.reserve_identify(bucket, IDENTIFY_INTERVAL)

    async def _wait_for_identify(
        self, bucket: int, get_delay: Callable[[int], Awaitable[float]]
    ) -> None:
        """Sleep until there is no delay any more."""
        while True:
            try:
                seconds = await get_delay(bucket)
            except StoreError as error:
                log.warning("an identify waits for the store: %s", error)
                seconds = IDENTIFY_RETRY_DELAY
            if seconds <= 0:
                return
            await asyncio.sleep(seconds)

    async def on_lease_acquired(self, lease: ShardLease) -> None:
        shard_id = lease.shard_id
        LEASES_ACQUIRED.inc()
        runtime = self._runtimes[shard_id] = self.create_runtime(
            self._lease_store.store_for(lease), shared=True, shard_id=shard_id
        )
        SHARD_TABLES.labels(shard_id).set_function(lambda: len(runtime.tables))
        self._background_tasks.spawn(self._resume_when_connected(shard_id, runtime))

    async def _resume_when_connected(self, shard_id: int, runtime: ShardRuntime) -> None:
        await self.connect_shard(shard_id)
        await self.resume(runtime, {"shard": shard_id})

    async def take_over(self) -> bool:
        """Return False: each shard is taken over by itself."""
        return False

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that the servers of a shard are known; resume if that was so before."""
        log.info("ready", extra={"shard": shard_id})
        connection, runtime = self._connections.get(shard_id), self._runtimes.get(shard_id)
        if connection is None:
            await self._close_gateway(shard_id)
            return
        connection.connected.set()
        if connection.was_ready and runtime is not None:
            self._background_tasks.spawn(self._resume_when_connected(shard_id, runtime))
        connection.was_ready = True

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that the connection is back, with no event lost."""
        if shard_id in self._connections:
            self._connections[shard_id].connected.set()
        else:
            await self._close_gateway(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that the connection is down; discord.py reconnects by itself."""
        if shard_id in self._connections:
            self._connections[shard_id].connected.clear()

    def is_connected(self, shard_id: int) -> bool:
        connection = self._connections.get(shard_id)
        return connection is not None and connection.connected.is_set()

    async def _close_gateway(self, shard_id: int) -> None:
        if (shard := self.get_shard(shard_id)) is not None:
            await shard.disconnect()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a new server, or resume the games of one that the bot had left."""
        log.info("joined server %s", guild.id)
        shard_id, lease_manager = self._shard_id_for(guild.id), self._lease_manager
        runtime = self._runtimes.get(shard_id)
        if runtime is not None and lease_manager is not None and lease_manager.owns(shard_id):
            await self.welcome(guild, runtime.store)
            self._background_tasks.spawn(self._resume_when_connected(shard_id, runtime))

    async def drain(self, shard_id: int, grace_seconds: float) -> None:
        runtime = self._runtimes.pop(shard_id, None)
        if runtime is not None:
            with suppress(KeyError):
                SHARD_TABLES.remove(str(shard_id))
            await runtime.drain(grace_seconds)
            await runtime.close()

    async def disconnect_shard(self, shard_id: int) -> None:
        if (connection := self._connections.pop(shard_id, None)) is not None:
            # Wakes up `connect_shard`, whose callers then see that the shard is gone.
            connection.connected.set()
            with suppress(KeyError):
                SHARD_CONNECTED.remove(str(shard_id))
            connection.launch_task.cancel()
        # In the background: closing a connection whose other end is silent takes a while.
        self._background_tasks.spawn(self._close_gateway(shard_id))

    async def has_identify_budget(self, connections: int) -> bool:
        try:
            async with asyncio.timeout(GATEWAY_LIMITS_TIMEOUT):
                _, _, limits = await self.http.get_bot_gateway()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("cannot ask Discord for the remaining identifies: %r", error)
            return False
        remaining = limits["remaining"]
        if remaining - connections >= IDENTIFY_RESERVE:
            return True
        log.warning("only %s identifies remain today: no rebalancing", remaining)
        return False

    async def _drain_runtimes(self) -> None:
        if self._lease_manager is not None:
            await self._lease_manager.leave_cluster(HANDOVER_TIMEOUT)
            self._has_left_cluster = True
        for connection in self._connections.values():
            connection.launch_task.cancel()
        self._background_tasks.cancel()
        for shard_id in list(self._runtimes):
            await self.drain(shard_id, DRAIN_TIMEOUT)

    async def _close_database(self) -> None:
        if self._opened_lease_store is not None:
            await self._opened_lease_store.close()
