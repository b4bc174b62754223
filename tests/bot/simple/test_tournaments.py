"""Tournaments of a game in one file, which is small, so also of many tables.

Tables are shown as text.
"""

from __future__ import annotations

from collections import Counter

import pytest

from bot.game_ui import AnyGameUI
from tests.bot.interactions.tournament.conftest import no_pictures  # noqa: F401
from tests.bot.interactions.tournament.tournament_driver import (
    MINUTE,
    TournamentDriver,
)
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.fixture import DiscordFixture

pytestmark = pytest.mark.poll_interval(10 * MINUTE)

TABLES = 50


@pytest.fixture
def ui(register_example_game: None) -> AnyGameUI:
    """Three in a row."""
    return BOT_ADAPTERS["tic_tac_toe"].ui


async def test_fifty_tables_at_once_are_opened_once(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, rounds=1, most=2 * TABLES)
    desk, tournament_id = sim.bot.runtime.tournaments.desk, (await cup.load()).row.id
    for number in range(2 * TABLES):
        await desk.enter(tournament_id, 10**17 + number, f"P{number}")
    await cup.manage("Start")
    await sim.restart()
    names = Counter(thread.name for thread in sim.channel.threads)
    assert len(names) == TABLES
    assert set(names.values()) == {1}
    games = await cup.games()
    assert sorted(game.number for game in games) == list(range(TABLES))
    assert {game.status for game in games} == {"running"}
    for game in games[-3:]:
        sim.env.backend.delete_channel(game.channel_id)
    await sim.env.settle()
    assert sorted((await cup.load()).progress.results or {}) == [47, 48, 49]
