"""Where AI players think: never on the event loop, and hints never in the way of moves."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Protocol

from bot.ai.processes import Processes
from bot.table.table import Refused
from engine.players.levels import Estimate, Level
from engine.players.review import Appraisal
from engine.players.worker import Question, think

log = logging.getLogger(__name__)

FALLBACK: Level = "medium"
"""The level that answers when a worker fails: it needs no search and takes milliseconds."""

MOST_WAITING = 8
"""Hints that are thought about or waited for at a time: a longer queue takes too long."""

PATIENCE = 300.0
"""Seconds that looking back at one decision may take: about one, where nobody else is busy."""

COMMAND = (sys.executable, "-m", "engine.players.worker")


class Workers(Protocol):
    """Somebody who answers a player's questions."""

    async def think(self, question: Question) -> Any:
        """The action for a question about a move."""

    async def advise(self, user_id: int, question: Question) -> list[Estimate]:
        """The estimates for a question for advice, best first: one a person at a time.

        Refuses who waits for a hint already, and where too many wait or none can be given.
        """

    async def look_back(self, question: Question) -> Appraisal:
        """The appraisal of a decision of before: begun only while nobody waits for the rest."""

    async def rest(self) -> None:
        """There is nothing to look back at for a while."""

    async def close(self) -> None:
        """Stop thinking."""


class AdviceQueue:
    """Who waits for advice."""

    def __init__(self) -> None:
        self._waiting: set[int] = set()

    @contextmanager
    def place(self, user_id: int) -> Iterator[None]:
        """A person's place while he waits. Refuses a second one, and where too many wait."""
        if user_id in self._waiting:
            raise Refused("hint-under-way")
        if len(self._waiting) >= MOST_WAITING:
            raise Refused("no-hint")
        self._waiting.add(user_id)
        try:
            yield
        finally:
            self._waiting.discard(user_id)


class RightOfWay:
    """Who waits for a move or a hint comes before whoever looks back."""

    def __init__(self) -> None:
        self._taking = 0
        self._free = asyncio.Event()
        self._free.set()

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Come first while the block runs."""
        self._taking += 1
        self._free.clear()
        try:
            yield
        finally:
            self._taking -= 1
            if not self._taking:
                self._free.set()

    async def given(self) -> None:
        """Wait until nobody comes first."""
        while self._taking:
            await self._free.wait()


class ThreadWorkers:
    """Thinks in threads, about one hint at a time: for tests and the local table."""

    def __init__(self) -> None:
        self._queue = AdviceQueue()
        self._adviser = asyncio.Lock()
        self._way = RightOfWay()

    async def think(self, question: Question) -> Any:
        with self._way.taken():
            return await asyncio.to_thread(think, question)

    async def advise(self, user_id: int, question: Question) -> list[Estimate]:
        with self._queue.place(user_id), self._way.taken():
            async with self._adviser:
                found: list[Estimate] = await asyncio.to_thread(think, question)
                return found

    async def look_back(self, question: Question) -> Appraisal:
        await self._way.given()
        found: Appraisal = await asyncio.to_thread(think, question)
        return found

    async def rest(self) -> None:
        """Threads that do nothing cost nothing."""

    async def close(self) -> None:
        """Threads end by themselves."""


class ProcessWorkers:
    """Thinks in processes of their own: some for moves, others for advice, and one to look back.

    Where one fails, Medium answers the question for a move, and a hint is refused. The one that
    looks back gets from the system only what time nobody else wants, and is there only while
    there is something to look back at.
    """

    def __init__(self, *, moves: int, advice: int, command: Sequence[str] = COMMAND) -> None:
        self._queue = AdviceQueue()
        self._movers = Processes(moves, command)
        self._advisers = Processes(advice, command)
        self._reviewers = Processes(1, command, patience=PATIENCE, behind=True)
        self._way = RightOfWay()

    async def think(self, question: Question) -> Any:
        with self._way.taken():
            try:
                return await self._movers.answer(question)
            except Exception as error:
                log.warning("a thinking process failed: %r", error)
                return await asyncio.to_thread(think, replace(question, level=FALLBACK))

    async def advise(self, user_id: int, question: Question) -> list[Estimate]:
        with self._queue.place(user_id), self._way.taken():
            try:
                found: list[Estimate] = await self._advisers.answer(question)
                return found
            except Exception as error:
                log.warning("a process for hints failed: %r", error)
                raise Refused("no-hint") from error

    async def look_back(self, question: Question) -> Appraisal:
        await self._way.given()
        found: Appraisal = await self._reviewers.answer(question)
        return found

    async def rest(self) -> None:
        await self._reviewers.rest()

    async def close(self) -> None:
        await self._movers.close()
        await self._advisers.close()
        await self._reviewers.close()
