"""A channel in a simulated Discord, for tests that read like an evening of play."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from simcord.results import to_discord_message

from bot.client import NevskyClient
from bot.game_ui import AnyGameUI
from bot.i18n.texts import shared_texts
from bot.table.table import Table
from engine import codec
from tests.support.storage.sqlite import latest_game, overwrite_state

OUR_FAULT = shared_texts().in_language("en")("refused-our-fault")

BUTTON, MENU = 2, 3
"""Discord's types of components."""

HOUR = 3_600
"""Seconds."""

PLAYER_NAMES = ("Žofie", "Boris", "Catherine", "Dmitri", "Eve")


class DiscordFixture:
    """A server with a channel and five people, of whom the first manages it.

    `ui` is the game that they play where nothing else is said.
    """

    def __init__(self, env: Any, bot: NevskyClient, database: Path, ui: AnyGameUI) -> None:
        self.ui = ui
        self.env = env
        self.bot = bot
        self.database = database
        users = [
            env.create_user(f"user{n}", global_name=name) for n, name in enumerate(PLAYER_NAMES)
        ]
        self.guild = env.create_guild("Nevsky", owner=users[0])
        self.channel = self.guild.create_text_channel("table")
        self.people = [self.guild.add_member(user) for user in users]
        self.language = "en"
        self.locales = dict.fromkeys(range(len(PLAYER_NAMES)), "en-US")
        self._restarted_bots: list[NevskyClient] = []

    async def close(self) -> None:
        for bot in self._restarted_bots:
            await bot.close()

    async def set_language(self, language: str) -> None:
        """From now on everybody's Discord and the server's tables speak this language."""
        self.language = language
        self.locales = dict.fromkeys(self.locales, language)
        await self.slash(0, "nevsky server", language=language)

    @contextmanager
    def client_locale(self, who: int) -> Iterator[None]:
        """What a person does meanwhile comes in the language of that person's Discord."""
        known = discord.Interaction._from_data

        def in_language(interaction: discord.Interaction[Any], data: Any) -> None:
            data["locale"] = self.locales[who]
            known(interaction, data)

        with patch.object(discord.Interaction, "_from_data", in_language):
            yield

    async def restart(self) -> None:
        """Stop the bot and start it anew on the same database."""
        await self.bot.close()
        self.bot = NevskyClient(self.database)
        self._restarted_bots.append(self.bot)
        await self.env.restart_bot(self.bot)

    async def slash(self, who: int, command: str, **options: Any) -> Any:
        """A person uses a command; the answer must be private."""
        with self.client_locale(who):
            result = await self.people[who].slash(self.channel, command, **options)
        assert result.acknowledged
        assert result.ephemeral
        return result

    async def private_reply(self, who: int, command: str, **options: Any) -> str:
        """The words of the private answer to a command."""
        return text_of(await self.slash(who, command, **options))

    async def autocomplete(
        self, who: int, command: str, option: str, typed: str = "", **filled: Any
    ) -> dict[str, str]:
        """What autocomplete offers a person: values by name."""
        with self.client_locale(who):
            found = await self.people[who].autocomplete(
                self.channel, command, option, typed, **filled
            )
        return {one["name"]: one["value"] for one in found}

    async def press(self, who: int, message: Any, label: str) -> Any:
        """A person presses a button. How many seats are free may be left out of its label."""
        known = self._messages.get(message.id)
        shown = message if known is None else to_discord_message(self.env, known)
        counted = re.compile(rf"{re.escape(label)}( \(\d+ free\))?")
        label = next((one for one in button_labels(shown) if counted.fullmatch(one)), label)
        with self.client_locale(who):
            result = await self.people[who].click(message, label=label)
        assert result.acknowledged
        return result

    async def start(self, players: Sequence[int], seed: int = 1, **options: Any) -> Table:
        """Open a table, have these people sit down, and begin with a given seed."""
        await self.slash(players[0], f"{self.ui.command_name} new", **options)
        for who in players[1:]:
            await self.slash(who, f"{self.ui.command_name} join")
        table = await self.table()
        use_seed(table, seed)
        await self.slash(players[0], f"{self.ui.command_name} start")
        return table

    async def table(self) -> Table:
        return await self.bot.runtime.tables.get(self.channel.id)

    async def assert_refused(self, attempt: Awaitable[Any]) -> str:
        """Somebody tries what cannot be: he is told so in private, and nothing changes.

        Returns the words of the answer.
        """
        before = await self.visible_state()
        said = text_of(await attempt)
        assert said
        assert "\n" not in said
        assert not re.search(r"\b(refused|illegal|card)-", said), said
        assert said != OUR_FAULT
        assert await self.visible_state() == before
        return said

    async def visible_state(self) -> tuple[object, ...]:
        """All that a refusal must leave as it was: what is stored, and what the channel shows."""
        row = await latest_game(self.bot.runtime.store, self.channel.id)
        stored: tuple[object, ...] = ()
        if row is not None:
            moves = await self.bot.runtime.store.moves(row.id, 0)
            stored = (row, moves, await self.bot.runtime.store.seats(row.id))
        shown = tuple(
            (message.id, message.content, message.edited_at, len(message.attachments))
            for message in self.public_messages
        )
        return (*stored, shown)

    async def store_state(self, table: Table) -> None:
        """Make a state that a test arranged the one that is stored, too."""
        text = codec.dump_state(table.game, table.state)
        await overwrite_state(self.bot.runtime.store, table.row.id, text)

    async def stored_state(self) -> str:
        """Return the state of the channel's latest game, as the store holds it."""
        row = await latest_game(self.bot.runtime.store, self.channel.id)
        assert row is not None
        assert row.state is not None
        return row.state

    async def ask_to_forget(self, who: int) -> Any:
        """Ask for the deletion of a person's data, without confirming it."""
        about = await self.slash(who, "nevsky about")
        return await self.press(who, about.response, "Delete what is stored about me")

    async def forget(self, who: int) -> str:
        """Have a person's data deleted. Returns the text of the answer."""
        asked = await self.ask_to_forget(who)
        assert "Are you sure?" in text_of(asked)
        return text_of(await self.press(who, asked.response, "Yes, delete it"))

    async def open_replay(self, who: int, table: Table) -> Any:
        """Open the replay of a game by the button of an old message."""
        old = await self.send_old_button(f"1/replay/{table.row.id}/0")
        return await self.press(who, old, "Old")

    async def send_old_button(self, custom_id: str) -> discord.Message:
        """A message of the bot with a button whose id says this."""
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Old", custom_id=custom_id))
        view.stop()
        return await channel.send("An old message", view=view)

    @property
    def public_messages(self) -> list[discord.Message]:
        """What everybody sees in the channel, oldest first."""
        return sorted(self.channel.history(), key=lambda message: message.id)

    @property
    def last_message(self) -> discord.Message:
        """The end of `public_messages`: nothing before it needs to be made for that."""
        seen = (one for one in self._messages.values() if one.visible_to(None))
        return to_discord_message(self.env, max(seen, key=lambda message: message.id))

    @property
    def last_message_url(self) -> str:
        """The link to `last_message`."""
        place = f"{self.guild.id}/{self.channel.id}"
        return f"https://discord.com/channels/{place}/{self.last_message.id}"

    @property
    def _messages(self) -> dict[int, Any]:
        """SimCord's own of this channel, by id."""
        found: dict[int, Any] = self.env.backend.messages.get(self.channel.id, {})
        return found

    def messages_visible_to(self, who: int) -> list[discord.Message]:
        """What one person sees in the channel, private answers included."""
        return sorted(self.channel.history(viewer=self.people[who]), key=lambda message: message.id)

    async def player_to_act(self, players: Sequence[int]) -> int:
        """Which of the players is to act."""
        table = await self.table()
        return players[table.game.to_act(table.state)[0]]


def use_seed(table: Table, seed: int) -> None:
    """Make a lobby's game begin with this seed, whoever starts it and however."""
    begin = table.lobby.start

    async def start(user_id: int, interaction_id: int) -> None:
        await begin(user_id, interaction_id, seed)

    table.lobby.start = start  # type: ignore[method-assign, assignment]


def text_of(result: Any) -> str:
    """All words of a private answer."""
    return str(result.response.content)


def controls_of(message: Any) -> list[dict[str, Any]]:
    """A message's buttons and menus as Discord keeps them."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [control for row in rows for control in row["components"]]


def disabled_labels(message: Any) -> list[str]:
    """The labels of a message's buttons that cannot be pressed."""
    return [one["label"] for one in controls_of(message) if one.get("disabled")]


def button_labels(message: Any) -> list[str]:
    """The labels of a message's buttons."""
    return [control["label"] for control in controls_of(message) if control["type"] == BUTTON]
