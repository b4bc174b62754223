"""The one private answer that every interaction gets, in words, whatever goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Self

import aiohttp
import discord
from discord import app_commands

from bot.channel.attachments import MAX_MESSAGE_LENGTH, OutgoingFile, to_discord_file
from bot.channel.components import Button, Control, build_view, has_free_row, truncate
from bot.game_ui import AnyGameUI
from bot.i18n.languages import resolve_user_language
from bot.i18n.texts import Alternatives, Texts, escape_name, shared_texts
from bot.interactions.core.bot_client import BotClient, Interaction
from bot.interactions.core.errors import error_message, recovery_controls
from bot.ops.metrics import time_interaction
from bot.shard_runtime import ShardRuntime
from bot.storage.contract import LeaseLost, StoreError
from bot.storage.records import private_channel_id
from bot.table.table import RequestRejected, Table
from render.picture import Picture
from render.translation import Translate

log = logging.getLogger(__name__)

ALREADY_ACKNOWLEDGED = 40060

UNANSWERABLE_CODES = (10062, ALREADY_ACKNOWLEDGED)
"""Discord's codes for an interaction that came too late, or that another process answered."""

LOCALE_TIMEOUT = 0.3
"""How long an answer waits to know which language the person reads."""

CONNECTION_ERRORS = (aiohttp.ClientError, OSError)
"""What is raised when the line to Discord breaks: it may have heard all the same."""


@dataclass(frozen=True, slots=True)
class SelectedUser:
    """Somebody whom a person picked. `is_member`: he is in this server."""

    id: int
    name: str
    is_bot: bool
    is_member: bool

    @classmethod
    def from_user(cls, user: discord.User | discord.Member) -> Self:
        """Who was given as an option of a command."""
        return cls(user.id, user.display_name, user.bot, isinstance(user, discord.Member))


class AnsweredElsewhere(Exception):
    """Another process has taken over, and answers."""


class RequestContext:
    """Acknowledges an interaction at once and answers it privately.

    A press on a private panel changes that panel; everything else gets a new private message.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.bound_game_ui: AnyGameUI | None = None
        self.locale = interaction.locale.value
        self.translate = self._make_translator(shared_texts())
        self._runtime = interaction.client.runtime_for(interaction.guild_id)
        message = interaction.message
        self._edits_panel = message is not None and message.flags.ephemeral
        self._last_response: tuple[str, Sequence[OutgoingFile], Sequence[Control]] | None = None
        self._is_deferred = False
        self.is_private = False
        self._locale_resolved = False
        self.loaded_table: Table | None = None
        self.back_button: Button | None = None
        if (invoked := self._ui_of_command()) is not None:
            self.bind_game(invoked)

    @property
    def client(self) -> BotClient:
        return self.interaction.client

    @property
    def runtime(self) -> ShardRuntime:
        """What keeps the tables of the server that this comes from."""
        return self._runtime

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def raw_custom_id(self) -> str:
        """The id of the pressed button; empty for anything else."""
        data: Any = self.interaction.data or {}
        return str(data.get("custom_id", ""))

    @property
    def message_id(self) -> int | None:
        """The message below which something was pressed; None for a command."""
        message = self.interaction.message
        return None if message is None else message.id

    def bind_game(self, ui: AnyGameUI) -> None:
        """From now on this is about that game, and speaks its words."""
        self.bound_game_ui = ui
        self.translate = self._make_translator(ui.texts)

    def _make_translator(self, words: Texts) -> Translate:
        """The person's language; commands are as his Discord shows them."""
        return words.in_language(self.locale, command_locale=self.interaction.locale.value)

    @property
    def in_every_language(self) -> tuple[Translate, ...]:
        """Those of the game in every language there is, what the person reads first."""
        return tuple(self.game_ui.texts.in_every_language(self.locale))

    async def resolve_locale(self, *, refresh: bool = False) -> None:
        """Find out which language the person reads. Before that it is what his Discord speaks."""
        if self._locale_resolved and not refresh:
            return
        self._locale_resolved = True
        try:
            async with asyncio.timeout(LOCALE_TIMEOUT):
                locale = self.interaction.locale.value
                self.locale = await resolve_user_language(self.runtime.store, self.user_id, locale)
        except (StoreError, TimeoutError) as error:
            log.warning("nobody knows what a person reads: %r", error)
        self.translate = self._make_translator(
            shared_texts() if self.bound_game_ui is None else self.bound_game_ui.texts
        )

    def use_private_table(self) -> None:
        """From now on this is about the person's own table, and not the channel's."""
        self.is_private = True

    @property
    def table_channel_id(self) -> int:
        """Where the table is that this is about: the channel, or the person's own place."""
        return private_channel_id(self.user_id) if self.is_private else self.channel_id

    @property
    def game_ui(self) -> AnyGameUI:
        """The game that this is about. Known once its table is, or its command was used."""
        assert self.bound_game_ui is not None
        return self.bound_game_ui

    @property
    def values(self) -> tuple[str, ...]:
        """The codes that were picked in a menu; none for anything else."""
        data: Any = self.interaction.data or {}
        return tuple(map(str, data.get("values") or ()))

    @property
    def selected_users(self) -> tuple[SelectedUser, ...]:
        """The people who were picked in a menu of the server's members."""
        data: Any = self.interaction.data or {}
        resolved = data.get("resolved") or {}
        users, members = resolved.get("users") or {}, resolved.get("members") or {}
        return tuple(
            SelectedUser(
                int(one),
                (members.get(one) or {}).get("nick")
                or users[one].get("global_name")
                or users[one]["username"],
                bool(users[one].get("bot")),
                one in members,
            )
            for one in self.values
            if one in users
        )

    @property
    def command_name(self) -> str:
        """The slash command of the game that this is about."""
        return self._candidate_uis[0].command_name

    @property
    def new_game_commands(self) -> Alternatives:
        """The commands that open a table: of the game that this is about, else of any."""
        return Alternatives(f"`/{ui.command_name} new`" for ui in self._candidate_uis)

    @property
    def _candidate_uis(self) -> list[AnyGameUI]:
        return (
            list(self.client.game_uis.values())
            if self.bound_game_ui is None
            else [self.bound_game_ui]
        )

    def _ui_of_command(self) -> AnyGameUI | None:
        """The game whose slash command was used, if one was."""
        command = self.interaction.command
        root = command.root_parent if isinstance(command, app_commands.Command) else None
        return next(
            (ui for ui in self.client.game_uis.values() if root and ui.command_name == root.name),
            None,
        )

    async def get_table(self) -> Table:
        """The open table of the channel. Refuses where there is none, or one of another game."""
        table = await self.runtime.tables.get(self.table_channel_id)
        self._check_game_matches(table)
        return table

    async def get_table_for_autocomplete(self) -> Table:
        """The same for who cannot wait."""
        table = await self.runtime.tables.get_for_autocomplete(self.table_channel_id)
        self._check_game_matches(table)
        return table

    @asynccontextmanager
    async def modify_table(self) -> AsyncIterator[Table]:
        """The same, under its lock; afterwards the channel is told what changed."""
        async with self.runtime.tables.modify(self.table_channel_id) as table:
            self._check_game_matches(table)
            yield table

    def _check_game_matches(self, table: Table) -> None:
        """A command of one game must not move another one on."""
        ui = self.client.game_uis[table.game.name]
        if self.bound_game_ui is not None and self.bound_game_ui.name != ui.name:
            raise RequestRejected("other-game", game=ui.title(self.locale), other=ui.command_name)
        self.bind_game(ui)
        self.loaded_table = None if self.is_private else table

    @property
    def channel_id(self) -> int:
        """The channel of the table. Refuses outside of a server's channels."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise RequestRejected("only-in-channel")
        return self.interaction.channel_id

    async def defer(self) -> None:
        """Tell Discord that an answer comes, before anything that may take time."""
        if self._is_deferred or self.interaction.response.is_done():
            return
        if self.client.is_superseded():
            raise AnsweredElsewhere
        try:
            await self._send_defer()
        except CONNECTION_ERRORS:
            await self._retry_defer()
        self._is_deferred = True

    async def _retry_defer(self) -> None:
        """Nobody knows whether Discord heard the first time: if it did, it says so now."""
        try:
            await self._send_defer()
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise

    async def _send_defer(self) -> None:
        if self._edits_panel:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def respond(
        self,
        content: str,
        *,
        picture: Picture | None = None,
        attachments: Sequence[OutgoingFile] = (),
        controls: Sequence[Control] = (),
    ) -> None:
        """Give the answer: words, perhaps a picture and `attachments` beside it, and buttons, last of
        them the way back.
        """
        files = ([] if picture is None else [picture]) + list(attachments)
        self._last_response = (content, files, controls)
        if self.back_button is not None and has_free_row(controls):
            controls = (*controls, self.back_button)
        await self.defer()
        await self.interaction.edit_original_response(
            content=truncate(content, MAX_MESSAGE_LENGTH),
            attachments=[to_discord_file(one) for one in files],
            view=build_view(controls) if controls else None,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def follow_up(self, content: str) -> None:
        """Say more, in a private message after the answer."""
        await self.interaction.followup.send(
            truncate(content, MAX_MESSAGE_LENGTH),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def respond_error(self, error: BaseException) -> None:
        """Say in words why nothing was done. Never raises.

        When only the answer got lost, the work was done: then the same answer is given again.
        """
        if isinstance(error, AnsweredElsewhere) or (
            isinstance(error, discord.HTTPException) and error.code in UNANSWERABLE_CODES
        ):
            log.info("an interaction was not ours to answer: %s", error)
            return
        try:
            if (
                isinstance(error, (discord.HTTPException, *CONNECTION_ERRORS))
                and self._last_response is not None
            ):
                content, files, controls = self._last_response
                await self.respond(content, attachments=files, controls=controls)
            else:
                await self.defer()
                await self.resolve_locale()
                message = await error_message(self, error)
                await self.respond(message, controls=await recovery_controls(self, error))
        except (discord.HTTPException, *CONNECTION_ERRORS) as failure:
            log.warning("an answer could not be given: %s", failure)
        except Exception:
            log.exception("an answer could not be given")
        if isinstance(error, LeaseLost):
            self.client.on_lease_lost()

    @staticmethod
    def escape_name(name: str) -> str:
        """A person's name as it may stand in an answer."""
        return escape_name(name)


async def handle_command(interaction: Interaction, handler: Any) -> None:
    """Acknowledge, do the work (a coroutine function of the Answer), and answer any fault."""
    request = RequestContext(interaction)
    with time_interaction("command"), request.runtime.in_flight.track():
        try:
            await request.defer()
            await request.resolve_locale()
            await handler(request)
        except Exception as error:
            await request.respond_error(error)
