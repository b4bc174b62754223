"""A connection of aiosqlite as the store uses it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager

import aiosqlite

from bot.storage.connection import Row, Value
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.fencing import Fence, process_fence
from bot.storage.sqlite.dialect import positional, translate
from bot.storage.sqlite.errors import translate_errors
from bot.storage.sqlite.joined_view import NOTHING_WRITTEN, create_joined_view

# At DEBUG the driver logs every statement with its values, and these contain hands.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class SQLiteConnection:
    """Implements `Connection`. In autocommit mode, except inside `transaction`."""

    def __init__(self, driver: aiosqlite.Connection) -> None:
        self._driver = driver
        self.fence: Fence = process_fence(None)
        self._views = dict[tuple[str, tuple[str, ...]], str]()

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
        values |= self.fence.values
        view = await self._joined_view(statement, tuple(parts), tuple(values))
        insert = f"INSERT INTO {view} VALUES ({', '.join(f':{name}' for name in values)})"  # noqa: S608
        try:
            # Queued together: a hop to the driver's thread costs more than most statements.
            _, written = await asyncio.gather(
                self.fetch(insert, **values), self.fetch("SELECT id, ply FROM written")
            )
        except StoreError as error:
            if str(error) != NOTHING_WRITTEN:
                raise
            await self.check_lease()
            return ()
        return written

    async def _joined_view(
        self, statement: str, parts: tuple[str, ...], names: tuple[str, ...]
    ) -> str:
        """Return the name of a view of which an insert runs these statements."""
        known = (statement, parts)
        if known not in self._views:
            name = f"joined_{len(self._views)}"
            for sql in create_joined_view(name, names, self.fence, statement, parts):
                await self.fetch(sql)
            self._views[known] = name
        return self._views[known]

    async def stream(self, statement: str) -> AsyncIterator[Row]:
        with translate_errors():
            async with self._driver.execute(translate(statement)) as cursor:
                async for row in cursor:
                    yield tuple(row)

    async def write_many(self, statement: str, rows: Iterable[Row]) -> None:
        with translate_errors():
            async with self._driver.executemany(positional(statement), rows):
                pass

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        views = dict(self._views)
        await self.fetch("BEGIN IMMEDIATE")
        try:
            yield
            await self.fetch("COMMIT")
        except BaseException:
            # Those created since are rolled back, too.
            self._views = views
            # On a full disk SQLite has rolled back already.
            if self._driver.in_transaction:
                await self.fetch("ROLLBACK")
            raise

    async def check_lease(self) -> None:
        [[may_write]] = await self.fetch(self.fence.check, **self.fence.values)
        if not may_write:
            raise LeaseLost
