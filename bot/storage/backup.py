"""Backs up a SQLite database while the bot runs, and restores a backup."""
# ruff: noqa: ASYNC240 - nothing else runs in this process

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiosqlite

from bot.storage.errors import StoreUnusable
from bot.storage.sqlite.errors import primary_code, translate_to_unusable
from bot.storage.sqlite.files import check_database, connect

SIDECAR_SUFFIXES = ("-wal", "-shm", "-journal")
"""The files that SQLite keeps beside a database."""


class CopyRefused(Exception):
    """Nothing was copied. The message is a sentence for the operator."""


async def backup(database: Path, copy: Path) -> None:
    """Copy the database into a new file, also while the bot runs.

    The copy is consistent and is a single file. Raises CopyRefused or StoreUnusable.
    """
    await check_database(database)
    await _copy(database.resolve(), copy.absolute())


async def restore(copy: Path, database: Path, *, replace: bool) -> None:
    """Replace the database with a copy, while no bot uses it.

    If anything fails, the database is as it was. Raises CopyRefused or StoreUnusable.
    """
    copy, database = copy.resolve(), database.resolve()
    if copy == database:
        raise CopyRefused(f"{copy} is the database itself.")
    await check_database(copy)
    if not database.exists():
        await _copy(copy, database)
        return
    if not replace:
        raise CopyRefused(f"{database} exists already; --replace would replace it.")
    new = database.with_name(f"{database.name}.new")
    new.unlink(missing_ok=True)
    await _copy(copy, new)
    try:
        async with _exclusive_access(database):
            for suffix in SIDECAR_SUFFIXES:
                database.with_name(database.name + suffix).unlink(missing_ok=True)
            new.replace(database)
    finally:
        new.unlink(missing_ok=True)
    _fsync_folder(database.parent)


def create_private_file(file: Path) -> None:
    """Create a file, readable for its owner only: it will contain hands. Raises CopyRefused."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise CopyRefused(f"{file} exists already and was left as it is.") from None
    except OSError as error:
        raise CopyRefused(f"{file} cannot be made: {error.strerror}.") from None


async def _copy(source: Path, target: Path) -> None:
    """Copy a checked database into a new file, and check the copy."""
    create_private_file(target)
    try:
        with translate_to_unusable(target):
            async with _connect(target) as there:
                with translate_to_unusable(source):
                    async with _connect(source) as here:
                        await here.backup(there)
                # Without WAL, the copy is one file and can be read on read-only media; the bot sets
                # WAL again when it opens the file.
                await there.execute_fetchall("PRAGMA journal_mode = DELETE")
                await _check_integrity(target, there)
        _fsync_folder(target.parent)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _connect(file: Path) -> aiosqlite.Connection:
    return connect(f"{file.as_uri()}?mode=rw")


async def _check_integrity(file: Path, connection: aiosqlite.Connection) -> None:
    [[soundness]] = await connection.execute_fetchall("PRAGMA integrity_check(1)")
    if soundness != "ok" or await connection.execute_fetchall("PRAGMA foreign_key_check"):
        raise StoreUnusable(file, "is damaged, and so would its copy be")


@asynccontextmanager
async def _exclusive_access(database: Path) -> AsyncIterator[None]:
    """Lock every other program out of the file. Raises CopyRefused if one is using it."""
    with translate_to_unusable(database):
        async with _connect(database) as connection:
            try:
                await connection.execute_fetchall("PRAGMA locking_mode = EXCLUSIVE")
                # SQLite switches WAL off only for the single connection; a running bot has it on.
                await connection.execute_fetchall("PRAGMA journal_mode = DELETE")
                await connection.execute_fetchall("BEGIN EXCLUSIVE")
            except sqlite3.Error as error:
                if primary_code(error) in _LOCK_ERRORS:
                    raise CopyRefused(
                        f"{database} is in use: stop the bot before you restore."
                    ) from error
                # Another error is ignored: a damaged file is what a backup is for.
            yield


_LOCK_ERRORS = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _fsync_folder(folder: Path) -> None:
    """Flush the folder's entry of a new file to the disk."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
