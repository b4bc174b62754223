"""Plays at a table in the fake Discord, where everybody only passes."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

from aiohttp import web

from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.client import press, slash
from tests.support.fake_discord.log_reader import read_log
from tests.support.fake_discord.payloads import EDITIONS, FIRST_CHANNEL, PEOPLE, Person
from tests.support.fake_discord.recording import Message, SentInteraction, ShownButton
from tests.support.fake_discord.rest_rules import error_response
from tests.support.fake_discord.server import ApiCall, FakeDiscord, Hook, wait_until

TIMEOUT = 120.0
"""Seconds after which an answer or a message counts as missing, even on a busy machine."""

SLOW_DISK = "tests.support.bot_variants.slow_commits"


class TableDriver:
    """A table in a channel, and the people at it."""

    def __init__(
        self, discord: FakeDiscord, place: int = 0, people: Sequence[Person] = PEOPLE[:2]
    ) -> None:
        self.discord = discord
        self.channel_id = FIRST_CHANNEL + place
        self.people = people

    async def begin(self) -> Message:
        """Open the lobby, take the seats and start the game."""
        first, *others = self.people
        await self.private_reply(first, "new", edition=EDITIONS[self.channel_id % 2])
        for who, command in (*((other, "join") for other in others), (first, "start")):
            await self.private_reply(who, command)
        return await self.wait_for_turn_after(0)

    async def private_reply(self, who: Person, command: str, **options: str) -> str:
        """Use a command and return its private answer."""
        interaction = await slash(self.discord, who, self.channel_id, command, **options)
        return (await interaction.wait_for_answer(TIMEOUT)).content

    @property
    def turn_message(self) -> Message:
        """The message that asks for the current turn."""
        turn = self.discord.recording.turn_message(self.channel_id)
        assert turn is not None
        return turn

    @property
    def visible_turn_count(self) -> int:
        """The number of messages in the channel that ask for a turn."""
        return sum(
            message.is_turn for message in self.discord.recording.visible_messages(self.channel_id)
        )

    @property
    def person_to_act(self) -> Person:
        """The person that the turn message addresses."""
        addressed = self.turn_message.content
        return next(person for person in self.people if f"<@{person.id}>**" in addressed
                    or f"**{person.name}**" in addressed)  # fmt: skip

    async def wait_for_turn_after(self, ply: int, within: float = TIMEOUT) -> Message:
        """Wait for the first message that asks for a turn after this ply."""

        def moved_on() -> bool:
            turn = self.discord.recording.turn_message(self.channel_id)
            return turn is not None and turn.ply > ply

        assert await wait_until(moved_on, within), f"nothing was posted past ply {ply}"
        return self.turn_message

    async def press(
        self, who: Person, button: ShownButton, panel: SentInteraction | None = None
    ) -> SentInteraction:
        """Press a button as this person, without waiting for the answer."""
        return await press(self.discord, who, self.channel_id, button, panel=panel)

    async def send_pass(self) -> SentInteraction:
        """Press Pass as the person to act, without waiting for the answer."""
        button = self.turn_message.button_for("pass")
        assert button is not None
        return await self.press(self.person_to_act, button)

    async def pass_turn(self, within: float = TIMEOUT) -> SentInteraction:
        """Press Pass as the person to act, and wait for the confirmation."""
        interaction = await (await self.send_pass()).wait_for_answer(within)
        assert interaction.content.startswith("You pass."), interaction.content
        return interaction

    async def log(self) -> list[str]:
        """Return the sentences of the table's log."""
        return await read_log(self.discord, self.people[0], self.channel_id) or []

    async def pass_count(self) -> int:
        """Return how often the log says that somebody passed."""
        return sum(line.endswith(" passes.") for line in await self.log())


async def wait_for_next_second() -> None:
    """Wait until the clock shows another second: the store's times are in whole seconds."""
    second = int(time.time())
    assert await wait_until(lambda: int(time.time()) > second, TIMEOUT)


def all_announced(database: Path) -> bool:
    """Whether every move at every table is announced, and recorded as announced."""
    with closing(sqlite3.connect(database)) as connection:
        sql = "SELECT 1 FROM game WHERE announced_ply < ply OR turn_message_id IS NULL"
        return connection.execute(sql).fetchone() is None


def kill_on(bot: BotProcess, matches: Callable[[ApiCall], bool]) -> Hook:
    """Make a hook that kills the bot at the first matching request, and leaves it unanswered."""

    async def hook(call: ApiCall) -> web.Response | None:
        if not matches(call) or not bot.running:
            return None
        bot.send_sigkill()
        return error_response(500, 0, "killed")

    return hook


class BotSession:
    """A bot, and channels without a table yet."""

    def __init__(self, discord: FakeDiscord, bot: BotProcess) -> None:
        self.discord = discord
        self.bot = bot
        self._used = 0

    def unused_tables(self, number: int) -> list[TableDriver]:
        """Return drivers for this many channels without a table."""
        self._used += number
        return [
            TableDriver(self.discord, place) for place in range(self._used - number, self._used)
        ]

    async def open_tables(self, number: int) -> list[TableDriver]:
        """Start a game in each of this many channels."""
        drivers = self.unused_tables(number)
        for driver in drivers:
            await driver.begin()
        return drivers


@asynccontextmanager
async def bot_session(
    folder: Path, *, channels: int, module: str = "bot", **environment: str
) -> AsyncIterator[BotSession]:
    """Run a bot while the block runs."""
    async with FakeDiscord(channels) as discord:
        bot = BotProcess(discord, folder, module=module, forked=True)
        try:
            await bot.start(**environment)
            await bot.wait_until_taken_over()
            yield BotSession(discord, bot)
        finally:
            if bot.running:
                await bot.kill()


@asynccontextmanager
async def tables_in_play(
    folder: Path, tables: int = 1, *, module: str = "bot", **environment: str
) -> AsyncIterator[tuple[FakeDiscord, BotProcess, list[TableDriver]]]:
    """Run a bot and start this many tables with two people each."""
    async with bot_session(folder, channels=tables, module=module, **environment) as session:
        yield session.discord, session.bot, await session.open_tables(tables)
