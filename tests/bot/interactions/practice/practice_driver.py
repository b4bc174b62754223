"""Plays a practice game by buttons, as shown in the private answers."""

from __future__ import annotations

from typing import Any

from bot.registry import GAME_UIS
from bot.storage.records import GameRow, practice_channel_id
from tests.bot.interactions.tutorial.tutorial_driver import TutorialDriver


class PracticeDriver(TutorialDriver):
    """One person in a practice game, and the texts of all answers so far."""

    async def open(self, command: str = "stpete", **options: Any) -> str:
        """Use `/<game> new where:private`. Returns the answer's text."""
        new = await self.sim.slash(self.who, f"{command} new", where="private", **options)
        return self.read_reply(new)

    async def resume(self) -> str:
        """Open the running game again. Returns the answer's text."""
        return await self.open(GAME_UIS[(await self.table()).game.name].command_name)

    async def begin(self, command: str = "stpete", **options: Any) -> str:
        """Open a game and start it with the players that it proposes."""
        await self.open(command, **options)
        return await self.press("Start")

    async def ended_row(self) -> GameRow:
        """Return the latest ended game of the person."""
        (row,) = await self.sim.bot.runtime.store.ended_games_of(
            self.sim.people[self.who].id, self.sim.guild.id, offset=0, limit=1
        )
        return row

    @property
    def place(self) -> int:
        return practice_channel_id(self.sim.people[self.who].id)
