"""Commands with a PostgreSQL database, and the redaction of its password."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.locations import open_store
from tests.support.postgres import PostgresServer
from tests.support.storage.records import create_lobby, stored_game

PASSWORD = "not-a-real-password"  # noqa: S105


@pytest.fixture
def address(
    postgres_server: PostgresServer, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> str:
    """The database URL, with a password, which is also set in the environment."""
    text = f"postgresql://nevsky:{PASSWORD}@/{postgres_database}?host={postgres_server.folder}"
    monkeypatch.setenv("NEVSKY_DATABASE", text)
    return text


async def test_copy_command_copies_games(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await open_store(address)
    game_id = await create_lobby(store)
    await store.close()
    file = tmp_path / "games.sqlite3"
    assert await asyncio.to_thread(main, ["copy", address, str(file)]) == 0
    output = capsys.readouterr()
    assert "game: 1\n" in output.out
    assert f"is copied to {file}. Every row" in output.out
    assert PASSWORD not in output.out + output.err
    store = await open_store(file)
    assert (await stored_game(store, game_id)).ply == 1
    await store.close()
    assert await asyncio.to_thread(main, ["copy", str(file), address]) == 2
    output = capsys.readouterr()
    assert "is not empty, and was left as it is." in output.err
    assert PASSWORD not in output.out + output.err


async def test_invalid_address_is_reported_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["copy", f"postgresql://nevsky:{PASSWORD}/@x/y", "games.sqlite3"]) == 2
    output = capsys.readouterr()
    assert "postgresql://" in output.err
    assert PASSWORD not in output.out + output.err


def test_bot_does_not_start_with_an_invalid_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NEVSKY_DATABASE", f"postgresql://nevsky:{PASSWORD}/1@localhost/nevsky")
    assert main([]) == 2
    stderr = capsys.readouterr().err
    assert "in the password written as" in stderr
    assert PASSWORD not in stderr


@pytest.mark.parametrize("task", ["backup", "restore"])
async def test_backup_and_restore_refuse_postgresql(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], task: str
) -> None:
    assert main([task, str(tmp_path / "copy.sqlite3")]) == 2
    stderr = capsys.readouterr().err
    assert "pg_dump" in stderr
    assert PASSWORD not in stderr


def test_password_is_redacted_in_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NEVSKY_DATABASE", f"postgresql://nevsky:{PASSWORD}@localhost/nevsky")

    def run(_: object) -> int:
        logging.getLogger("bot").warning("it is %s", PASSWORD)
        return 0

    monkeypatch.setattr("bot.ops.run.run_bot", run)
    assert main([]) == 0
    stderr = capsys.readouterr().err
    assert "it is" in stderr
    assert PASSWORD not in stderr
