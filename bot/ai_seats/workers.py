"""Where AI players think: never on the event loop, and hints never in the way of moves."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Protocol

from bot.ai_seats.worker_pool import WorkerPool
from bot.table.errors import RequestRejected
from engine.ai.agents import ActionValue, Level
from engine.ai.review import DecisionAnalysis
from engine.ai.worker import WorkerRequest, handle_request

log = logging.getLogger(__name__)

FALLBACK_LEVEL: Level = "medium"
"""The level that answers when a worker fails: it needs no search and takes milliseconds."""

MAX_PENDING_HINTS = 8
"""Hints that are thought about or waited for at a time: a longer queue takes too long."""

ANALYSIS_TIMEOUT = 300.0
"""Seconds that looking back at one decision may take: about one, where nobody else is busy."""

WORKER_COMMAND = (sys.executable, "-m", "engine.ai.worker")


class AIWorkers(Protocol):
    """Somebody who answers a player's questions."""

    async def choose_move(self, request: WorkerRequest) -> Any:
        """The action for a question about a move."""

    async def evaluate_actions(self, user_id: int, request: WorkerRequest) -> list[ActionValue]:
        """The estimates for a question for advice, best first: one a person at a time.

        Refuses who waits for a hint already, and where too many wait or none can be given.
        """

    async def analyse(self, request: WorkerRequest) -> DecisionAnalysis:
        """The appraisal of a decision of before: begun only while nobody waits for the rest."""

    async def release_idle(self) -> None:
        """There is nothing to look back at for a while."""

    async def close(self) -> None:
        """Stop thinking."""


class HintQueue:
    """Who waits for advice."""

    def __init__(self) -> None:
        self._waiting: set[int] = set()

    @contextmanager
    def slot(self, user_id: int) -> Iterator[None]:
        """A person's place while he waits. Refuses a second one, and where too many wait."""
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
    """Who waits for a move or a hint comes before whoever looks back."""

    def __init__(self) -> None:
        self._holders = 0
        self._open = asyncio.Event()
        self._open.set()

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Come first while the block runs."""
        self._holders += 1
        self._open.clear()
        try:
            yield
        finally:
            self._holders -= 1
            if not self._holders:
                self._open.set()

    async def wait_until_open(self) -> None:
        """Wait until nobody comes first."""
        while self._holders:
            await self._open.wait()


class ThreadWorkers:
    """Thinks in threads, about one hint at a time: for tests and the local table."""

    def __init__(self) -> None:
        self._hints = HintQueue()
        self._hint_lock = asyncio.Lock()
        self._gate = PriorityGate()

    async def choose_move(self, request: WorkerRequest) -> Any:
        with self._gate.hold():
            return await asyncio.to_thread(handle_request, request)

    async def evaluate_actions(self, user_id: int, request: WorkerRequest) -> list[ActionValue]:
        with self._hints.slot(user_id), self._gate.hold():
            async with self._hint_lock:
                found: list[ActionValue] = await asyncio.to_thread(handle_request, request)
                return found

    async def analyse(self, request: WorkerRequest) -> DecisionAnalysis:
        await self._gate.wait_until_open()
        found: DecisionAnalysis = await asyncio.to_thread(handle_request, request)
        return found

    async def release_idle(self) -> None:
        """Threads that do nothing cost nothing."""

    async def close(self) -> None:
        """Threads end by themselves."""


class ProcessWorkers:
    """Thinks in processes of their own: some for moves, others for advice, and one to look back.

    Where one fails, Medium answers the question for a move, and a hint is refused. The one that
    looks back gets from the system only what time nobody else wants, and is there only while
    there is something to look back at.
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
                log.warning("a thinking process failed: %r", error)
                return await asyncio.to_thread(
                    handle_request, replace(request, level=FALLBACK_LEVEL)
                )

    async def evaluate_actions(self, user_id: int, request: WorkerRequest) -> list[ActionValue]:
        with self._hints.slot(user_id), self._gate.hold():
            try:
                found: list[ActionValue] = await self._hint_pool.submit(request)
                return found
            except Exception as error:
                log.warning("a process for hints failed: %r", error)
                raise RequestRejected("no-hint") from error

    async def analyse(self, request: WorkerRequest) -> DecisionAnalysis:
        await self._gate.wait_until_open()
        found: DecisionAnalysis = await self._analysis_pool.submit(request)
        return found

    async def release_idle(self) -> None:
        await self._analysis_pool.release_idle()

    async def close(self) -> None:
        await self._move_pool.close()
        await self._hint_pool.close()
        await self._analysis_pool.close()
