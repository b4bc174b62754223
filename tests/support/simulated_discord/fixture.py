"""A channel in a simulated Discord, with people who use commands and press buttons."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from simcord.components import walk_components
from simcord.results import to_discord_message

from bot.client import NevskyClient
from bot.game_ui import AnyGameUI
from bot.i18n.texts import shared_texts
from bot.table.table import Table
from engine import codec
from tests.support.simulated_discord.forms import filled_in
from tests.support.storage.sqlite import latest_game, overwrite_state

OUR_FAULT = shared_texts().in_language("en")("refused-our-fault")

ROW, BUTTON, MENU, TEXT = 1, 2, 3, 10
"""Discord's types of components."""

HOUR = 3_600
"""Seconds."""

PLAYER_NAMES = ("Žofie", "Boris", "Catherine", "Dmitri", "Eve")


class DiscordFixture:
    """A server with a channel and five people, of whom the first manages the server.

    People are given by their index in `people` and `PLAYER_NAMES`. Commands go to the game `ui`.
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
        """Switch everybody's Discord and the server's tables to a language."""
        self.language = language
        self.locales = dict.fromkeys(self.locales, language)
        await self.slash(0, "nevsky server", language=language)

    @contextmanager
    def client_locale(self, who: int) -> Iterator[None]:
        """Send interactions with this person's locale while the block runs."""
        from_data = discord.Interaction._from_data

        def with_locale(interaction: discord.Interaction[Any], data: Any) -> None:
            data["locale"] = self.locales[who]
            from_data(interaction, data)

        with patch.object(discord.Interaction, "_from_data", with_locale):
            yield

    def hide(self, place: Any) -> None:
        """Let the bot see a channel or thread no longer: every request there is refused."""
        guild = self.bot.get_guild(self.guild.id)
        assert guild is not None
        guild._channels.pop(place.id, None)
        guild._threads.pop(place.id, None)
        for path in (f"/channels/{place.id}", f"/channels/{place.id}/*"):
            self.env.inject_error("*", path, status=403, code=50001, times=None)

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database."""
        with self.env.time_context():  # which fixtures do not have of their own
            await self.bot.close()
        self.bot = NevskyClient(self.database)
        self._restarted_bots.append(self.bot)
        await self.env.restart_bot(self.bot)

    async def slash(self, who: int, command: str, **options: Any) -> Any:
        """Use a command as this person; the answer must be private."""
        with self.client_locale(who):
            result = await self.people[who].slash(self.channel, command, **options)
        assert result.acknowledged
        assert result.ephemeral
        return result

    async def private_reply(self, who: int, command: str, **options: Any) -> str:
        """Use a command as this person, and return the text of the private answer."""
        return text_of(await self.slash(who, command, **options))

    async def autocomplete(
        self, who: int, command: str, option: str, typed: str = "", **filled: Any
    ) -> dict[str, str]:
        """Return what autocomplete suggests to a person: values by name."""
        with self.client_locale(who):
            suggestions = await self.people[who].autocomplete(
                self.channel, command, option, typed, **filled
            )
        return {suggestion["name"]: suggestion["value"] for suggestion in suggestions}

    async def press(self, who: int, message: Any, label: str) -> Any:
        """Press a button, or pick an option of a menu, as this person, by its label.

        That of a button may lack a trailing "(3 free)".
        """
        current = self._messages.get(message.id)
        shown = message if current is None else to_discord_message(self.env, current)
        pattern = re.compile(rf"{re.escape(label)}( \(\d+ free\))?")
        label = next((full for full in button_labels(shown) if pattern.fullmatch(full)), label)
        options = options_of(shown)
        with self.client_locale(who):
            if label in options and label not in button_labels(shown):
                menu_id, value = options[label]
                result = await self.people[who].select(message, [value], custom_id=menu_id)
            else:
                result = await self.people[who].click(message, label=label)
        assert result.acknowledged
        return result

    async def submit(self, who: int, form: Any, changes: dict[str, str | bool]) -> Any:
        """Submit the form that a press has opened, with these changes by label."""
        with self.client_locale(who):
            result = await self.people[who].submit_modal(form, filled_in(form, changes))
        assert result.acknowledged
        assert result.response.ephemeral
        return result

    async def configure(
        self, host: int, changes: dict[str, str | bool], *, form: str = "Settings"
    ) -> Any:
        """Change settings of a lobby by the form that this button opens."""
        opened = await self.press(host, self.last_message, form)
        return await self.submit(host, opened, changes)

    async def start(
        self, players: Sequence[int], seed: int = 1, *, pace: str | None = None, **options: Any
    ) -> Table:
        """Open a table, have these people join it, and start the game with a seed.

        `pace` is the one that the host chooses, as the form of the settings shows it.
        """
        await self.slash(players[0], f"{self.ui.command_name} new", **options)
        if pace is not None:
            await self.configure(players[0], {"Pace": pace})
        for who in players[1:]:
            await self.slash(who, f"{self.ui.command_name} join")
        table = await self.table()
        use_seed(table, seed)
        await self.slash(players[0], f"{self.ui.command_name} start")
        return table

    async def table(self) -> Table:
        return await self.bot.runtime.tables.get(self.channel.id)

    async def assert_refused(self, attempt: Awaitable[Any]) -> str:
        """Await an interaction that must be refused with one line, and change nothing.

        Returns the text of the refusal.
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
        """Return all that a refusal must not change: what is stored, and what the channel shows."""
        row = await latest_game(self.bot.runtime.store, self.channel.id)
        stored: tuple[object, ...] = ()
        if row is not None:
            moves = await self.bot.runtime.store.moves(row.id, 0)
            stored = (row, moves, await self.bot.runtime.store.seats(row.id))
        shown = tuple(
            (message.id, shown_text(message), message.edited_at, len(message.attachments))
            for message in self.public_messages
        )
        return (*stored, shown)

    async def store_state(self, table: Table) -> None:
        """Store the state of a table that a test has changed in memory."""
        text = codec.dump_state(table.game, table.state)
        await overwrite_state(self.bot.runtime.store, table.row.id, text)

    async def stored_state(self) -> str:
        """Return the state of the channel's latest game, as the store holds it."""
        row = await latest_game(self.bot.runtime.store, self.channel.id)
        assert row is not None
        assert row.state is not None
        return row.state

    async def seats_of_moves(self, table: Table, kind: str) -> list[int | None]:
        """Return the seats of all moves of a kind of `bot.table.move_log.MoveKind`, in order."""
        moves = await self.bot.runtime.store.moves(table.row.id, 0)
        return [move.seat for move in moves if move.kind == kind]

    async def change_own_setting(self, who: int, label: str) -> None:
        """Press the button with this label in a person's own settings."""
        settings = await self.slash(who, "nevsky settings")
        await self.press(who, settings.response, label)

    async def ask_to_forget(self, who: int) -> Any:
        """Ask for the deletion of a person's data, without confirming it."""
        about = await self.slash(who, "nevsky about")
        return await self.press(who, about.response, "Delete my data")

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
        """Send a message of the bot with a button "Old" that has this custom id."""
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Old", custom_id=custom_id))
        view.stop()
        return await channel.send("An old message", view=view)

    @property
    def public_messages(self) -> list[discord.Message]:
        """The messages that everybody sees in the channel, oldest first."""
        return sorted(self.channel.history(), key=lambda message: message.id)

    def files_of(self, message: Any) -> list[discord.Attachment]:
        """Return the files of a message, also of one whose components show them."""
        stored = self._messages[message.id]
        state = to_discord_message(self.env, stored)._state
        return [discord.Attachment(data=file, state=state) for file in stored.attachments]

    @property
    def last_message(self) -> discord.Message:
        """The last of `public_messages`, without converting the ones before it."""
        public = (message for message in self._messages.values() if message.visible_to(None))
        return to_discord_message(self.env, max(public, key=lambda message: message.id))

    @property
    def last_message_url(self) -> str:
        """The link to `last_message`."""
        place = f"{self.guild.id}/{self.channel.id}"
        return f"https://discord.com/channels/{place}/{self.last_message.id}"

    @property
    def _messages(self) -> dict[int, Any]:
        """SimCord's own records of this channel's messages, by id."""
        messages: dict[int, Any] = self.env.backend.messages.get(self.channel.id, {})
        return messages

    def messages_visible_to(self, who: int) -> list[discord.Message]:
        """Return what a person sees in the channel, oldest first, private answers included."""
        return sorted(self.channel.history(viewer=self.people[who]), key=lambda message: message.id)

    async def player_to_act(self, players: Sequence[int]) -> int:
        """Return which of the players is to act; the first one if several are."""
        table = await self.table()
        return players[table.game.to_act(table.state)[0]]


def use_seed(table: Table, seed: int) -> None:
    """Make a lobby's game start with this seed, by command or by button."""
    start_with_seed = table.lobby.start

    async def start(user_id: int, interaction_id: int) -> None:
        await start_with_seed(user_id, interaction_id, seed)

    table.lobby.start = start  # type: ignore[method-assign, assignment]


def text_of(result: Any) -> str:
    """Return the text of the answer to an interaction."""
    return shown_text(result.response)


def shown_text(message: Any) -> str:
    """Return the text of a message, whether it is a plain one or consists of components."""
    texts = [part["content"] for part in components_of(message) if part["type"] == TEXT]
    return "\n".join(filter(None, (str(message.content), *texts)))


def components_of(message: Any) -> list[dict[str, Any]]:
    """Return all components of a message as Discord's JSON objects, with all that is nested."""
    top = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    return list(walk_components(top))


def controls_of(message: Any) -> list[dict[str, Any]]:
    """Return a message's buttons and menus as Discord's JSON objects."""
    return [part for part in components_of(message) if "custom_id" in part]


def options_of(message: Any) -> dict[str, tuple[str, str]]:
    """Return the options of a message's menus by label: the menu's custom id, and the value."""
    return {
        option["label"]: (control["custom_id"], option["value"])
        for control in controls_of(message)
        for option in control.get("options") or ()
    }


def disabled_labels(message: Any) -> list[str]:
    """Return the labels of a message's disabled buttons."""
    return [control["label"] for control in controls_of(message) if control.get("disabled")]


def button_labels(message: Any) -> list[str]:
    """Return the labels of a message's buttons."""
    return [control["label"] for control in controls_of(message) if control["type"] == BUTTON]
