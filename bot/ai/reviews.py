"""Looks over the decisions of who asked for it, one review after the other, behind all else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.ai.workers import Workers
from bot.store.contract import Store, StoreFailed, TakenOver
from bot.table.record import Record, read_record
from bot.table.review import Decision, Review, Verdict, decisions_of, verdict_on
from bot.table.table import Refused
from bot.under_way import apart
from engine.players.position import position
from engine.players.review import Depth
from engine.players.worker import LookBack, Question
from engine.rng import Rng

log = logging.getLogger(__name__)

DEPTH = Depth()
"""How much is tried for a decision."""

PAUSE = 0.02
"""Seconds between two decisions, in which everybody else comes first."""

AGAIN_AFTER = 6.0
"""Seconds after which a review goes on that the store or a worker held up."""

TRIES = 3
"""Times that a decision is given to a worker before the review is put off."""

Key: TypeAlias = tuple[int, int]
"""A game and a person."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review is: `done` of `decisions`, and how many others come `before` it.

    Nobody has counted the decisions of one that waits.
    """

    before: int
    done: int
    decisions: int


class PutOff(Exception):
    """A review cannot go on in this run."""


class Reviews:
    """The reviews that are to be done. What is found is stored at once, decision by decision."""

    def __init__(self, store: Store, workers: Workers, rivals: Mapping[str, float]) -> None:
        """`rivals` has for games that one can play alone what a Hard AI reaches there."""
        self._store = store
        self._workers = workers
        self._rivals = rivals
        self._waiting: list[Key] = []
        self._asked: list[Key] = []
        self._found: Review | None = None
        self._task: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Go on with what an earlier run left undone."""
        for row in await self._store.reviews_to_do():
            self._enter((row.game_id, row.user_id))

    async def ask(self, game_id: int, user_id: int) -> None:
        """Have a person's decisions of an ended game looked over, unless that is under way.

        Refuses who has another review under way.
        """
        key = (game_id, user_id)
        if any(one[1] == user_id and one != key for one in (*self._waiting, *self._asked)):
            raise Refused("review-under-way")
        self._asked.append(key)
        try:
            await self._store.begin_review(game_id, user_id)
        finally:
            self._asked.remove(key)
        self._enter(key)

    def progress(self, game_id: int, user_id: int) -> Progress | None:
        """How far a review is; None for one that is not under way."""
        key = (game_id, user_id)
        if key not in self._waiting:
            return None
        before = self._waiting.index(key)
        found = self._found if before == 0 else None
        found = found or Review()
        return Progress(before, len(found.verdicts), found.decisions)

    async def close(self) -> None:
        """Stop; what is not done is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _enter(self, key: Key) -> None:
        if key not in self._waiting:
            self._waiting.append(key)
        if self._task is None or self._task.done():
            self._task = apart(self._work(), "reviews")

    async def _work(self) -> None:
        while self._waiting:
            await self._work_off()
            # Somebody may ask meanwhile.
            await self._workers.rest()

    async def _work_off(self) -> None:
        while self._waiting:
            try:
                await self._review(*self._waiting[0])
            except TakenOver:
                log.info("another process goes on with the reviews")
                self._waiting.clear()
                return
            except StoreFailed as error:
                log.warning("a review waits for the store: %s", error)
                await asyncio.sleep(AGAIN_AFTER)
                continue
            except PutOff:
                log.warning("the review of game %s is put off", self._waiting[0][0])
            except Exception:
                # After the next start it is tried again, maybe by a version that can.
                log.exception("game %s cannot be looked over", self._waiting[0][0])
            self._waiting.pop(0)
            self._found = None

    async def _review(self, game_id: int, user_id: int) -> None:
        """Go on where this review is, and keep each verdict before anybody hears of it."""
        row = await self._store.review(game_id, user_id)
        record = await read_record(self._store, game_id)
        if row is None or row.done or record is None:
            return
        decisions = await asyncio.to_thread(decisions_of, record, user_id)
        self._found = found = replace(Review.load(row.found), decisions=len(decisions))
        for decision in decisions[len(found.verdicts) :]:
            found = found.with_one_more(await self._verdict(record, decision))
            if not await self._keep(record, user_id, found):
                return
            self._found = found
            await asyncio.sleep(PAUSE)
        if not decisions:
            await self._keep(record, user_id, found)

    async def _keep(self, record: Record, user_id: int, found: Review) -> bool:
        done = len(found.verdicts) == found.decisions
        return await self._store.keep_review(record.game_id, user_id, found.dump(), done=done)

    async def _verdict(self, record: Record, decision: Decision) -> Verdict:
        question = self._question(record, decision)
        for _ in range(TRIES):
            try:
                appraisal = await self._workers.look_back(question)
            except Exception as error:
                log.warning("a process for reviews failed: %r", error)
                await asyncio.sleep(AGAIN_AFTER)
            else:
                return verdict_on(record.game, decision, appraisal)
        raise PutOff

    def _question(self, record: Record, decision: Decision) -> Question:
        """What the seat knew and did, holding nothing that it could not know."""
        # No secret, and the same whenever it is asked: so is what is found.
        seed = Rng(record.game_id * 1_000_003 + decision.ply).next_u64()
        return Question(
            position(record.game, decision.state, decision.seat, seed),
            len(record.seats),
            "hard",
            0,
            look_back=LookBack(decision.action, DEPTH, self._rivals.get(record.name, 0.0)),
        )
