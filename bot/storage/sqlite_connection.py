"""Opens a SQLite database: rejects an unusable file, and applies migrations.

A rejected file is left unchanged, and no file or folder is created for it.
"""

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.contract import StoreUnusable
from bot.storage.sqlite_errors import DAMAGED_REASON, translate_errors, translate_to_unusable

IN_MEMORY = ":memory:"
MIGRATIONS = Path(__file__).with_name("migrations")

# "NEVS" in ASCII: distinguishes our files from other programs', which must not be migrated.
APPLICATION_ID = 0x4E455653

# No database is smaller than one page, but SQLite takes a file of a single byte for an empty one.
MIN_FILE_SIZE = 512

# Short at the start: a file locked by another program should be reported, not waited for.
STARTUP_LOCK_TIMEOUT = 1.0
LOCK_TIMEOUT = 5.0


def open_database(path: Path | str, migrations: Path = MIGRATIONS) -> sqlite3.Connection:
    """Open the file, creating it if necessary, and apply all migrations.

    The connection is in autocommit mode; to write, use `transaction`. Other threads may use it.
    Raises StoreUnusable, and StoreError if a migration fails.
    """
    scripts = _migration_scripts(migrations)
    if str(path) == IN_MEMORY:
        with translate_errors():
            return _open_migrated(IN_MEMORY, scripts)
    # SQLite creates its log beside the file itself, not beside a link to it.
    file = Path(path).resolve()
    with translate_to_unusable(file):
        _check_path(file)
        if file.exists() and file.stat().st_size:
            _verify_file(file, newest=len(scripts))
        return _open_migrated(f"{file.as_uri()}?mode=rwc", scripts)


def check_database(path: Path, migrations: Path = MIGRATIONS) -> None:
    """Check that a file is a sound database of ours, and not newer than this program.

    Changes nothing. Raises StoreUnusable.
    """
    file = path.resolve()
    with translate_to_unusable(file):
        if not file.is_file():
            raise StoreUnusable(file, "is not a file" if file.exists() else "does not exist")
        if not os.access(file, os.R_OK):
            raise StoreUnusable(file, "cannot be read")
        if not file.stat().st_size or not _verify_file(
            file, newest=len(_migration_scripts(migrations))
        ):
            raise StoreUnusable(file, "is empty")


def set_busy_timeout(connection: sqlite3.Connection, waited: float) -> None:
    """Let a connection wait for locks as long as remains after this many seconds of waiting."""
    # Rounded, so that SQLite's statement cache holds few of these statements.
    left = max(0, round(10 * (LOCK_TIMEOUT - waited)))
    connection.execute(f"PRAGMA busy_timeout = {left * 100}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit everything that the block writes, or nothing, without any other writer in between."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # On a full disk SQLite has rolled back already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _migration_scripts(folder: Path) -> list[Path]:
    """Return the migrations in order. The one at index n leads to schema version n + 1."""
    scripts = sorted(folder.glob("*.sql"))
    for number, script in enumerate(scripts, start=1):
        if not re.match(rf"{number:04}_", script.name):
            raise ValueError(f"migration {number} is missing: found {script.name} in its place")
    return scripts


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


def _verify_file(file: Path, newest: int) -> bool:
    """Reject a file that is not a sound database of ours, without changing it.

    Returns whether it contains any tables.
    """
    if file.stat().st_size < MIN_FILE_SIZE:
        raise StoreUnusable(file, DAMAGED_REASON)
    # Closing a writable connection checkpoints a log left by a crash; closing a read-only one
    # leaves a log behind where there was none.
    log = file.with_name(f"{file.name}-wal")
    mode = "ro" if log.exists() else "rw"
    with closing(_connect(f"{file.as_uri()}?mode={mode}")) as connection:
        holds_tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        if holds_tables and _pragma_int(connection, "application_id") != APPLICATION_ID:
            raise StoreUnusable(file, "belongs to another program")
        if _pragma_int(connection, "user_version") > newest:
            raise StoreUnusable(file, "was written by a newer version of this program")
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise StoreUnusable(file, DAMAGED_REASON)
        return bool(holds_tables)


def _connect(database: str) -> sqlite3.Connection:
    return sqlite3.connect(
        database,
        uri=True,
        timeout=STARTUP_LOCK_TIMEOUT,
        isolation_level=None,
        check_same_thread=False,
    )


def _open_migrated(database: str, scripts: list[Path]) -> sqlite3.Connection:
    connection = _connect(database)
    try:
        _configure(connection, scripts)
    except BaseException:
        connection.close()
        raise
    return connection


def _configure(connection: sqlite3.Connection, scripts: list[Path]) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # Data that a person had deleted is overwritten, not only unlinked.
    connection.execute("PRAGMA secure_delete = ON")
    for number, script in enumerate(scripts, start=1):
        _migrate(connection, number, script)
    # Only now: a migration may have to recreate a table that others reference.
    connection.execute("PRAGMA foreign_keys = ON")
    set_busy_timeout(connection, 0)
    connection.row_factory = sqlite3.Row


def _migrate(connection: sqlite3.Connection, number: int, script: Path) -> None:
    """Apply one migration in a transaction, unless it was applied before.

    Opens a write transaction in either case, so that a locked file is noticed at the start.
    """
    with transaction(connection):
        if _pragma_int(connection, "user_version") >= number:
            return
        try:
            for statement in _statements(script.read_text(encoding="utf-8")):
                connection.execute(statement)
        except sqlite3.Error as error:
            error.add_note(f"in migration {script.name}")
            raise
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {number}")


def _statements(script: str) -> Iterator[str]:
    """Yield the statements of a script; `executescript` would commit before the first one."""
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        yield pending


def _pragma_int(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])
