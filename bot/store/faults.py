"""What SQLite and its driver report, in the store's own errors."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.contract import StoreBusy, StoreFailed, StoreUnusable

_LOCKED = "is locked by another program"
DAMAGED = "is damaged, or is not a database"
_NOT_WRITABLE = "cannot be written to"
_OF_THE_FILE = {
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_READONLY: _NOT_WRITABLE,
    sqlite3.SQLITE_PERM: _NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: "cannot be opened",
    sqlite3.SQLITE_FULL: "cannot grow, because the disk is full",
    sqlite3.SQLITE_IOERR: "cannot be read or written, because the disk reports an error",
}


def primary_code(error: BaseException) -> int:
    """SQLite's code for an error, without the details; 0 where it names none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


@contextmanager
def in_own_errors() -> Iterator[None]:
    """Raise what the driver raises as StoreBusy or StoreFailed."""
    try:
        yield
    except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:
        # The driver refuses by itself what SQLite cannot hold: large numbers, half characters.
        # A statement that fits no table is called operational, too, but does not go over.
        passing = isinstance(error, sqlite3.OperationalError)
        if passing and primary_code(error) != sqlite3.SQLITE_ERROR:
            raise StoreBusy(str(error)) from error
        raise StoreFailed(str(error)) from error


@contextmanager
def naming_faults(file: Path) -> Iterator[None]:
    """Raise what SQLite reports about the file as StoreUnusable, and all else as StoreFailed."""
    try:
        with in_own_errors():
            yield
    except StoreFailed as failure:
        fault = _OF_THE_FILE.get(primary_code(failure.__cause__ or failure))
        if fault is None:
            raise
        raise StoreUnusable(file, fault) from failure.__cause__
