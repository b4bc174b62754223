"""Copies of the database: made while the bot plays on, put back while it does not run."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.backup import CannotCopy, backup, restore
from bot.migrate import APPLICATION_ID
from bot.store import Store, StoreUnusable
from tests.bot.test_store import lobby as open_lobby


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite3"


async def with_games(database: Path, *channels: int) -> None:
    """Make a database with a lobby in each of these channels."""
    store = await Store.open(database)
    for channel in channels:
        await open_lobby(store, channel_id=channel)
    await store.close()


async def channels(database: Path) -> list[int]:
    store = await Store.open(database)
    rows = await store.unfinished()
    await store.close()
    return [row.channel_id for row in rows]


async def test_a_copy_made_while_the_bot_plays_holds_all_that_was_committed(
    database: Path, copy: Path
) -> None:
    store = await Store.open(database)
    await store.take_over()
    for channel in range(1, 50):
        await open_lobby(store, channel_id=channel)
    backup(database, copy)
    await open_lobby(store, channel_id=50)
    await store.close()
    assert await channels(copy) == list(range(1, 50))
    assert await channels(database) == list(range(1, 51))


async def test_a_copy_is_one_file_for_its_owner_alone(database: Path, copy: Path) -> None:
    await with_games(database, 1)
    backup(database, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in copy.parent.glob("copy*")) == [copy.name]


async def test_a_copy_never_overwrites(database: Path, copy: Path) -> None:
    await with_games(database, 1)
    copy.write_text("something else")
    with pytest.raises(CannotCopy, match="exists already"):
        backup(database, copy)
    assert copy.read_text() == "something else"


async def test_a_damaged_database_is_not_copied(database: Path, copy: Path) -> None:
    await with_games(database, *range(1, 400))
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
async def test_what_is_no_sound_copy_is_not_restored(
    database: Path, copy: Path, spoil: Callable[[Path], None], replace: bool
) -> None:
    await with_games(database, *range(1, 400))
    backup(database, copy)
    spoil(copy)
    if not replace:
        database.unlink()
    with pytest.raises(StoreUnusable):
        restore(copy, database, replace=replace)
    if replace:
        assert len(await channels(database)) == 399
    else:
        assert not database.exists()


async def test_a_lost_database_is_restored(database: Path, copy: Path) -> None:
    await with_games(database, 1, 2)
    backup(database, copy)
    database.unlink()
    restore(copy, database, replace=False)
    assert await channels(database) == [1, 2]
    assert copy.exists()


async def test_a_database_is_only_replaced_when_told(database: Path, copy: Path) -> None:
    await with_games(database, 1)
    backup(database, copy)
    await with_games(database, 2)
    with pytest.raises(CannotCopy, match="--replace"):
        restore(copy, database, replace=False)
    assert await channels(database) == [1, 2]
    restore(copy, database, replace=True)
    assert await channels(database) == [1]


async def test_nothing_is_restored_while_the_bot_runs(database: Path, copy: Path) -> None:
    await with_games(database, 1)
    backup(database, copy)
    store = await Store.open(database)
    with pytest.raises(CannotCopy, match="stop the bot"):
        restore(copy, database, replace=True)
    await open_lobby(store, channel_id=2)
    await store.close()
    assert await channels(database) == [1, 2]


async def test_a_database_is_not_restored_from_itself(database: Path) -> None:
    await with_games(database, 1)
    with pytest.raises(CannotCopy, match="itself"):
        restore(database, database, replace=True)


async def test_a_damaged_database_is_replaced(database: Path, copy: Path) -> None:
    await with_games(database, *range(1, 400))
    backup(database, copy)
    database.write_bytes(b"\0" * 40_000)
    restore(copy, database, replace=True)
    assert len(await channels(database)) == 399
    assert list(database.parent.glob("*.new")) == []


async def test_the_log_of_a_crash_does_not_outlive_a_restore(database: Path, copy: Path) -> None:
    await with_games(database, 1)
    backup(database, copy)
    database.write_bytes(b"\0" * 40_000)
    log = database.with_name(database.name + "-wal")
    log.write_bytes(b"left over")
    restore(copy, database, replace=True)
    assert not log.exists()


async def test_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NEVSKY_DATABASE", "games.sqlite3")
    await with_games(tmp_path / "games.sqlite3", 1)
    assert main(["backup", "copy.sqlite3"]) == 0
    assert main(["backup", "copy.sqlite3"]) == 2
    assert main(["restore", "copy.sqlite3"]) == 2
    assert main(["restore", "copy.sqlite3", "--replace"]) == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == len(told.err.splitlines()) == 2
    assert await channels(tmp_path / "games.sqlite3") == [1]
