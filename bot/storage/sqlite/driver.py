"""A connection of aiosqlite whose thread outlives no event loop."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Generator
from contextlib import suppress
from typing import Any, Self

import aiosqlite

ROWS_PER_FETCH = 64


class Driver(aiosqlite.Connection):
    """Once opening has failed, or closing has ended, its thread reports to the loop no more.

    That holds if either is cancelled, too. A thread that reports to a closed loop dies of it with
    a traceback, and aiosqlite itself does not wait for one that it stops while opening.
    """

    def __init__(self, uri: str, lock_timeout: float) -> None:
        super().__init__(
            lambda: sqlite3.connect(uri, uri=True, timeout=lock_timeout, isolation_level=None),
            ROWS_PER_FETCH,
        )
        self._stopped: asyncio.Future[Any] | None = None

    def __await__(self) -> Generator[Any, None, Self]:
        try:
            yield from super().__await__()
        except (Exception, asyncio.CancelledError):
            yield from self._wait_until_stopped().__await__()
            raise
        return self

    def stop(self) -> asyncio.Future[Any] | None:
        self._stopped = super().stop()
        # Whoever is cancelled while waiting for it would cancel it.
        return None if self._stopped is None else asyncio.shield(self._stopped)

    async def close(self) -> None:
        try:
            await super().close()
        finally:
            await self._wait_until_stopped()

    async def _wait_until_stopped(self) -> None:
        """Wait for the thread's last report, however often this is cancelled."""
        while self._stopped is not None and not self._stopped.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([self._stopped])
