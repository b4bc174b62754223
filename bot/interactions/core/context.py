"""Who sent an interaction, where, and which game it is about."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import app_commands

from bot.channel.pictures import PictureCache
from bot.game_ui import AnyGameUI
from bot.i18n.languages import resolve_user_language
from bot.i18n.texts import Alternatives, Texts, shared_texts
from bot.interactions.core.bot_client import BotClient, Interaction
from bot.shard_runtime import ShardRuntime
from bot.storage.errors import StoreError
from bot.storage.records import practice_channel_id, tutorial_channel_id
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.table import Table
from render.translation import Translate

log = logging.getLogger(__name__)

LOCALE_TIMEOUT = 0.3
"""Seconds to wait for the user's language setting before falling back to Discord's locale."""


@dataclass(frozen=True, slots=True)
class SelectedUser:
    """A user picked in a select menu or named in a command option."""

    id: int
    name: str
    is_bot: bool
    is_member: bool
    """Whether the user is a member of the server the interaction came from."""

    @classmethod
    def from_user(cls, user: discord.User | discord.Member) -> Self:
        """Convert the value of a command's user option."""
        return cls(user.id, user.display_name, user.bot, isinstance(user, discord.Member))


class RequestContext:
    """An interaction with the user, channel, language and game it concerns.

    Sends nothing: the `Responder` does.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._arrived_at = self.client.clock()
        self.bound_game_ui: AnyGameUI | None = None
        """The game this request is about, or None while that is unknown."""
        self.locale = interaction.locale.value
        """The user's language: Discord's locale until `resolve_locale` has run."""
        self.translate = self._make_translator(shared_texts())
        self.runtime: ShardRuntime = interaction.client.runtime_for(interaction.guild_id)
        """The runtime of the shard that owns the tables of the interaction's server."""
        self._private_channel_id: int | None = None
        self.loaded_table: Table | None = None
        """The channel's table, once it was loaded."""
        self.seen_ply: int | None = None
        """The ply of that table when its lock was released; None without a lock."""
        self.has_committed = False
        """Whether the interaction has changed something: an error after that undoes nothing."""
        self.has_changed_channel = False
        """Whether it has changed something that the channel's messages show."""
        self._locale_resolved = False
        self._value_taken = False
        if (invoked := self._ui_of_command()) is not None:
            self.bind_game(invoked)

    @property
    def client(self) -> BotClient:
        return self.interaction.client

    @property
    def store(self) -> Store:
        return self.runtime.store

    @property
    def game_uis(self) -> Mapping[str, AnyGameUI]:
        """All installed games, by the engine's name."""
        return self.client.game_uis

    @property
    def pictures(self) -> PictureCache:
        return self.client.pictures

    @property
    def interaction_id(self) -> int:
        return self.interaction.id

    @property
    def seconds_since_created(self) -> float:
        """The seconds since the user pressed a button or sent a command, by Discord's clock."""
        return self.client.clock() - self.interaction.created_at.timestamp()

    @property
    def seconds_since_arrival(self) -> float:
        """The seconds since the interaction arrived here, whatever Discord's clock says."""
        return self.client.clock() - self._arrived_at

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def guild_id(self) -> int:
        """The server. Raises RequestRejected outside of servers."""
        if self.interaction.guild_id is None:
            raise RequestRejected("only-in-channel")
        return self.interaction.guild_id

    @property
    def channel_id(self) -> int:
        """The channel. Raises RequestRejected outside of a server's channels."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise RequestRejected("only-in-channel")
        return self.interaction.channel_id

    @property
    def table_channel_id(self) -> int:
        """The id under which the table is stored: the channel's, or one of the user's own."""
        own = self._private_channel_id
        return self.channel_id if own is None else own

    @property
    def is_private(self) -> bool:
        """Whether this is about a table of the user's own instead of the channel's."""
        return self._private_channel_id is not None

    @property
    def message_id(self) -> int | None:
        """The message the pressed component belongs to, or None for a command."""
        message = self.interaction.message
        return None if message is None else message.id

    @property
    def panel_id(self) -> int | None:
        """The private message the pressed component belongs to, which the response replaces."""
        message = self.interaction.message
        return message.id if message is not None and message.flags.ephemeral else None

    @property
    def is_layout(self) -> bool:
        """Whether the private message that the response replaces consists of Components V2."""
        message = self.interaction.message
        return self.panel_id is not None and message is not None and message.flags.components_v2

    @property
    def raw_custom_id(self) -> str:
        """The custom id of the pressed component, or an empty string for a command."""
        data: Any = self.interaction.data or {}
        return str(data.get("custom_id", ""))

    @property
    def values(self) -> tuple[str, ...]:
        """The values picked in a select menu; empty for anything else."""
        data: Any = self.interaction.data or {}
        return () if self._value_taken else tuple(map(str, data.get("values") or ()))

    def take_value(self) -> str | None:
        """The value picked in a menu that stands for a button, which has none itself."""
        (value, *_) = self.values or (None,)
        self._value_taken = True
        return value

    @property
    def submitted(self) -> Mapping[str, tuple[str, ...]]:
        """What was filled in, by the name of each field of a form; empty for anything else."""
        data: Any = self.interaction.data or {}
        return dict(_filled_in(data.get("components")))

    @property
    def selected_users(self) -> tuple[SelectedUser, ...]:
        """The users picked in a user select menu."""
        data: Any = self.interaction.data or {}
        resolved = data.get("resolved") or {}
        users, members = resolved.get("users") or {}, resolved.get("members") or {}
        return tuple(
            SelectedUser(
                int(user_id),
                (members.get(user_id) or {}).get("nick")
                or users[user_id].get("global_name")
                or users[user_id]["username"],
                bool(users[user_id].get("bot")),
                user_id in members,
            )
            for user_id in self.values
            if user_id in users
        )

    # Language and game

    def bind_game(self, ui: AnyGameUI) -> None:
        """Make this request about a game, and translate with that game's texts."""
        self.bound_game_ui = ui
        self.translate = self._make_translator(ui.texts)

    def _make_translator(self, texts: Texts) -> Translate:
        """Translate to the user's language, with command names as the Discord client shows them."""
        return texts.in_language(self.locale, command_locale=self.interaction.locale.value)

    @property
    def in_every_language(self) -> tuple[Translate, ...]:
        """The game's texts in all languages, the user's language first."""
        return tuple(self.game_ui.texts.in_every_language(self.locale))

    async def resolve_locale(self, *, refresh: bool = False) -> None:
        """Look up the user's language setting once, or again with `refresh`.

        Keeps Discord's locale if the store fails or takes longer than `LOCALE_TIMEOUT`.
        """
        if self._locale_resolved and not refresh:
            return
        self._locale_resolved = True
        try:
            async with asyncio.timeout(LOCALE_TIMEOUT):
                locale = self.interaction.locale.value
                self.locale = await resolve_user_language(self.store, self.user_id, locale)
        except (StoreError, TimeoutError) as error:
            log.warning("could not look up a user's language: %r", error)
        self.translate = self._make_translator(
            shared_texts() if self.bound_game_ui is None else self.bound_game_ui.texts
        )

    @property
    def game_ui(self) -> AnyGameUI:
        """The bound game. Known once the table is loaded or if a game's command was used."""
        assert self.bound_game_ui is not None
        return self.bound_game_ui

    @property
    def command_name(self) -> str:
        """The slash command of the bound game, or of the first installed one."""
        return self._candidate_uis[0].command_name

    @property
    def new_game_commands(self) -> Alternatives[str]:
        """The commands that open a table of the bound game, or of any game."""
        return Alternatives(f"`/{ui.command_name} new`" for ui in self._candidate_uis)

    @property
    def _candidate_uis(self) -> list[AnyGameUI]:
        return list(self.game_uis.values()) if self.bound_game_ui is None else [self.bound_game_ui]

    def _ui_of_command(self) -> AnyGameUI | None:
        """The game whose slash command was used, if one was."""
        command = self.interaction.command
        root = command.root_parent if isinstance(command, app_commands.Command) else None
        return next(
            (ui for ui in self.game_uis.values() if root and ui.command_name == root.name), None
        )

    # The table

    def mark_committed(self, *, in_channel: bool = False) -> None:
        """Note that the interaction has changed something, so that no error claims otherwise."""
        self.has_committed = True
        self.has_changed_channel |= in_channel

    def use_tutorial_table(self) -> None:
        """Make this request about the user's tutorial game instead of the channel's table."""
        self._private_channel_id = tutorial_channel_id(self.user_id)

    def use_practice_table(self) -> None:
        """Make this request about the user's practice game instead of the channel's table."""
        self._private_channel_id = practice_channel_id(self.user_id)

    async def get_table(self, game_id: int | None = None) -> Table:
        """Load the open table without its lock.

        `game_id` is the game a pressed button belongs to; None for a command. Raises
        RequestRejected if no table is open, if it is another game than the button's, or if a
        command of another kind of game was used.
        """
        table = await self.runtime.tables.get(self.table_channel_id)
        self._check_game_matches(table, game_id)
        return table

    async def get_table_for_autocomplete(self) -> Table:
        """Load the open table within the time that autocompletion may take."""
        table = await self.runtime.tables.get_for_autocomplete(self.table_channel_id)
        self._check_game_matches(table)
        return table

    @asynccontextmanager
    async def modify_table(self, game_id: int | None = None) -> AsyncIterator[Table]:
        """Load the open table under its lock; on exit the channel is updated.

        Checks the table as `get_table` does, but under the lock: if another game was opened while
        this waited for the lock, a button of the previous one is rejected.
        """
        async with self.runtime.tables.modify(self.table_channel_id) as table:
            self._check_game_matches(table, game_id)
            ply, intents = table.row.ply, [row.intent for row in table.seats]
            try:
                yield table
            finally:
                self.seen_ply = table.row.ply
                if table.row.ply > ply:
                    self.mark_committed(in_channel=not self.is_private)
                elif [row.intent for row in table.seats] != intents:
                    self.mark_committed()

    def _check_game_matches(self, table: Table, game_id: int | None = None) -> None:
        """Bind the table's game. A request about one game must not affect another one."""
        ui = self.game_uis[table.game.name]
        if self.bound_game_ui is not None and self.bound_game_ui.name != ui.name:
            raise RequestRejected("other-game", game=ui.title(self.locale), other=ui.command_name)
        self.bind_game(ui)
        self.loaded_table = None if self.is_private else table
        if game_id is not None and table.row.id != game_id:
            raise RequestRejected("old-button")


def _filled_in(components: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the name of each field among a form's components, however nested, and its values."""
    for part in components if isinstance(components, list) else ():
        if not isinstance(part, Mapping):
            continue
        yield from _filled_in([part.get("component")])
        yield from _filled_in(part.get("components"))
        if isinstance(name := part.get("custom_id"), str):
            values = part.get("values")
            given = values if isinstance(values, list) else [part.get("value")]
            yield name, tuple(str(value) for value in given if value is not None)
