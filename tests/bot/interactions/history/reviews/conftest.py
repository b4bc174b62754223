"""Fixtures for reviews: a finished game, and a small search budget."""

from __future__ import annotations

import pytest

from bot.interactions.core import responder
from bot.table.table import Table
from engine.ai.review import ReviewBudget
from tests.bot.interactions.history.reviews.review_requests import PLAYERS, POLL_SECONDS, SEED
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.saint_petersburg import finish_game


@pytest.fixture(autouse=True)
def infrequent_polling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Poll less often than SimCord's idle wait; a shorter timer would take real time."""
    monkeypatch.setattr(responder, "UPDATE_INTERVAL", POLL_SECONDS - 1)


@pytest.fixture(autouse=True)
def use_small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "bot.ai_seats.review_queue.REVIEW_BUDGET",
        ReviewBudget(max_candidates=2, screening_samples=1, confirmation_samples=2),
    )


@pytest.fixture
async def finished_table(sim: DiscordFixture) -> Table:
    """A finished game in which all players passed for a round and once more."""
    table = await sim.start(PLAYERS, SEED)
    for _ in range(4 * len(PLAYERS)):
        await sim.slash(await sim.player_to_act(PLAYERS), "stpete pass")
    await finish_game(sim, table, PLAYERS)
    return table
