"""Migrations, on both databases: applied once, and while another process plays on."""
# ruff: noqa: S608 - tables and columns of these tests

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.storage.errors import LeaseLost, StoreError, StoreUnusable
from bot.storage.fencing import OWNER_KEY
from bot.storage.locations import open_lease_store, open_store
from bot.storage.migration import MIGRATIONS, migration_scripts
from bot.storage.records import CommitResult, SeatRow
from bot.storage.sqlite import files
from bot.storage.sqlite.files import open_database
from bot.storage.statements import TABLES
from tests.programs.bench.storage import play, table_of_two
from tests.support.postgres import PostgresServer
from tests.support.storage import legacy
from tests.support.storage.bare_database import BareDatabase, BareSQLite, empty_postgres
from tests.support.storage.legacy import COMPRESSED, ENDED, RUNNING, create_legacy_database
from tests.support.storage.records import ANNA, create_lobby, game_update, stored_game

NEWEST = len(migration_scripts(MIGRATIONS))

LEASE_TABLES = ("shard_lease", "cluster_member", "identify_bucket")

MOVES_BEFORE_MIGRATION = 10


@asynccontextmanager
async def bare_database(
    request: pytest.FixtureRequest, file: Path, kind: str
) -> AsyncIterator[BareDatabase]:
    if kind == "sqlite":
        yield BareSQLite(file)
    else:
        async with empty_postgres(request.getfixturevalue("postgres_server")) as made:
            yield made


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[BareDatabase]:
    """A database of each kind, without tables."""
    async with bare_database(request, tmp_path / "games.sqlite3", request.param) as made:
        yield made


@pytest.fixture
def migrations(tmp_path: Path) -> Path:
    """A copy of the migrations, to which others can be added."""
    return Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))


async def open_and_close(database: BareDatabase, migrations: Path = MIGRATIONS) -> None:
    store = await open_store(database.location, migrations)
    await store.close()


async def applied_migrations(database: BareDatabase) -> list[int]:
    return [row[0] for row in await database.fetch("SELECT number FROM migration ORDER BY number")]


def tables_of(database: BareDatabase) -> tuple[str, ...]:
    return TABLES + (LEASE_TABLES if database.name == "postgres" else ())


async def content(database: BareDatabase) -> object:
    """Return the schema and the rows of a legacy database."""
    tables = legacy.rows(database.name)
    rows = [sorted(map(repr, await database.fetch(f"SELECT * FROM {name}"))) for name in tables]
    return await database.schema(), rows


# Migrations in general


async def test_migrations_are_applied_in_order_and_once(
    database: BareDatabase, migrations: Path
) -> None:
    await open_and_close(database)
    added = migrations / f"{NEWEST + 1:04}_colour.sql"
    added.write_text(
        "ALTER TABLE meta ADD COLUMN colour TEXT;\nINSERT INTO meta VALUES ('a', 'b', NULL);"
    )
    for _ in range(2):
        await open_and_close(database, migrations)
    assert await applied_migrations(database) == list(range(1, NEWEST + 2))
    assert await database.fetch("SELECT key, value, colour FROM meta") == [("a", "b", None)]


async def test_broken_migration_changes_nothing(
    database: BareDatabase, migrations: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await open_and_close(database)
    before = await database.schema()
    broken = migrations / f"{NEWEST + 1:04}_broken.sql"
    broken.write_text(
        "INSERT INTO meta VALUES ('a', 'b');\nCREATE TABLE fresh (a TEXT);\nDROP TABLE nowhere;"
    )
    with pytest.raises(StoreError):
        await open_store(database.location, migrations)
    assert broken.name in caplog.text
    assert await applied_migrations(database) == list(range(1, NEWEST + 1))
    assert await database.schema() == before
    assert await database.fetch("SELECT * FROM meta") == []


async def test_missing_migration_is_noticed(database: BareDatabase, migrations: Path) -> None:
    (migrations / f"{NEWEST + 2:04}_too_far.sql").touch()
    with pytest.raises(ValueError, match=f"migration {NEWEST + 1} is missing"):
        await open_store(database.location, migrations)


@pytest.fixture
def patient_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """No start gives up because the migration of another one takes long on a busy machine."""
    monkeypatch.setattr(files, "STARTUP_LOCK_TIMEOUT", 60.0)


@pytest.mark.usefixtures("patient_start")
@pytest.mark.parametrize("is_legacy", [False, True], ids=["empty", "legacy"])
async def test_processes_that_start_at_once_migrate_once(
    database: BareDatabase, is_legacy: bool
) -> None:
    if is_legacy:
        await create_legacy_database(database)
    stores = await asyncio.gather(*(open_store(database.location) for _ in range(4)))
    assert await applied_migrations(database) == list(range(1, NEWEST + 1))
    game_id = RUNNING if is_legacy else await create_lobby(stores[0])
    for store in stores:
        assert (await stored_game(store, game_id)).ply == (3 if is_legacy else 1)
        await store.close()


@pytest.mark.usefixtures("patient_start")
async def test_processes_that_create_a_file_at_once_wait_for_each_other(tmp_path: Path) -> None:
    """SQLite itself waits for no other connection that switches a file to its write-ahead log."""
    for attempt in range(12):
        file = tmp_path / f"games_{attempt}.sqlite3"
        connections = await asyncio.gather(*(open_database(file) for _ in range(4)))
        for connection in connections:
            assert [*await connection.execute_fetchall("PRAGMA journal_mode")] == [("wal",)]
            await connection.close()


# The next version


async def test_open_store_plays_on_beside_the_next_version(
    database: BareDatabase, migrations: Path
) -> None:
    old = await open_store(database.location)
    await old.acquire_lease()
    table = await table_of_two(old, 1)
    moves, newer = play(old, table, Random(1), 1_000), None
    async for _ in moves:
        if table.row.ply == MOVES_BEFORE_MIGRATION:
            add_next_version(database, migrations)
            newer = await open_store(database.location, migrations)
    assert newer is not None
    assert await applied_migrations(database) == list(range(1, NEWEST + 2))
    assert table.row.status == "over"
    for store in (old, newer):
        row = await stored_game(store, table.row.id)
        assert (row.ply, row.status) == (table.row.ply, "over")
        assert await store.seats(row.id) == table.seats
        assert len(await store.moves(row.id, 0)) == row.ply
        assert len(await store.state_history(row.id)) >= row.ply - 1
        assert await store.snapshot(row.id, row.ply) == row.state
    await old.mark_announced(table.row.id, table.row.ply, None)
    await old.compress_game(table.row.id)
    assert len(await newer.moves(table.row.id, 0)) == table.row.ply
    other = await create_lobby(old, channel_id=2)
    await old.commit(game_update(other, phase_end_states=("end",)))
    assert await newer.open_game(2) == await old.open_game(2) == await old.game(other)
    await old.set_user_settings(ANNA, "a")
    assert await newer.user_settings(ANNA) == "a"
    await newer.acquire_lease()
    with pytest.raises(LeaseLost):
        await old.commit(game_update(other, 2))
    assert await newer.commit(game_update(other, 2)) is CommitResult.COMMITTED
    assert (await stored_game(old, other)).ply == 3
    assert await database.fetch("SELECT DISTINCT added FROM result") == [("newer",)]
    await old.close()
    await newer.close()


def add_next_version(database: BareDatabase, migrations: Path) -> None:
    """Add a migration that adds a column to every table, and a table."""
    columns = [
        f"ALTER TABLE {table} ADD COLUMN added TEXT NOT NULL DEFAULT 'newer';"
        for table in tables_of(database)
    ]
    script = "\n".join((*columns, "CREATE TABLE added (id BIGINT PRIMARY KEY);"))
    (migrations / f"{NEWEST + 1:04}_next.sql").write_text(script)


# The last schema from before migrations were numbered anew


async def test_every_row_of_a_legacy_database_is_taken_over(database: BareDatabase) -> None:
    tables = await create_legacy_database(database)
    await open_and_close(database)
    for table, rows in tables.items():
        expected = [legacy.renamed(table, row) for row in rows]
        if table == "meta":
            expected.append({"key": "lease-owner", "value": legacy.PREVIOUS_OWNER})
        for row in expected:
            if row.get("status") == "running":
                # The game had no time limit when it began.
                row["settings"] = '{"time_limit":0}'
        columns = ", ".join(expected[0] | expected[-1])
        stored = await database.fetch(f"SELECT {columns} FROM {legacy.NAMES.get(table, table)}")
        names = columns.split(", ")
        assert sorted(map(repr, stored)) == sorted(
            repr(tuple(row.get(name) for name in names)) for row in expected
        )


async def test_database_taken_over_has_the_schema_of_a_fresh_one(
    database: BareDatabase, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    await create_legacy_database(database)
    await open_and_close(database)
    assert await applied_migrations(database) == list(range(1, NEWEST + 1))
    async with bare_database(request, tmp_path / "fresh.sqlite3", database.name) as fresh:
        await open_and_close(fresh)
        assert await database.schema() == await fresh.schema()


async def test_games_of_a_legacy_database_go_on(database: BareDatabase) -> None:
    await create_legacy_database(database)
    store = await open_store(database.location)
    assert await store.get_meta(OWNER_KEY) == legacy.PREVIOUS_OWNER
    await store.acquire_lease()
    assert await store.get_meta(OWNER_KEY) != legacy.PREVIOUS_OWNER
    [anna, ai] = await store.seats(RUNNING)
    assert anna == SeatRow(
        0, "Anna", ANNA, intent="pass", remind_at=30, question_ply=3, informed_ply=2
    )
    update = game_update(RUNNING, 3, keep_history=True, interaction_id=99)
    assert await store.commit(update) is CommitResult.COMMITTED
    assert [row.state for row in await store.state_history(RUNNING)] == [
        *legacy.STATES,
        '"state 4"',
    ]
    assert (await store.seats(RUNNING)) == (anna, ai)
    duplicate = game_update(RUNNING, 4, interaction_id=10 * RUNNING + 2)
    assert await store.commit(duplicate) is CommitResult.DUPLICATE
    assert await create_lobby(store, channel_id=50) == COMPRESSED + 2
    await store.close()


async def test_ended_games_of_a_legacy_database_read_as_before(database: BareDatabase) -> None:
    await create_legacy_database(database)
    store = await open_store(database.location)
    await store.acquire_lease()
    assert await store.uncompressed_games(9) == (ENDED,)
    await store.compress_game(ENDED)
    for game_id in (ENDED, COMPRESSED):
        log = await store.moves(game_id, 0)
        assert [move.events for move in log] == ["[]", '["e"]', '["«Пётр»"]']
        assert [move.action for move in log] == [None, None, '{"kind":"buy"}']
        assert [row.state for row in await store.state_history(game_id)] == list(legacy.STATES)
        assert len(await store.results(game_id)) == 1
    assert set((await store.results_since(1, 0, 9))[1]) == {ENDED, COMPRESSED}
    assert await store.artifact(COMPRESSED, "film") == b"\x00\xff"
    assert [review.findings for review in await store.pending_reviews()] == ["some"]
    await store.request_review(COMPRESSED, ANNA)
    await store.close()


async def test_shard_leases_of_a_legacy_database_pass_on(postgres_server: PostgresServer) -> None:
    async with empty_postgres(postgres_server) as database:
        await create_legacy_database(database, owner=f"{legacy.SHARD_COUNT} shards")
        process = await open_lease_store(database.location)
        await process.join_cluster(legacy.SHARD_COUNT, adopt_existing=False)
        await process.heartbeat(60, leaving=False, wanted_shards=None)
        leases = await process.claim(range(2), 2, include_expired=True)
        assert sorted((lease.shard_id, lease.epoch) for lease in leases) == [(0, 6), (1, 7)]
        [first] = [lease for lease in leases if lease.shard_id == 0]
        store = process.store_for(first)
        assert await store.commit(game_update(RUNNING, 3)) is CommitResult.COMMITTED
        await process.close()


async def test_older_legacy_database_is_refused_unchanged(database: BareDatabase) -> None:
    await create_legacy_database(database, versions_back=1)
    before = await content(database)
    with pytest.raises(StoreUnusable, match=r"written by a version that is too old.*\.$"):
        await open_store(database.location)
    assert await content(database) == before


async def test_takeover_that_fails_leaves_a_legacy_database_unchanged(
    database: BareDatabase, migrations: Path
) -> None:
    await create_legacy_database(database)
    before = await content(database)
    (migrations / f"{NEWEST + 1:04}_broken.sql").write_text("DROP TABLE nowhere;")
    with pytest.raises(StoreError):
        await open_store(database.location, migrations)
    assert await content(database) == before
    await open_and_close(database)
    assert await applied_migrations(database) == list(range(1, NEWEST + 1))
