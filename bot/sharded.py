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
from bot.charge.keeper import Keeper
from bot.client import FINISH_SECONDS, Nevsky
from bot.interactions.answer import Answer
from bot.interactions.bot import Interaction
from bot.ops.metrics import CHARGES, SHARD_CONNECTED, SHARD_TABLES, TABLES
from bot.settings import Sharing
from bot.shard import Shard
from bot.store.charges import Charge, Charges, OtherShards, shard_of
from bot.store.contract import StoreFailed, StoreUnusable, TakenOver
from bot.store.places import open_charges

log = logging.getLogger(__name__)

HEIR_SECONDS = 1.8
"""How long an interaction waits for a shard to be handed over. Discord gives up after 3."""

STRANGER_SECONDS = 2.2
"""The same where somebody else should answer, before it is refused in words."""

HANDING_OVER_SECONDS = 100.0
"""How long a stop waits for others to take every shard."""

IDENTIFY_EVERY = 6.0
"""Seconds between two connections of a kind: Discord wants 5, and the way there may vary."""

ADVICE_SECONDS = 1.0
"""How long Discord is asked how many connections are left: meanwhile the process says nothing."""

SPARE = 200
"""Connections a day that are kept for need: nobody asks for a share with fewer."""

AGAIN_AFTER = 2.0
"""Seconds after which a shard that the store held up goes on."""


class Sharded(Nevsky, discord.AutoShardedClient):
    """Is connected as the shards that it is in charge of, or soon to be, and as no other."""

    def __init__(self, database: Any, workers: AIWorkers, sharing: Sharing) -> None:
        super().__init__(database, workers, hurry=False)
        self._sharing = sharing
        self._opened: Charges | None = None
        self._keeper: Keeper | None = None
        self._parts = dict[int, Shard]()
        self._stranger: Shard
        self._known = dict[int, asyncio.Event]()
        self._launching = dict[int, asyncio.Task[None]]()
        self._queues = dict[int, asyncio.Lock]()
        self._were_ready = set[int]()
        self._going_on = set[asyncio.Task[None]]()
        self._abreast = 1
        self._has_left = False
        self._closed: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Enter among those who share the games. What to be in charge of is found out later."""
        self._opened = await open_charges(self._database)
        advised, self._abreast = await self._advice()
        wanted = self._sharing.shards
        try:
            self.shard_count = await self._charges.enter(wanted or advised, adopt=wanted is None)
        except OtherShards as error:
            raise StoreUnusable(
                self._database,
                f"is shared by running processes in {error.shards} shards: stop all of them first",
            ) from error
        known_by = {"known_as": self._charges.name, "shards": self.shard_count}
        log.info("shares the games with others", extra=known_by)
        # Of nothing: it may read, and whatever it writes is refused.
        stranger = Charge(self.shard_count, 0, 0)
        self._stranger = self.make_shard(self._charges.store(stranger), shared=True)
        await self.offer_commands(self._charges)
        TABLES.set_function(lambda: sum(len(part.tables) for part in self._parts.values()))
        self._keeper = Keeper(self._charges, self, self._sharing.wanted)

    @property
    def _charges(self) -> Charges:
        """Who is in charge of what. There from the start of its connection on."""
        assert self._opened is not None
        return self._opened

    async def _advice(self) -> tuple[int, int]:
        """How many shards Discord advises, and how many of them may identify abreast."""
        shards, _, limits = await self.http.get_bot_gateway()
        return shards, limits["max_concurrency"]

    async def launch_shards(self) -> None:
        """Connect as no shard yet: which ones is seen at the first beats."""
        assert self.shard_count is not None
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = range(self.shard_count)
        assert self._keeper is not None
        self._keeper.start()

    # What interactions ask

    @property
    def shard(self) -> Shard:
        """Tables of nobody: whoever asks for those of a server names it."""
        return self._stranger

    def shard_of(self, guild_id: int | None) -> Shard:
        return self._parts.get(self._number(guild_id), self._stranger)

    def _number(self, guild_id: int | None) -> int:
        assert self.shard_count is not None
        return shard_of(guild_id, self.shard_count)

    async def admits(self, interaction: Interaction) -> bool:
        """Whether this process is to answer. Says so in words where nobody seems to be."""
        number, keeper = self._number(interaction.guild_id), self._keeper
        if keeper is None:
            return False
        if keeper.is_in_charge(number):
            return True
        seconds = HEIR_SECONDS if keeper.is_heir(number) else STRANGER_SECONDS
        if await keeper.in_charge_within(number, seconds):
            return True
        if interaction.type is not discord.InteractionType.autocomplete and not self._has_left:
            await self._refuse(Answer(interaction))
        return False

    async def _refuse(self, reply: Answer) -> None:
        """Say that others are in charge, unless these have answered."""
        try:
            await reply.acknowledge()
        except Exception as error:
            await reply.tell_fault(error)
        else:
            await reply.tell_fault(TakenOver())

    def is_leaving(self) -> bool:
        """Never of all shards at once: each interaction asks for its own."""
        return False

    def step_back(self) -> None:
        """Somebody found a shard taken over: see which."""
        if self._keeper is not None:
            self._keeper.wake()

    def end(self) -> None:
        if self._leaving is None:
            log.warning("other processes have all games now: this one ends")
            self._leaving = asyncio.create_task(self._leave(), name="end")

    async def ailment(self) -> str | None:
        if self._keeper is None:
            return "not connected to Discord"
        try:
            await self._charges.check()
        except StoreFailed:
            return "the database cannot be read"
        away = [number for number, how in self.standing().items() if how != "ok"]
        return f"not connected to Discord as shard {', '.join(map(str, away))}" if away else None

    def standing(self) -> dict[int, str]:
        """How each shard does that this process is in charge of, or soon to be."""
        return {
            number: "ok" if known.is_set() else "connecting"
            for number, known in sorted(self._known.items())
        }

    # What the keeper has done

    @property
    def connected(self) -> frozenset[int]:
        return frozenset(self._known)

    async def connect_as(self, shard: int) -> None:
        """Connect as a shard when it is its turn, and wait until its servers are known."""
        known = self._known.get(shard)
        if known is None:
            known = self._known[shard] = asyncio.Event()
            SHARD_CONNECTED.labels(shard).set_function(lambda: float(known.is_set()))
            launching = asyncio.create_task(self._launch(shard), name=f"shard-{shard}")
            self._launching[shard] = launching
        await known.wait()

    async def _launch(self, shard: int) -> None:
        bucket = shard % self._abreast
        # One after the other, and before connecting: who waits too long with an open connection
        # loses it. So only other processes may still come in between.
        async with self._queues.setdefault(bucket, asyncio.Lock()):
            await self._wait(bucket, self._charges.until_identify)
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=True)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn, just before it counts; also what connects anew by itself does."""
        assert shard_id is not None
        await self._wait(shard_id % self._abreast, self._identify)

    async def _identify(self, bucket: int) -> float:
        return await self._charges.identify(bucket, IDENTIFY_EVERY)

    async def _wait(self, bucket: int, how_long: Callable[[int], Awaitable[float]]) -> None:
        """Wait until there is nothing more to wait for."""
        while True:
            try:
                seconds = await how_long(bucket)
            except StoreFailed as error:
                log.warning("a connection waits for the store: %s", error)
                seconds = AGAIN_AFTER
            if seconds <= 0:
                return
            await asyncio.sleep(seconds)

    async def take(self, charge: Charge) -> None:
        number = charge.shard
        CHARGES.inc()
        part = self._parts[number] = self.make_shard(self._charges.store(charge), shared=True)
        SHARD_TABLES.labels(number).set_function(lambda: len(part.tables))
        self._begin(self._go_on(number, part))

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)

    async def _go_on(self, number: int, part: Shard) -> None:
        """Go on where the last run of a shard stopped, as soon as its servers are known."""
        await self.connect_as(number)
        while self._parts.get(number) is part:
            try:
                await part.resume()
            except StoreFailed as error:
                log.warning("shard %s goes on later: %s", number, error)
                await asyncio.sleep(AGAIN_AFTER)
            except TakenOver:
                self.step_back()
                return
            else:
                part.remind()
                return

    async def on_ready(self) -> None:
        """Said once all shards were connected: nothing that concerns a single one."""

    async def on_shard_ready(self, shard_id: int) -> None:
        """The servers of a shard are known; after a break that lasted, they are anew."""
        log.info("ready", extra={"shard": shard_id})
        known, part = self._known.get(shard_id), self._parts.get(shard_id)
        if known is None:
            await self._disconnect(shard_id)
            return
        known.set()
        if shard_id in self._were_ready and part is not None:
            self._begin(self._go_on(shard_id, part))
        self._were_ready.add(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Connected as before."""
        if shard_id in self._known:
            self._known[shard_id].set()
        else:
            await self._disconnect(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The library connects again by itself."""
        if shard_id in self._known:
            self._known[shard_id].clear()

    async def _disconnect(self, shard: int) -> None:
        if (connection := self.get_shard(shard)) is not None:
            await connection.disconnect()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Back in a server: its games go on."""
        log.info("joined server %s", guild.id)
        number = self._number(guild.id)
        if (part := self._parts.get(number)) is not None:
            self._begin(self._go_on(number, part))

    async def finish(self, shard: int, patience: float) -> None:
        part = self._parts.pop(shard, None)
        if part is not None:
            with suppress(KeyError):
                SHARD_TABLES.remove(str(shard))
            await part.finish(patience)
            await part.close()

    async def let_go(self, shard: int) -> None:
        if (known := self._known.pop(shard, None)) is not None:
            # Whoever waits for it finds out that it is gone.
            known.set()
            with suppress(KeyError):
                SHARD_CONNECTED.remove(str(shard))
        if (launching := self._launching.pop(shard, None)) is not None:
            launching.cancel()
        self._were_ready.discard(shard)
        # Apart: a line that went silent takes its time to be closed.
        self._begin(self._disconnect(shard))

    async def affords(self, connections: int) -> bool:
        try:
            async with asyncio.timeout(ADVICE_SECONDS):
                _, _, limits = await self.http.get_bot_gateway()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("nobody knows how many connections are left: %r", error)
            return False
        remaining = limits["remaining"]
        if remaining - connections >= SPARE:
            return True
        log.warning("only %s connections are left today: the shards stay where they are", remaining)
        return False

    async def close(self) -> None:
        """Hand all shards over, leave Discord, close the store. A second call waits for it."""
        if self._closed is None:
            self._closed = asyncio.create_task(self._close(), name="close")
        await asyncio.shield(self._closed)

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def _close(self) -> None:
        if self._keeper is not None:
            await self._keeper.leave(HANDING_OVER_SECONDS)
            self._has_left = True
        for task in (*self._launching.values(), *self._going_on):
            task.cancel()
        for number in list(self._parts):
            await self.finish(number, FINISH_SECONDS)
        await self.workers.close()
        # What was never begun has no queue to tell that it ends.
        with suppress(AttributeError):
            await discord.AutoShardedClient.close(self)
        if self._opened is not None:
            await self._opened.close()
