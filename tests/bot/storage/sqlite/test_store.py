"""What is particular to games in SQLite: one connection, one file, and its errors."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.storage import statements
from bot.storage.errors import StoreError, StoreUnavailable
from bot.storage.locations import open_store
from bot.storage.records import CommitResult
from bot.storage.sqlite import database
from bot.storage.store import Store
from tests.support.storage.records import create_lobby, full_dump, game_update, stored_game
from tests.support.storage.sqlite import driver_of, execute_inside

PATIENCE = 60


class Gate:
    """An SQL function `pass_gate()`, at which a statement waits."""

    def __init__(self) -> None:
        self.reached, self.is_open = threading.Event(), threading.Event()

    def wait(self) -> int:
        self.reached.set()
        return int(self.is_open.wait(PATIENCE))


@asynccontextmanager
async def gate(store: Store) -> AsyncIterator[Gate]:
    """Add the function to an open store. It lets everything pass at the end of the block."""
    made = Gate()
    await driver_of(store).create_function("pass_gate", 0, made.wait)
    try:
        yield made
    finally:
        made.is_open.set()


# One connection


async def test_commit_that_fails_at_its_last_statement_leaves_nothing(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await create_lobby(sqlite)
    before = await full_dump(sqlite, game_id)
    update = game_update(game_id, seats=(), interaction_id=5, keep_history=True)
    with monkeypatch.context() as patch:
        patch.setattr(statements, "INSERT_STATE_DELTAS", "INSERT INTO nowhere VALUES (1)")
        with pytest.raises(StoreError, match="nowhere"):
            await sqlite.commit(update)
    assert await full_dump(sqlite, game_id) == before
    assert await sqlite.commit(update) is CommitResult.COMMITTED


async def test_commit_succeeds_after_one_whose_statements_could_not_be_prepared(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await create_lobby(sqlite)
    update = game_update(game_id, snapshot=True)
    with monkeypatch.context() as patch:
        patch.setattr(statements, "INSERT_SNAPSHOT", "INSERT INTO")
        with pytest.raises(StoreError):
            await sqlite.commit(update)
    assert await sqlite.commit(update) is CommitResult.COMMITTED


async def test_queued_commit_is_done_although_its_caller_is_cancelled(sqlite: Store) -> None:
    game_id = await create_lobby(sqlite)
    async with gate(sqlite):
        busy = asyncio.create_task(execute_inside(sqlite, "SELECT pass_gate()"))
        waiting = asyncio.create_task(sqlite.commit(game_update(game_id, snapshot=True)))
        await asyncio.sleep(0.01)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    await busy
    assert (await stored_game(sqlite, game_id)).ply == 2
    assert await sqlite.snapshot(game_id, 2) is not None


async def test_caller_cancelled_inside_a_transaction_leaves_none_open(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await create_lobby(sqlite)
    monkeypatch.setattr(
        statements, "INSERT_SNAPSHOT", f"{statements.INSERT_SNAPSHOT} WHERE pass_gate()"
    )
    async with gate(sqlite) as entered:
        updates = (game_update(game_id), game_update(game_id, 2, snapshot=True))
        committing = asyncio.create_task(sqlite.commit(*updates))
        assert await asyncio.to_thread(entered.reached.wait, PATIENCE)
        reading = asyncio.create_task(full_dump(sqlite, game_id))
        await asyncio.sleep(0.01)
        committing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await committing
        assert driver_of(sqlite).in_transaction
    seen = await reading
    assert not driver_of(sqlite).in_transaction
    assert seen == await full_dump(sqlite, game_id)
    assert (await stored_game(sqlite, game_id)).ply == 3
    assert await sqlite.snapshot(game_id, 3) is not None


# Errors


async def test_lock_of_another_program_is_transient(
    sqlite: Store, database_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await create_lobby(sqlite)
    monkeypatch.setattr(database, "LOCK_TIMEOUT", 0.1)
    with closing(sqlite3.connect(database_file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await sqlite.commit(game_update(game_id))
        assert (await stored_game(sqlite, game_id)).ply == 1, "it can be read meanwhile"
    assert await sqlite.commit(game_update(game_id)) is CommitResult.COMMITTED


async def test_full_disk_is_transient(sqlite: Store) -> None:
    game_id = await create_lobby(sqlite)

    async def limit_pages(most: int) -> None:
        await execute_inside(sqlite, f"PRAGMA max_page_count = {most}")

    await limit_pages(1)
    with pytest.raises(StoreUnavailable, match="full"):
        await sqlite.commit(game_update(game_id, state="x" * 100_000))
    await limit_pages(100_000)
    assert await sqlite.commit(game_update(game_id)) is CommitResult.COMMITTED


# The file


async def test_store_in_memory_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await open_store(":memory:")
    assert await store.commit(game_update(await create_lobby(store))) is CommitResult.COMMITTED
    await store.check()
    await store.close()
    assert not list(tmp_path.iterdir())  # noqa: ASYNC240


@pytest.mark.slow
def test_process_ends_once_its_store_is_closed(database_file: Path) -> None:
    program = (
        "import asyncio, sys\n"
        "from bot.storage.locations import open_store\n"
        "async def main():\n"
        "    store = await open_store(sys.argv[1])\n"
        "    await store.check()\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
    )
    subprocess.run([sys.executable, "-c", program, database_file], check=True, timeout=120)
