"""The Discord client of a single process, and what it shares with that of several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import discord

from bot.ai_seats.workers import AIWorkers, ThreadWorkers
from bot.channel.pictures import PictureCache
from bot.i18n.texts import DEFAULT_LANGUAGE
from bot.i18n.translator import CommandTranslator
from bot.interactions.core.bot_client import BotClient, Interaction
from bot.interactions.core.command_sync import sync_commands
from bot.interactions.core.command_tree import NevskyCommandTree
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.core.router import handle_component
from bot.interactions.nevsky_commands import NevskyCommands
from bot.interactions.routes import ROUTES
from bot.ops.metrics import TABLES
from bot.registry import GAME_UIS
from bot.shard_runtime import ShardRuntime
from bot.statistics.guild_results import GuildResultsCache
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.locations import open_store
from bot.storage.meta_store import MetaStore
from bot.storage.store import Store
from bot.table.errors import RequestRejected

log = logging.getLogger(__name__)

LEASE_CHECK_INTERVAL = 15.0
"""Seconds between checks whether another process has taken over."""

SHUTDOWN_GRACE_SECONDS = 1.0
"""Seconds between the loss of the lease and the shutdown, for answers to concurrent requests."""

DRAIN_TIMEOUT = 4.0
"""Seconds that a shutdown waits for answers in flight, and as long again for posts."""

RESUME_RETRY_DELAY = 2.0
"""Seconds until a runtime that could not resume because of the store tries again."""

HANDLED_INTERACTION_TYPES = (
    discord.InteractionType.component,
    discord.InteractionType.modal_submit,
)
"""The interactions that the command tree does not handle."""


def now() -> float:
    """Return the time in unix seconds, by the clock that discord.py uses."""
    return discord.utils.utcnow().timestamp()


class NevskyClient(BotClient):
    """A client with one runtime for all servers. Needs no privileged intents."""

    def __init__(
        self,
        database: Any,
        workers: AIWorkers | None = None,
        *,
        no_delay: bool = True,
        send_reminders: bool = True,
    ) -> None:
        """`workers` choose the moves of AI players; by default, threads of this process do.

        With `no_delay`, AI players move without a pause, nothing is drawn in advance, and nobody
        checks whether another process has taken over.
        """
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self._database = database
        self._no_delay = no_delay
        self._send_reminders = send_reminders
        self.workers = workers or ThreadWorkers()
        self.game_uis = GAME_UIS
        self.pictures = PictureCache()
        self.results = GuildResultsCache()
        self.tree = NevskyCommandTree(self)
        self.clock = now
        self._animation_lock = asyncio.Lock()
        self._runtime: ShardRuntime | None = None
        self._lease_watch_task: asyncio.Task[None] | None = None
        self._shutdown_task: asyncio.Task[None] | None = None
        self.tree.add_command(NevskyCommands())
        for ui in GAME_UIS.values():
            self.tree.add_command(ui.command_group(ui))

    async def setup_hook(self) -> None:
        """Open the store, take its lease, and register the commands."""
        store = await open_store(self._database)
        self._runtime = self.create_runtime(store)
        await store.acquire_lease()
        await self.register_commands(store)
        TABLES.set_function(lambda: len(self.runtime.tables))
        if not self._no_delay:
            self._lease_watch_task = asyncio.create_task(self._watch_lease(), name="lease-watch")

    def create_runtime(self, store: Store, *, shared: bool = False) -> ShardRuntime:
        """Return a runtime for the tables of a store, without resuming any of them."""
        return ShardRuntime(
            self,
            store,
            self.game_uis,
            pictures=self.pictures,
            workers=self.workers,
            clock=now,
            animation_lock=self._animation_lock,
            no_delay=self._no_delay,
            shared=shared,
        )

    async def register_commands(self, meta_store: MetaStore) -> None:
        """Register the commands in every language with Discord, and warm up the renderers."""
        await self.tree.set_translator(CommandTranslator(ui.texts for ui in self.game_uis.values()))
        await sync_commands(self.tree, meta_store)
        if not self._no_delay:
            self._warm_up_task = asyncio.create_task(self._warm_up(), name="warm-up")

    async def _warm_up(self) -> None:
        """Draw in advance what most pictures need, so that the first ones are fast."""
        for ui in self.game_uis.values():
            await asyncio.to_thread(ui.renderer.warm_caches, ui.texts.in_language(DEFAULT_LANGUAGE))

    @property
    def runtime(self) -> ShardRuntime:
        """The runtime of this process; not to be used before `setup_hook`."""
        assert self._runtime is not None
        return self._runtime

    def runtime_for(self, guild_id: int | None) -> ShardRuntime:
        return self.runtime

    async def should_handle(self, interaction: Interaction) -> bool:
        """Return True: no other process answers interactions."""
        return True

    async def on_ready(self) -> None:
        """Resume, now that discord.py knows all servers."""
        log.info("ready")
        await self.resume(self.runtime)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the games of a server that the bot had left."""
        log.info("joined server %s", guild.id)
        await self.resume(self.runtime)

    async def resume(
        self, runtime: ShardRuntime, log_fields: Mapping[str, object] | None = None
    ) -> None:
        """Resume a runtime and start its reminders, as soon as the store allows it."""
        while not runtime.is_stopping:
            try:
                await runtime.resume()
            except StoreError as error:
                log.warning("resuming later: %s", error, extra=log_fields)
                await asyncio.sleep(RESUME_RETRY_DELAY)
            except LeaseLost:
                self.on_lease_lost()
                return
            else:
                if self._send_reminders:
                    runtime.start_reminders()
                return

    async def _watch_lease(self) -> None:
        """Check regularly whether another process has taken over."""
        while self._shutdown_task is None:
            await asyncio.sleep(LEASE_CHECK_INTERVAL)
            try:
                await self.runtime.store.check_lease()
            except LeaseLost:
                self.on_lease_lost()
            except StoreError as error:
                log.warning("cannot check the lease: %s", error)

    def is_superseded(self) -> bool:
        return self._shutdown_task is not None

    def on_lease_lost(self) -> None:
        """Shut down: another process has taken over. Nothing is lost by it."""
        self.shut_down("another process has taken over")

    def shut_down(self, reason: str) -> None:
        """Start to shut down, unless that is under way already."""
        if self._shutdown_task is None:
            log.warning("shutting down: %s", reason)
            self._shutdown_task = asyncio.create_task(self._close_soon(), name="shutdown")

    async def _close_soon(self) -> None:
        # Requests that came at the same time are still answered.
        await asyncio.sleep(SHUTDOWN_GRACE_SECONDS)
        await self.close()

    async def health_problem(self) -> str | None:
        """Return what does not work, for a health check; None if everything does."""
        database = self._database_to_check()
        if database is None:
            return "not connected to Discord"
        try:
            await database.check()
        except StoreError:
            return "the database cannot be read"
        return None

    def _database_to_check(self) -> MetaStore | None:
        """Return the database whose health counts; None before the client is connected."""
        return self.runtime.store if self.is_ready() else None

    def shard_statuses(self) -> dict[int, str]:
        """Return the status of each shard by its id; nothing for a single process."""
        return {}

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle buttons and menus; the command tree handles slash commands.

        The bot sends no modals. If one is submitted all the same, the answer is that of a button
        that is too old.
        """
        if interaction.type not in HANDLED_INTERACTION_TYPES or not await self.should_handle(
            interaction
        ):
            return
        if interaction.type is discord.InteractionType.component:
            await handle_component(interaction, ROUTES)
        else:
            await Responder(RequestContext(interaction)).respond_error(
                RequestRejected("old-button")
            )

    async def close(self) -> None:
        """Finish the work in flight, disconnect from Discord, and close the store."""
        await self._drain_runtimes()
        await self.workers.close()
        await self._disconnect_from_discord()
        await self._close_database()

    async def _drain_runtimes(self) -> None:
        if self._runtime is not None:
            self._runtime.stop()
        if self._lease_watch_task is not None:
            self._lease_watch_task.cancel()
        if self._runtime is not None:
            await self._runtime.drain(DRAIN_TIMEOUT)

    async def _disconnect_from_discord(self) -> None:
        await super().close()

    async def _close_database(self) -> None:
        if self._runtime is not None:
            await self._runtime.close()
