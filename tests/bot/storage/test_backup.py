"""Backups are made while the bot runs, and restored while it does not."""
# ruff: noqa: ASYNC240 - nothing else runs meanwhile

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
from tests.support.storage.records import create_lobby

MANY = range(1, 60)
"""Channels whose games take more than a few pages."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite3"


async def add_games(database: Path, *channels: int) -> None:
    """Open a lobby in each of these channels."""
    store = await open_store(database)
    for channel in channels:
        await create_lobby(store, channel_id=channel)
    await store.close()


def channels(database: Path) -> list[int]:
    """Return the channels that have a game in this file."""
    with closing(sqlite3.connect(database)) as connection:
        return [row[0] for row in connection.execute("SELECT channel_id FROM game ORDER BY id")]


async def test_backup_of_a_running_bot_has_everything_committed(database: Path, copy: Path) -> None:
    store = await open_store(database)
    await store.acquire_lease()
    for channel in range(1, 50):
        await create_lobby(store, channel_id=channel)
    await backup(database, copy)
    await create_lobby(store, channel_id=50)
    await store.close()
    assert channels(copy) == list(range(1, 50))
    assert channels(database) == list(range(1, 51))


async def test_backup_is_one_file_readable_for_its_owner_only(database: Path, copy: Path) -> None:
    await add_games(database, 1)
    await backup(database, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in copy.parent.glob("copy*")) == [copy.name]


async def test_backup_never_overwrites_a_file(database: Path, copy: Path) -> None:
    await add_games(database, 1)
    copy.write_text("something else")
    with pytest.raises(CopyRefused, match="exists already"):
        await backup(database, copy)
    assert copy.read_text() == "something else"


async def test_damaged_database_is_not_backed_up(database: Path, copy: Path) -> None:
    await add_games(database, *MANY)
    damage(database)
    with pytest.raises(StoreUnusable, match="damaged"):
        await backup(database, copy)
    assert not copy.exists()


def damage(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[8192:-4096] = b"\x5a" * (len(content) - 8192 - 4096)
    file.write_bytes(content)


def missing(file: Path) -> None:
    file.unlink()


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA application_id = 7")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("INSERT INTO migration VALUES (1000, 'newer')")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def unfinished(file: Path) -> None:
    """Leave what a killed backup leaves."""
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("VACUUM")


@pytest.mark.parametrize("spoil", [missing, damage, of_another_program, newer, empty, unfinished])
@pytest.mark.parametrize("replace", [True, False])
async def test_unsound_backup_is_not_restored(
    database: Path, copy: Path, spoil: Callable[[Path], None], replace: bool
) -> None:
    await add_games(database, *MANY)
    await backup(database, copy)
    spoil(copy)
    if not replace:
        database.unlink()
    with pytest.raises(StoreUnusable):
        await restore(copy, database, replace=replace)
    if replace:
        assert len(channels(database)) == len(MANY)
    else:
        assert not database.exists()


async def test_lost_database_is_restored(database: Path, copy: Path) -> None:
    await add_games(database, 1, 2)
    await backup(database, copy)
    database.unlink()
    await restore(copy, database, replace=False)
    assert channels(database) == [1, 2]
    assert copy.exists()


async def test_database_is_replaced_only_on_request(database: Path, copy: Path) -> None:
    await add_games(database, 1)
    await backup(database, copy)
    await add_games(database, 2)
    with pytest.raises(CopyRefused, match="--replace"):
        await restore(copy, database, replace=False)
    assert channels(database) == [1, 2]
    await restore(copy, database, replace=True)
    assert channels(database) == [1]


async def test_nothing_is_restored_while_the_bot_runs(database: Path, copy: Path) -> None:
    await create_lobby(store := await open_store(database), channel_id=1)
    try:
        await backup(database, copy)
        with pytest.raises(CopyRefused, match="stop the bot"):
            await restore(copy, database, replace=True)
        await create_lobby(store, channel_id=2)
    finally:
        await store.close()
    assert channels(database) == [1, 2]


async def test_database_is_not_restored_from_itself(database: Path) -> None:
    await add_games(database, 1)
    with pytest.raises(CopyRefused, match="itself"):
        await restore(database, database, replace=True)


async def test_damaged_database_is_replaced_by_a_backup(database: Path, copy: Path) -> None:
    await add_games(database, *MANY)
    await backup(database, copy)
    database.write_bytes(b"\0" * 40_000)
    log = database.with_name(database.name + "-wal")
    log.write_bytes(b"left over from a crash")
    await restore(copy, database, replace=True)
    assert not log.exists()
    assert list(database.parent.glob("*.new")) == []
    assert len(channels(database)) == len(MANY)


def test_commands_back_up_and_restore(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NEVSKY_DATABASE", "games.sqlite3")
    asyncio.run(add_games(tmp_path / "games.sqlite3", 1))
    assert main(["backup", "copy.sqlite3"]) == 0
    assert main(["backup", "copy.sqlite3"]) == 2
    assert main(["restore", "copy.sqlite3"]) == 2
    assert main(["restore", "copy.sqlite3", "--replace"]) == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == len(told.err.splitlines()) == 2
    assert channels(tmp_path / "games.sqlite3") == [1]
