"""Which database files are opened, how, and that a refused one is left alone."""
# ruff: noqa: ASYNC240 - nothing else runs meanwhile

import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import aiosqlite
import pytest

from bot.storage.errors import StoreUnusable
from bot.storage.migration import MIGRATIONS, migration_scripts
from bot.storage.sqlite import files
from bot.storage.sqlite.files import LOCK_TIMEOUT, OLDEST_VERSION, open_database
from bot.storage.statements import TABLES
from bot.storage.store import Store
from tests.support.storage.sqlite import driver_of

NEWEST = len(migration_scripts(MIGRATIONS))

ADD_NEWER_MIGRATION = f"INSERT INTO migration VALUES ({NEWEST + 1}, 'newer')"  # noqa: S608


@pytest.fixture
def permission_bits_bind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let os.access answer for the owner's bits, which root is otherwise above."""

    def access(path: Path, mode: int) -> bool:
        return (path.stat().st_mode >> 6) & mode == mode

    monkeypatch.setattr(os, "access", access)


def contents(folder: Path) -> dict[str, bytes | None]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


async def refusal(file: Path) -> str:
    """The reason for which a file is refused, after checking that nothing was touched."""
    before = contents(file.parent)
    with pytest.raises(StoreUnusable) as caught:
        await open_database(file)
    assert contents(file.parent) == before
    message = str(caught.value)
    assert str(file) in message
    assert message.endswith(".")
    return message


async def make(file: Path, *statements: str) -> None:
    """Create a database, then run statements in it."""
    async with opened(file) as connection:
        for statement in statements:
            await connection.execute_fetchall(statement)


@asynccontextmanager
async def opened(file: Path, migrations: Path = MIGRATIONS) -> AsyncIterator[aiosqlite.Connection]:
    connection = await open_database(file, migrations)
    try:
        yield connection
    finally:
        await connection.close()


async def value(connection: aiosqlite.Connection, sql: str) -> object:
    """Return the only value that a statement selects."""
    [[only]] = await connection.execute_fetchall(sql)
    return only


def crash(file: Path, statement: str) -> None:
    """Run a statement in a process that dies without closing the file."""
    program = (
        "import os, sqlite3, sys\n"
        "connection = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "connection.execute(sys.argv[2]).fetchall()\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", program, file, statement], check=True)
    assert file.with_name(f"{file.name}-wal").stat().st_size


@pytest.fixture
async def connection(database_file: Path) -> AsyncIterator[aiosqlite.Connection]:
    async with opened(database_file) as connection:
        yield connection


@pytest.mark.slow
async def test_commits_survive_a_power_cut(sqlite: Store) -> None:
    full = 2
    await sqlite.check()
    connection = driver_of(sqlite)
    assert await value(connection, "PRAGMA journal_mode") == "wal"
    assert await value(connection, "PRAGMA synchronous") == full
    assert await value(connection, "PRAGMA foreign_keys") == 1
    assert await value(connection, "PRAGMA busy_timeout") == 1000 * LOCK_TIMEOUT


async def test_every_table_is_strict(connection: aiosqlite.Connection) -> None:
    rows = await connection.execute_fetchall("SELECT name, strict FROM pragma_table_list")
    strict = {name for name, is_strict in rows if is_strict}
    ours = {name for name, _ in rows if not name.startswith("sqlite_")}
    assert ours == {*TABLES, "migration"}
    assert strict == set(TABLES)


async def test_opening_again_changes_nothing(database_file: Path) -> None:
    await make(database_file, "INSERT INTO meta VALUES ('a', 'b')")
    before = contents(database_file.parent)
    await make(database_file)
    assert contents(database_file.parent) == before


async def test_empty_file_becomes_a_database(database_file: Path) -> None:
    database_file.touch()
    await make(database_file)
    assert database_file.stat().st_size


@pytest.mark.parametrize("name", ["a b.sqlite3", "100%25.sqlite3", "a?mode=memory", "#1", "Пётр"])
async def test_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    await make(tmp_path / name)
    assert list(contents(tmp_path)) == [name]


@pytest.mark.slow
async def test_link_to_the_file_is_followed(tmp_path: Path, database_file: Path) -> None:
    await make(database_file)
    crash(database_file, "INSERT INTO meta VALUES ('a', 'b')")
    link = tmp_path / "elsewhere" / "link"
    link.parent.mkdir()
    link.symlink_to(database_file)
    async with opened(link) as connection:
        assert await value(connection, "SELECT value FROM meta") == "b"
    assert list(link.parent.iterdir()) == [link]


async def test_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "games.sqlite3"
    folder.mkdir()
    assert "is a folder" in await refusal(folder)


async def test_missing_folder_is_not_created(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "games.sqlite3"
    with pytest.raises(StoreUnusable, match="folder does not exist"):
        await open_database(file)
    assert contents(tmp_path) == {}


async def test_special_file_is_refused(database_file: Path) -> None:
    os.mkfifo(database_file)
    assert "not a regular file" in await refusal(database_file)


@pytest.mark.usefixtures("permission_bits_bind")
async def test_read_only_file_is_refused(database_file: Path) -> None:
    await make(database_file)
    database_file.chmod(0o444)
    assert "read and written" in await refusal(database_file)


@pytest.mark.parametrize("exists", [True, False])
@pytest.mark.usefixtures("permission_bits_bind")
async def test_read_only_folder_is_refused(database_file: Path, exists: bool) -> None:
    if exists:
        await make(database_file)
    database_file.parent.chmod(0o555)
    try:
        assert "folder cannot be written to" in await refusal(database_file)
    finally:
        database_file.parent.chmod(0o755)


async def test_file_that_only_sqlite_finds_read_only_is_refused(
    database_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make(database_file, "PRAGMA journal_mode = DELETE")

    def connect_read_only(uri: str) -> aiosqlite.Connection:
        file, _, _ = uri.partition("?")
        return aiosqlite.connect(f"{file}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr(files, "connect", connect_read_only)
    assert "cannot be written to" in await refusal(database_file)


@pytest.mark.parametrize(
    "damage",
    [
        b"x",
        b"SQLite format 3\0",
        b"Not a database. " * 1000,
        b"SQLite format 3\0" + b"\xff" * 5000,
    ],
)
async def test_file_that_is_no_database_is_refused(database_file: Path, damage: bytes) -> None:
    database_file.write_bytes(damage)
    assert "is damaged" in await refusal(database_file)


async def test_damaged_database_is_refused(database_file: Path) -> None:
    await make(database_file)
    sound = database_file.read_bytes()
    for damaged in (sound[:9000], sound[:8192] + b"\xa5" * 4096 + sound[12288:]):
        database_file.write_bytes(damaged)
        assert "is damaged" in await refusal(database_file)


async def test_database_of_another_program_is_refused(database_file: Path) -> None:
    with closing(sqlite3.connect(database_file)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    assert "belongs to another program" in await refusal(database_file)


async def test_version_from_before_the_migration_table_is_refused_unless_it_was_the_last(
    database_file: Path,
) -> None:
    await make(database_file, "DROP TABLE migration")
    for version, words in ((OLDEST_VERSION - 1, "too old"), (OLDEST_VERSION + 1, "newer version")):
        with closing(sqlite3.connect(database_file, isolation_level=None)) as other:
            other.execute("PRAGMA journal_mode = DELETE").fetchall()
            other.execute(f"PRAGMA user_version = {version}")
        assert words in await refusal(database_file)


async def test_newer_schema_is_refused(database_file: Path) -> None:
    await make(database_file, ADD_NEWER_MIGRATION)
    assert "newer version" in await refusal(database_file)


@pytest.mark.slow
@pytest.mark.parametrize("by_link", [False, True])
async def test_newer_schema_left_by_a_crash_is_refused_with_its_log(
    database_file: Path, by_link: bool
) -> None:
    await make(database_file)
    link = database_file.with_name("link")
    link.symlink_to(database_file)
    crash(database_file, ADD_NEWER_MIGRATION)
    scratch = database_file.with_name(f"{database_file.name}-shm")
    before = contents(database_file.parent)
    with pytest.raises(StoreUnusable, match="newer version"):
        await open_database(link if by_link else database_file)
    after = contents(database_file.parent)
    # The index of the log is shared memory between programs, made anew whenever it is missing.
    assert before.pop(scratch.name)
    assert after.pop(scratch.name)
    assert after == before


@pytest.mark.parametrize(
    "lock",
    [
        ("PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE"),
        ("PRAGMA locking_mode = EXCLUSIVE", "INSERT INTO meta VALUES ('a', 'b')"),
        ("BEGIN EXCLUSIVE",),
    ],
)
async def test_locked_file_is_refused(database_file: Path, lock: tuple[str, ...]) -> None:
    await make(database_file)
    with closing(sqlite3.connect(database_file, isolation_level=None)) as other:
        for statement in lock:
            other.execute(statement).fetchall()
        with pytest.raises(StoreUnusable, match="locked by another program"):
            await open_database(database_file)
        if other.in_transaction:
            other.execute("ROLLBACK")
    async with opened(database_file) as connection:
        assert await value(connection, "SELECT count(*) FROM meta") in {0, 1}
