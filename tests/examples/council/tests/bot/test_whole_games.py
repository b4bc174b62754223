"""Whole games by buttons alone and by commands alone, with winners, ties and drowned.

The drivers check after each move what is stored and shown.
"""

from __future__ import annotations

from random import Random

import pytest

from bot.storage.records import ResultRow
from engine.core import Result
from tests.support.simulated_discord.button_driver import ButtonGameDriver, custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.game_driver import GameDriver
from tests.support.storage.sqlite import results_of


@pytest.mark.parametrize(
    ("driver_class", "seats", "seed", "options", "ranks"),
    [
        (ButtonGameDriver, 5, 466, {}, (1, 1, None, None, 3)),
        (GameDriver, 3, 92, {"open": True}, (2, 1, None)),
    ],
    ids=["buttons", "commands"],
)
async def test_whole_random_game(
    sim: DiscordFixture,
    driver_class: type[GameDriver],
    seats: int,
    seed: int,
    options: dict[str, bool],
    ranks: tuple[int | None, ...],
) -> None:
    """The seeds were found by trying."""
    driver, rng = driver_class(sim, range(seats)), Random(seed)
    await driver.begin(seed, **options)
    game = driver.ui.game
    while acting := game.to_act(driver.state):
        seat = rng.choice(acting)
        await driver.move(seat, rng.choice(game.legal_actions(driver.state, seat)))
    row, result = await driver.row(), game.result(driver.state)
    assert row.status == "over"
    assert isinstance(result, Result)
    assert result.ranks == ranks
    assert await results_of(sim.bot.runtime.store, row.id) == tuple(
        ResultRow(seat, sim.people[seat].id, seats, points, rank)
        for seat, (points, rank) in enumerate(zip(result.points, result.ranks, strict=True))
    ), "a player without a rank is stored without one"
    assert [press.verb for press in custom_ids_of(sim.last_message)] == [
        "rematch",
        "replay",
        "share",
    ]
