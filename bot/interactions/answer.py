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
from bot.interactions.bot import Bot, Interaction
from bot.interactions.refusals import fault_in_words, ways_on
from bot.ops.metrics import time_interaction
from bot.shard_runtime import ShardRuntime
from bot.storage.contract import LeaseLost, StoreError
from bot.storage.records import private_channel_id
from bot.table.table import RequestRejected, Table
from render.picture import Picture
from render.words import Say

log = logging.getLogger(__name__)

ANSWERED_BEFORE = 40060

NOT_OURS = (10062, ANSWERED_BEFORE)
"""Discord's codes for an interaction that came too late, or that another process answered."""

READER_SECONDS = 0.3
"""How long an answer waits to know which language the person reads."""

LOST = (aiohttp.ClientError, OSError)
"""What is raised when the line to Discord breaks: it may have heard all the same."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody whom a person picked. `here`: he is in this server."""

    id: int
    name: str
    bot: bool
    here: bool

    @classmethod
    def of(cls, user: discord.User | discord.Member) -> Self:
        """Who was given as an option of a command."""
        return cls(user.id, user.display_name, user.bot, isinstance(user, discord.Member))


class NotOurs(Exception):
    """Another process has taken over, and answers."""


class Answer:
    """Acknowledges an interaction at once and answers it privately.

    A press on a private panel changes that panel; everything else gets a new private message.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.ui: AnyGameUI | None = None
        self.locale = interaction.locale.value
        self.translate = self._speak(shared_texts())
        self._shard = interaction.client.shard_of(interaction.guild_id)
        message = interaction.message
        self._changes_panel = message is not None and message.flags.ephemeral
        self._given: tuple[str, Sequence[OutgoingFile], Sequence[Control]] | None = None
        self._acknowledged = False
        self.is_private = False
        self._reader_known = False
        self.known_table: Table | None = None
        self.way_back: Button | None = None
        if (called := self._called_ui()) is not None:
            self.about(called)

    @property
    def bot(self) -> Bot:
        return self.interaction.client

    @property
    def shard(self) -> ShardRuntime:
        """What keeps the tables of the server that this comes from."""
        return self._shard

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def custom_id(self) -> str:
        """The id of the pressed button; empty for anything else."""
        data: Any = self.interaction.data or {}
        return str(data.get("custom_id", ""))

    @property
    def message_id(self) -> int | None:
        """The message below which something was pressed; None for a command."""
        message = self.interaction.message
        return None if message is None else message.id

    def about(self, ui: AnyGameUI) -> None:
        """From now on this is about that game, and speaks its words."""
        self.ui = ui
        self.translate = self._speak(ui.texts)

    def _speak(self, words: Texts) -> Say:
        """The person's language; commands are as his Discord shows them."""
        return words.in_language(self.locale, command_locale=self.interaction.locale.value)

    @property
    def in_every_language(self) -> tuple[Say, ...]:
        """Those of the game in every language there is, what the person reads first."""
        return tuple(self.game.texts.in_every_language(self.locale))

    async def know_reader(self, *, anew: bool = False) -> None:
        """Find out which language the person reads. Before that it is what his Discord speaks."""
        if self._reader_known and not anew:
            return
        self._reader_known = True
        try:
            async with asyncio.timeout(READER_SECONDS):
                locale = self.interaction.locale.value
                self.locale = await resolve_user_language(self.shard.store, self.user_id, locale)
        except (StoreError, TimeoutError) as error:
            log.warning("nobody knows what a person reads: %r", error)
        self.translate = self._speak(shared_texts() if self.ui is None else self.ui.texts)

    def turn_private(self) -> None:
        """From now on this is about the person's own table, and not the channel's."""
        self.is_private = True

    @property
    def place(self) -> int:
        """Where the table is that this is about: the channel, or the person's own place."""
        return private_channel_id(self.user_id) if self.is_private else self.channel_id

    @property
    def game(self) -> AnyGameUI:
        """The game that this is about. Known once its table is, or its command was used."""
        assert self.ui is not None
        return self.ui

    @property
    def values(self) -> tuple[str, ...]:
        """The codes that were picked in a menu; none for anything else."""
        data: Any = self.interaction.data or {}
        return tuple(map(str, data.get("values") or ()))

    @property
    def people(self) -> tuple[Person, ...]:
        """The people who were picked in a menu of the server's members."""
        data: Any = self.interaction.data or {}
        found = data.get("resolved") or {}
        users, members = found.get("users") or {}, found.get("members") or {}
        return tuple(
            Person(
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
    def command(self) -> str:
        """The slash command of the game that this is about."""
        return self._uis[0].command_name

    @property
    def opening(self) -> Alternatives:
        """The commands that open a table: of the game that this is about, else of any."""
        return Alternatives(f"`/{ui.command_name} new`" for ui in self._uis)

    @property
    def _uis(self) -> list[AnyGameUI]:
        return list(self.bot.uis.values()) if self.ui is None else [self.ui]

    def _called_ui(self) -> AnyGameUI | None:
        """The game whose slash command was used, if one was."""
        called = self.interaction.command
        root = called.root_parent if isinstance(called, app_commands.Command) else None
        return next(
            (ui for ui in self.bot.uis.values() if root and ui.command_name == root.name), None
        )

    async def table(self) -> Table:
        """The open table of the channel. Refuses where there is none, or one of another game."""
        table = await self.shard.tables.get(self.place)
        self._check_game(table)
        return table

    async def table_at_hand(self) -> Table:
        """The same for who cannot wait."""
        table = await self.shard.tables.get_for_autocomplete(self.place)
        self._check_game(table)
        return table

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Table]:
        """The same, under its lock; afterwards the channel is told what changed."""
        async with self.shard.tables.modify(self.place) as table:
            self._check_game(table)
            yield table

    def _check_game(self, table: Table) -> None:
        """A command of one game must not move another one on."""
        ui = self.bot.uis[table.game.name]
        if self.ui is not None and self.ui.name != ui.name:
            raise RequestRejected("other-game", game=ui.title(self.locale), other=ui.command_name)
        self.about(ui)
        self.known_table = None if self.is_private else table

    @property
    def channel_id(self) -> int:
        """The channel of the table. Refuses outside of a server's channels."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise RequestRejected("only-in-channel")
        return self.interaction.channel_id

    async def acknowledge(self) -> None:
        """Tell Discord that an answer comes, before anything that may take time."""
        if self._acknowledged or self.interaction.response.is_done():
            return
        if self.bot.is_leaving():
            raise NotOurs
        try:
            await self._defer()
        except LOST:
            await self._defer_again()
        self._acknowledged = True

    async def _defer_again(self) -> None:
        """Nobody knows whether Discord heard the first time: if it did, it says so now."""
        try:
            await self._defer()
        except discord.HTTPException as error:
            if error.code != ANSWERED_BEFORE:
                raise

    async def _defer(self) -> None:
        if self._changes_panel:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def tell(
        self,
        content: str,
        *,
        picture: Picture | None = None,
        more: Sequence[OutgoingFile] = (),
        buttons: Sequence[Control] = (),
    ) -> None:
        """Give the answer: words, perhaps a picture and `more` beside it, and buttons, last of
        them the way back.
        """
        shown = ([] if picture is None else [picture]) + list(more)
        self._given = (content, shown, buttons)
        if self.way_back is not None and has_free_row(buttons):
            buttons = (*buttons, self.way_back)
        await self.acknowledge()
        await self.interaction.edit_original_response(
            content=truncate(content, MAX_MESSAGE_LENGTH),
            attachments=[to_discord_file(one) for one in shown],
            view=build_view(buttons) if buttons else None,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def tell_on(self, content: str) -> None:
        """Say more, in a private message after the answer."""
        await self.interaction.followup.send(
            truncate(content, MAX_MESSAGE_LENGTH),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def tell_fault(self, error: BaseException) -> None:
        """Say in words why nothing was done. Never raises.

        When only the answer got lost, the work was done: then the same answer is given again.
        """
        if isinstance(error, NotOurs) or (
            isinstance(error, discord.HTTPException) and error.code in NOT_OURS
        ):
            log.info("an interaction was not ours to answer: %s", error)
            return
        try:
            if isinstance(error, (discord.HTTPException, *LOST)) and self._given is not None:
                content, shown, buttons = self._given
                await self.tell(content, more=shown, buttons=buttons)
            else:
                await self.acknowledge()
                await self.know_reader()
                said = await fault_in_words(self, error)
                await self.tell(said, buttons=await ways_on(self, error))
        except (discord.HTTPException, *LOST) as failure:
            log.warning("an answer could not be given: %s", failure)
        except Exception:
            log.exception("an answer could not be given")
        if isinstance(error, LeaseLost):
            self.bot.step_back()

    @staticmethod
    def shown(name: str) -> str:
        """A person's name as it may stand in an answer."""
        return escape_name(name)


async def answer(interaction: Interaction, work: Any) -> None:
    """Acknowledge, do the work (a coroutine function of the Answer), and answer any fault."""
    reply = Answer(interaction)
    with time_interaction("command"), reply.shard.in_flight.track():
        try:
            await reply.acknowledge()
            await reply.know_reader()
            await work(reply)
        except Exception as error:
            await reply.tell_fault(error)
