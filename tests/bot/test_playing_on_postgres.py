"""A whole game by buttons with PostgreSQL behind the bot, which is started anew in the middle."""

from __future__ import annotations

from random import Random

import pytest

from bot.storage.postgres.store import PostgresStore
from bot.storage.postgres_url import PostgresUrl
from tests.bot.play_by_buttons import ButtonEvening
from tests.bot.room import Room

SEED = 235
"""With this seed the game is short, and everything is drawn, displaced, played and sold."""

RESTART_AFTER = 40
"""Moves before the bot is stopped and started anew."""


@pytest.fixture
def database(place: PostgresUrl) -> PostgresUrl:
    return place


async def test_a_whole_game_is_played_and_kept(room: Room) -> None:
    evening, rng, moves = ButtonEvening(room, (3,)), Random(SEED), 0
    await evening.begin(SEED)
    game = evening.ui.game
    while acting := game.to_act(evening.state):
        await evening.move(acting[0], rng.choice(game.legal_actions(evening.state, acting[0])))
        moves += 1
        if moves == RESTART_AFTER:
            await room.restart()
    row = await evening.row()
    assert row.status == "over"
    assert moves > RESTART_AFTER
    store = room.bot.runtime.store
    assert isinstance(store, PostgresStore)
    assert len(await store.moves(row.id, 0)) == row.ply == row.announced_ply
    assert [result.points for result in await store.results(row.id)]
