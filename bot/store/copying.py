"""Moving all games from one database to another, whatever stands behind either."""

from __future__ import annotations

import hashlib
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path

from bot.store.backup import CannotCopy
from bot.store.contract import StoreFailed
from bot.store.places import Place
from bot.store.sides import BATCH, TABLES, Row, Side, sqlite_source, sqlite_target

OF_A_PROCESS = "meta"
"""What a bot writes at its start, into an empty database as well."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What tells, nearly for certain, whether two tables hold the same rows, in any order."""

    rows: int = 0
    total: int = 0

    def plus(self, row: Row) -> Sum:
        digest = hashlib.sha256(repr(row).encode("utf-8", "surrogatepass")).digest()
        return Sum(self.rows + 1, (self.total + int.from_bytes(digest)) % 2**256)


async def copy(source: Place, target: Place) -> dict[str, int]:
    """Copy every row into a database that holds none, and read it back. How many, by table.

    A bot that still runs on the source ends: what it wrote later would be missing. Whatever goes
    wrong, there is nothing in the target. Raises CannotCopy or StoreUnusable.
    """
    if _same(source, target):
        raise CannotCopy(f"{source} cannot be copied to itself.")
    try:
        async with _source(source) as here, _target(target) as there:
            return await _copy(here, there, target)
    except StoreFailed as failure:
        raise CannotCopy(f"Nothing was copied. {failure}.") from None


def _same(source: Place, target: Place) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


def _source(place: Place) -> AbstractAsyncContextManager[Side]:
    if isinstance(place, Path):
        return sqlite_source(place.resolve())
    # Only here and below: who copies files need not load the driver.
    from bot.store.postgres.side import postgres_source

    return postgres_source(place)


def _target(place: Place) -> AbstractAsyncContextManager[Side]:
    if isinstance(place, Path):
        return sqlite_target(place.resolve())
    from bot.store.postgres.side import postgres_target

    return postgres_target(place)


async def _copy(here: Side, there: Side, target: Place) -> dict[str, int]:
    await _check_empty(there, target)
    await there.empty(OF_A_PROCESS)
    counts = dict[str, int]()
    for table in TABLES:
        columns = await here.columns(table)
        if columns != await there.columns(table):
            raise CannotCopy(f"Nothing was copied. The two tables {table} differ in their columns.")
        given = await _fill(here, there, table, columns)
        if await _sum(there, table, columns) != given:
            raise CannotCopy(f"Nothing was copied. Not every row of {table} came back as it was.")
        counts[table] = given.rows
    await there.go_on_after(await here.last_game())
    return counts


async def _check_empty(side: Side, place: Place) -> None:
    for table in TABLES:
        if table != OF_A_PROCESS:
            async for _ in side.rows(table, await side.columns(table)):
                raise CannotCopy(f"{place} is not empty, and was left as it is.")


async def _fill(here: Side, there: Side, table: str, columns: tuple[str, ...]) -> Sum:
    given, batch = Sum(), list[Row]()
    async for row in here.rows(table, columns):
        given = given.plus(row)
        batch.append(row)
        if len(batch) == BATCH:
            await there.fill(table, columns, batch)
            batch = []
    if batch:
        await there.fill(table, columns, batch)
    return given


async def _sum(side: Side, table: str, columns: tuple[str, ...]) -> Sum:
    found = Sum()
    async for row in side.rows(table, columns):
        found = found.plus(row)
    return found
