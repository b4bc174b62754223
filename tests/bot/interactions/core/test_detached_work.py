"""Work that continues after a response without delaying it."""

from __future__ import annotations

import asyncio
import contextvars
import math
from typing import Any

import pytest

from bot.ai_seats.workers import ThreadWorkers
from bot.interactions.core import responder
from bot.ops import in_flight
from bot.ops.in_flight import spawn_detached
from engine.ai.review import ReviewBudget
from engine.ai.worker import WorkerRequest
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.saint_petersburg import finish_game

BORIS = 1

DETACHED_CONTEXT = in_flight.detached_context
"""The real function; in the other tests a fixture makes SimCord wait for detached work."""


@pytest.fixture(autouse=True)
def detach_as_in_production(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_flight, "detached_context", DETACHED_CONTEXT)
    # Detached work reads the real clock, not SimCord's, by which the interaction arrived.
    monkeypatch.setattr(responder, "EDIT_WINDOW", math.inf)
    monkeypatch.setattr(
        "bot.ai_seats.review_queue.REVIEW_BUDGET",
        ReviewBudget(max_candidates=2, screening_samples=1, confirmation_samples=2),
    )


async def test_review_request_is_answered_before_the_review_ends(sim: DiscordFixture) -> None:
    may_analyse = asyncio.Event()

    class Waiting(ThreadWorkers):
        async def analyse(self, request: WorkerRequest) -> Any:
            await may_analyse.wait()
            return await super().analyse(request)

    table = await sim.start((0, BORIS), 70)
    await finish_game(sim, table, (0, BORIS))
    reviews = sim.bot.runtime.reviews
    reviews._workers = Waiting()
    result_message = next(
        message for message in reversed(sim.public_messages) if "Review" in button_labels(message)
    )
    assert "go over your decisions" in text_of(await sim.press(BORIS, result_message, "Review"))
    assert text_of(await sim.slash(0, "nevsky about"))
    assert reviews.progress(table.row.id, sim.people[BORIS].id) is not None
    may_analyse.set()
    assert reviews._task is not None
    await reviews._task
    row = await sim.bot.runtime.store.review(table.row.id, sim.people[BORIS].id)
    assert row is not None
    assert row.done


async def test_detached_work_does_not_inherit_the_request_context() -> None:
    user = contextvars.ContextVar("user", default="nobody")
    user.set("Boris")

    async def read_locale() -> str:
        return user.get()

    assert await spawn_detached(read_locale(), "review") == "nobody"
