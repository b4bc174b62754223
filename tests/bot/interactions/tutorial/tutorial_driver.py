"""Plays a tutorial game by buttons, as shown in the private answers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.channel.custom_id import CustomId
from bot.storage.records import GameRow, tutorial_channel_id
from bot.table.table import Table
from engine.ai.agents import ActionValue
from tests.support.simulated_discord.button_driver import custom_ids_of, menus_of
from tests.support.simulated_discord.fixture import DiscordFixture, shown_text
from tests.support.simulated_discord.quick_games import skip_to_last_moves


class TutorialDriver:
    """One person in a tutorial game, and the texts of all answers so far."""

    def __init__(self, sim: DiscordFixture, who: int, seed: int = 1) -> None:
        self.sim = sim
        self.who = who
        self.message: Any = None
        self.replies: list[str] = []
        self._rng = random.Random(seed)

    async def start_or_resume(self, game: str | None = None) -> str:
        """Use `/nevsky learn`, which begins a tutorial or resumes it. Returns the answer's text."""
        options = {} if game is None else {"game": game}
        return self.read_reply(await self.sim.slash(self.who, "nevsky learn", **options))

    def read_reply(self, answer: Any) -> str:
        """Check that an answer is private, remember it, and return its text."""
        self.message = answer.response
        assert self.message.id not in {message.id for message in self.sim.public_messages}
        content = shown_text(self.message)
        assert 0 < len(content) <= 2_000
        self.replies.append(content)
        return content

    async def press(self, label: str) -> str:
        """Press the button with this label, and return the answer's text."""
        return self.read_reply(await self.sim.press(self.who, self.message, label))

    async def press_custom_id(self, press: CustomId) -> str:
        """Press the button with this custom id, and return the answer's text."""
        person = self.sim.people[self.who]
        return self.read_reply(await person.click(self.message, custom_id=press.encoded))

    async def put(self, state: Any) -> None:
        """Replace the state of the table, and read on up to the question."""
        (await self.table()).stored.state = state
        await self.start_or_resume()
        await self.read_on()

    @property
    def place(self) -> int:
        """The stand-in for the channel of the game."""
        return tutorial_channel_id(self.sim.people[self.who].id)

    async def table(self) -> Table:
        return await self.sim.bot.runtime.tables.get(self.place)

    async def row(self) -> GameRow | None:
        return await self.sim.bot.runtime.store.open_game(self.place)

    @property
    def move_buttons(self) -> list[CustomId]:
        """The custom ids of the buttons that lead to a move."""
        return [press for press in custom_ids_of(self.message) if press.path[:1] == ("do",)]

    @property
    def tip(self) -> str | None:
        """The name of the tip that is shown, if the message shows one."""
        ids = [press.path for press in custom_ids_of(self.message)]
        return next((path[1] for path in ids if path[:1] == ("next",)), None)

    async def read_on(self) -> list[str]:
        """Read all tips up to the next question, and return their names."""
        names = list[str]()
        while (name := self.tip) is not None:
            names.append(name)
            await self.press_next()
        return names

    async def press_next(self) -> str:
        """Press the button that goes on from a tip, whatever its label."""
        (press,) = (press for press in self.buttons if press.path[:1] == ("next",))
        return await self.press_custom_id(press)

    @property
    def buttons(self) -> list[CustomId]:
        return custom_ids_of(self.message)

    async def move(self) -> None:
        """Make a random move, by as many presses as it takes, after reading what is due."""
        await self.read_on()
        row = await self.row()
        assert row is not None
        ply, game_id = row.ply, row.id
        for _ in range(8):
            if menus_of(self.message):
                await self._pick()
            else:
                await self.press_custom_id(self._rng.choice(self.move_buttons))
            row = await self.sim.bot.runtime.store.game(game_id)
            assert row is not None
            if row.ply > ply:
                return
        raise AssertionError("no move after 8 presses")

    async def _pick(self) -> None:
        menu, _ = menus_of(self.message)[0]
        values = [option["value"] for option in menu["options"]][: menu["min_values"]]
        person = self.sim.people[self.who]
        self.read_reply(await person.select(self.message, values, custom_id=menu["custom_id"]))

    async def resume(self) -> str:
        """Open the game again. Returns the answer's text."""
        return await self.start_or_resume()

    async def skip_to_end(self) -> int:
        """Play the last moves by buttons, and those before without. Returns how many were last."""
        await skip_to_last_moves(self.sim, self.place)
        await self.resume()
        return await self.play_to_end()

    async def play_to_end(self, max_moves: int = 600) -> int:
        """Make random moves until the game is over. Returns their number."""
        for number in range(max_moves):
            await self.read_on()
            if not self.move_buttons and not menus_of(self.message):
                return number
            await self.move()
        raise AssertionError(f"still playing after {max_moves} moves")


async def begin_tutorial(sim: DiscordFixture, game: str) -> TutorialDriver:
    """Begin the tutorial of a game as the first person."""
    driver = TutorialDriver(sim, 0)
    await driver.start_or_resume(game)
    return driver


async def begin_playing(sim: DiscordFixture, game: str) -> TutorialDriver:
    """Begin the tutorial of a game as the first person, and read the first tips."""
    driver = await begin_tutorial(sim, game)
    await driver.read_on()
    return driver


def advise(monkeypatch: pytest.MonkeyPatch, sim: DiscordFixture, *values: ActionValue) -> None:
    """Let every search for a hint find these values."""

    async def evaluate(user_id: int, request: object) -> list[ActionValue]:
        return list(values)

    monkeypatch.setattr(sim.bot.workers, "evaluate_actions", evaluate)
