"""The two ends of a transfer between databases, and how SQLite implements them."""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from bot.storage import sqlite_transactions
from bot.storage.backup import SIDECAR_SUFFIXES, CopyRefused
from bot.storage.sqlite_connection import check_database, open_database, transaction
from bot.storage.sqlite_errors import translate_to_unusable

Row: TypeAlias = tuple[Any, ...]

TABLES = (
    "game",
    "seat",
    "move",
    "snapshot",
    "phase",
    "result",
    "sitting",
    "moment",
    "record",
    "made",
    "review",
    "person",
    "server",
    "season",
    "meta",
)
"""All tables, each after those that it references."""

BATCH_SIZE = 200
"""Rows per batch: the state of a game takes tens of kilobytes."""


class CopyEndpoint(Protocol):
    """One end of a transfer, inside one transaction."""

    async def columns(self, table: str) -> tuple[str, ...]:
        """Return the columns of a table in alphabetical order."""
        ...

    def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]:
        """Yield all rows of a table in any order."""
        ...

    async def insert_rows(self, table: str, columns: tuple[str, ...], rows: list[Row]) -> None:
        """Insert rows into a table."""
        ...

    async def delete_rows(self, table: str) -> None:
        """Delete all rows of a table."""
        ...

    async def last_game_id(self) -> int:
        """Return the highest id that any game has had."""
        ...

    async def continue_ids_after(self, last_game_id: int) -> None:
        """Make the ids of new rows start after those that exist, and after this one."""
        ...


class SQLiteEndpoint:
    """A SQLite file as an endpoint."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def columns(self, table: str) -> tuple[str, ...]:
        return tuple(
            sorted(
                row["name"]
                for row in self._connection.execute(
                    "SELECT name FROM pragma_table_info(?)", (table,)
                )
            )
        )

    async def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]:
        for row in self._connection.execute(f"SELECT {', '.join(columns)} FROM {table}"):  # noqa: S608
            yield tuple(row)

    async def insert_rows(self, table: str, columns: tuple[str, ...], rows: Iterable[Row]) -> None:
        placeholders = ", ".join("?" for _ in columns)
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({placeholders})"  # noqa: S608
        self._connection.executemany(sql, rows)

    async def delete_rows(self, table: str) -> None:
        self._connection.execute(f"DELETE FROM {table}")  # noqa: S608

    async def last_game_id(self) -> int:
        sql = "SELECT max(seq) FROM sqlite_sequence WHERE name = 'game'"
        return int(self._connection.execute(sql).fetchone()[0] or 0)

    async def continue_ids_after(self, last_game_id: int) -> None:
        self._connection.execute("DELETE FROM sqlite_sequence WHERE name = 'game'")
        sql = "INSERT INTO sqlite_sequence (name, seq) VALUES ('game', ?)"
        self._connection.execute(sql, (last_game_id,))


@asynccontextmanager
async def sqlite_source(file: Path) -> AsyncIterator[CopyEndpoint]:
    """Open a file to copy from. From now on, no bot that has it open can write."""
    check_database(file)
    with translate_to_unusable(file), closing(open_database(file)) as connection:
        sqlite_transactions.acquire_lease(connection, secrets.token_hex(8))
        with transaction(connection):
            yield SQLiteEndpoint(connection)


def _create_private_file(file: Path) -> bool:
    """Create the file unless it exists. Readable for its owner only: it will contain hands.

    Returns whether it was created.
    """
    if file.exists():
        return False
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise CopyRefused(f"{file} cannot be made: {error.strerror}.") from None
    return True


@asynccontextmanager
async def sqlite_target(file: Path) -> AsyncIterator[CopyEndpoint]:
    """Open a file to copy into. If it was created for that, it is deleted on an error."""
    created = _create_private_file(file)
    try:
        with (
            translate_to_unusable(file),
            closing(open_database(file)) as connection,
            transaction(connection),
        ):
            yield SQLiteEndpoint(connection)
    except BaseException:
        if created:
            for name in (file.name, *(file.name + suffix for suffix in SIDECAR_SUFFIXES)):
                with suppress(OSError):
                    file.with_name(name).unlink(missing_ok=True)
        raise
