"""A table in a simulated Discord that can be put into any state, again and again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers

from bot.client import NevskyClient
from bot.game_ui import AnyGameUI
from bot.registry import GAME_UIS
from bot.storage.records import SeatRow
from engine import codec
from tests.support.random_games import Case
from tests.support.simulated_discord.fast_settle import IDLE, speed_up_simcord
from tests.support.storage.sqlite import run_on_connection

speed_up_simcord()

NAMES = ("Žofie", "Boris", "Catherine", "Dmitri", "Eve", "Frank")
STRANGER = 5

PLY = 50
"""The ply of every state that is shown: the same in all worlds."""

Autocompleted = tuple[str, str]
"""A command and the option of it that suggests."""


@dataclass
class SecrecyHarness:
    """One table of a game with some people, and a stranger looking on."""

    env: Any
    bot: NevskyClient
    case: Case
    channel: Any
    people: list[Any]

    @property
    def ui(self) -> AnyGameUI:
        return GAME_UIS[self.case.game.name]

    async def set_state(self, state: Any) -> None:
        """Make this the state of the table, as if nothing had been said in the channel yet."""
        text = codec.dump_state(self.case.game, state)
        await run_on_connection(self.bot.runtime.store, lambda connection: _write(connection, text))
        self.bot.runtime.tables._tables.clear()
        self.bot.runtime.tables._loaded.clear()
        self.bot.pictures._cache.clear()
        backend = self.env.backend
        backend.cdn._blobs.clear()
        backend.http_requests.clear()
        backend.transcript.clear()
        backend.messages[self.channel.id].clear()
        self.bot.runtime.channel_updater.schedule(
            await self.bot.runtime.tables.get(self.channel.id)
        )
        await self.wait_until_announced()

    async def wait_until_announced(self) -> None:
        """Wait until the channel was told everything; SimCord waits for what people caused."""
        while tasks := list(self.bot.runtime.channel_updater._tasks.values()):
            await asyncio.gather(*tasks)
        await self.env.settle(idle=IDLE)

    @property
    def turn_message(self) -> discord.Message:
        """The message that says whose turn it is."""
        message = self.channel.last_message
        assert isinstance(message, discord.Message)
        return message

    def button_ids(self) -> list[str]:
        """The ids of the buttons below it."""
        rows: list[Any] = [row.to_dict() for row in self.turn_message.components]
        return [str(button["custom_id"]) for row in rows for button in row["components"]]

    @property
    def commands(self) -> set[str]:
        """The names of the game's commands: it has none for what it lacks."""
        group = self.bot.tree.get_command(self.ui.command_name)
        assert isinstance(group, discord.app_commands.Group)
        return {command.name for command in group.commands}

    async def slash(self, who: int, command: str, **options: Any) -> None:
        """Somebody uses a command of the game."""
        name = f"{self.ui.command_name} {command}"
        await self.people[who].slash(self.channel, name, **options)

    async def autocomplete(self, who: int, command: str, option: str, typed: str) -> None:
        """Somebody types into an option."""
        await self.people[who].autocomplete(self.channel, command, option, typed)

    async def press(self, who: int, custom_id: str) -> None:
        """Somebody presses a button below the turn's message, whether it is there or not."""
        actor, backend = self.people[who], self.env.backend
        message = backend.get_message(self.channel.id, self.turn_message.id)
        await _dispatch_actor_interaction(
            actor,
            3,
            self.channel,
            {"custom_id": custom_id, "component_type": 2},
            extra={"message": dict(serializers.message_payload(backend, message))},
            source_message_id=message.id,
        )

    def autocompleted_options(self) -> list[Autocompleted]:
        """Every option of every command that suggests something."""
        return [
            (command.qualified_name, parameter.display_name)
            for command in self.bot.tree.walk_commands()
            if isinstance(command, discord.app_commands.Command)
            for parameter in command.parameters
            if parameter.autocomplete
        ]


@asynccontextmanager
async def open_harness(case: Case, database: Path) -> AsyncIterator[SecrecyHarness]:
    """A stage for one number of seats and set of options."""
    bot = NevskyClient(database)
    try:
        async with simcord.run(bot, check_errors=False) as env:
            users = [env.create_user(f"user{n}", global_name=name) for n, name in enumerate(NAMES)]
            guild = env.create_guild("Nevsky", owner=users[0])
            channel = guild.create_text_channel("table")
            people = [guild.add_member(user) for user in users]
            harness = SecrecyHarness(env, bot, case, channel, people)
            await bot.runtime.tables.open_lobby(
                case.game,
                json.loads(case.options),
                channel_id=channel.id,
                guild_id=guild.id,
                seats=[
                    SeatRow(seat=seat, name=NAMES[seat], user_id=people[seat].id)
                    for seat in range(case.seats)
                ],
                interaction_id=1,
            )
            await harness.wait_until_announced()
            yield harness
    finally:
        await bot.close()


def _write(connection: sqlite3.Connection, text: str) -> None:
    connection.execute("PRAGMA synchronous = OFF")
    # Somebody may have asked for a rematch.
    connection.execute("DELETE FROM game WHERE id > 1")
    connection.execute(
        """UPDATE game SET state = ?, status = 'running', seed = '1', ply = ?2, posted_ply = ?2,
        story_ply = ?2, turn_message_id = NULL""",
        (text, PLY),
    )
    sql = "UPDATE seat SET intent = NULL, remind_at = NULL, asked = ?1, told = ?1"
    connection.execute(sql, (PLY,))
    connection.execute("DELETE FROM move WHERE ply > 1")
    connection.execute("DELETE FROM snapshot")
    connection.execute("DELETE FROM phase")
    connection.execute("DELETE FROM moment")
    connection.execute("DELETE FROM result")
    connection.execute("INSERT INTO snapshot SELECT id, ply, state FROM game")
