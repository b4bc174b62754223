"""Which databases of PostgreSQL are opened, and that a refused one is named without password."""

from __future__ import annotations

import asyncio
import shutil
import traceback
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from bot.storage import locations
from bot.storage.contract import StoreError, StoreUnusable
from bot.storage.locations import open_store, parse_location
from bot.storage.postgres.connection import MIGRATIONS, connect, migrate
from bot.storage.postgres_url import InvalidPostgresUrl, PostgresUrl
from bot.storage.records import CommitResult
from tests.postgres import GUEST, PostgresServer
from tests.store.rows import ANNA, change, everything, known, lobby

NEWEST = len(list(MIGRATIONS.glob("*.sql")))
PASSWORD = "s3cret/word"  # noqa: S105
WRITTEN = "s3cret%2Fword"


@pytest.fixture
async def name(server: PostgresServer) -> AsyncIterator[str]:
    """A database with nothing in it."""
    made = await server.empty_database()
    yield made
    await server.drop(made)


@pytest.fixture
def migrations(tmp_path: Path) -> Path:
    return Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))


@pytest.fixture(scope="module")
def careless() -> Iterator[PostgresServer]:
    """A server of its own, to be started with other settings."""
    made = PostgresServer("careless")
    yield made
    made.remove()


async def refusal(place: PostgresUrl) -> str:
    with pytest.raises(StoreUnusable) as caught:
        await open_store(place)
    shown = "".join(traceback.format_exception(caught.value))
    assert PASSWORD not in shown
    assert WRITTEN not in shown
    message = str(caught.value)
    assert message.endswith(".")
    return message


# Addresses


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (
            f"postgresql://anna:{WRITTEN}@db.example.org:5433/nevsky",
            "nevsky at db.example.org:5433",
        ),
        ("postgres://db.example.org/nevsky", "nevsky at db.example.org"),
        ("postgresql:///nevsky", "nevsky"),
        (f"postgresql://x:{WRITTEN}@one:1,two:2/nevsky", "nevsky at one:1,two:2"),
        ("postgresql://[::1]:5432/nevsky", "nevsky at [::1]:5432"),
        ("postgresql://anna@db.example.org", "anna at db.example.org"),
    ],
)
def test_an_address_is_shown_without_user_and_password(text: str, shown: str) -> None:
    place = parse_location(text)
    assert isinstance(place, PostgresUrl)
    assert str(place) == shown
    assert WRITTEN not in repr(place)


def test_the_password_is_known_for_what_must_not_be_shown() -> None:
    place = parse_location(f"postgresql://anna:{WRITTEN}@localhost/nevsky")
    assert isinstance(place, PostgresUrl)
    assert set(place.passwords) == {PASSWORD, WRITTEN}
    assert PostgresUrl("postgresql://localhost").passwords == ()


def test_anything_else_is_a_file() -> None:
    assert parse_location("games.sqlite3") == Path("games.sqlite3")
    assert parse_location(Path("postgresql.sqlite3")) == Path("postgresql.sqlite3")


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://anna:a/b@localhost/x",
        "postgres://[/x",
        "mysql://anna:b@localhost/x",
        "postgresql://anna:a@b:c@localhost:x/x",
    ],
)
def test_what_is_no_address_is_refused_without_a_word_of_it(text: str) -> None:
    with pytest.raises(InvalidPostgresUrl) as caught:
        parse_location(text)
    shown = "".join(traceback.format_exception(caught.value))
    assert "anna" not in shown
    assert str(caught.value).endswith(".")


# What is refused


@pytest.mark.parametrize("setting", ["fsync", "synchronous_commit"])
async def test_a_server_that_could_lose_confirmed_moves_is_refused(
    careless: PostgresServer, setting: str
) -> None:
    careless.start(**{setting: "off"})
    try:
        assert setting in await refusal(careless.address())
    finally:
        careless.kill()


async def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    nowhere = PostgresUrl(f"postgresql://anna:{WRITTEN}@/nevsky?host={tmp_path}")
    assert await refusal(nowhere) == "The database nevsky cannot be reached."
    closed = PostgresUrl(f"postgresql://anna:{WRITTEN}@127.0.0.1:1/nevsky")
    assert await refusal(closed) == "The database nevsky at 127.0.0.1:1 cannot be reached."


async def test_a_wrong_password_is_named(server: PostgresServer, name: str) -> None:
    await server.statement(f"DROP ROLE IF EXISTS {GUEST}")
    await server.statement(f"CREATE ROLE {GUEST} LOGIN PASSWORD 'another'")
    place = server.address(name, user=f"{GUEST}:{WRITTEN}")
    assert "lets nobody in with that user and password" in await refusal(place)


async def test_who_may_make_no_tables_is_named(server: PostgresServer, name: str) -> None:
    await server.statement(f"DROP ROLE IF EXISTS {GUEST}")
    await server.statement(f"CREATE ROLE {GUEST} LOGIN PASSWORD '{PASSWORD}'")
    place = server.address(name, user=f"{GUEST}:{WRITTEN}")
    assert "does not let this user make tables" in await refusal(place)


async def test_a_database_that_does_not_exist_is_named(server: PostgresServer) -> None:
    assert await refusal(server.address("nowhere")) == "The database nowhere does not exist."


async def test_another_programs_database_is_refused(
    server: PostgresServer, name: str, place: PostgresUrl
) -> None:
    await server.statement("CREATE TABLE bookmark (url TEXT)", name=name)
    assert "belongs to another program" in await refusal(place)
    tables = await server.statement(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name=name
    )
    assert [row[0] for row in tables] == ["bookmark"]


async def test_a_newer_schema_is_refused(
    server: PostgresServer, name: str, place: PostgresUrl
) -> None:
    await migrate(place)
    sql = "INSERT INTO nevsky_migration VALUES ($1, 'newer')"
    await server.statement(sql, NEWEST + 1, name=name)
    assert "newer version" in await refusal(place)


async def test_texts_in_another_encoding_are_refused(server: PostgresServer) -> None:
    await server.statement("CREATE DATABASE latin TEMPLATE template0 ENCODING LATIN1 LOCALE 'C'")
    try:
        assert "UTF8" in await refusal(server.address("latin"))
    finally:
        await server.drop("latin")


# Migrations


async def test_migrations_are_applied_in_order_and_once(
    place: PostgresUrl, migrations: Path
) -> None:
    await migrate(place)
    second = migrations / f"{NEWEST + 1:04}_colour.sql"
    second.write_text(
        "ALTER TABLE meta ADD COLUMN colour TEXT; INSERT INTO meta VALUES ('a', 'b');"
    )
    for _ in range(2):
        await migrate(place, migrations)
    connection = await connect(place)
    assert await connection.fetchval("SELECT count(*) FROM nevsky_migration") == NEWEST + 1
    assert await connection.fetchval("SELECT count(*) FROM meta WHERE colour IS NULL") == 1
    await connection.close()


async def test_a_broken_migration_leaves_the_version_before_it(
    place: PostgresUrl, migrations: Path
) -> None:
    await migrate(place)
    broken = migrations / f"{NEWEST + 1:04}_broken.sql"
    broken.write_text("CREATE TABLE fresh (a TEXT);\nDROP TABLE nowhere;")
    with pytest.raises(StoreError, match=rf"{broken.name}.*nowhere"):
        await migrate(place, migrations)
    connection = await connect(place)
    assert await connection.fetchval("SELECT count(*) FROM nevsky_migration") == NEWEST
    assert await connection.fetchval("SELECT to_regclass('fresh')") is None
    await connection.close()


async def test_a_missing_migration_is_noticed(place: PostgresUrl, migrations: Path) -> None:
    (migrations / f"{NEWEST + 2:04}_too_far.sql").touch()
    with pytest.raises(ValueError, match=f"migration {NEWEST + 1} is missing"):
        await migrate(place, migrations)


async def test_processes_that_start_at_once_apply_them_once(place: PostgresUrl) -> None:
    stores = await asyncio.gather(*(open_store(place) for _ in range(4)))
    game_id = await lobby(stores[0])
    for store in stores:
        assert (await known(store, game_id)).ply == 1
        await store.close()


async def test_a_store_that_is_open_plays_on_with_columns_it_does_not_know(
    server: PostgresServer, name: str, place: PostgresUrl
) -> None:
    store = await open_store(place)
    game_id = await lobby(store)
    await store.commit(change(game_id, snapshot=True, phase_end_states=("end",), keep_history=True))
    before = await everything(store, game_id)
    tables = await server.statement(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name=name
    )
    assert len(tables) == 19
    for (table,) in tables:
        sql = f"ALTER TABLE {table} ADD COLUMN added TEXT NOT NULL DEFAULT 'newer'"
        await server.statement(sql, name=name)
    assert await everything(store, game_id) == before
    press = change(game_id, 2, snapshot=True, phase_end_states=("end",), keep_history=True)
    assert await store.commit(press) is CommitResult.COMMITTED
    await store.set_user_settings(ANNA, "a")
    assert await store.user_settings(ANNA) == "a"
    await store.set_meta("key", "value")
    await store.acquire_lease()
    assert await store.get_meta("key") == "value"
    await store.close()


# The log


@pytest.mark.parametrize(
    "column",
    ["game_id = 9", "ply = 9", "action = 'x'", "events = '[]'", "kind = 'x'", "seat = 9", "at = 9"],
)
async def test_the_log_is_append_only(
    server: PostgresServer, name: str, place: PostgresUrl, column: str
) -> None:
    store = await open_store(place)
    game_id = await lobby(store)
    await store.commit(change(game_id, action="a", events='["b"]'))
    before = await everything(store, game_id)
    with pytest.raises(asyncpg.PostgresError, match="append only"):
        await server.statement(f"UPDATE move SET {column} WHERE ply = 2", name=name)  # noqa: S608
    assert await everything(store, game_id) == before
    await store.close()


async def test_a_game_can_be_deleted_and_its_id_never_comes_back(
    server: PostgresServer, name: str, place: PostgresUrl
) -> None:
    store = await open_store(place)
    game_id = await lobby(store)
    await store.commit(change(game_id, snapshot=True, phase_end_states=("end",)))
    await server.statement("DELETE FROM game", name=name)
    assert await everything(store, game_id) == (None, (), (), [None] * 10, [()] * 10)
    assert await lobby(store) > game_id
    await store.close()


# A place for games that nobody keeps


async def test_a_fresh_place_is_empty_each_time_and_touches_no_other(place: PostgresUrl) -> None:
    kept = await open_store(place)
    game_id = await lobby(kept)
    for _ in range(2):
        store = await open_store(await locations.create_scratch_schema(place))
        assert await store.game(game_id) is None
        assert await lobby(store) == 1
        await store.close()
    assert (await known(kept, game_id)).ply == 1
    await kept.close()
