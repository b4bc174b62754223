"""Which database files are opened, how, and that a refused one is left alone."""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.errors import StoreError, StoreUnusable
from bot.storage.locations import open_store
from bot.storage.sqlite.files import MIGRATIONS, open_database

NEWEST = len(list(MIGRATIONS.glob("*.sql")))


@pytest.fixture
def migrations(tmp_path: Path) -> Path:
    return Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))


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


def refusal(file: Path) -> str:
    """The reason for which a file is refused, after checking that nothing was touched."""
    before = contents(file.parent)
    with pytest.raises(StoreUnusable) as caught:
        open_database(file)
    assert contents(file.parent) == before
    message = str(caught.value)
    assert str(file) in message
    assert message.endswith(".")
    return message


def make(file: Path, *statements: str) -> None:
    """Make a database of ours, then do as the statements say."""
    with closing(open_database(file)) as connection:
        for statement in statements:
            connection.execute(statement)


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


def pragma(connection: sqlite3.Connection, name: str) -> object:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


@pytest.fixture
def connection(database_file: Path) -> Iterator[sqlite3.Connection]:
    with closing(open_database(database_file)) as opened:
        yield opened


async def test_the_store_itself_refuses_what_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match="is a folder"):
        await open_store(tmp_path)


def test_a_commit_survives_a_power_cut(connection: sqlite3.Connection) -> None:
    full = 2
    assert pragma(connection, "journal_mode") == "wal"
    assert pragma(connection, "synchronous") == full
    assert pragma(connection, "foreign_keys") == 1
    assert pragma(connection, "busy_timeout") == 5000


def test_foreign_keys_hold(connection: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO snapshot VALUES (404, 1, '')")


def test_every_table_is_strict(connection: sqlite3.Connection) -> None:
    strict = {row["name"]: row["strict"] for row in connection.execute("PRAGMA table_list")}
    ours = {name for name in strict if not name.startswith("sqlite_")}
    people = {"person", "server", "season", "result", "sitting", "review"}
    ended = {"moment", "record", "made"}
    assert ours == people | ended | {"game", "seat", "move", "snapshot", "meta", "phase"}
    assert all(strict[name] for name in ours)


def test_opening_again_changes_nothing(database_file: Path) -> None:
    make(database_file, "INSERT INTO meta VALUES ('a', 'b')")
    before = contents(database_file.parent)
    make(database_file)
    assert contents(database_file.parent) == before


def test_two_programs_of_ours_may_overlap(
    connection: sqlite3.Connection, database_file: Path
) -> None:
    with closing(open_database(database_file)) as other:
        other.execute("INSERT INTO meta VALUES ('a', 'b')")
        assert connection.execute("SELECT value FROM meta").fetchone()[0] == "b"


def test_what_was_committed_before_a_crash_is_there(database_file: Path) -> None:
    make(database_file)
    crash(database_file, "INSERT INTO meta VALUES ('a', 'b')")
    with closing(open_database(database_file)) as connection:
        assert connection.execute("SELECT value FROM meta").fetchone()[0] == "b"


def test_an_empty_file_becomes_a_database(database_file: Path) -> None:
    database_file.touch()
    make(database_file)
    assert database_file.stat().st_size


@pytest.mark.parametrize("name", ["a b.sqlite3", "100%25.sqlite3", "a?mode=memory", "#1", "Пётр"])
def test_any_file_name_will_do(tmp_path: Path, name: str) -> None:
    make(tmp_path / name)
    assert list(contents(tmp_path)) == [name]


def test_a_link_to_the_file_will_do(tmp_path: Path, database_file: Path) -> None:
    make(database_file)
    crash(database_file, "INSERT INTO meta VALUES ('a', 'b')")
    link = tmp_path / "elsewhere" / "link"
    link.parent.mkdir()
    link.symlink_to(database_file)
    with closing(open_database(link)) as connection:
        assert connection.execute("SELECT value FROM meta").fetchone()[0] == "b"
    assert list(link.parent.iterdir()) == [link]


def test_migrations_are_applied_in_order_and_once(database_file: Path, migrations: Path) -> None:
    make(database_file, "INSERT INTO meta VALUES ('a', 'b')")
    second = migrations / f"{NEWEST + 1:04}_colour.sql"
    second.write_text("ALTER TABLE meta ADD COLUMN colour TEXT;\nUPDATE meta SET colour = 'red';")
    for _ in range(2):
        with closing(open_database(database_file, migrations)) as connection:
            assert pragma(connection, "user_version") == NEWEST + 1
            assert [tuple(row) for row in connection.execute("SELECT * FROM meta")] == [
                ("a", "b", "red")
            ]


def test_a_broken_migration_leaves_the_version_before_it(
    database_file: Path, migrations: Path
) -> None:
    make(database_file, "INSERT INTO meta VALUES ('a', 'b')")
    before = contents(database_file.parent)
    broken = migrations / f"{NEWEST + 1:04}_broken.sql"
    broken.write_text("DELETE FROM meta;\nCREATE TABLE fresh (a TEXT);\nDROP TABLE nowhere;")
    with pytest.raises(StoreError, match="nowhere") as caught:
        open_database(database_file, migrations)
    assert caught.value.__cause__ is not None
    assert caught.value.__cause__.__notes__ == [f"in migration {broken.name}"]
    broken.unlink()
    assert contents(database_file.parent) == before
    with closing(open_database(database_file)) as connection:
        assert pragma(connection, "user_version") == NEWEST
        assert connection.execute("SELECT value FROM meta").fetchone()[0] == "b"


def test_a_missing_migration_is_noticed(database_file: Path, migrations: Path) -> None:
    (migrations / f"{NEWEST + 2:04}_too_far.sql").touch()
    with pytest.raises(ValueError, match=f"migration {NEWEST + 1} is missing"):
        open_database(database_file, migrations)
    assert not database_file.exists()


def test_a_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "games.sqlite3"
    folder.mkdir()
    assert "is a folder" in refusal(folder)


def test_a_missing_folder_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "games.sqlite3"
    with pytest.raises(StoreUnusable, match="folder does not exist"):
        open_database(file)
    assert contents(tmp_path) == {}


def test_what_is_no_regular_file_is_refused(database_file: Path) -> None:
    os.mkfifo(database_file)
    assert "not a regular file" in refusal(database_file)


@pytest.mark.usefixtures("permission_bits_bind")
def test_a_read_only_file_is_refused(database_file: Path) -> None:
    make(database_file)
    database_file.chmod(0o444)
    assert "read and written" in refusal(database_file)


@pytest.mark.parametrize("exists", [True, False])
@pytest.mark.usefixtures("permission_bits_bind")
def test_a_read_only_folder_is_refused(database_file: Path, exists: bool) -> None:
    if exists:
        make(database_file)
    database_file.parent.chmod(0o555)
    try:
        assert "folder cannot be written to" in refusal(database_file)
    finally:
        database_file.parent.chmod(0o755)


def test_a_file_that_only_sqlite_finds_read_only_is_refused(
    database_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(database_file, "PRAGMA journal_mode = DELETE")

    def read_only(database: str) -> sqlite3.Connection:
        uri = database.partition("?")[0]
        return sqlite3.connect(f"{uri}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr("bot.storage.sqlite_connection._connect", read_only)
    assert "cannot be written to" in refusal(database_file)


@pytest.mark.parametrize(
    "damage",
    [
        b"x",
        b"SQLite format 3\0",
        b"Not a database. " * 1000,
        b"SQLite format 3\0" + b"\xff" * 5000,
    ],
)
def test_what_is_no_database_is_refused(database_file: Path, damage: bytes) -> None:
    database_file.write_bytes(damage)
    assert "is damaged" in refusal(database_file)


def test_a_file_cut_short_is_refused(database_file: Path) -> None:
    make(database_file)
    database_file.write_bytes(database_file.read_bytes()[:9000])
    assert "is damaged" in refusal(database_file)


def test_a_file_with_a_damaged_page_is_refused(database_file: Path) -> None:
    make(database_file)
    sound = database_file.read_bytes()
    database_file.write_bytes(sound[:8192] + b"\xa5" * 4096 + sound[12288:])
    assert "is damaged" in refusal(database_file)


def test_another_programs_database_is_refused(database_file: Path) -> None:
    with closing(sqlite3.connect(database_file)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    assert "belongs to another program" in refusal(database_file)


def test_a_newer_schema_is_refused(database_file: Path) -> None:
    make(database_file, f"PRAGMA user_version = {NEWEST + 1}")
    assert "newer version" in refusal(database_file)


@pytest.mark.parametrize("by_link", [False, True])
def test_a_newer_schema_left_by_a_crash_is_refused_with_its_log(
    database_file: Path, by_link: bool
) -> None:
    make(database_file)
    link = database_file.with_name("link")
    link.symlink_to(database_file)
    crash(database_file, f"PRAGMA user_version = {NEWEST + 1}")
    scratch = database_file.with_name(f"{database_file.name}-shm")
    before = contents(database_file.parent)
    with pytest.raises(StoreUnusable, match="newer version"):
        open_database(link if by_link else database_file)
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
def test_a_locked_file_is_refused_soon(database_file: Path, lock: tuple[str, ...]) -> None:
    make(database_file)
    with closing(sqlite3.connect(database_file, isolation_level=None)) as other:
        for statement in lock:
            other.execute(statement).fetchall()
        started = time.monotonic()
        with pytest.raises(StoreUnusable, match="locked by another program"):
            open_database(database_file)
        assert time.monotonic() - started < 3
        if other.in_transaction:
            other.execute("ROLLBACK")
    with closing(open_database(database_file)) as connection:
        assert connection.execute("SELECT count(*) FROM meta").fetchone()[0] in (0, 1)
