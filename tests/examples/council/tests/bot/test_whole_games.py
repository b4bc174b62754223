"""Whole games by buttons alone and by commands alone, with winners, ties and drowned.

The drivers check after each move what is stored and shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from bot.storage.records import ResultRow
from engine.core import Result
from tests.support.simulated_discord.button_driver import ButtonGameDriver, custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.game_driver import GameDriver
from tests.support.storage.sqlite import results_of


@dataclass(frozen=True)
class ScriptedGame:
    """Players, driver and seed of a game, and its result: the rank of each seat."""

    driver: type[GameDriver]
    seats: int
    seed: int
    ranks: tuple[int | None, ...]
    options: dict[str, bool] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.driver.__name__}-{self.ranks}-{''.join(self.options)}"


SCRIPTED_GAMES = (
    ScriptedGame(ButtonGameDriver, 5, 466, (1, 1, None, None, 3)),
    ScriptedGame(GameDriver, 2, 150, (1, None), {"duel": True, "open": True}),
)
"""The results of random games with these seeds; the seeds were found by trying."""


@pytest.mark.parametrize("script", SCRIPTED_GAMES, ids=str)
async def test_whole_random_game(sim: DiscordFixture, script: ScriptedGame) -> None:
    driver, rng = script.driver(sim, range(script.seats)), Random(script.seed)
    await driver.begin(script.seed, **script.options)
    game = driver.ui.game
    while acting := game.to_act(driver.state):
        seat = rng.choice(acting)
        await driver.move(seat, rng.choice(game.legal_actions(driver.state, seat)))
    row, result = await driver.row(), game.result(driver.state)
    assert row.status == "over"
    assert isinstance(result, Result)
    assert result.ranks == script.ranks
    assert await results_of(sim.bot.runtime.store, row.id) == tuple(
        ResultRow(seat, sim.people[seat].id, script.seats, points, rank)
        for seat, (points, rank) in enumerate(zip(result.points, result.ranks, strict=True))
    ), "a player without a rank is stored without one"
    assert [press.verb for press in custom_ids_of(sim.last_message)] == [
        "rematch",
        "replay",
        "share",
    ]
    assert_result_announced(driver, result)


def assert_result_announced(driver: GameDriver, result: Result) -> None:
    """Check the result message: a winner if any, the ranks in order, the drowned last."""
    told = driver.sim.last_message.content.partition("**")
    lines = "".join(told[1:]).splitlines()
    winners = [driver.names[seat] for seat in result.winners]
    assert all(name in lines[0] for name in winners)
    assert ("Nobody wins" in lines[0]) == (not winners)
    assert ("share the win" in lines[0]) == (len(winners) > 1)
    for line, place in zip(lines[1:], _in_order(result), strict=True):
        rank, name = place
        assert f"**{driver.names[name]}**" in line
        assert line.startswith(f"{rank}. ") if rank else "drowned" in line


def _in_order(result: Result) -> list[tuple[int | None, int]]:
    placed = sorted((rank, seat) for seat, rank in enumerate(result.ranks) if rank is not None)
    drowned = [(None, seat) for seat, rank in enumerate(result.ranks) if rank is None]
    return [*placed, *drowned]
