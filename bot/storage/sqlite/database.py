"""A SQLite file behind one connection of aiosqlite."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Hashable
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.storage.connection import Connection, Work
from bot.storage.fencing import ACQUIRE_LEASE, process_fence
from bot.storage.migration import MIGRATIONS
from bot.storage.sqlite.connection import SQLiteConnection
from bot.storage.sqlite.errors import translate_errors
from bot.storage.sqlite.files import LOCK_TIMEOUT, open_database
from bot.storage.unit_of_work import UnitOfWorkRunner

T = TypeVar("T")


class SQLiteDatabase:
    """Implements `Database`. Units of work run one after the other."""

    def __init__(self, driver: aiosqlite.Connection) -> None:
        """Use `SQLiteDatabase.open`."""
        self._driver = driver
        self._connection = SQLiteConnection(driver)
        self._runner = UnitOfWorkRunner()
        self._busy_timeout = -1

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS) -> Self:
        """Open or create the file, and apply pending migrations. Raises StoreUnusable."""
        return cls(await open_database(path, migrations))

    async def run(self, work: Work[T], order_key: Hashable = None) -> T:
        asked = time.monotonic()

        async def run_after(previous: asyncio.Task[Any] | None) -> T:
            if previous is not None:
                await asyncio.wait([previous])
            await self._limit_lock_wait(time.monotonic() - asked)
            with translate_errors():
                return await work(self._connection, False)

        return await self._runner.run(run_after, "file")

    async def _limit_lock_wait(self, waited: float) -> None:
        """Let SQLite wait for a lock as long as remains after this many seconds in the queue.

        Behind a caller that waits for a lock, the next one waits for it, too.
        """
        left = max(0, round(10 * (LOCK_TIMEOUT - waited))) * 100
        if left != self._busy_timeout:
            await self._connection.fetch(f"PRAGMA busy_timeout = {left}")
            self._busy_timeout = left

    async def acquire_lease(self) -> None:
        process = secrets.token_hex(8)

        async def work(connection: Connection, _: bool) -> None:
            await connection.fetch(ACQUIRE_LEASE, process=process)
            self._connection.fence = process_fence(process)

        await self.run(work)

    async def renew_lease(self, seconds: float) -> None:
        await self.run(lambda connection, _: connection.check_lease())

    async def clock_offset(self) -> float:
        """Return 0: a file has the clock of its machine."""
        return 0.0

    async def erase_deleted(self) -> None:
        await self.run(lambda connection, _: connection.fetch("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def close(self) -> None:
        await self._runner.close(self._driver.close)
