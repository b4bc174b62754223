"""Whole games in one file, by buttons alone and by commands alone.

The drivers check after each move what is stored and shown.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.game_ui import AnyGameUI
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.button_driver import ButtonGameDriver
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.game_driver import GameDriver

DRIVERS = (ButtonGameDriver, GameDriver)


@pytest.fixture(params=SIMPLE_EXAMPLES, ids=lambda game: game.name)
def ui(request: pytest.FixtureRequest) -> AnyGameUI:
    """The game that is played."""
    return BOT_ADAPTERS[request.param.name].ui


@pytest.mark.parametrize("driver_class", DRIVERS)
async def test_whole_random_game(sim: DiscordFixture, driver_class: type[GameDriver]) -> None:
    game: Any = sim.ui.game
    seats = min(game.seat_counts(game.codecs.options.validate_json("{}")))
    driver, rng = driver_class(sim, range(seats)), Random(5)
    await driver.begin(5)
    while acting := game.to_act(driver.state):
        seat = rng.choice(acting)
        await driver.move(seat, rng.choice(game.legal_actions(driver.state, seat)))
    assert (await driver.row()).status == "over"
    pictures = [file.filename for file in sim.files_of(sim.last_message)]
    assert ("course.png" in pictures) == bool(game.rules.score), "its score is charted"
    assert all(name in sim.last_message.content for name in driver.names)
