"""Reviews of a player's own decisions: progress, findings, order of work, permissions."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.ai_seats.workers import ThreadWorkers
from bot.interactions.core import responder
from bot.interactions.core.responder import PROGRESS_BAR_LENGTH, UPDATE_INTERVAL
from bot.table.review import Review
from bot.table.table import Table
from engine.ai.registry import AGENT_SPECS
from engine.ai.worker import WorkerRequest
from tests.bot.interactions.history.reviews.review_requests import (
    BORIS,
    CATHERINE,
    DECISIONS,
    POLL_SECONDS,
    STRANGER,
    ask_for_review,
    finish_review,
    latest_private_text,
    stored_review,
)
from tests.support.simulated_discord.fixture import DiscordFixture, shown_text, text_of

GATE_POLL_SECONDS = 6
"""Seconds between checks of a closed gate: longer than SimCord's idle wait."""


class GatedWorkers(ThreadWorkers):
    """Analyses a given number of decisions, and waits until it may analyse more."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.remaining = limit
        self.requests: list[WorkerRequest] = []

    async def analyse(self, request: WorkerRequest) -> Any:
        self.requests.append(request)
        while self.remaining <= 0:  # noqa: ASYNC110 - the simulated clock tracks only sleeps
            await asyncio.sleep(GATE_POLL_SECONDS)
        self.remaining -= 1
        return await super().analyse(request)


def stop_after(sim: DiscordFixture, number: int) -> GatedWorkers:
    gate = GatedWorkers(number)
    sim.bot.runtime.reviews._workers = gate
    return gate


# Progress and result


async def test_review_shows_progress_then_findings(
    sim: DiscordFixture, finished_table: Table
) -> None:
    gate = stop_after(sim, 3)
    answer = await ask_for_review(sim, BORIS)
    assert answer.ephemeral
    await sim.env.advance_time(POLL_SECONDS)
    assert f"I’m going over your decisions: 3 of {DECISIONS}." in await latest_private_text(
        sim, BORIS
    )
    assert (await latest_private_text(sim, BORIS)).count(
        "▰"
    ) == 3 * PROGRESS_BAR_LENGTH // DECISIONS
    gate.remaining = 99
    await sim.env.advance_time(GATE_POLL_SECONDS + POLL_SECONDS)
    reply = await latest_private_text(sim, BORIS)
    assert reply.startswith("**Accuracy: ")
    assert f"of your {DECISIONS} decisions" in reply
    assert (await stored_review(sim, finished_table, BORIS)).done
    assert len(gate.requests) == DECISIONS


async def test_finished_review_is_shown_again_without_analysis(
    sim: DiscordFixture, finished_table: Table
) -> None:
    await finish_review(sim, BORIS)
    gate = stop_after(sim, 0)
    answer = await ask_for_review(sim, BORIS)
    assert text_of(answer).startswith("**Accuracy: ")
    assert sim.files_of(answer.response)
    assert gate.requests == []


async def test_second_press_takes_over_and_the_first_answer_refers_to_it(
    sim: DiscordFixture, finished_table: Table
) -> None:
    gate = stop_after(sim, 1)
    first_answer = await ask_for_review(sim, BORIS)
    await sim.env.advance_time(POLL_SECONDS)
    second_answer = await ask_for_review(sim, BORIS)
    assert "1 of 5" in text_of(second_answer)
    gate.remaining = 99
    await sim.env.advance_time(POLL_SECONDS)
    shown = {message.id: shown_text(message) for message in sim.messages_visible_to(BORIS)}
    assert "newer message" in shown[first_answer.response.id], "it does not stay at 1 of 5"
    assert shown[second_answer.response.id].startswith("**Accuracy: ")
    assert len(gate.requests) == DECISIONS, "there is one review"


async def test_review_asked_for_in_a_replay_leads_back_to_its_frame(
    sim: DiscordFixture, finished_table: Table
) -> None:
    panel = await sim.press(BORIS, (await sim.open_replay(BORIS, finished_table)).response, "Next")
    frame = text_of(panel)
    await sim.press(BORIS, panel.response, "Review")
    await sim.env.advance_time(POLL_SECONDS)
    assert (await latest_private_text(sim, BORIS)).startswith("**Accuracy: ")
    review = sim.messages_visible_to(BORIS)[-1]
    assert review.id == panel.response.id, "in place of the replay"
    assert text_of(await sim.press(BORIS, review, "Back")) == frame


async def test_replay_is_not_replaced_by_a_review_that_ends_later(
    sim: DiscordFixture, finished_table: Table
) -> None:
    gate = stop_after(sim, 1)
    panel = await sim.open_replay(BORIS, finished_table)
    replay = text_of(panel)
    progress = await sim.press(BORIS, panel.response, "Review")
    await sim.env.advance_time(POLL_SECONDS)
    assert "1 of 5" in await latest_private_text(sim, BORIS)
    back = await sim.press(BORIS, progress.response, "Back")
    gate.remaining = 1
    await sim.env.advance_time(POLL_SECONDS)
    assert await latest_private_text(sim, BORIS) == replay
    await sim.press(BORIS, back.response, "Review")
    gate.remaining = 99
    await sim.env.advance_time(POLL_SECONDS)
    assert (await latest_private_text(sim, BORIS)).startswith("**Accuracy: ")


async def test_review_resumes_after_a_restart(
    sim: DiscordFixture, finished_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(sim, 2)
    await finish_review(sim, BORIS)
    before = Review.load((await stored_review(sim, finished_table, BORIS)).findings)
    assert len(before.evaluations) == 2
    later_requests: list[WorkerRequest] = []
    analyse = ThreadWorkers.analyse

    async def record_request(self: ThreadWorkers, request: WorkerRequest) -> Any:
        later_requests.append(request)
        return await analyse(self, request)

    monkeypatch.setattr(ThreadWorkers, "analyse", record_request)
    await sim.restart()
    await sim.env.advance_time(POLL_SECONDS)
    row = await stored_review(sim, finished_table, BORIS)
    assert row.done
    assert Review.load(row.findings).evaluations[:2] == before.evaluations
    assert len(later_requests) == DECISIONS - 2
    assert text_of(await ask_for_review(sim, BORIS)).startswith("**Accuracy: ")


async def test_review_is_deterministic(sim: DiscordFixture, finished_table: Table) -> None:
    await finish_review(sim, BORIS)
    first_review = await stored_review(sim, finished_table, BORIS)
    store = sim.bot.runtime.store
    await store.save_review(first_review.game_id, first_review.user_id, "", done=False)
    await finish_review(sim, BORIS)
    assert await stored_review(sim, finished_table, BORIS) == first_review


async def test_press_shows_progress_after_the_interaction_token_expires(
    sim: DiscordFixture, finished_table: Table
) -> None:
    gate = stop_after(sim, 1)
    await ask_for_review(sim, BORIS)
    await sim.env.advance_time(15 * 60)
    request_count = len(sim.env.http_requests)
    gate.remaining = 1
    await sim.env.advance_time(GATE_POLL_SECONDS + POLL_SECONDS)
    assert len(sim.env.http_requests) == request_count, "the first answer can no longer be edited"
    assert "2 of 5" in text_of(await ask_for_review(sim, BORIS))
    gate.remaining = 99
    await sim.env.advance_time(GATE_POLL_SECONDS + POLL_SECONDS)
    assert (await latest_private_text(sim, BORIS)).startswith("**Accuracy: ")


async def test_progress_edits_respect_the_update_interval(
    sim: DiscordFixture, finished_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(responder, "UPDATE_INTERVAL", UPDATE_INTERVAL)
    await ask_for_review(sim, BORIS)
    reply = await latest_private_text(sim, BORIS)
    await sim.env.advance_time(1.4)
    assert (await stored_review(sim, finished_table, BORIS)).done, (
        "the review finished within the interval"
    )
    assert await latest_private_text(sim, BORIS) == reply
    await sim.env.advance_time(0.2)
    assert (await latest_private_text(sim, BORIS)).startswith("**Accuracy: ")


# One review at a time


async def test_simultaneous_requests_are_reviewed_one_at_a_time(
    sim: DiscordFixture, finished_table: Table
) -> None:
    reviews, user_id = sim.bot.runtime.reviews, sim.people[BORIS].id
    stop_after(sim, 0)
    requests = (
        reviews.request_review(game_id, user_id)
        for game_id in (finished_table.row.id, finished_table.row.id + 1)
    )
    outcomes = await asyncio.gather(*requests, return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["None", "('review-under-way', {})"]


async def test_review_requested_while_workers_are_released_is_done(
    sim: DiscordFixture, finished_table: Table
) -> None:
    class Slow(ThreadWorkers):
        async def release_idle(self) -> None:
            await asyncio.sleep(10)

    sim.bot.runtime.reviews._workers = Slow()
    await finish_review(sim, BORIS)
    await ask_for_review(sim, CATHERINE)
    await sim.env.advance_time(15)
    assert (await stored_review(sim, finished_table, CATHERINE)).done


async def test_waiting_review_shows_how_many_reviews_are_ahead(
    sim: DiscordFixture, finished_table: Table
) -> None:
    stop_after(sim, 0)
    await ask_for_review(sim, BORIS)
    reply = text_of(await ask_for_review(sim, CATHERINE))
    assert reply.startswith("I’ll go over your decisions as soon as another review is done.")
    await ask_for_review(sim, 0)
    assert "2 other reviews are done" in await latest_private_text(sim, 0)


async def test_moves_and_hints_have_priority_over_reviews(
    sim: DiscordFixture, finished_table: Table
) -> None:
    workers = ThreadWorkers()
    gate = stop_after(sim, 0)
    await ask_for_review(sim, BORIS)
    request = gate.requests[0]
    order: list[str] = []

    async def analyse_in_turn() -> None:
        await workers.analyse(request)
        order.append("review")

    with workers._gate.hold():
        review_task = asyncio.create_task(analyse_in_turn())
        await asyncio.sleep(0)
        order.append("move")
    await review_task
    assert order == ["move", "review"]


# Permissions


async def test_non_player_cannot_ask_for_a_review(
    sim: DiscordFixture, finished_table: Table
) -> None:
    reply = await sim.assert_refused(ask_for_review(sim, STRANGER))
    assert "You didn’t play in this game, so there are no decisions of yours to review." in reply
    assert (
        await sim.bot.runtime.store.review(finished_table.row.id, sim.people[STRANGER].id) is None
    )


async def test_game_without_ai_has_no_reviews(
    sim: DiscordFixture, finished_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(AGENT_SPECS, finished_table.game.name)
    assert "no reviews" in await sim.assert_refused(ask_for_review(sim, BORIS))


# Deletion and faults


async def test_review_stops_when_its_player_is_deleted(
    sim: DiscordFixture, finished_table: Table
) -> None:
    gate = stop_after(sim, 2)
    await ask_for_review(sim, BORIS)
    await sim.env.advance_time(1)
    await sim.forget(BORIS)
    gate.remaining = 99
    await sim.env.advance_time(GATE_POLL_SECONDS + POLL_SECONDS)
    assert await sim.bot.runtime.store.review(finished_table.row.id, sim.people[BORIS].id) is None
    assert "You didn’t play" in await sim.assert_refused(ask_for_review(sim, BORIS))


async def test_failed_review_task_is_retried_then_postponed(
    sim: DiscordFixture, finished_table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing(ThreadWorkers):
        async def analyse(self, request: WorkerRequest) -> Any:
            raise MemoryError("no room to think")

    sim.bot.runtime.reviews._workers = Failing()
    await ask_for_review(sim, BORIS)
    await sim.env.advance_time(30)
    assert "Press the button again" in await latest_private_text(sim, BORIS)
    caplog.clear()
    stop_after(sim, 99)
    await finish_review(sim, BORIS)
    assert (await latest_private_text(sim, BORIS)).startswith("**Accuracy: ")
