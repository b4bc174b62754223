"""Where AI players think: never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from engine.players.worker import Question, ask, read_answer, think

log = logging.getLogger(__name__)

GRACE = 5.0
"""Seconds a worker may take beyond a question's time cap before it counts as hung."""

FALLBACK = "medium"
"""The level that answers when a worker fails: it needs no search and takes milliseconds."""

LINE_LIMIT = 1 << 20
"""Bytes of a line between a worker and us."""


class Workers(Protocol):
    """Somebody who answers a player's questions."""

    async def think(self, question: Question) -> Any:
        """The action for the question, or the estimates if it asks for advice."""

    async def close(self) -> None:
        """Stop thinking."""


class ThreadWorkers:
    """Thinks in a thread of this process: for tests and the local table."""

    async def think(self, question: Question) -> Any:
        return await asyncio.to_thread(think, question)

    async def close(self) -> None:
        """Threads end by themselves."""


class ProcessWorkers:
    """Thinks in processes of their own. One that dies or hangs is replaced.

    A failed question for a move is answered by Medium; one for advice raises TimeoutError.
    """

    def __init__(self, workers: int, command: Sequence[str] | None = None) -> None:
        self._command = command or (sys.executable, "-m", "engine.players.worker")
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(workers):
            self._free.put_nowait(None)

    async def think(self, question: Question) -> Any:
        worker = await self._free.get()
        try:
            if worker is None:
                worker = await self._spawn()
            line = await self._exchange(worker, question)
            thought = read_answer(question.position.game, line, question.advice)
        except BaseException as error:
            await self._discard(worker)
            self._free.put_nowait(None)
            if not isinstance(error, Exception):
                raise
            log.warning("a thinking process failed: %r", error)
            if question.advice:
                raise TimeoutError("no advice") from error
            return await asyncio.to_thread(think, replace(question, level=FALLBACK))
        self._free.put_nowait(worker)
        return thought

    async def close(self) -> None:
        while not self._free.empty():
            await self._discard(self._free.get_nowait())

    async def _spawn(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
        )

    async def _exchange(self, worker: asyncio.subprocess.Process, question: Question) -> str:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(ask(question).encode() + b"\n")
        async with asyncio.timeout((question.time_cap or 0) + GRACE):
            await worker.stdin.drain()
            line = await worker.stdout.readline()
        if not line:
            raise ConnectionError("a thinking process ended")
        return line.decode()

    async def _discard(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is None:
            return
        if worker.returncode is None:
            worker.kill()
        await worker.wait()
        # Closes the pipes too; without this they are closed by the garbage collector, too late.
        transport: Any = getattr(worker, "_transport", None)
        if transport is not None:
            transport.close()
