"""Looks over the decisions of who asked for it, one review after the other, behind all else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.ai_seats.workers import AIWorkers
from bot.ops.in_flight import spawn_detached
from bot.storage.contract import LeaseLost, Store, StoreError
from bot.table.errors import RequestRejected
from bot.table.game_history import GameHistory, load_history
from bot.table.review import Decision, DecisionEvaluation, Review, evaluation_of, user_decisions
from engine.ai.information_state import information_state
from engine.ai.review import ReviewBudget
from engine.ai.worker import AnalysisRequest, WorkerRequest
from engine.rng import Rng

log = logging.getLogger(__name__)

REVIEW_BUDGET = ReviewBudget()
"""How much is tried for a decision."""

PAUSE_BETWEEN_DECISIONS = 0.02
"""Seconds between two decisions, in which everybody else comes first."""

RETRY_AFTER = 6.0
"""Seconds after which a review goes on that the store or a worker held up."""

MAX_ATTEMPTS = 3
"""Times that a decision is given to a worker before the review is put off."""

ReviewKey: TypeAlias = tuple[int, int]
"""A game and a person."""


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """How far a review is: `done` of `decisions`, and how many others come `queued_before` it.

    Nobody has counted the decisions of one that waits.
    """

    queued_before: int
    done: int
    decisions: int


class Postponed(Exception):
    """A review cannot go on in this run."""


class ReviewQueue:
    """The reviews that are to be done. What is found is stored at once, decision by decision."""

    def __init__(self, store: Store, workers: AIWorkers, solo_targets: Mapping[str, float]) -> None:
        """`solo_targets` has for games that one can play alone what a Hard AI reaches there."""
        self._store = store
        self._workers = workers
        self._solo_targets = solo_targets
        self._queue: list[ReviewKey] = []
        self._requested: list[ReviewKey] = []
        self._current: Review | None = None
        self._task: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Go on with what an earlier run left undone."""
        for row in await self._store.pending_reviews():
            self._enqueue((row.game_id, row.user_id))

    async def request_review(self, game_id: int, user_id: int) -> None:
        """Have a person's decisions of an ended game looked over, unless that is under way.

        Refuses who has another review under way.
        """
        key = (game_id, user_id)
        if any(one[1] == user_id and one != key for one in (*self._queue, *self._requested)):
            raise RequestRejected("review-under-way")
        self._requested.append(key)
        try:
            await self._store.request_review(game_id, user_id)
        finally:
            self._requested.remove(key)
        self._enqueue(key)

    def progress(self, game_id: int, user_id: int) -> ReviewProgress | None:
        """How far a review is; None for one that is not under way."""
        key = (game_id, user_id)
        if key not in self._queue:
            return None
        before = self._queue.index(key)
        found = self._current if before == 0 else None
        found = found or Review()
        return ReviewProgress(before, len(found.evaluations), found.decisions)

    async def close(self) -> None:
        """Stop; what is not done is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _enqueue(self, key: ReviewKey) -> None:
        if key not in self._queue:
            self._queue.append(key)
        if self._task is None or self._task.done():
            self._task = spawn_detached(self._run(), "reviews")

    async def _run(self) -> None:
        while self._queue:
            await self._drain()
            # Somebody may ask meanwhile.
            await self._workers.release_idle()

    async def _drain(self) -> None:
        while self._queue:
            try:
                await self._review(*self._queue[0])
            except LeaseLost:
                log.info("another process goes on with the reviews")
                self._queue.clear()
                return
            except StoreError as error:
                log.warning("a review waits for the store: %s", error)
                await asyncio.sleep(RETRY_AFTER)
                continue
            except Postponed:
                log.warning("the review of game %s is put off", self._queue[0][0])
            except Exception:
                # After the next start it is tried again, maybe by a version that can.
                log.exception("game %s cannot be looked over", self._queue[0][0])
            self._queue.pop(0)
            self._current = None

    async def _review(self, game_id: int, user_id: int) -> None:
        """Go on where this review is, and keep each verdict before anybody hears of it."""
        row = await self._store.review(game_id, user_id)
        record = await load_history(self._store, game_id)
        if row is None or row.done or record is None:
            return
        decisions = await asyncio.to_thread(user_decisions, record, user_id)
        self._current = found = replace(Review.load(row.findings), decisions=len(decisions))
        for decision in decisions[len(found.evaluations) :]:
            found = found.with_evaluation(await self._verdict(record, decision))
            if not await self._save(record, user_id, found):
                return
            self._current = found
            await asyncio.sleep(PAUSE_BETWEEN_DECISIONS)
        if not decisions:
            await self._save(record, user_id, found)

    async def _save(self, record: GameHistory, user_id: int, found: Review) -> bool:
        done = len(found.evaluations) == found.decisions
        return await self._store.save_review(record.game_id, user_id, found.dump(), done=done)

    async def _verdict(self, record: GameHistory, decision: Decision) -> DecisionEvaluation:
        request = self._make_request(record, decision)
        for _ in range(MAX_ATTEMPTS):
            try:
                analysis = await self._workers.analyse(request)
            except Exception as error:
                log.warning("a process for reviews failed: %r", error)
                await asyncio.sleep(RETRY_AFTER)
            else:
                return evaluation_of(record.game, decision, analysis)
        raise Postponed

    def _make_request(self, record: GameHistory, decision: Decision) -> WorkerRequest:
        """What the seat knew and did, holding nothing that it could not know."""
        # No secret, and the same whenever it is asked: so is what is found.
        seed = Rng(record.game_id * 1_000_003 + decision.ply).next_u64()
        return WorkerRequest(
            information_state(record.game, decision.state, decision.seat, seed),
            len(record.seats),
            "hard",
            0,
            analysis=AnalysisRequest(
                decision.action, REVIEW_BUDGET, self._solo_targets.get(record.name, 0.0)
            ),
        )
