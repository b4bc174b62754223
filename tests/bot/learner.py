"""A guided game played by presses alone, by somebody who never looks away from his own answers."""

from __future__ import annotations

import random
from typing import Any

from bot.channel.components import CustomId
from bot.storage.records import GameRow, private_channel_id
from bot.table.table import Table
from tests.bot.play_by_buttons import menus, presses
from tests.bot.room import Room


class Learner:
    """One person of a room in a guided game, and all the answers that he has read."""

    def __init__(self, room: Room, who: int, seed: int = 1) -> None:
        self.room = room
        self.who = who
        self.shown: Any = None
        self.read: list[str] = []
        self._rng = random.Random(seed)

    async def learn(self, game: str | None = None) -> str:
        """Use the command: begin, or go on."""
        options = {} if game is None else {"game": game}
        return self.see(await self.room.slash(self.who, "nevsky learn", **options))

    def see(self, answer: Any) -> str:
        """Read a private answer."""
        self.shown = answer.response
        assert self.shown.id not in {message.id for message in self.room.public}
        content = str(self.shown.content)
        assert 0 < len(content) <= 2_000
        self.read.append(content)
        return content

    async def press(self, label: str) -> str:
        """Press a button by its words."""
        return self.see(await self.room.press(self.who, self.shown, label))

    async def press_path(self, press: CustomId) -> str:
        """Press the button that does this."""
        person = self.room.people[self.who]
        return self.see(await person.click(self.shown, custom_id=press.encoded))

    async def table(self) -> Table:
        place = private_channel_id(self.room.people[self.who].id)
        return await self.room.bot.runtime.tables.get(place)

    async def row(self) -> GameRow | None:
        place = private_channel_id(self.room.people[self.who].id)
        return await self.room.bot.runtime.store.open_game(place)

    @property
    def moves(self) -> list[CustomId]:
        """What the buttons shown now do towards a move."""
        return [press for press in presses(self.shown) if press.path[:1] == ("do",)]

    @property
    def presses(self) -> list[CustomId]:
        return presses(self.shown)

    async def move(self) -> None:
        """Make some move, by as many presses as it takes."""
        row = await self.row()
        assert row is not None
        ply, game_id = row.ply, row.id
        for _ in range(8):
            if menus(self.shown):
                await self._pick()
            else:
                await self.press_path(self._rng.choice(self.moves))
            row = await self.room.bot.runtime.store.game(game_id)
            assert row is not None
            if row.ply > ply:
                return
        raise AssertionError("no move after 8 presses")

    async def _pick(self) -> None:
        menu, _ = menus(self.shown)[0]
        values = [option["value"] for option in menu["options"]][: menu["min_values"]]
        person = self.room.people[self.who]
        self.see(await person.select(self.shown, values, custom_id=menu["custom_id"]))

    async def play_to_the_end(self, most: int = 600) -> int:
        """Move until the game is over. Returns the number of moves."""
        for number in range(most):
            if not self.moves and not menus(self.shown):
                return number
            await self.move()
        raise AssertionError(f"still playing after {most} moves")
