"""Going over one's own decisions: how far it is, what was found, and who may ask."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.ai_seats.workers import ThreadWorkers
from bot.interactions.history import review as review_panel
from bot.interactions.history.progress_bar import BAR_LENGTH, UPDATE_INTERVAL
from bot.table.game_history import load_history
from bot.table.review import Review, user_decisions
from bot.table.table import Table
from engine.ai.registry import AGENT_SPECS
from engine.ai.worker import WorkerRequest
from tests.bot.reviews.asking import (
    BORIS,
    CATHERINE,
    DECISIONS,
    LOOK,
    PLAYERS,
    SEED,
    STRANGER,
    ask,
    found,
    seen,
)
from tests.bot.room import Room, text_of
from tests.bot.test_about import forget
from tests.bot.test_rematch import end_soon

LOOKS_AGAIN = 6
"""Seconds until a closed gate looks whether it was opened: more than SimCord waits for."""


class Gate(ThreadWorkers):
    """Looks back at so many decisions, and waits until it may look back at more."""

    def __init__(self, opened: int) -> None:
        super().__init__()
        self.left = opened
        self.asked: list[WorkerRequest] = []

    async def analyse(self, request: WorkerRequest) -> Any:
        self.asked.append(request)
        while self.left <= 0:  # noqa: ASYNC110 - the simulated clock knows only who sleeps
            await asyncio.sleep(LOOKS_AGAIN)
        self.left -= 1
        return await super().analyse(request)


def stop_after(room: Room, number: int) -> Gate:
    gate = Gate(number)
    room.bot.runtime.reviews._workers = gate
    return gate


# Progress and result


async def test_a_review_goes_on_behind_a_bar_and_ends_with_what_was_found(
    room: Room, over: Table
) -> None:
    gate = stop_after(room, 3)
    answer = await ask(room, BORIS)
    assert answer.ephemeral
    await room.env.advance_time(LOOK)
    assert f"I am going over your decisions: 3 of {DECISIONS}." in await seen(room, BORIS)
    assert (await seen(room, BORIS)).count("▰") == 3 * BAR_LENGTH // DECISIONS
    gate.left = 99
    await room.env.advance_time(LOOKS_AGAIN + LOOK)
    said = await seen(room, BORIS)
    assert said.startswith("**Accuracy: ")
    assert f"of your {DECISIONS} decisions" in said
    assert (await found(room, over, BORIS)).done
    assert len(gate.asked) == DECISIONS


async def test_asking_again_is_answered_at_once(room: Room, over: Table) -> None:
    await ask(room, BORIS)
    await room.env.advance_time(LOOK)
    gate = stop_after(room, 0)
    again = await ask(room, BORIS)
    assert text_of(again).startswith("**Accuracy: ")
    assert again.response.attachments
    assert gate.asked == []


async def test_a_second_press_is_answered_and_only_that_answer_is_kept_up_to_date(
    room: Room, over: Table
) -> None:
    gate = stop_after(room, 1)
    await ask(room, BORIS)
    await room.env.advance_time(LOOK)
    again = await ask(room, BORIS)
    assert "1 of 5" in text_of(again)
    gate.left = 99
    await room.env.advance_time(LOOK)
    told = [one.content.startswith("**Accuracy: ") for one in room.seen_by(BORIS)]
    assert told.count(True) == 1
    assert len(gate.asked) == DECISIONS, "it is one review"


async def test_a_restart_goes_on_where_it_was(
    room: Room, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(room, 2)
    await ask(room, BORIS)
    await room.env.advance_time(LOOK)
    kept = Review.load((await found(room, over, BORIS)).findings)
    assert len(kept.evaluations) == 2
    later: list[WorkerRequest] = []
    look_back = ThreadWorkers.analyse

    async def noted(self: ThreadWorkers, question: WorkerRequest) -> Any:
        later.append(question)
        return await look_back(self, question)

    monkeypatch.setattr(ThreadWorkers, "analyse", noted)
    await room.restart()
    await room.env.advance_time(LOOK)
    row = await found(room, over, BORIS)
    assert row.done
    assert Review.load(row.findings).evaluations[:2] == kept.evaluations
    assert len(later) == DECISIONS - 2
    assert text_of(await ask(room, BORIS)).startswith("**Accuracy: ")


async def test_the_same_game_is_judged_the_same(room: Room, over: Table) -> None:
    await ask(room, BORIS)
    await room.env.advance_time(LOOK)
    first = await found(room, over, BORIS)
    store = room.bot.runtime.store
    await store.save_review(first.game_id, first.user_id, "", done=False)
    await ask(room, BORIS)
    await room.env.advance_time(LOOK)
    assert await found(room, over, BORIS) == first


async def test_after_a_quarter_of_an_hour_the_button_shows_how_far_it_is(
    room: Room, over: Table
) -> None:
    gate = stop_after(room, 1)
    await ask(room, BORIS)
    await room.env.advance_time(15 * 60)
    told = len(room.env.http_requests)
    gate.left = 1
    await room.env.advance_time(LOOKS_AGAIN + LOOK)
    assert len(room.env.http_requests) == told, "nobody can change the first answer any more"
    assert "2 of 5" in text_of(await ask(room, BORIS))
    gate.left = 99
    await room.env.advance_time(LOOKS_AGAIN + LOOK)
    assert (await seen(room, BORIS)).startswith("**Accuracy: ")


async def test_an_answer_is_changed_at_most_every_second_and_a_half(
    room: Room, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_panel, "UPDATE_INTERVAL", UPDATE_INTERVAL)
    await ask(room, BORIS)
    told = await seen(room, BORIS)
    await room.env.advance_time(1.4)
    assert (await found(room, over, BORIS)).done, "it was quicker than that"
    assert await seen(room, BORIS) == told
    await room.env.advance_time(0.2)
    assert (await seen(room, BORIS)).startswith("**Accuracy: ")


# One at a time


async def test_who_has_a_review_under_way_waits_with_the_next(room: Room, over: Table) -> None:
    stop_after(room, 0)
    await ask(room, BORIS)
    other = over.row.id + 1
    await room.press(0, room.last, "Rematch")
    await room.press(0, room.last, "Start")
    table = await room.table()
    assert table.row.id == other
    await end_soon(room, table, (0, BORIS, CATHERINE))
    assert "another game of yours" in await room.refused(ask(room, BORIS))
    assert await room.bot.runtime.store.review(other, room.people[BORIS].id) is None


async def test_two_reviews_asked_for_at_once_are_one_at_a_time(room: Room, over: Table) -> None:
    reviews, user_id = room.bot.runtime.reviews, room.people[BORIS].id
    stop_after(room, 0)
    asked = (reviews.request_review(game_id, user_id) for game_id in (over.row.id, over.row.id + 1))
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(one) for one in done] == ["None", "('review-under-way', {})"]


async def test_who_asks_while_the_process_is_put_away_is_served(room: Room, over: Table) -> None:
    class Slow(ThreadWorkers):
        async def release_idle(self) -> None:
            await asyncio.sleep(10)

    room.bot.runtime.reviews._workers = Slow()
    await ask(room, BORIS)
    await room.env.advance_time(LOOK)
    await ask(room, CATHERINE)
    await room.env.advance_time(15)
    assert (await found(room, over, CATHERINE)).done


async def test_reviews_of_several_people_come_one_after_the_other(room: Room, over: Table) -> None:
    stop_after(room, 0)
    await ask(room, BORIS)
    waiting = text_of(await ask(room, CATHERINE))
    assert waiting.startswith("I will go over your decisions as soon as another review is done.")
    await ask(room, 0)
    assert "2 other reviews are done" in await seen(room, 0)


async def test_a_move_and_a_hint_come_before_a_review(room: Room, over: Table) -> None:
    workers = ThreadWorkers()
    gate = stop_after(room, 0)
    await ask(room, BORIS)
    question = gate.asked[0]
    order: list[str] = []

    async def look_back() -> None:
        await workers.analyse(question)
        order.append("review")

    with workers._gate.hold():
        waits = asyncio.create_task(look_back())
        await asyncio.sleep(0)
        order.append("move")
    await waits
    assert order == ["move", "review"]


# Who may ask


async def test_who_did_not_play_has_nothing_to_go_over(room: Room, over: Table) -> None:
    said = await room.refused(ask(room, STRANGER))
    assert "You did not play in this game." in said
    assert await room.bot.runtime.store.review(over.row.id, room.people[STRANGER].id) is None


async def test_everybody_gets_his_own(room: Room, over: Table) -> None:
    await ask(room, BORIS)
    await ask(room, CATHERINE)
    await room.env.advance_time(LOOK)
    own = [Review.load((await found(room, over, who)).findings) for who in (BORIS, CATHERINE)]
    assert not {one.ply for one in own[0].evaluations} & {one.ply for one in own[1].evaluations}


async def test_what_is_asked_holds_nothing_that_the_seat_did_not_know(
    room: Room, over: Table
) -> None:
    gate = stop_after(room, 99)
    await ask(room, BORIS)
    await room.env.advance_time(LOOK)
    record = await load_history(room.bot.runtime.store, over.row.id)
    assert record is not None
    for decision, asked in zip(
        user_decisions(record, room.people[BORIS].id), gate.asked, strict=True
    ):
        game, seat = record.game, decision.seat
        assert asked.info_state.seat == seat
        assert game.view(asked.info_state.state, seat) == game.view(decision.state, seat)
        assert asked.info_state.state.stacks != decision.state.stacks


async def test_a_running_game_is_not_gone_over(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    forged = await room.old_button(f"1/review/{table.row.id}/0")
    assert "earlier game" in await room.refused(room.press(0, forged, "Old"))


async def test_a_game_without_ai_players_has_no_reviews(
    room: Room, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(AGENT_SPECS, over.game.name)
    assert "no reviews" in await room.refused(ask(room, BORIS))


# Deletion and faults


async def test_who_is_forgotten_in_the_middle_is_not_gone_over_any_more(
    room: Room, over: Table
) -> None:
    gate = stop_after(room, 2)
    await ask(room, BORIS)
    await room.env.advance_time(1)
    await forget(room, BORIS)
    gate.left = 99
    await room.env.advance_time(LOOKS_AGAIN + LOOK)
    assert await room.bot.runtime.store.review(over.row.id, room.people[BORIS].id) is None
    assert "You did not play" in await room.refused(ask(room, BORIS))


async def test_what_a_worker_cannot_do_is_tried_again_and_then_put_off(
    room: Room, over: Table, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing(ThreadWorkers):
        async def analyse(self, request: WorkerRequest) -> Any:
            raise MemoryError("no room to think")

    room.bot.runtime.reviews._workers = Failing()
    await ask(room, BORIS)
    await room.env.advance_time(30)
    assert "Press **Review** again" in await seen(room, BORIS)
    caplog.clear()
    stop_after(room, 99)
    await ask(room, BORIS)
    await room.env.advance_time(LOOK)
    assert (await seen(room, BORIS)).startswith("**Accuracy: ")
