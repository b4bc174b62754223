"""What only the store in SQLite promises: one thread, one file, and columns added beside it."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.storage import sqlite_connection, sqlite_transactions
from bot.storage.errors import StoreError, StoreUnavailable
from bot.storage.locations import open_store
from bot.storage.records import CommitResult, GameUpdate, ResultRow
from bot.storage.store import Store
from tests.programs.bench.storage import play, table_of_two
from tests.support.storage.records import ANNA, create_lobby, full_dump, game_update, stored_game
from tests.support.storage.sqlite import execute_outside, run_on_connection

PATIENCE = 5


# One thread


async def test_a_commit_that_fails_at_its_last_step_leaves_nothing(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await create_lobby(sqlite)
    before = await full_dump(sqlite, game_id)

    def fail(*_: object) -> None:
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite_transactions, "_store_states", fail)
        with pytest.raises(RuntimeError, match="power cut"):
            await sqlite.commit(game_update(game_id, seats=(), interaction_id=5))
    assert await full_dump(sqlite, game_id) == before
    assert await sqlite.commit(game_update(game_id, interaction_id=5)) is CommitResult.COMMITTED


async def test_what_waits_for_its_turn_is_done_though_its_caller_is_cancelled(
    sqlite: Store,
) -> None:
    game_id, free = await create_lobby(sqlite), threading.Event()
    busy = asyncio.create_task(run_on_connection(sqlite, lambda _: free.wait(PATIENCE)))
    waiting = asyncio.create_task(sqlite.commit(game_update(game_id, snapshot=True)))
    await asyncio.sleep(0.01)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    free.set()
    await busy
    assert (await stored_game(sqlite, game_id)).ply == 2
    assert await sqlite.snapshot(game_id, 2) is not None


async def test_transaction_in_progress_is_finished_atomically(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await create_lobby(sqlite)
    half, go_on = threading.Event(), threading.Event()
    finish: Callable[[sqlite3.Connection, GameUpdate], None] = sqlite_transactions._store_states

    def dawdle(connection: sqlite3.Connection, made: GameUpdate) -> None:
        half.set()
        go_on.wait(PATIENCE)
        finish(connection, made)

    monkeypatch.setattr(sqlite_transactions, "_store_states", dawdle)
    committing = asyncio.create_task(sqlite.commit(game_update(game_id, snapshot=True)))
    assert await asyncio.to_thread(half.wait, PATIENCE)
    looking = asyncio.create_task(full_dump(sqlite, game_id))
    await asyncio.sleep(0.01)
    committing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await committing
    go_on.set()
    assert await looking == await full_dump(sqlite, game_id)
    assert (await stored_game(sqlite, game_id)).ply == 2
    assert await sqlite.snapshot(game_id, 2) is not None


async def test_unawaited_failure_is_ignored(
    sqlite: Store, caplog: pytest.LogCaptureFixture
) -> None:
    free = threading.Event()
    busy = asyncio.create_task(run_on_connection(sqlite, lambda _: free.wait(PATIENCE)))
    broken = asyncio.create_task(
        run_on_connection(sqlite, lambda connection: connection.execute("no sql"))
    )
    await asyncio.sleep(0.01)
    broken.cancel()
    free.set()
    await asyncio.gather(busy, broken, return_exceptions=True)
    await sqlite.check()
    gc.collect()
    assert caplog.records == []


# Errors of its own


async def test_lock_of_another_program_is_transient(
    sqlite: Store, database_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await create_lobby(sqlite)
    monkeypatch.setattr(sqlite_connection, "LOCK_TIMEOUT", 0.1)
    with closing(sqlite3.connect(database_file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await sqlite.commit(game_update(game_id))
        assert (await stored_game(sqlite, game_id)).ply == 1, "it can be read meanwhile"
    assert await sqlite.commit(game_update(game_id)) is CommitResult.COMMITTED


async def test_full_disk_is_transient(sqlite: Store) -> None:
    game_id = await create_lobby(sqlite)

    async def pages(most: int) -> None:
        sql = f"PRAGMA max_page_count = {most}"
        await run_on_connection(sqlite, lambda connection: connection.execute(sql).fetchone())

    await pages(1)
    with pytest.raises(StoreUnavailable, match="full"):
        await sqlite.commit(game_update(game_id, state="x" * 100_000))
    await pages(100_000)
    assert await sqlite.commit(game_update(game_id)) is CommitResult.COMMITTED


@pytest.mark.parametrize(
    "sql",
    ["SELECT colour FROM game", "SELECT 1 FROM nowhere", "INSERT INTO snapshot VALUES (9, 1, '')"],
)
async def test_permanent_error_is_not_transient(sqlite: Store, sql: str) -> None:
    with pytest.raises(StoreError) as caught:
        await run_on_connection(sqlite, lambda connection: connection.execute(sql))
    assert not isinstance(caught.value, StoreUnavailable)


# What stays in the file


@pytest.mark.parametrize(
    "column", ["game_id = 9", "ply = 9", "action = 'x'", "events = 'x'", "kind = 'x'", "seat = 9"]
)
async def test_the_log_is_append_only(sqlite: Store, database_file: Path, column: str) -> None:
    game_id = await create_lobby(sqlite)
    before = await full_dump(sqlite, game_id)
    with pytest.raises(sqlite3.IntegrityError, match="append only"):
        execute_outside(database_file, f"UPDATE move SET {column}")  # noqa: S608
    assert await full_dump(sqlite, game_id) == before


async def test_a_game_can_be_deleted_and_its_id_never_comes_back(
    sqlite: Store, database_file: Path
) -> None:
    game_id = await create_lobby(sqlite)
    results = (ResultRow(0, ANNA, 1, 12, 1),)
    await sqlite.commit(
        game_update(game_id, snapshot=True, phase_end_states=("end",), results=results)
    )
    await run_on_connection(sqlite, lambda connection: connection.execute("DELETE FROM game"))
    assert await full_dump(sqlite, game_id) == (None, (), (), [None] * 10, [()] * 10)
    assert execute_outside(database_file, "SELECT count(*) FROM result") == [(0,)]
    # Old buttons carry the id of the game that is gone.
    assert await create_lobby(sqlite) > game_id


async def test_a_store_in_memory_works_and_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await open_store(":memory:")
    assert await store.commit(game_update(await create_lobby(store))) is CommitResult.COMMITTED
    await store.check()
    await store.close()
    assert not list(tmp_path.iterdir())  # noqa: ASYNC240


# Columns that a newer process has added


async def test_a_store_that_is_open_plays_on_with_columns_it_does_not_know(
    sqlite: Store, database_file: Path
) -> None:
    await sqlite.acquire_lease()
    table = await table_of_two(sqlite, 1)
    tables = [name for (name,) in execute_outside(database_file, "SELECT name FROM sqlite_schema "
              "WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]  # fmt: skip
    assert len(tables) == 15
    for name in tables:
        execute_outside(
            database_file, f"ALTER TABLE {name} ADD COLUMN added TEXT NOT NULL DEFAULT 'newer'"
        )
    moves = [took async for took in play(sqlite, table, Random(1), 1_000)]
    assert len(moves) > 20
    assert table.row.status == "over"
    row = await stored_game(sqlite, table.row.id)
    assert (row.ply, await sqlite.seats(row.id)) == (table.row.ply, table.seats)
    assert len(await sqlite.moves(row.id, 0)) == row.ply
    assert await sqlite.snapshot(row.id, row.ply) == row.state
    other = await create_lobby(sqlite, channel_id=2)
    await sqlite.commit(game_update(other, phase_end_states=("end",)))
    assert await sqlite.open_game(2) == await sqlite.game(other)
    assert await sqlite.phase_end_states(other, 2) == ("end",)
    await sqlite.set_user_settings(ANNA, "a")
    assert await sqlite.user_settings(ANNA) == "a"
    await sqlite.set_meta("key", "value")
    assert await sqlite.get_meta("key") == "value"
    await sqlite.acquire_lease()
    assert execute_outside(database_file, "SELECT DISTINCT added FROM result") == [("newer",)]
