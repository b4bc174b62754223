"""The bot on Discord: starts up, hands interactions on, and shuts down."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any, Protocol

import discord
from discord import app_commands

from bot.ai_seats.workers import AIWorkers, ThreadWorkers
from bot.channel.pictures import PictureCache
from bot.i18n.texts import DEFAULT_LANGUAGE
from bot.i18n.translator import CommandTranslator
from bot.interactions.core.bot_client import BotClient, Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import UNANSWERABLE_CODES, Responder
from bot.interactions.core.router import handle_component
from bot.interactions.nevsky_commands import NevskyCommands
from bot.interactions.routes import ROUTES
from bot.ops.metrics import TABLES
from bot.registry import GAME_UIS
from bot.shard_runtime import ShardRuntime
from bot.storage.contract import LeaseLost, Store, StoreError
from bot.storage.locations import open_store
from bot.table.errors import RequestRejected

log = logging.getLogger(__name__)

LEASE_CHECK_INTERVAL = 15.0
"""Seconds between two looks whether another process has taken over."""

SHUTDOWN_GRACE_SECONDS = 1.0
"""Seconds in which answers under way are given before the process ends."""

DRAIN_TIMEOUT = 4.0
"""How long a stop waits for answers that are under way, and then for posts."""

COMMAND_TREE_KEY = "command-tree"
"""Where the store remembers which command tree Discord has."""


HANDLED_INTERACTION_TYPES = (
    discord.InteractionType.component,
    discord.InteractionType.modal_submit,
)
"""What the command tree does not answer."""


class MetaStore(Protocol):
    """What remembers small values."""

    async def get_meta(self, key: str) -> str | None:
        """A small remembered value."""

    async def set_meta(self, key: str, value: str) -> None:
        """Remember a small value."""


def now() -> float:
    """Unix seconds, by the clock that also times Discord's messages."""
    return discord.utils.utcnow().timestamp()


def _is_own_failure(record: logging.LogRecord) -> bool:
    """Whether the library tells of a fault, and not only of somebody else who suggested first."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, discord.HTTPException) and error.code in UNANSWERABLE_CODES)


logging.getLogger(app_commands.tree.__name__).addFilter(_is_own_failure)


class NevskyCommandTree(app_commands.CommandTree["NevskyClient"]):
    """The command tree. An error that reaches it is answered in words."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Leave to others what is theirs; suggest nothing where nothing is suggested any more."""
        if not await self.client.should_handle(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete and not _has_autocomplete(
            interaction
        ):
            await interaction.response.autocomplete([])
            return False
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("suggestions failed", exc_info=error)
            return
        await Responder(RequestContext(interaction)).respond_error(error)


def _has_autocomplete(interaction: Interaction) -> bool:
    """Whether the option that somebody types into is one of ours that has suggestions."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    data: Any = interaction.data or {}
    options = data.get("options", [])
    while options and "options" in options[0]:
        options = options[0]["options"]
    focused = {option.get("name") for option in options if option.get("focused")}
    return any(
        parameter.autocomplete and parameter.display_name in focused
        for parameter in command.parameters
    )


class NevskyClient(BotClient):
    """Board games in channels. Needs no privileged intents."""

    def __init__(
        self,
        database: Any,
        workers: AIWorkers | None = None,
        *,
        no_delay: bool = True,
        send_reminders: bool = True,
    ) -> None:
        """`workers` decide for AI players, in a thread if none are given. In a hurry, AI
        players move without a pause, and nobody looks out for a second process. Without
        `send_reminders` nobody is reminded.
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
        """Open the store, offer the commands, and go on where the last run stopped."""
        store = await open_store(self._database)
        self._runtime = self.create_runtime(store)
        await store.acquire_lease()
        await self.register_commands(store)
        TABLES.set_function(lambda: len(self.runtime.tables))
        if not self._no_delay:
            self._lease_watch_task = asyncio.create_task(self._watch_lease(), name="in-charge")

    def create_runtime(self, store: Store, *, shared: bool = False) -> ShardRuntime:
        """The tables of a store, with nothing going on at them yet."""
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
        """Let Discord know every command in every language, and prepare to answer them."""
        await self.tree.set_translator(CommandTranslator(ui.texts for ui in self.game_uis.values()))
        await self.sync_commands(meta_store)
        if not self._no_delay:
            self._warm_up_task = asyncio.create_task(self._warm_up(), name="warming")

    async def _warm_up(self) -> None:
        """Draw beforehand what most pictures need, so that the first ones come quickly."""
        for ui in self.game_uis.values():
            await asyncio.to_thread(ui.renderer.warm_caches, ui.texts.in_language(DEFAULT_LANGUAGE))

    @property
    def runtime(self) -> ShardRuntime:
        """The one shard of this process. There from the start of its connection on."""
        assert self._runtime is not None
        return self._runtime

    def runtime_for(self, guild_id: int | None) -> ShardRuntime:
        return self.runtime

    async def should_handle(self, interaction: Interaction) -> bool:
        """Whether this process is to answer: it is the only one."""
        return True

    async def on_ready(self) -> None:
        """The servers are known: tell channels what they missed."""
        log.info("ready")
        await self.runtime.resume()
        if self._send_reminders:
            self.runtime.start_reminders()

    async def _watch_lease(self) -> None:
        """Look now and then whether another process has taken the games over."""
        while self._shutdown_task is None:
            await asyncio.sleep(LEASE_CHECK_INTERVAL)
            try:
                await self.runtime.store.check_lease()
            except LeaseLost:
                self.on_lease_lost()
            except StoreError as error:
                log.warning("nobody knows who is in charge: %s", error)

    def is_superseded(self) -> bool:
        """Whether another process answers from now on."""
        return self._shutdown_task is not None

    def on_lease_lost(self) -> None:
        """Another process has taken the games over: this one ends, and nothing is lost by it."""
        if self._shutdown_task is None:
            log.warning("another process has taken the games over: this one ends")
            self._shutdown_task = asyncio.create_task(self._shut_down(), name="step-back")

    async def _shut_down(self) -> None:
        # Others who asked at the same moment are still to be answered.
        await asyncio.sleep(SHUTDOWN_GRACE_SECONDS)
        await self.close()

    async def health_problem(self) -> str | None:
        """What does not work, for a health check; None where all does."""
        if not self.is_ready():
            return "not connected to Discord"
        try:
            await self.runtime.store.check()
        except StoreError:
            return "the database cannot be read"
        return None

    def shard_statuses(self) -> dict[int, str]:
        """How each shard does, where there are several."""
        return {}

    async def sync_commands(self, meta_store: MetaStore) -> None:
        """Send the command tree to Discord, but only when it has changed."""
        tree = await self.command_payloads()
        digest = hashlib.sha256(json.dumps(tree, sort_keys=True).encode()).hexdigest()
        assert self.application_id is not None
        known = f"{self.application_id} {digest}"
        if await meta_store.get_meta(COMMAND_TREE_KEY) != known:
            # Not tree.sync(), which would work out the same once more.
            await self.http.bulk_upsert_global_commands(self.application_id, tree)
            await meta_store.set_meta(COMMAND_TREE_KEY, known)
            log.info("the commands were synced")

    async def command_payloads(self) -> list[dict[str, Any]]:
        """The command tree as Discord takes it, in every language there is."""
        return [
            await command.get_translated_payload(self.tree, self.tree.translator)
            if self.tree.translator
            else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Back in a server: its games go on."""
        log.info("joined server %s", guild.id)
        await self.runtime.resume()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer presses of buttons and menus; the command tree answers slash commands.

        We send no modals, so a submitted one is stale; it is answered like an old button.
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
        """Finish what is under way, leave Discord, close the store."""
        runtime = self._runtime
        if runtime is not None:
            runtime.stop()
        if self._lease_watch_task is not None:
            self._lease_watch_task.cancel()
        if runtime is not None:
            await runtime.drain(DRAIN_TIMEOUT)
        await self.workers.close()
        await super().close()
        if runtime is not None:
            await runtime.close()
