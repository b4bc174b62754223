"""The bot as one of several processes that share the games: it has some of Discord's shards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket

from bot.ai_seats.workers import AIWorkers
from bot.client import DRAIN_TIMEOUT, NevskyClient
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.ops.metrics import LEASES_ACQUIRED, SHARD_CONNECTED, SHARD_TABLES, TABLES
from bot.settings import ShardingConfig
from bot.shard_runtime import ShardRuntime
from bot.sharding.lease_manager import LeaseManager
from bot.storage.contract import LeaseLost, StoreError, StoreUnusable
from bot.storage.leases import LeaseStore, ShardCountMismatch, ShardLease, shard_id_for
from bot.storage.locations import open_lease_store

log = logging.getLogger(__name__)

SUCCESSOR_WAIT_SECONDS = 1.8
"""How long an interaction waits for a shard to be handed over. Discord gives up after 3."""

UNOWNED_WAIT_SECONDS = 2.2
"""The same where somebody else should answer, before it is refused in words."""

HANDOVER_TIMEOUT = 100.0
"""How long a stop waits for others to take every shard."""

IDENTIFY_INTERVAL = 6.0
"""Seconds between two connections of a kind: Discord wants 5, and the way there may vary."""

GATEWAY_LIMITS_TIMEOUT = 1.0
"""How long Discord is asked how many connections are left: meanwhile the process says nothing."""

IDENTIFY_RESERVE = 200
"""Connections a day that are kept for need: nobody asks for a share with fewer."""

RETRY_DELAY = 2.0
"""Seconds after which a shard that the store held up goes on."""


class ShardedClient(NevskyClient, discord.AutoShardedClient):
    """Is connected as the shards that it is in charge of, or soon to be, and as no other."""

    def __init__(self, database: Any, workers: AIWorkers, sharding: ShardingConfig) -> None:
        super().__init__(database, workers, no_delay=False)
        self._sharding = sharding
        self._opened_lease_store: LeaseStore | None = None
        self._lease_manager: LeaseManager | None = None
        self._runtimes = dict[int, ShardRuntime]()
        self._unowned_runtime: ShardRuntime
        self._shard_connected = dict[int, asyncio.Event]()
        self._launch_tasks = dict[int, asyncio.Task[None]]()
        self._launch_locks = dict[int, asyncio.Lock]()
        self._ready_before = set[int]()
        self._background_tasks = set[asyncio.Task[None]]()
        self._max_concurrency = 1
        self._has_left_cluster = False
        self._close_task: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Enter among those who share the games. What to be in charge of is found out later."""
        self._opened_lease_store = await open_lease_store(self._database)
        advised, self._max_concurrency = await self._gateway_limits()
        configured = self._sharding.shard_count
        try:
            self.shard_count = await self._lease_store.join_cluster(
                configured or advised, adopt_existing=configured is None
            )
        except ShardCountMismatch as error:
            raise StoreUnusable(
                self._database,
                f"is shared by running processes in {error.shard_count} shards: stop all of them first",
            ) from error
        log_fields = {"known_as": self._lease_store.member_name, "shards": self.shard_count}
        log.info("shares the games with others", extra=log_fields)
        # Of nothing: it may read, and whatever it writes is refused.
        unowned = ShardLease(self.shard_count, 0, 0)
        self._unowned_runtime = self.create_runtime(
            self._lease_store.store_for(unowned), shared=True
        )
        await self.register_commands(self._lease_store)
        TABLES.set_function(lambda: sum(len(part.tables) for part in self._runtimes.values()))
        self._lease_manager = LeaseManager(self._lease_store, self, self._sharding.shard_ids)

    @property
    def _lease_store(self) -> LeaseStore:
        """Who is in charge of what. There from the start of its connection on."""
        assert self._opened_lease_store is not None
        return self._opened_lease_store

    async def _gateway_limits(self) -> tuple[int, int]:
        """How many shards Discord advises, and how many of them may identify abreast."""
        shard_count, _, limits = await self.http.get_bot_gateway()
        return shard_count, limits["max_concurrency"]

    async def launch_shards(self) -> None:
        """Connect as no shard yet: which ones is seen at the first beats."""
        assert self.shard_count is not None
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = range(self.shard_count)
        assert self._lease_manager is not None
        self._lease_manager.start()

    # What interactions ask

    @property
    def runtime(self) -> ShardRuntime:
        """Tables of nobody: whoever asks for those of a server names it."""
        return self._unowned_runtime

    def runtime_for(self, guild_id: int | None) -> ShardRuntime:
        return self._runtimes.get(self._shard_id_for(guild_id), self._unowned_runtime)

    def _shard_id_for(self, guild_id: int | None) -> int:
        assert self.shard_count is not None
        return shard_id_for(guild_id, self.shard_count)

    async def should_handle(self, interaction: Interaction) -> bool:
        """Whether this process is to answer. Says so in words where nobody seems to be."""
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
        if (
            interaction.type is not discord.InteractionType.autocomplete
            and not self._has_left_cluster
        ):
            await self._refuse(Responder(RequestContext(interaction)))
        return False

    async def _refuse(self, responder: Responder) -> None:
        """Say that others are in charge, unless these have answered."""
        try:
            await responder.defer()
        except Exception as error:
            await responder.respond_error(error)
        else:
            await responder.respond_error(LeaseLost())

    def is_superseded(self) -> bool:
        """Never of all shards at once: each interaction asks for its own."""
        return False

    def on_lease_lost(self) -> None:
        """Somebody found a shard taken over: see which."""
        if self._lease_manager is not None:
            self._lease_manager.wake()

    def on_cluster_dissolved(self) -> None:
        if self._shutdown_task is None:
            log.warning("other processes have all games now: this one ends")
            self._shutdown_task = asyncio.create_task(self._shut_down(), name="end")

    async def health_problem(self) -> str | None:
        if self._lease_manager is None:
            return "not connected to Discord"
        try:
            await self._lease_store.check()
        except StoreError:
            return "the database cannot be read"
        away = [number for number, how in self.shard_statuses().items() if how != "ok"]
        return f"not connected to Discord as shard {', '.join(map(str, away))}" if away else None

    def shard_statuses(self) -> dict[int, str]:
        """How each shard does that this process is in charge of, or soon to be."""
        return {
            number: "ok" if known.is_set() else "connecting"
            for number, known in sorted(self._shard_connected.items())
        }

    # What the keeper has done

    @property
    def connected_shards(self) -> frozenset[int]:
        return frozenset(self._shard_connected)

    async def connect_shard(self, shard_id: int) -> None:
        """Connect as a shard when it is its turn, and wait until its servers are known."""
        connected = self._shard_connected.get(shard_id)
        if connected is None:
            connected = self._shard_connected[shard_id] = asyncio.Event()
            SHARD_CONNECTED.labels(shard_id).set_function(lambda: float(connected.is_set()))
            task = asyncio.create_task(self._launch_in_turn(shard_id), name=f"shard-{shard_id}")
            self._launch_tasks[shard_id] = task
        await connected.wait()

    async def _launch_in_turn(self, shard_id: int) -> None:
        bucket = shard_id % self._max_concurrency
        # One after the other, and before connecting: who waits too long with an open connection
        # loses it. So only other processes may still come in between.
        async with self._launch_locks.setdefault(bucket, asyncio.Lock()):
            await self._wait_for_identify(bucket, self._lease_store.identify_delay)
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id, initial=True)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn, just before it counts; also what connects anew by itself does."""
        assert shard_id is not None
        await self._wait_for_identify(shard_id % self._max_concurrency, self._reserve_identify)

    async def _reserve_identify(self, bucket: int) -> float:
        return await self._lease_store.reserve_identify(bucket, IDENTIFY_INTERVAL)

    async def _wait_for_identify(
        self, bucket: int, get_delay: Callable[[int], Awaitable[float]]
    ) -> None:
        """Wait until there is nothing more to wait for."""
        while True:
            try:
                seconds = await get_delay(bucket)
            except StoreError as error:
                log.warning("a connection waits for the store: %s", error)
                seconds = RETRY_DELAY
            if seconds <= 0:
                return
            await asyncio.sleep(seconds)

    async def on_lease_acquired(self, lease: ShardLease) -> None:
        shard_id = lease.shard_id
        LEASES_ACQUIRED.inc()
        runtime = self._runtimes[shard_id] = self.create_runtime(
            self._lease_store.store_for(lease), shared=True
        )
        SHARD_TABLES.labels(shard_id).set_function(lambda: len(runtime.tables))
        self._start_background(self._resume_when_connected(shard_id, runtime))

    def _start_background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    async def _resume_when_connected(self, shard_id: int, runtime: ShardRuntime) -> None:
        """Go on where the last run of a shard stopped, as soon as its servers are known."""
        await self.connect_shard(shard_id)
        while self._runtimes.get(shard_id) is runtime:
            try:
                await runtime.resume()
            except StoreError as error:
                log.warning("shard %s goes on later: %s", shard_id, error)
                await asyncio.sleep(RETRY_DELAY)
            except LeaseLost:
                self.on_lease_lost()
                return
            else:
                runtime.start_reminders()
                return

    async def on_ready(self) -> None:
        """Said once all shards were connected: nothing that concerns a single one."""

    async def on_shard_ready(self, shard_id: int) -> None:
        """The servers of a shard are known; after a break that lasted, they are anew."""
        log.info("ready", extra={"shard": shard_id})
        connected, runtime = self._shard_connected.get(shard_id), self._runtimes.get(shard_id)
        if connected is None:
            await self._close_gateway(shard_id)
            return
        connected.set()
        if shard_id in self._ready_before and runtime is not None:
            self._start_background(self._resume_when_connected(shard_id, runtime))
        self._ready_before.add(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Connected as before."""
        if shard_id in self._shard_connected:
            self._shard_connected[shard_id].set()
        else:
            await self._close_gateway(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The library connects again by itself."""
        if shard_id in self._shard_connected:
            self._shard_connected[shard_id].clear()

    async def _close_gateway(self, shard_id: int) -> None:
        if (connection := self.get_shard(shard_id)) is not None:
            await connection.disconnect()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Back in a server: its games go on."""
        log.info("joined server %s", guild.id)
        shard_id = self._shard_id_for(guild.id)
        if (runtime := self._runtimes.get(shard_id)) is not None:
            self._start_background(self._resume_when_connected(shard_id, runtime))

    async def drain(self, shard_id: int, grace_seconds: float) -> None:
        runtime = self._runtimes.pop(shard_id, None)
        if runtime is not None:
            with suppress(KeyError):
                SHARD_TABLES.remove(str(shard_id))
            await runtime.drain(grace_seconds)
            await runtime.close()

    async def disconnect_shard(self, shard_id: int) -> None:
        if (connected := self._shard_connected.pop(shard_id, None)) is not None:
            # Whoever waits for it finds out that it is gone.
            connected.set()
            with suppress(KeyError):
                SHARD_CONNECTED.remove(str(shard_id))
        if (task := self._launch_tasks.pop(shard_id, None)) is not None:
            task.cancel()
        self._ready_before.discard(shard_id)
        # Apart: a line that went silent takes its time to be closed.
        self._start_background(self._close_gateway(shard_id))

    async def has_identify_budget(self, connections: int) -> bool:
        try:
            async with asyncio.timeout(GATEWAY_LIMITS_TIMEOUT):
                _, _, limits = await self.http.get_bot_gateway()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("nobody knows how many connections are left: %r", error)
            return False
        remaining = limits["remaining"]
        if remaining - connections >= IDENTIFY_RESERVE:
            return True
        log.warning("only %s connections are left today: the shards stay where they are", remaining)
        return False

    async def close(self) -> None:
        """Hand all shards over, leave Discord, close the store. A second call waits for it."""
        if self._close_task is None:
            self._close_task = asyncio.create_task(self._close(), name="close")
        await asyncio.shield(self._close_task)

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def _close(self) -> None:
        if self._lease_manager is not None:
            await self._lease_manager.leave_cluster(HANDOVER_TIMEOUT)
            self._has_left_cluster = True
        for task in (*self._launch_tasks.values(), *self._background_tasks):
            task.cancel()
        for shard_id in list(self._runtimes):
            await self.drain(shard_id, DRAIN_TIMEOUT)
        await self.workers.close()
        # What was never begun has no queue to tell that it ends.
        with suppress(AttributeError):
            await discord.AutoShardedClient.close(self)
        if self._opened_lease_store is not None:
            await self._opened_lease_store.close()
