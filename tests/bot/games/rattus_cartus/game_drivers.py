"""Drives games of Rattus Cartus by commands and by buttons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core import Result, Seat
from engine.games.rattus_cartus.actions import DONE, Action, Enter, Lay
from tests.support.simulated_discord.button_driver import ButtonGameDriver
from tests.support.simulated_discord.game_driver import GameDriver


class TownGameDriver(GameDriver):
    """Uses `/rattus enter` for all buildings."""

    async def command(self, seat: Seat, action: Any) -> str:
        if not isinstance(action, Enter):
            return await super().command(seat, action)
        who, (code,) = self.players[seat], self.ui.panels.path(action)
        suggestions = await self.sim.autocomplete(who, "rattus enter", "building")
        codes = [value.partition("~")[2] for value in suggestions.values()]
        assert codes == [f"enter{place + 1}" for place in range(len(self.state.row))]
        value = next(value for value in suggestions.values() if value.endswith(f"~{code}"))
        return await self.sim.private_reply(who, "rattus enter", building=value)


def random_action(rng: Random, legal: Sequence[Action]) -> Action:
    """Choose a random action, but lay only about every third card that can be laid."""
    if any(isinstance(action, Lay) for action in legal) and rng.random() < 0.7:
        return DONE
    return rng.choice(legal)


async def play_whole_game(driver: GameDriver, seed: int, **options: Any) -> Result:
    """Play a whole random game; simultaneous decisions are made in random order."""
    rng = Random(seed)
    await driver.begin(seed, **options)
    game = driver.ui.game
    while acting := game.to_act(driver.state):
        seat = rng.choice(acting)
        await driver.move(seat, random_action(rng, game.legal_actions(driver.state, seat)))
    result = game.result(driver.state)
    assert isinstance(result, Result)
    return result


__all__ = ["ButtonGameDriver", "TownGameDriver", "play_whole_game", "random_action"]
