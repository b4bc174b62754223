"""A connection of asyncpg as the store uses it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Any, cast

import asyncpg

from bot.storage.connection import NotUnique, Row, Value
from bot.storage.errors import LeaseLost
from bot.storage.fencing import Fence
from bot.storage.postgres.dialect import translate

PREFETCHED_ROWS = 200
"""Rows of a stream that are held: the state of a game takes tens of kilobytes."""

_COLUMNS = {
    "game_open_by_channel": "game.channel_id",
    "move_interaction_id_key": "move.interaction_id",
}
"""The column of each constraint that the store handles."""


class PostgresConnection:
    """Implements `Connection` with a connection of asyncpg."""

    def __init__(self, driver: Any, fence: Fence) -> None:
        self._driver = driver
        self._fence = fence

    async def fetch(self, statement: str, **values: Value) -> Sequence[Row]:
        sql, names = translate(statement)
        return cast("Sequence[Row]", await self._driver.fetch(sql, *(values[n] for n in names)))

    async def write(self, statement: str, **values: Value) -> Sequence[Row]:
        return await self.write_joined(statement, (), **values)

    async def write_joined(
        self, statement: str, parts: Sequence[str], **values: Value
    ) -> Sequence[Row]:
        try:
            rows = await self.fetch(
                join_statements(self._fence.lease, self._fence.may_write, statement, tuple(parts)),
                **values,
                **self._fence.values,
            )
        except asyncpg.UniqueViolationError as error:
            column = _COLUMNS.get(error.constraint_name)
        else:
            if not rows[0][0]:
                raise LeaseLost
            return [row[1:] for row in rows if row[1] is not None]
        # Raised outside the `except`, so that no traceback shows the driver's error.
        raise NotUnique(column or "a key")

    async def check_lease(self) -> None:
        [[may_write]] = await self.fetch(self._fence.check, **self._fence.values)
        if not may_write:
            raise LeaseLost

    async def stream(self, statement: str) -> AsyncIterator[Row]:
        sql, _ = translate(statement)
        async for row in self._driver.cursor(sql, prefetch=PREFETCHED_ROWS):
            yield tuple(row)

    async def write_many(self, statement: str, rows: Iterable[Row]) -> None:
        sql, _ = translate(statement)
        await self._driver.executemany(sql, rows)

    def transaction(self, **options: Any) -> AbstractAsyncContextManager[None]:
        return cast("AbstractAsyncContextManager[None]", self._driver.transaction(**options))


@cache
def join_statements(lease: str, may_write: str, statement: str, parts: tuple[str, ...]) -> str:
    """Join statements into one, which returns whether the caller may write, and what it wrote."""
    tables = [f"written AS ({statement})"]
    tables += [f"part_{number} AS ({part})" for number, part in enumerate(parts)]
    answer = "SELECT may_write, written.* FROM fence LEFT JOIN written ON true"
    return Fence(lease, may_write, {}).guard(f", {', '.join(tables)} {answer}")
