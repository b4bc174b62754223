"""Moving all games from one database to another, whatever stands behind either."""

from __future__ import annotations

import hashlib
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path

from bot.storage.backup import CopyRefused
from bot.storage.contract import StoreError
from bot.storage.copy_endpoints import (
    BATCH_SIZE,
    TABLES,
    CopyEndpoint,
    Row,
    sqlite_source,
    sqlite_target,
)
from bot.storage.locations import DatabaseLocation

META_TABLE = "meta"
"""What a bot writes at its start, into an empty database as well."""


@dataclass(frozen=True, slots=True)
class TableChecksum:
    """What tells, nearly for certain, whether two tables hold the same rows, in any order."""

    rows: int = 0
    total: int = 0

    def with_row(self, row: Row) -> TableChecksum:
        digest = hashlib.sha256(repr(row).encode("utf-8", "surrogatepass")).digest()
        return TableChecksum(self.rows + 1, (self.total + int.from_bytes(digest)) % 2**256)


async def copy_database(source: DatabaseLocation, target: DatabaseLocation) -> dict[str, int]:
    """Copy every row into a database that holds none, and read it back. How many, by table.

    A bot that still runs on the source ends: what it wrote later would be missing. Whatever goes
    wrong, there is nothing in the target. Raises CopyRefused or StoreUnusable.
    """
    if _same_database(source, target):
        raise CopyRefused(f"{source} cannot be copied to itself.")
    try:
        async with _open_source(source) as here, _open_target(target) as there:
            return await _copy_tables(here, there, target)
    except StoreError as failure:
        raise CopyRefused(f"Nothing was copied. {failure}.") from None


def _same_database(source: DatabaseLocation, target: DatabaseLocation) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


def _open_source(location: DatabaseLocation) -> AbstractAsyncContextManager[CopyEndpoint]:
    if isinstance(location, Path):
        return sqlite_source(location.resolve())
    # Only here and below: who copies files need not load the driver.
    from bot.storage.postgres.copy_endpoint import postgres_source

    return postgres_source(location)


def _open_target(location: DatabaseLocation) -> AbstractAsyncContextManager[CopyEndpoint]:
    if isinstance(location, Path):
        return sqlite_target(location.resolve())
    from bot.storage.postgres.copy_endpoint import postgres_target

    return postgres_target(location)


async def _copy_tables(
    here: CopyEndpoint, there: CopyEndpoint, target: DatabaseLocation
) -> dict[str, int]:
    await _check_empty(there, target)
    await there.delete_rows(META_TABLE)
    counts = dict[str, int]()
    for table in TABLES:
        columns = await here.columns(table)
        if columns != await there.columns(table):
            raise CopyRefused(
                f"Nothing was copied. The two tables {table} differ in their columns."
            )
        given = await _copy_rows(here, there, table, columns)
        if await _checksum(there, table, columns) != given:
            raise CopyRefused(f"Nothing was copied. Not every row of {table} came back as it was.")
        counts[table] = given.rows
    await there.continue_ids_after(await here.last_game_id())
    return counts


async def _check_empty(side: CopyEndpoint, location: DatabaseLocation) -> None:
    for table in TABLES:
        if table != META_TABLE:
            async for _ in side.rows(table, await side.columns(table)):
                raise CopyRefused(f"{location} is not empty, and was left as it is.")


async def _copy_rows(
    here: CopyEndpoint, there: CopyEndpoint, table: str, columns: tuple[str, ...]
) -> TableChecksum:
    given, batch = TableChecksum(), list[Row]()
    async for row in here.rows(table, columns):
        given = given.with_row(row)
        batch.append(row)
        if len(batch) == BATCH_SIZE:
            await there.insert_rows(table, columns, batch)
            batch = []
    if batch:
        await there.insert_rows(table, columns, batch)
    return given


async def _checksum(side: CopyEndpoint, table: str, columns: tuple[str, ...]) -> TableChecksum:
    found = TableChecksum()
    async for row in side.rows(table, columns):
        found = found.with_row(row)
    return found
