"""Opens a SQLite file: rejects an unusable one, and applies migrations.

A rejected file is left unchanged, and no file or folder is created for it.
"""
# ruff: noqa: ASYNC240 - a few calls, before the bot does anything else

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from bot.storage import migration
from bot.storage.errors import StoreUnavailable, StoreUnusable
from bot.storage.migration import MIGRATIONS, TooNew, TooOld, migrate, migration_scripts
from bot.storage.sqlite.connection import SQLiteConnection
from bot.storage.sqlite.dialect import translate
from bot.storage.sqlite.driver import Driver
from bot.storage.sqlite.errors import DAMAGED_REASON, primary_code, translate_to_unusable

IN_MEMORY = ":memory:"

# "NEVS" in ASCII: distinguishes our files from other programs', which must not be migrated.
APPLICATION_ID = 0x4E455653

OLDEST_VERSION = 9
"""The `user_version` of the oldest schema that can be taken over."""

# An older program, which counts its migrations there, refuses the file.
USER_VERSION = OLDEST_VERSION + 1

# No database is smaller than one page, but SQLite takes a file of a single byte for an empty one.
MIN_FILE_SIZE = 512

# Short at the start: a file locked by another program should be reported, not waited for.
STARTUP_LOCK_TIMEOUT = 1.0
LOCK_POLL_INTERVAL = 0.01
LOCK_TIMEOUT = 5.0


async def open_database(path: Path, migrations: Path = MIGRATIONS) -> aiosqlite.Connection:
    """Open the file, creating it if necessary, and apply all migrations.

    The connection is in autocommit mode. Raises StoreUnusable, and StoreError if a migration fails.
    """
    if str(path) == IN_MEMORY:
        return await _open_migrated(IN_MEMORY, path, migrations)
    # SQLite creates its log beside the file itself, not beside a link to it.
    file = path.resolve()
    with translate_to_unusable(file):
        _check_path(file)
        if file.exists() and file.stat().st_size:
            await _verify_file(file, migrations)
        return await _open_migrated(f"{file.as_uri()}?mode=rwc", file, migrations)


async def check_database(path: Path, migrations: Path = MIGRATIONS) -> None:
    """Check that a file is a sound database of ours, and neither too old nor too new.

    Changes nothing. Raises StoreUnusable.
    """
    file = path.resolve()
    with translate_to_unusable(file):
        if not file.is_file():
            raise StoreUnusable(file, "is not a file" if file.exists() else "does not exist")
        if not os.access(file, os.R_OK):
            raise StoreUnusable(file, "cannot be read")
        if not file.stat().st_size or not await _verify_file(file, migrations):
            raise StoreUnusable(file, "is empty")


def connect(uri: str) -> Driver:
    """Return a connection in autocommit mode, to be awaited or used as a context manager."""
    return Driver(uri, STARTUP_LOCK_TIMEOUT)


def _check_path(file: Path) -> None:
    """Reject what can be rejected without opening the file."""
    folder = file.parent
    if not folder.is_dir():
        raise StoreUnusable(file, "cannot be created, because its folder does not exist")
    if file.is_dir():
        raise StoreUnusable(file, "is a folder, not a file")
    if file.exists() and not file.is_file():
        raise StoreUnusable(file, "is not a regular file")
    # SQLite keeps its log in separate files beside the database.
    if not os.access(folder, os.W_OK | os.X_OK):
        raise StoreUnusable(file, "cannot be used, because its folder cannot be written to")
    if file.exists() and not os.access(file, os.R_OK | os.W_OK):
        raise StoreUnusable(file, "cannot be both read and written to")


async def _verify_file(file: Path, migrations: Path) -> bool:
    """Reject a file that is not a sound database of ours, without changing it.

    Returns whether it contains any tables.
    """
    if file.stat().st_size < MIN_FILE_SIZE:
        raise StoreUnusable(file, DAMAGED_REASON)
    # Closing a writable connection checkpoints a log left by a crash; closing a read-only one
    # leaves a log behind where there was none.
    mode = "ro" if file.with_name(f"{file.name}-wal").exists() else "rw"
    async with connect(f"{file.as_uri()}?mode={mode}") as driver:
        connection = SQLiteSchemaConnection(driver, file)
        tables = await connection.tables()
        if migration.TABLE in tables:
            [[applied]] = await connection.fetch(migration.COUNT)
            if applied > len(migration_scripts(migrations)):
                raise TooNew(file)
        elif tables:
            await connection.is_taken_over(tables)
        [[soundness]] = await connection.fetch("PRAGMA quick_check(1)")
        if soundness != "ok":
            raise StoreUnusable(file, DAMAGED_REASON)
        return bool(tables)


async def _open_migrated(uri: str, location: Path, migrations: Path) -> aiosqlite.Connection:
    driver = await connect(uri)
    try:
        connection = SQLiteSchemaConnection(driver, location)
        await _use_write_ahead_log(connection)
        await connection.fetch("PRAGMA synchronous = FULL")
        # Data that a person had deleted is overwritten, not only unlinked.
        await connection.fetch("PRAGMA secure_delete = ON")
        await connection.fetch("PRAGMA temp_store = MEMORY")
        await migrate(connection, location, migration_scripts(migrations))
        # Only now: a migration may have to recreate a table that others reference.
        await connection.fetch("PRAGMA foreign_keys = ON")
    except BaseException:
        await driver.close()
        raise
    return driver


async def _use_write_ahead_log(connection: SQLiteConnection) -> None:
    """Wait for others that switch the same new file at this moment: here SQLite itself does not."""
    gives_up_at = time.monotonic() + STARTUP_LOCK_TIMEOUT
    while True:
        try:
            await connection.fetch("PRAGMA journal_mode = WAL")
        except StoreUnavailable as failure:
            is_busy = primary_code(failure.__cause__ or failure) == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() >= gives_up_at:
                raise
            await asyncio.sleep(LOCK_POLL_INTERVAL)
        else:
            return


class SQLiteSchemaConnection(SQLiteConnection):
    """Implements `SchemaConnection`."""

    name = "sqlite"

    def __init__(self, driver: aiosqlite.Connection, location: Path) -> None:
        super().__init__(driver)
        self._location = location

    @asynccontextmanager
    async def exclusive_transaction(self) -> AsyncIterator[None]:
        # A write transaction in any case, so that a locked file is noticed at the start.
        async with self.transaction():
            yield
            for name, number in (
                ("application_id", APPLICATION_ID),
                ("user_version", USER_VERSION),
            ):
                # Setting it would write to a file that is up to date.
                if await self.fetch(f"PRAGMA {name}") != [(number,)]:
                    await self.fetch(f"PRAGMA {name} = {number}")

    async def run_script(self, script: str) -> None:
        # Not `executescript`, which would commit before the first statement.
        for statement in _statements(translate(script)):
            await self.fetch(statement)

    async def tables(self) -> Collection[str]:
        sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = {row[0] for row in await self.fetch(sql)}
        [[application_id]] = await self.fetch("PRAGMA application_id")
        if tables and application_id != APPLICATION_ID:
            raise StoreUnusable(self._location, "belongs to another program")
        return tables

    async def is_taken_over(self, tables: Collection[str]) -> bool:
        [[version]] = await self.fetch("PRAGMA user_version")
        if version != OLDEST_VERSION:
            raise TooOld(self._location) if version < OLDEST_VERSION else TooNew(self._location)
        return True


def _statements(script: str) -> Iterator[str]:
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        yield pending
