"""Processes that think: a question a line to each, and who fails is replaced."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from engine.players.worker import Question, answer_of, question_line

GRACE = 5.0
"""Seconds a process may take beyond a question's time cap before it counts as hung."""

LAST = 19
"""The priority of a process that everybody else comes before."""

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}
"""What keeps a process to itself: numpy would have a thread, and its memory, for each processor."""

LINE_LIMIT = 1 << 20
"""Bytes of a line between a process and us."""


class Processes:
    """So many processes with one queue for them. They are started when they are needed."""

    def __init__(
        self,
        number: int,
        command: Sequence[str],
        *,
        patience: float | None = None,
        behind: bool = False,
    ) -> None:
        """`patience` is what takes the place of `GRACE`. Those `behind` get only what time of
        the machine nobody else wants.
        """
        self._command = command
        self._patience = patience
        self._behind = behind
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(number):
            self._free.put_nowait(None)

    async def answer(self, question: Question) -> Any:
        """What a process thinks. Raises whatever was wrong with one that dies, hangs or errs."""
        process = await self._free.get()
        try:
            if process is None:
                process = await self._spawn()
            line = await self._exchange(process, question)
            thought = answer_of(question, line)
        except BaseException:
            await self._discard(process)
            self._free.put_nowait(None)
            raise
        self._free.put_nowait(process)
        return thought

    async def close(self) -> None:
        """End the processes that think about nothing."""
        while not self._free.empty():
            await self._discard(self._free.get_nowait())

    async def rest(self) -> None:
        """End the processes that think about nothing, until they are needed again."""
        idle = self._free.qsize()
        await self.close()
        for _ in range(idle):
            self._free.put_nowait(None)

    async def _spawn(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            env=os.environ | ONE_THREAD,
        )
        if self._behind:
            with suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, process.pid, LAST)
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, question: Question) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question_line(question).encode() + b"\n")
        grace = GRACE if self._patience is None else self._patience
        async with asyncio.timeout((question.time_cap or 0) + grace):
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line:
            raise ConnectionError("a thinking process ended")
        return line.decode()

    async def _discard(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
        # Closes the pipes too; without this they are closed by the garbage collector, too late.
        transport: Any = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()
