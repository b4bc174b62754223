"""Copies of the database: one made while the bot runs, and one put back in its place."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from bot.storage.contract import StoreUnusable
from bot.storage.sqlite_connection import check_database
from bot.storage.sqlite_errors import primary_code, translate_to_unusable

SIDECAR_SUFFIXES = ("-wal", "-shm", "-journal")
"""What SQLite keeps in files of its own beside a database."""

LOCK_TIMEOUT = 1.0


class CopyRefused(Exception):
    """Nothing was copied; the message is one sentence for whoever runs the bot."""


def backup(database: Path, copy: Path) -> None:
    """Copy the database, also while the bot plays on, into a file that is not there yet.

    The copy is one whole file as of one moment. Raises CopyRefused or StoreUnusable.
    """
    database = database.resolve()
    check_database(database)
    _copy(database, copy.absolute())


def restore(copy: Path, database: Path, *, replace: bool) -> None:
    """Put a copy in the database's place, while no bot runs on it.

    Whatever goes wrong, the database is either as it was or as the copy is. Raises CopyRefused
    or StoreUnusable.
    """
    copy, database = copy.resolve(), database.resolve()
    if copy == database:
        raise CopyRefused(f"{copy} is the database itself.")
    check_database(copy)
    if not database.exists():
        _copy(copy, database)
        return
    if not replace:
        raise CopyRefused(f"{database} exists already; --replace would replace it.")
    new = database.with_name(f"{database.name}.new")
    new.unlink(missing_ok=True)
    _copy(copy, new)
    try:
        with _exclusive_access(database):
            for suffix in SIDECAR_SUFFIXES:
                database.with_name(database.name + suffix).unlink(missing_ok=True)
            new.replace(database)
    finally:
        new.unlink(missing_ok=True)
    _fsync_folder(database.parent)


def _copy(source: Path, target: Path) -> None:
    """Copy a checked database into a new file, and check that too."""
    try:
        # For our eyes only: what people hide from each other is in it.
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise CopyRefused(f"{target} exists already and was left as it is.") from None
    except OSError as error:
        raise CopyRefused(f"{target} cannot be made: {error.strerror}.") from error
    try:
        with translate_to_unusable(target), closing(_connect(target)) as there:
            with translate_to_unusable(source), closing(_connect(source)) as here:
                here.backup(there)
            # One file that can be read from anywhere; the bot itself turns its log on again.
            there.execute("PRAGMA journal_mode = DELETE")
            _check_integrity(target, there)
        _fsync_folder(target.parent)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{file.as_uri()}?mode=rw", uri=True, timeout=LOCK_TIMEOUT, isolation_level=None
    )


def _check_integrity(file: Path, connection: sqlite3.Connection) -> None:
    sound = connection.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
    if not sound or connection.execute("PRAGMA foreign_key_check").fetchone():
        raise StoreUnusable(file, "is damaged, and so would its copy be")


@contextmanager
def _exclusive_access(database: Path) -> Iterator[None]:
    """Keep every other program from the file. Raises CopyRefused where one uses it."""
    with translate_to_unusable(database), closing(_connect(database)) as connection:
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            # Only who is alone can turn the log off; a running bot has it on.
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if primary_code(error) in _LOCK_ERRORS:
                raise CopyRefused(
                    f"{database} is in use: stop the bot before you restore."
                ) from error
            # A damaged file is what a copy is kept for.
        yield


_LOCK_ERRORS = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _fsync_folder(folder: Path) -> None:
    """Have the disk remember the name of a new file."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
