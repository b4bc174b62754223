"""Reviews users' decisions in ended games, one review at a time, with the lowest priority."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.ai_seats.workers import AIWorkers
from bot.ops.in_flight import spawn_detached
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.game_history import GameHistory, load_history
from bot.table.review import Decision, DecisionEvaluation, Review, evaluation_of, user_decisions
from engine.ai.information_state import information_state
from engine.ai.review import ReviewBudget
from engine.ai.worker import AnalysisRequest, WorkerRequest
from engine.rng import Rng

log = logging.getLogger(__name__)

REVIEW_BUDGET = ReviewBudget()
"""How much is searched for each decision."""

PAUSE_BETWEEN_DECISIONS = 0.02
"""Seconds between two decisions, in which other work comes first."""

RETRY_AFTER = 6.0
"""Seconds until the next attempt after the store or a worker has failed."""

MAX_ATTEMPTS = 3
"""Attempts to analyse a decision before the review is postponed."""

ReviewKey: TypeAlias = tuple[int, int]
"""The ids of a game and a user."""


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """The progress of a review."""

    queued_before: int
    """The number of reviews before it in the queue."""

    done: int
    """The number of decisions evaluated."""

    decisions: int
    """The number of decisions; 0 until the review has begun."""


class Postponed(Exception):
    """A review cannot continue before the next start."""


class ReviewQueue:
    """A queue of reviews. Each evaluation is stored as soon as it is made."""

    def __init__(self, store: Store, workers: AIWorkers, solo_targets: Mapping[str, float]) -> None:
        """`solo_targets` holds, by game, the mean score of a Hard AI in solo games."""
        self._store = store
        self._workers = workers
        self._solo_targets = solo_targets
        self._queue: list[ReviewKey] = []
        self._requested: list[ReviewKey] = []
        self._current: Review | None = None
        self._task: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Continue the reviews that the last run left unfinished."""
        for row in await self._store.pending_reviews():
            self._enqueue((row.game_id, row.user_id))

    async def request_review(self, game_id: int, user_id: int) -> None:
        """Queue the review of a user's decisions in an ended game, unless it is queued already.

        Raises RequestRejected if the user has another review in the queue.
        """
        key = (game_id, user_id)
        if any(other[1] == user_id and other != key for other in (*self._queue, *self._requested)):
            raise RequestRejected("review-under-way")
        self._requested.append(key)
        try:
            await self._store.request_review(game_id, user_id)
        finally:
            self._requested.remove(key)
        self._enqueue(key)

    def progress(self, game_id: int, user_id: int) -> ReviewProgress | None:
        """The progress of a review; None if it is not in the queue."""
        key = (game_id, user_id)
        if key not in self._queue:
            return None
        queued_before = self._queue.index(key)
        review = (self._current if queued_before == 0 else None) or Review()
        return ReviewProgress(queued_before, len(review.evaluations), review.decisions)

    async def close(self) -> None:
        """Stop; unfinished reviews continue after the next start."""
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
            # More reviews may be requested while this waits.
            await self._workers.release_idle()

    async def _drain(self) -> None:
        while self._queue:
            try:
                await self._review(*self._queue[0])
            except LeaseLost:
                log.info("another process continues the reviews")
                self._queue.clear()
                return
            except StoreError as error:
                log.warning("a review waits for the store: %s", error)
                await asyncio.sleep(RETRY_AFTER)
                continue
            except Postponed:
                log.warning("the review of game %s is postponed", self._queue[0][0])
            except Exception:
                # Tried again after the next start, perhaps by a version that can.
                log.exception("game %s cannot be reviewed", self._queue[0][0])
            self._queue.pop(0)
            self._current = None

    async def _review(self, game_id: int, user_id: int) -> None:
        """Continue a review, storing each evaluation before it shows in the progress."""
        row = await self._store.review(game_id, user_id)
        history = await load_history(self._store, game_id)
        if row is None or row.done or history is None:
            return
        decisions = await asyncio.to_thread(user_decisions, history, user_id)
        self._current = review = replace(Review.load(row.findings), decisions=len(decisions))
        for decision in decisions[len(review.evaluations) :]:
            review = review.with_evaluation(await self._evaluate(history, decision))
            if not await self._save(history, user_id, review):
                return
            self._current = review
            await asyncio.sleep(PAUSE_BETWEEN_DECISIONS)
        if not decisions:
            await self._save(history, user_id, review)

    async def _save(self, history: GameHistory, user_id: int, review: Review) -> bool:
        """Store a review. Returns False if it was deleted meanwhile."""
        done = len(review.evaluations) == review.decisions
        return await self._store.save_review(history.game_id, user_id, review.dump(), done=done)

    async def _evaluate(self, history: GameHistory, decision: Decision) -> DecisionEvaluation:
        request = self._make_request(history, decision)
        for _ in range(MAX_ATTEMPTS):
            try:
                analysis = await self._workers.analyse(request)
            except Exception as error:
                log.warning("a worker for reviews failed: %r", error)
                await asyncio.sleep(RETRY_AFTER)
            else:
                return evaluation_of(history.game, decision, analysis)
        raise Postponed

    def _make_request(self, history: GameHistory, decision: Decision) -> WorkerRequest:
        """The request to analyse a decision; it contains nothing that the seat could not know.

        The seed makes the analysis repeatable, and does not depend on hidden information.
        """
        seed = Rng(history.game_id * 1_000_003 + decision.ply).next_u64()
        return WorkerRequest(
            information_state(history.game, decision.state, decision.seat, seed),
            "hard",
            0,
            analysis=AnalysisRequest(
                decision.action, REVIEW_BUDGET, self._solo_targets.get(history.name, 0.0)
            ),
        )
