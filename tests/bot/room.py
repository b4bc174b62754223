"""A channel in a simulated Discord, for tests that read like an evening of play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord

from bot.client import Nevsky
from bot.table import Table
from engine import codec
from engine.core import AnyGame

PEOPLE = ("Žofie", "Boris", "Catherine", "Dmitri", "Eve")


class Room:
    """A server with a channel and five people, of whom the first manages it."""

    def __init__(self, env: Any, bot: Nevsky, database: Path) -> None:
        self.env = env
        self.bot = bot
        self.database = database
        users = [env.create_user(f"user{n}", global_name=name) for n, name in enumerate(PEOPLE)]
        self.guild = env.create_guild("Nevsky", owner=users[0])
        self.channel = self.guild.create_text_channel("table")
        self.people = [self.guild.add_member(user) for user in users]
        self._later: list[Nevsky] = []

    async def close(self) -> None:
        for bot in self._later:
            await bot.close()

    async def restart(self) -> None:
        """Stop the bot and start it anew on the same database."""
        await self.bot.close()
        self.bot = Nevsky(self.database)
        self._later.append(self.bot)
        await self.env.restart_bot(self.bot)

    async def slash(self, who: int, command: str, **options: Any) -> Any:
        """A person uses a command; the answer must be private."""
        result = await self.people[who].slash(self.channel, command, **options)
        assert result.acknowledged
        assert result.ephemeral
        return result

    async def says(self, who: int, command: str, **options: Any) -> str:
        """The words of the private answer to a command."""
        return text_of(await self.slash(who, command, **options))

    async def suggestions(
        self, who: int, command: str, option: str, typed: str = "", **filled: Any
    ) -> dict[str, str]:
        """What autocomplete offers a person: values by name."""
        found = await self.people[who].autocomplete(self.channel, command, option, typed, **filled)
        return {one["name"]: one["value"] for one in found}

    async def press(self, who: int, message: Any, label: str) -> Any:
        """A person presses a button."""
        result = await self.people[who].click(message, label=label)
        assert result.acknowledged
        return result

    async def start(self, players: Sequence[int], seed: int = 1, **options: Any) -> Table:
        """Open a table, have these people sit down, and begin with a given seed."""
        await self.slash(players[0], "stpete new", **options)
        for who in players[1:]:
            await self.slash(who, "stpete join")
        table = await self.table()
        begin = table.start

        async def seeded(user_id: int, interaction_id: int) -> None:
            await begin(user_id, interaction_id, seed)

        table.start = seeded  # type: ignore[method-assign, assignment]
        await self.slash(players[0], "stpete start")
        return table

    async def table(self) -> Table:
        return await self.bot.tables.at(self.channel.id)

    @property
    def public(self) -> list[discord.Message]:
        """What everybody sees in the channel, oldest first."""
        return sorted(self.channel.history(), key=lambda message: message.id)

    @property
    def last(self) -> discord.Message:
        return self.public[-1]

    def seen_by(self, who: int) -> list[discord.Message]:
        """What one person sees in the channel, private answers included."""
        return sorted(self.channel.history(viewer=self.people[who]), key=lambda message: message.id)

    async def turn(self, players: Sequence[int]) -> int:
        """Which of the players is to act."""
        table = await self.table()
        return players[table.game.to_act(table.state)[0]]


def text_of(result: Any) -> str:
    """All words of a private answer."""
    return str(result.response.content)


def state_text(game: AnyGame, table: Table) -> str:
    """The state of a table as it would be stored."""
    return codec.dump_state(game, table.state)
