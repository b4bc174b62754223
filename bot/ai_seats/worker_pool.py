"""Processes that think: a question a line to each, and who fails is replaced."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from engine.ai.worker import WorkerRequest, decode_response, encode_request

HANG_TIMEOUT = 5.0
"""Seconds a process may take beyond a question's time cap before it counts as hung."""

LOWEST_PRIORITY = 19
"""The priority of a process that everybody else comes before."""

SINGLE_THREAD_ENV = {"OPENBLAS_NUM_THREADS": "1"}
"""What keeps a process to itself: numpy would have a thread, and its memory, for each processor."""

MAX_LINE_BYTES = 1 << 20
"""Bytes of a line between a process and us."""


class WorkerPool:
    """So many processes with one queue for them. They are started when they are needed."""

    def __init__(
        self,
        size: int,
        command: Sequence[str],
        *,
        hang_timeout: float | None = None,
        low_priority: bool = False,
    ) -> None:
        """`hang_timeout` overrides `HANG_TIMEOUT`. With `low_priority`, workers get only CPU time
        that nothing else wants.
        """
        self._command = command
        self._hang_timeout = hang_timeout
        self._low_priority = low_priority
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(size):
            self._idle.put_nowait(None)

    async def submit(self, request: WorkerRequest) -> Any:
        """What a process thinks. Raises whatever was wrong with one that dies, hangs or errs."""
        process = await self._idle.get()
        try:
            if process is None:
                process = await self._spawn()
            line = await self._exchange(process, request)
            thought = decode_response(request, line)
        except BaseException:
            await self._discard(process)
            self._idle.put_nowait(None)
            raise
        self._idle.put_nowait(process)
        return thought

    async def close(self) -> None:
        """End the processes that think about nothing."""
        while not self._idle.empty():
            await self._discard(self._idle.get_nowait())

    async def release_idle(self) -> None:
        """End the processes that think about nothing, until they are needed again."""
        idle = self._idle.qsize()
        await self.close()
        for _ in range(idle):
            self._idle.put_nowait(None)

    async def _spawn(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_LINE_BYTES,
            env=os.environ | SINGLE_THREAD_ENV,
        )
        if self._low_priority:
            with suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST_PRIORITY)
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, request: WorkerRequest) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(encode_request(request).encode() + b"\n")
        hang_timeout = HANG_TIMEOUT if self._hang_timeout is None else self._hang_timeout
        async with asyncio.timeout((request.time_cap or 0) + hang_timeout):
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
