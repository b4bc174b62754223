"""Whole games by buttons alone and by commands alone, with winners, ties and dead.

The drivers check after each move what is stored and shown.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from engine.core import Result
from engine.games.rattus_cartus.events import Revealed
from tests.bot.games.rattus_cartus.game_drivers import (
    ButtonGameDriver,
    TownGameDriver,
    play_whole_game,
)
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.game_driver import GameDriver


@dataclass(frozen=True)
class ScriptedGame:
    """Players, driver and seed of a game, and its result: the rank of each seat."""

    driver: type[GameDriver]
    seats: int
    seed: int
    ranks: tuple[int | None, ...]

    def __str__(self) -> str:
        return f"{self.driver.__name__}-{self.ranks}"


SCRIPTED_GAMES = (
    ScriptedGame(TownGameDriver, 2, 0, (1, None)),
    ScriptedGame(ButtonGameDriver, 4, 1, (1, 3, 1, 4)),
)
"""The results of random games with these seeds; the seeds were found by trying."""


@pytest.mark.parametrize("script", SCRIPTED_GAMES, ids=str)
async def test_whole_random_game(sim: DiscordFixture, script: ScriptedGame) -> None:
    driver = script.driver(sim, range(script.seats))
    result = await play_whole_game(driver, script.seed)
    assert result.ranks == script.ranks
    revealed = [event for event in driver.events if isinstance(event, Revealed)]
    assert driver.phase_summary_count == len(revealed), "each entered building has a summary"
    assert [press.verb for press in custom_ids_of(sim.last_message)] == [
        "rematch",
        "replay",
        "review",
        "share",
    ]
    assert all(len(message.content) <= MAX_MESSAGE_LENGTH for message in sim.public_messages)
    assert_result_announced(driver, result)


def assert_result_announced(driver: GameDriver, result: Result) -> None:
    """Check the result message: the plague, a winner if any, living players by rank, the dead."""
    content = driver.sim.last_message.content
    plague, title, *lines = content[content.index("The plague comes") :].splitlines()
    view = driver.ui.game.view(driver.state, None)
    assert f"shows {view.plague} nun" in plague
    winners = [driver.names[seat] for seat in result.winners]
    assert all(name in title for name in winners)
    assert ("Nobody wins" in title) == (not winners)
    assert ("share the win" in title) == (len(winners) > 1)
    ranks = result.ranks
    living = sorted((rank, seat) for seat, rank in enumerate(ranks) if rank is not None)
    dead = {driver.names[seat] for seat, rank in enumerate(ranks) if rank is None}
    for line, (rank, seat) in zip(lines, living, strict=False):
        assert line.startswith(f"{rank}\\. **{driver.names[seat]}**: {result.points[seat]} point")
    dead_lines = [line for line in lines[len(living) :] if line.startswith("**")]
    assert {line.split("**")[1] for line in dead_lines} == dead
    assert all("is dead" in line for line in dead_lines)
