"""The Discord client of a single process, and what it shares with that of several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import discord
import yarl

from bot.ai_seats.workers import AIWorkers, ThreadWorkers
from bot.channel.pictures import PictureCache
from bot.channel.welcome import welcome_server
from bot.i18n.translator import CommandTranslator
from bot.interactions.core.bot_client import BotClient, Interaction
from bot.interactions.core.command_sync import add_game_commands, sync_commands
from bot.interactions.core.command_tree import NevskyCommandTree
from bot.interactions.core.context import RequestContext
from bot.interactions.core.forms import handle_submitted_form, open_form
from bot.interactions.core.responder import Responder
from bot.interactions.core.router import handle_component
from bot.interactions.nevsky_commands import NevskyCommands
from bot.interactions.routes import FORMS, ROUTES
from bot.lost_places import LostPlaces
from bot.ops.metrics import TABLES
from bot.ops.session_starts import SessionStarts
from bot.preparation import Preparation
from bot.registry import GAME_UIS
from bot.shard_runtime import ShardRuntime
from bot.statistics.guild_results import GuildResultsCache
from bot.storage.errors import LeaseLost, StoreError, StoreUnavailable
from bot.storage.locations import open_store
from bot.storage.meta_store import MetaStore
from bot.storage.store import Store

log = logging.getLogger(__name__)

LEASE_CHECK_INTERVAL = 1.0
"""Seconds between checks whether another process has taken over."""

LEASE_DURATION = 4.0
"""Seconds after a check for which the process counts as alive."""

UNOWNED_WAIT_SECONDS = 2.2
"""Seconds that another process has to respond before this one refuses an interaction.

Discord invalidates an interaction without a response after 3.
"""

SHUTDOWN_GRACE_SECONDS = 1.0
"""Seconds between the loss of the lease and the shutdown, for answers to concurrent requests."""

DRAIN_TIMEOUT = 4.0
"""Seconds that a shutdown waits for answers in flight, and as long again for posts."""

RESUME_RETRY_DELAY = 2.0
"""Seconds until a runtime that could not resume because of the store tries again."""


class CommandsRefused(Exception):
    """Discord does not accept the commands. The message is one sentence for the operator."""


def now() -> float:
    """Return the time in unix seconds, by the clock that discord.py uses."""
    return discord.utils.utcnow().timestamp()


class NevskyClient(BotClient, LostPlaces, discord.AutoShardedClient):
    """A client with one runtime for all servers. Needs no privileged intents.

    It takes the games over from a process that is still running only when it is connected as every
    shard and Discord has its commands. If it fails before, the other process plays on.
    """

    def __init__(
        self,
        database: Any,
        workers: AIWorkers | None = None,
        *,
        no_delay: bool = True,
        run_clocks: bool = True,
        shard_count: int | None = 1,
    ) -> None:
        """`workers` choose the moves of AI players; by default, threads of this process do.

        With `no_delay`, AI players move without a pause, nothing is drawn in advance, and nobody
        checks whether another process has taken over. Without `shard_count`, the client connects
        as as many shards as Discord recommends.
        """
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=shard_count,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self._database = database
        self._no_delay = no_delay
        self._run_clocks = run_clocks
        self.session_starts = SessionStarts(self)
        self.workers = workers or ThreadWorkers()
        self.tree = NevskyCommandTree(self)
        self.tree.add_command(NevskyCommands())
        self._offered_games = add_game_commands(self.tree, GAME_UIS)
        self.game_uis = self._offered_games
        self.pictures = PictureCache()
        self.results = GuildResultsCache()
        self.clock = now
        self._animation_lock = asyncio.Lock()
        self._runtime: ShardRuntime | None = None
        self._shards_launched = set[int]()
        self._shards_connected = set[int]()
        self._shards_ready = set[int]()
        self._take_over_lock = asyncio.Lock()
        self._owns_games = asyncio.Event()
        self._startup_error: Exception | None = None
        self._preparation = Preparation(self, self.game_uis.values())
        self._lease_watch_task: asyncio.Task[None] | None = None
        self._shutdown_task: asyncio.Task[None] | None = None
        self._close_task: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the store. The games are taken over later."""
        self._runtime = self.create_runtime(await open_store(self._database))
        TABLES.set_function(lambda: len(self.runtime.tables))

    def create_runtime(
        self, store: Store, *, shared: bool = False, shard_id: int = 0
    ) -> ShardRuntime:
        """Return a runtime for the tables of a store, without resuming any of them.

        They are those of one shard if the games are `shared` with other processes.
        """
        return ShardRuntime(
            self,
            store,
            self.game_uis,
            pictures=self.pictures,
            workers=self.workers,
            clock=lambda: self.clock(),
            animation_lock=self._animation_lock,
            is_connected=lambda: self.is_connected(shard_id),
            no_delay=self._no_delay,
            shared=shared,
        )

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect as a shard. Raises GatewayNotFound if no shard can connect at the first attempt.

        discord.py calls this again after each failure.
        """
        if shard_id in self._shards_launched and not self.shards:
            raise discord.GatewayNotFound
        self._shards_launched.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the client is closed. Raises what kept it from taking over."""
        await super().connect(reconnect=reconnect)
        if self._startup_error is not None:
            raise self._startup_error

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait before an identify as Discord demands. `session_starts` was asked for the first."""
        await super().before_identify_hook(shard_id, initial=initial)
        if not initial:
            await self.session_starts.wait()

    async def register_commands(self, meta_store: MetaStore) -> None:
        """Register the commands in every language with Discord, and start to prepare.

        Raises CommandsRefused, or DiscordServerError if Discord fails.
        """
        await self.tree.set_translator(CommandTranslator(ui.texts for ui in self.game_uis.values()))
        try:
            await sync_commands(self.tree, meta_store)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            reason = " ".join(str(error).split())
            raise CommandsRefused(f"Discord refuses the slash commands: {reason}") from error
        for name, ui in list(self._offered_games.items()):
            if self.tree.get_command(ui.command_name) is None:
                del self._offered_games[name]
        if not self._no_delay:
            self._preparation.start(meta_store)

    @property
    def runtime(self) -> ShardRuntime:
        """The runtime of this process; not to be used before `setup_hook`."""
        assert self._runtime is not None
        return self._runtime

    def runtime_for(self, guild_id: int | None) -> ShardRuntime:
        return self.runtime

    def owned_runtime(self, guild_id: int) -> ShardRuntime | None:
        owns = self._owns_games.is_set() and not self.is_superseded()
        return self.runtime if owns else None

    async def should_handle(self, interaction: Interaction) -> bool:
        """Return whether this process owns the games.

        Before it does, another process may be running, which answers. If none has answered until
        this one takes over, this one does.
        """
        if not self._owns_games.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(UNOWNED_WAIT_SECONDS):
                    await self._owns_games.wait()
        if self._owns_games.is_set():
            return True
        await self._refuse(interaction)
        return False

    async def _refuse(self, interaction: Interaction) -> None:
        """Say that the bot is being restarted, unless another process has responded meanwhile."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        responder = Responder(RequestContext(interaction))
        try:
            await responder.defer()
        except Exception as error:
            await responder.respond_error(error)
        else:
            await responder.respond_error(LeaseLost())

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that Discord has accepted a shard."""
        self._shards_connected.add(shard_id)
        await self._take_over_if_connected()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that the connection is back, with no event lost."""
        self._shards_connected.add(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that the connection is down; discord.py reconnects by itself."""
        self._shards_connected.discard(shard_id)

    def is_connected(self, shard_id: int) -> bool:
        """Whether Discord sends the events of all servers of a runtime."""
        return len(self._shards_connected) == self.shard_count

    async def on_socket_event_type(self, event_type: str) -> None:
        """Look whether Discord has sent the last server, which discord.py waits for longer."""
        if event_type == "GUILD_CREATE" and not self._owns_games.is_set():
            await self._take_over_if_connected()

    async def _take_over_if_connected(self) -> None:
        if len(self._shards_connected) == self.shard_count and not any(
            guild.unavailable for guild in self.guilds
        ):
            await self.take_over()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Resume, now that discord.py knows all servers of all shards."""
        log.info("ready", extra={"shard": shard_id})
        self._shards_ready.add(shard_id)
        if len(self._shards_ready) == self.shard_count and await self.take_over():
            await self.resume(self.runtime)

    async def take_over(self) -> bool:
        """Send the commands to Discord and acquire the lease, which ends any other process.

        Return whether this process owns the games. If not, it shuts down.
        """
        async with self._take_over_lock:
            while not (self._owns_games.is_set() or self._is_stopping):
                try:
                    await self.register_commands(self.runtime.store)
                    if self._is_stopping:
                        break
                    await self.runtime.store.acquire_lease()
                except StoreUnavailable as error:
                    log.warning("taking over later: %s", error)
                    await asyncio.sleep(RESUME_RETRY_DELAY)
                except Exception as error:
                    self._startup_error = error
                    self.shut_down("cannot take over the games")
                else:
                    self._on_taken_over()
        return self._owns_games.is_set()

    @property
    def _is_stopping(self) -> bool:
        return self._shutdown_task is not None or self.runtime.is_stopping

    def _on_taken_over(self) -> None:
        log.info("took over the games")
        self.runtime.channel_updater.recovery.note_take_over()
        self._owns_games.set()
        if not self._no_delay:
            self._lease_watch_task = asyncio.create_task(self._watch_lease(), name="lease-watch")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a new server, or resume the games of one that the bot had left."""
        log.info("joined server %s", guild.id)
        if self._owns_games.is_set() and not self.is_superseded():
            await self.welcome(guild, self.runtime.store)
            await self.resume(self.runtime)

    async def welcome(self, guild: discord.Guild, store: Store) -> None:
        """Introduce the bot to a server, if it is new there."""
        await welcome_server(guild, self.game_uis.values(), store)

    async def resume(
        self, runtime: ShardRuntime, log_fields: Mapping[str, object] | None = None
    ) -> None:
        """Resume a runtime and start its clocks, as soon as the store allows it."""
        while not runtime.is_stopping:
            try:
                await runtime.resume()
                await self.end_lost_games(runtime)
            except StoreError as error:
                log.warning("resuming later: %s", error, extra=log_fields)
                await asyncio.sleep(RESUME_RETRY_DELAY)
            except LeaseLost:
                self.on_lease_lost()
                return
            else:
                if self._run_clocks:
                    runtime.start_clocks()
                return

    async def _watch_lease(self) -> None:
        """Renew the lease regularly, until another process has taken over."""
        while self._shutdown_task is None:
            await asyncio.sleep(LEASE_CHECK_INTERVAL)
            try:
                await self.runtime.store.renew_lease(LEASE_DURATION)
            except LeaseLost:
                self.on_lease_lost()
            except StoreError as error:
                log.warning("cannot check the lease: %s", error)

    def is_superseded(self) -> bool:
        return self._shutdown_task is not None

    def on_lease_lost(self) -> None:
        """Shut down: another process has taken over. Nothing is lost by it.

        Does nothing before this process has taken the games over itself.
        """
        if self._owns_games.is_set():
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
        """Handle components and forms; the command tree handles slash commands."""
        is_press = interaction.type is discord.InteractionType.component
        is_form = interaction.type is discord.InteractionType.modal_submit
        if not (is_press or is_form) or not await self.should_handle(interaction):
            return
        if is_form:
            await handle_submitted_form(interaction, FORMS)
        elif not await open_form(interaction, FORMS):
            await handle_component(interaction, ROUTES)

    async def close(self) -> None:
        """Finish the work in flight, disconnect from Discord, and close the store.

        A second call waits for that, and a cancelled one does not stop it.
        """
        if self._close_task is None:
            self._close_task = asyncio.create_task(self._close(), name="close")
        await asyncio.shield(self._close_task)

    async def __aexit__(self, *error: object) -> None:
        # discord.py's own waits until the client is disconnected, but not for the store.
        await self.close()

    async def _close(self) -> None:
        self._preparation.cancel()
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
        # discord.py fails to close a client that was never connected.
        with suppress(AttributeError):
            await super().close()

    async def _close_database(self) -> None:
        if self._runtime is not None:
            await self._runtime.close()
