"""A whole game by buttons with PostgreSQL behind the bot, which is started anew in the middle."""

from __future__ import annotations

from random import Random

import pytest

from bot.storage.postgres_url import PostgresUrl
from bot.storage.store import Store
from tests.support.simulated_discord.button_driver import ButtonGameDriver
from tests.support.simulated_discord.fixture import DiscordFixture

SEED = 235
"""With this seed the game is short, and everything is drawn, displaced, played and sold."""

RESTART_AFTER = 40
"""Moves before the bot is stopped and started anew."""


@pytest.fixture
def database(postgres_address: PostgresUrl) -> PostgresUrl:
    return postgres_address


async def test_whole_game_is_played_and_kept(sim: DiscordFixture) -> None:
    driver, rng, moves = ButtonGameDriver(sim, (3,)), Random(SEED), 0
    await driver.begin(SEED)
    game = driver.ui.game
    while acting := game.to_act(driver.state):
        await driver.move(acting[0], rng.choice(game.legal_actions(driver.state, acting[0])))
        moves += 1
        if moves == RESTART_AFTER:
            await sim.restart()
    row = await driver.row()
    assert row.status == "over"
    assert moves > RESTART_AFTER
    store = sim.bot.runtime.store
    assert isinstance(store, Store)
    assert len(await store.moves(row.id, 0)) == row.ply == row.announced_ply
    assert [result.points for result in await store.results(row.id)]
