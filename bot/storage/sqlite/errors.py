"""Translates the errors of SQLite and its driver into those of the store."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.storage.connection import NotUnique
from bot.storage.errors import StoreError, StoreUnavailable, StoreUnusable

_LOCKED = "is locked by another program"
DAMAGED_REASON = "is damaged, or is not a database"
_NOT_WRITABLE = "cannot be written to"
_FILE_REASONS = {
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_NOTADB: DAMAGED_REASON,
    sqlite3.SQLITE_CORRUPT: DAMAGED_REASON,
    sqlite3.SQLITE_READONLY: _NOT_WRITABLE,
    sqlite3.SQLITE_PERM: _NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: "cannot be opened",
    sqlite3.SQLITE_FULL: "cannot grow, because the disk is full",
    sqlite3.SQLITE_IOERR: "cannot be read or written, because the disk reports an error",
}


_NOT_UNIQUE = re.compile(r"UNIQUE constraint failed: ([a-z_.]+)")


def primary_code(error: BaseException) -> int:
    """Return SQLite's primary result code of an error; 0 if it has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise the driver's errors as StoreUnavailable or StoreError."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        not_unique = _NOT_UNIQUE.match(str(error))
        raise (NotUnique(not_unique[1]) if not_unique else StoreError(str(error))) from error
    except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:
        # The driver itself rejects values that SQLite cannot store: too large integers and lone
        # surrogates. A wrong statement is an OperationalError, too, but not a transient one.
        transient = isinstance(error, sqlite3.OperationalError)
        if transient and primary_code(error) != sqlite3.SQLITE_ERROR:
            raise StoreUnavailable(str(error)) from error
        raise StoreError(str(error)) from error


@contextmanager
def translate_to_unusable(file: Path) -> Iterator[None]:
    """Raise what SQLite reports about the file as StoreUnusable, and other errors as StoreError."""
    try:
        with translate_errors():
            yield
    except StoreError as failure:
        reason = _FILE_REASONS.get(primary_code(failure.__cause__ or failure))
        if reason is None:
            raise
        raise StoreUnusable(file, reason) from failure.__cause__
