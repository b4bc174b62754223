"""A connection of aiosqlite as the store uses it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext

import aiosqlite

from bot.storage.connection import Row, Value
from bot.storage.errors import LeaseLost
from bot.storage.fencing import Fence, process_fence
from bot.storage.sqlite.dialect import positional, translate
from bot.storage.sqlite.errors import translate_errors

_WITH_WRITTEN = "WITH written (id, ply) AS (VALUES (:written_id, :written_ply))\n"

# At DEBUG the driver logs every statement with its values, and these contain hands.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class SQLiteConnection:
    """Implements `Connection`. In autocommit mode, except inside `transaction`."""

    def __init__(self, driver: aiosqlite.Connection) -> None:
        self._driver = driver
        self.fence: Fence = process_fence(None)

    async def fetch(self, statement: str, **values: Value) -> Sequence[Row]:
        with translate_errors():
            return list(await self._driver.execute_fetchall(translate(statement), values))

    async def write(self, statement: str, **values: Value) -> Sequence[Row]:
        rows = await self.fetch(self.fence.guard(statement), **values, **self.fence.values)
        if not rows:
            await self.check_lease()
        return rows

    async def write_joined(
        self, statement: str, parts: Sequence[str], **values: Value
    ) -> Sequence[Row]:
        async with nullcontext() if self._driver.in_transaction else self.transaction():
            rows = await self.write(statement, **values)
            if rows:
                values |= {"written_id": rows[0][0], "written_ply": rows[0][1]}
                # Queued together, and run in this order: one hop to the driver's thread and back.
                await asyncio.gather(
                    *(self.fetch(_WITH_WRITTEN + part, **values) for part in parts)
                )
            return rows

    async def stream(self, statement: str) -> AsyncIterator[Row]:
        """Yield the rows of a statement without holding all of them."""
        with translate_errors():
            async with self._driver.execute(translate(statement)) as cursor:
                async for row in cursor:
                    yield tuple(row)

    async def write_many(self, statement: str, rows: Iterable[Row]) -> None:
        """Run a statement for each row, whose values are in the order of its parameters."""
        with translate_errors():
            async with self._driver.executemany(positional(statement), rows):
                pass

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        await self.fetch("BEGIN IMMEDIATE")
        try:
            yield
            await self.fetch("COMMIT")
        except BaseException:
            # On a full disk SQLite has rolled back already.
            if self._driver.in_transaction:
                await self.fetch("ROLLBACK")
            raise

    async def check_lease(self) -> None:
        """Raise LeaseLost if another process has taken over."""
        [[may_write]] = await self.fetch(self.fence.check, **self.fence.values)
        if not may_write:
            raise LeaseLost
