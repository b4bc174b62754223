"""Runs AI computations off the event loop, so that hints never delay moves."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Protocol

from bot.ai_seats.worker_pool import WorkerPool
from bot.table.errors import RequestRejected
from engine.ai.agents import ActionValue, Level
from engine.ai.hint_values import rest_of_choice
from engine.ai.review import DecisionAnalysis
from engine.ai.worker import WorkerRequest, handle_request

log = logging.getLogger(__name__)

FALLBACK_LEVEL: Level = "medium"
"""The level that chooses when a worker fails: it needs no search and takes milliseconds."""

MAX_KEPT_USERS, MAX_KEPT_HINTS = 64, 4
"""Users whose last hints are kept, and how many of each: some are asked for again after an undo."""

MAX_PENDING_HINTS = 8
"""Hints computed or waited for at a time: a longer queue would take too long."""

ANALYSIS_TIMEOUT = 300.0
"""Seconds that the analysis of one decision may take; about 1 on an idle machine."""

WORKER_COMMAND = (sys.executable, "-m", "engine.ai.worker")
"""The command that starts a worker process."""


class AIWorkers(Protocol):
    """Computes moves, hints and analyses."""

    async def choose_move(self, request: WorkerRequest) -> Any:
        """The action for a request for a move."""

    async def evaluate_actions(self, user_id: int, request: WorkerRequest) -> list[ActionValue]:
        """The values of the actions for a request for a hint, best first.

        A user who asks the same again gets the same: within its seconds a search does not always
        come equally far. So does one who follows a hint of several actions, for the rest of it.
        Raises RequestRejected if the user already waits for a hint, if too many users wait, or
        if the worker fails.
        """

    async def analyse(self, request: WorkerRequest) -> DecisionAnalysis:
        """The analysis of a past decision, begun only while nobody waits for a move or hint."""

    async def release_idle(self) -> None:
        """Free what only analyses need, once there are none left."""

    async def close(self) -> None:
        """End the workers."""


class HintQueue:
    """The users who wait for a hint, and the last hints of each."""

    def __init__(self) -> None:
        self._waiting: set[int] = set()
        self._kept: dict[int, deque[tuple[WorkerRequest, list[ActionValue]]]] = {}

    def kept(self, user_id: int, request: WorkerRequest) -> list[ActionValue] | None:
        """One of the user's last hints, if it was the answer to the same request.

        Of one whose choice the user has begun to make since, the rest.
        """
        hints = self._kept.get(user_id, ())
        for asked, values in hints:
            if asked == request:
                return values
        for asked, values in hints:
            rest = rest_of_choice(asked.info_state, values[0], request.info_state)
            if rest is not None:
                return [rest]
        return None

    def keep(self, user_id: int, request: WorkerRequest, values: list[ActionValue]) -> None:
        """Remember a hint, and forget the user's oldest, or the oldest user, of too many."""
        hints = self._kept.pop(user_id, deque(maxlen=MAX_KEPT_HINTS))
        hints.appendleft((request, values))
        self._kept[user_id] = hints
        if len(self._kept) > MAX_KEPT_USERS:
            del self._kept[next(iter(self._kept))]

    @contextmanager
    def slot(self, user_id: int) -> Iterator[None]:
        """Count a user as waiting while the block runs.

        Raises RequestRejected if the user waits already, or too many users wait.
        """
        if user_id in self._waiting:
            raise RequestRejected("hint-under-way")
        if len(self._waiting) >= MAX_PENDING_HINTS:
            raise RequestRejected("no-hint")
        self._waiting.add(user_id)
        try:
            yield
        finally:
            self._waiting.discard(user_id)


class PriorityGate:
    """Delays analyses while anybody waits for a move or a hint."""

    def __init__(self) -> None:
        self._holders = 0
        self._open = asyncio.Event()
        self._open.set()

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Keep the gate closed while the block runs."""
        self._holders += 1
        self._open.clear()
        try:
            yield
        finally:
            self._holders -= 1
            if not self._holders:
                self._open.set()

    async def wait_until_open(self) -> None:
        """Wait until nobody holds the gate."""
        while self._holders:
            await self._open.wait()


class ThreadWorkers:
    """Works in threads, on one hint at a time; for tests and the local table."""

    def __init__(self) -> None:
        self._hints = HintQueue()
        self._hint_lock = asyncio.Lock()
        self._gate = PriorityGate()

    async def choose_move(self, request: WorkerRequest) -> Any:
        with self._gate.hold():
            return await asyncio.to_thread(handle_request, request)

    async def evaluate_actions(self, user_id: int, request: WorkerRequest) -> list[ActionValue]:
        if (kept := self._hints.kept(user_id, request)) is not None:
            return kept
        with self._hints.slot(user_id), self._gate.hold():
            async with self._hint_lock:
                values: list[ActionValue] = await asyncio.to_thread(handle_request, request)
        self._hints.keep(user_id, request, values)
        return values

    async def analyse(self, request: WorkerRequest) -> DecisionAnalysis:
        await self._gate.wait_until_open()
        analysis: DecisionAnalysis = await asyncio.to_thread(handle_request, request)
        return analysis

    async def release_idle(self) -> None:
        """Do nothing: idle threads cost nothing."""

    async def close(self) -> None:
        """Do nothing: threads end by themselves."""


class ProcessWorkers:
    """Works in processes: some for moves, others for hints, and one for analyses.

    If a process fails, FALLBACK_LEVEL chooses the move, and a hint is rejected. The process for
    analyses has the lowest priority, and exists only while there are analyses to do.
    """

    def __init__(self, *, moves: int, hints: int, command: Sequence[str] = WORKER_COMMAND) -> None:
        self._hints = HintQueue()
        self._move_pool = WorkerPool(moves, command)
        self._hint_pool = WorkerPool(hints, command)
        self._analysis_pool = WorkerPool(
            1, command, hang_timeout=ANALYSIS_TIMEOUT, low_priority=True
        )
        self._gate = PriorityGate()

    async def choose_move(self, request: WorkerRequest) -> Any:
        with self._gate.hold():
            try:
                return await self._move_pool.submit(request)
            except Exception as error:
                log.warning("a worker for moves failed: %r", error)
                return await asyncio.to_thread(
                    handle_request, replace(request, level=FALLBACK_LEVEL)
                )

    async def evaluate_actions(self, user_id: int, request: WorkerRequest) -> list[ActionValue]:
        if (kept := self._hints.kept(user_id, request)) is not None:
            return kept
        with self._hints.slot(user_id), self._gate.hold():
            try:
                values: list[ActionValue] = await self._hint_pool.submit(request)
            except Exception as error:
                log.warning("a worker for hints failed: %r", error)
                raise RequestRejected("no-hint") from error
        self._hints.keep(user_id, request, values)
        return values

    async def analyse(self, request: WorkerRequest) -> DecisionAnalysis:
        await self._gate.wait_until_open()
        analysis: DecisionAnalysis = await self._analysis_pool.submit(request)
        return analysis

    async def release_idle(self) -> None:
        await self._analysis_pool.release_idle()

    async def close(self) -> None:
        await self._move_pool.close()
        await self._hint_pool.close()
        await self._analysis_pool.close()
