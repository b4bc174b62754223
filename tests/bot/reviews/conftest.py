"""A game that is over, and reviews that try little."""

from __future__ import annotations

import pytest

from bot.interactions.history import review as review_panel
from bot.table.table import Table
from engine.ai.review import ReviewBudget
from tests.bot.reviews.asking import LOOK, PLAYERS, SEED
from tests.bot.room import Room
from tests.bot.test_rematch import end_soon


@pytest.fixture(autouse=True)
def looked_at_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    """SimCord would really wait for each look that comes sooner than it waits for work."""
    monkeypatch.setattr(review_panel, "UPDATE_INTERVAL", LOOK - 1)


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "bot.ai_seats.review_queue.REVIEW_BUDGET",
        ReviewBudget(max_candidates=2, screening_samples=1, confirmation_samples=2),
    )


@pytest.fixture
async def over(room: Room) -> Table:
    """A game in which all passed for a whole round, and then once more."""
    table = await room.start(PLAYERS, SEED)
    for _ in range(4 * len(PLAYERS)):
        await room.slash(await room.turn(PLAYERS), "stpete pass")
    await end_soon(room, table, PLAYERS)
    return table
