"""Copies all games from one database into another, of the same kind or not."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.storage.backup import CopyRefused
from bot.storage.connection import Connection, Row
from bot.storage.errors import StoreError
from bot.storage.locations import DatabaseLocation
from bot.storage.sqlite import copy_ends as sqlite_ends
from bot.storage.statements import TABLES

BATCH_SIZE = 200
"""Rows per batch: the state of a game takes tens of kilobytes."""

META_TABLE = "meta"
"""The table that a bot writes at its start, even into an empty database."""


@dataclass(frozen=True, slots=True)
class CopyEndpoint:
    """The tables of a database."""

    connection: Connection
    dialect: Any
    """The module with the statements about tables that differ between databases."""

    async def columns(self, table: str) -> tuple[str, ...]:
        """Return the columns of a table in alphabetical order."""
        rows = await self.connection.fetch(self.dialect.COLUMNS, table=table)
        return tuple(sorted(row[0] for row in rows))

    def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]:
        """Yield all rows of a table in any order."""
        return self.connection.stream(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608

    async def insert_rows(self, table: str, columns: tuple[str, ...], rows: list[Row]) -> None:
        """Insert rows into a table."""
        values = ", ".join(f":{column}" for column in columns)
        await self.connection.write_many(
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})",  # noqa: S608
            rows,
        )

    async def delete_rows(self, table: str) -> None:
        """Delete all rows of a table."""
        await self.connection.fetch(f"DELETE FROM {table}")  # noqa: S608

    async def last_game_id(self) -> int:
        """Return the highest id that any game has had."""
        [[last]] = await self.connection.fetch(self.dialect.LAST_GAME_ID)
        return int(last or 0)

    async def continue_ids_after(self, last_game_id: int) -> None:
        """Make the ids of new rows start after those that exist, and after this one."""
        for statement in self.dialect.CONTINUE_IDS:
            await self.connection.fetch(statement, last_game_id=last_game_id)


@dataclass(frozen=True, slots=True)
class TableChecksum:
    """Identifies the rows of a table, in any order: their number, and the sum of their hashes."""

    rows: int = 0
    total: int = 0

    def with_row(self, row: Row) -> TableChecksum:
        digest = hashlib.sha256(repr(row).encode("utf-8", "surrogatepass")).digest()
        return TableChecksum(self.rows + 1, (self.total + int.from_bytes(digest)) % 2**256)


async def copy_database(source: DatabaseLocation, target: DatabaseLocation) -> dict[str, int]:
    """Copy every row into an empty database and verify them. Return the number of rows by table.

    The source is fenced, since what a running bot wrote later would be missing. If anything fails,
    the target stays empty. Raises CopyRefused or StoreUnusable.
    """
    source, target = _resolved(source), _resolved(target)
    if source == target:
        raise CopyRefused(f"{source} cannot be copied to itself.")
    try:
        async with (
            _ends(source).open_source(source) as here,
            _ends(target).open_target(target) as there,
        ):
            return await _copy_tables(
                CopyEndpoint(here, _ends(source).dialect),
                CopyEndpoint(there, _ends(target).dialect),
                target,
            )
    except StoreError as failure:
        raise CopyRefused(f"Nothing was copied. {failure}.") from None


def _resolved(location: DatabaseLocation) -> DatabaseLocation:
    return location.resolve() if isinstance(location, Path) else location


def _ends(location: DatabaseLocation) -> Any:
    """Return the module that opens a database as an end of a copy."""
    if isinstance(location, Path):
        return sqlite_ends
    # Imported here: to copy files, the driver of PostgreSQL need not be loaded.
    from bot.storage.postgres import copy_ends

    return copy_ends


async def _copy_tables(
    source: CopyEndpoint, destination: CopyEndpoint, target: DatabaseLocation
) -> dict[str, int]:
    await _check_empty(destination, target)
    await destination.delete_rows(META_TABLE)
    counts = dict[str, int]()
    for table in TABLES:
        columns = await source.columns(table)
        if columns != await destination.columns(table):
            raise CopyRefused(
                f"Nothing was copied. The two tables {table} differ in their columns."
            )
        checksum = await _copy_rows(source, destination, table, columns)
        if await _checksum(destination, table, columns) != checksum:
            raise CopyRefused(f"Nothing was copied. Not every row of {table} came back as it was.")
        counts[table] = checksum.rows
    await destination.continue_ids_after(await source.last_game_id())
    return counts


async def _check_empty(side: CopyEndpoint, location: DatabaseLocation) -> None:
    for table in TABLES:
        if table != META_TABLE:
            async for _ in side.rows(table, await side.columns(table)):
                raise CopyRefused(f"{location} is not empty, and was left as it is.")


async def _copy_rows(
    source: CopyEndpoint, destination: CopyEndpoint, table: str, columns: tuple[str, ...]
) -> TableChecksum:
    checksum, batch = TableChecksum(), list[Row]()
    async for row in source.rows(table, columns):
        checksum = checksum.with_row(row)
        batch.append(row)
        if len(batch) == BATCH_SIZE:
            await destination.insert_rows(table, columns, batch)
            batch = []
    if batch:
        await destination.insert_rows(table, columns, batch)
    return checksum


async def _checksum(side: CopyEndpoint, table: str, columns: tuple[str, ...]) -> TableChecksum:
    checksum = TableChecksum()
    async for row in side.rows(table, columns):
        checksum = checksum.with_row(row)
    return checksum
