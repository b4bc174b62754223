"""Copies of the database: made while the bot plays on, put back while it does not run."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.backup import CopyRefused, backup, restore
from bot.storage.errors import StoreUnusable
from bot.storage.locations import open_store
from bot.storage.sqlite.files import APPLICATION_ID
from tests.support.storage.records import create_lobby as open_lobby

MANY = range(1, 60)
"""Channels whose games take more than a few pages."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite3"


def with_games(database: Path, *channels: int) -> None:
    """Make a database with a lobby in each of these channels."""

    async def make() -> None:
        store = await open_store(database)
        for channel in channels:
            await open_lobby(store, channel_id=channel)
        await store.close()

    asyncio.run(make())


def channels(database: Path) -> list[int]:
    """The channels that have a game in this file."""
    with closing(sqlite3.connect(database)) as connection:
        return [row[0] for row in connection.execute("SELECT channel_id FROM game ORDER BY id")]


async def test_a_copy_made_while_the_bot_plays_holds_all_that_was_committed(
    database: Path, copy: Path
) -> None:
    store = await open_store(database)
    await store.acquire_lease()
    for channel in range(1, 50):
        await open_lobby(store, channel_id=channel)
    backup(database, copy)
    await open_lobby(store, channel_id=50)
    await store.close()
    assert channels(copy) == list(range(1, 50))
    assert channels(database) == list(range(1, 51))


def test_a_copy_is_one_file_for_its_owner_alone(database: Path, copy: Path) -> None:
    with_games(database, 1)
    backup(database, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in copy.parent.glob("copy*")) == [copy.name]


def test_a_copy_never_overwrites(database: Path, copy: Path) -> None:
    with_games(database, 1)
    copy.write_text("something else")
    with pytest.raises(CopyRefused, match="exists already"):
        backup(database, copy)
    assert copy.read_text() == "something else"


def test_a_damaged_database_is_not_copied(database: Path, copy: Path) -> None:
    with_games(database, *MANY)
    damage(database)
    with pytest.raises(StoreUnusable, match="damaged"):
        backup(database, copy)
    assert not copy.exists()


def damage(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[8192:-4096] = b"\x5a" * (len(content) - 8192 - 4096)
    file.write_bytes(content)


def not_there(file: Path) -> None:
    file.unlink()


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA application_id = 7")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 1000")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def unfinished(file: Path) -> None:
    """As a copy whose making was killed leaves it."""
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("VACUUM")


@pytest.mark.parametrize("spoil", [not_there, damage, of_another_program, newer, empty, unfinished])
@pytest.mark.parametrize("replace", [True, False])
def test_what_is_no_sound_copy_is_not_restored(
    database: Path, copy: Path, spoil: Callable[[Path], None], replace: bool
) -> None:
    with_games(database, *MANY)
    backup(database, copy)
    spoil(copy)
    if not replace:
        database.unlink()
    with pytest.raises(StoreUnusable):
        restore(copy, database, replace=replace)
    if replace:
        assert len(channels(database)) == len(MANY)
    else:
        assert not database.exists()


def test_a_lost_database_is_restored(database: Path, copy: Path) -> None:
    with_games(database, 1, 2)
    backup(database, copy)
    database.unlink()
    restore(copy, database, replace=False)
    assert channels(database) == [1, 2]
    assert copy.exists()


def test_a_database_is_only_replaced_when_told(database: Path, copy: Path) -> None:
    with_games(database, 1)
    backup(database, copy)
    with_games(database, 2)
    with pytest.raises(CopyRefused, match="--replace"):
        restore(copy, database, replace=False)
    assert channels(database) == [1, 2]
    restore(copy, database, replace=True)
    assert channels(database) == [1]


async def test_nothing_is_restored_while_the_bot_runs(database: Path, copy: Path) -> None:
    await open_lobby(store := await open_store(database), channel_id=1)
    backup(database, copy)
    with pytest.raises(CopyRefused, match="stop the bot"):
        restore(copy, database, replace=True)
    await open_lobby(store, channel_id=2)
    await store.close()
    assert channels(database) == [1, 2]


def test_a_database_is_not_restored_from_itself(database: Path) -> None:
    with_games(database, 1)
    with pytest.raises(CopyRefused, match="itself"):
        restore(database, database, replace=True)


def test_a_damaged_database_is_replaced(database: Path, copy: Path) -> None:
    with_games(database, *MANY)
    backup(database, copy)
    database.write_bytes(b"\0" * 40_000)
    restore(copy, database, replace=True)
    assert len(channels(database)) == len(MANY)
    assert list(database.parent.glob("*.new")) == []


def test_the_log_of_a_crash_does_not_outlive_a_restore(database: Path, copy: Path) -> None:
    with_games(database, 1)
    backup(database, copy)
    database.write_bytes(b"\0" * 40_000)
    log = database.with_name(database.name + "-wal")
    log.write_bytes(b"left over")
    restore(copy, database, replace=True)
    assert not log.exists()


def test_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NEVSKY_DATABASE", "games.sqlite3")
    with_games(tmp_path / "games.sqlite3", 1)
    assert main(["backup", "copy.sqlite3"]) == 0
    assert main(["backup", "copy.sqlite3"]) == 2
    assert main(["restore", "copy.sqlite3"]) == 2
    assert main(["restore", "copy.sqlite3", "--replace"]) == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == len(told.err.splitlines()) == 2
    assert channels(tmp_path / "games.sqlite3") == [1]
