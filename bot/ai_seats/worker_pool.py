"""A pool of worker processes: one JSON line per request, and processes that fail are replaced."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from engine.ai.worker import WorkerRequest, decode_response, encode_request

HANG_TIMEOUT = 5.0
"""Seconds that a process may take beyond a request's time cap before it counts as hung."""

LOWEST_PRIORITY = 19
"""The niceness of a low-priority process: the greatest, so that all others come first."""

SINGLE_THREAD_ENV = {"OPENBLAS_NUM_THREADS": "1"}
"""Keeps numpy from starting a thread, with its memory, for each processor."""

MAX_LINE_BYTES = 1 << 20
"""The greatest length of a response, in bytes."""


class WorkerPool:
    """A fixed number of processes with one queue, each started when it is needed."""

    def __init__(
        self,
        size: int,
        command: Sequence[str],
        *,
        hang_timeout: float | None = None,
        low_priority: bool = False,
    ) -> None:
        """`hang_timeout`, in seconds, overrides `HANG_TIMEOUT`.

        With `low_priority`, the processes get only CPU time that nothing else wants.
        """
        self._command = command
        self._hang_timeout = hang_timeout
        self._low_priority = low_priority
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(size):
            self._idle.put_nowait(None)

    async def submit(self, request: WorkerRequest) -> Any:
        """The response of a process. Raises an error if it dies, hangs or answers with an error."""
        process = await self._idle.get()
        try:
            if process is None:
                process = await self._spawn()
            line = await self._exchange(process, request)
            response = decode_response(request, line)
        except BaseException:
            await self._discard(process)
            self._idle.put_nowait(None)
            raise
        self._idle.put_nowait(process)
        return response

    async def close(self) -> None:
        """End the idle processes."""
        while not self._idle.empty():
            await self._discard(self._idle.get_nowait())

    async def release_idle(self) -> None:
        """End the idle processes, until they are needed again."""
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
            raise ConnectionError("a worker process ended")
        return line.decode()

    async def _discard(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
        # Closes the pipes, too; otherwise only the garbage collector does.
        transport: Any = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()
