"""Which databases of PostgreSQL are opened, and that a refused one is named without password."""

from __future__ import annotations

import traceback
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from bot.storage import locations
from bot.storage.errors import StoreUnusable
from bot.storage.locations import open_store, parse_location
from bot.storage.postgres.opening import open_migrated
from bot.storage.postgres_url import InvalidPostgresUrl, PostgresUrl
from tests.support.postgres import GUEST, PostgresServer
from tests.support.storage.records import create_lobby, full_dump, game_update, stored_game

PASSWORD = "s3cret/word"  # noqa: S105
WRITTEN = "s3cret%2Fword"


@pytest.fixture
async def postgres_database(postgres_server: PostgresServer) -> AsyncIterator[str]:
    """A database with nothing in it."""
    made = await postgres_server.create_empty_database()
    yield made
    await postgres_server.drop_database(made)


@pytest.fixture(scope="module")
def careless(postgres_server: PostgresServer) -> Iterator[PostgresServer]:
    """A server of its own, to be started with other settings.

    `postgres_server` is requested to skip where no server can run.
    """
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


async def test_a_wrong_password_is_named(
    postgres_server: PostgresServer, postgres_database: str
) -> None:
    await postgres_server.fetch(f"DROP ROLE IF EXISTS {GUEST}")
    await postgres_server.fetch(f"CREATE ROLE {GUEST} LOGIN PASSWORD 'another'")
    place = postgres_server.address(postgres_database, user=f"{GUEST}:{WRITTEN}")
    assert "lets nobody in with that user and password" in await refusal(place)


async def test_who_may_make_no_tables_is_named(
    postgres_server: PostgresServer, postgres_database: str
) -> None:
    await postgres_server.fetch(f"DROP ROLE IF EXISTS {GUEST}")
    await postgres_server.fetch(f"CREATE ROLE {GUEST} LOGIN PASSWORD '{PASSWORD}'")
    place = postgres_server.address(postgres_database, user=f"{GUEST}:{WRITTEN}")
    assert "does not let this user make tables" in await refusal(place)


async def test_a_database_that_does_not_exist_is_named(postgres_server: PostgresServer) -> None:
    assert (
        await refusal(postgres_server.address("nowhere")) == "The database nowhere does not exist."
    )


async def test_another_programs_database_is_refused(
    postgres_server: PostgresServer, postgres_database: str, postgres_address: PostgresUrl
) -> None:
    await postgres_server.fetch("CREATE TABLE bookmark (url TEXT)", database=postgres_database)
    assert "belongs to another program" in await refusal(postgres_address)
    tables = await postgres_server.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public'", database=postgres_database
    )
    assert [row[0] for row in tables] == ["bookmark"]


async def test_a_newer_schema_is_refused(
    postgres_server: PostgresServer, postgres_database: str, postgres_address: PostgresUrl
) -> None:
    await open_migrated(postgres_address)
    sql = "INSERT INTO migration VALUES (1000, 'newer')"
    await postgres_server.fetch(sql, database=postgres_database)
    assert "newer version" in await refusal(postgres_address)


async def test_texts_in_another_encoding_are_refused(postgres_server: PostgresServer) -> None:
    await postgres_server.fetch(
        "CREATE DATABASE latin TEMPLATE template0 ENCODING LATIN1 LOCALE 'C'"
    )
    try:
        assert "UTF8" in await refusal(postgres_server.address("latin"))
    finally:
        await postgres_server.drop_database("latin")


# The log


@pytest.mark.parametrize(
    "column",
    ["game_id = 9", "ply = 9", "action = 'x'", "events = '[]'", "kind = 'x'", "seat = 9", "at = 9"],
)
async def test_the_log_is_append_only(
    postgres_server: PostgresServer,
    postgres_database: str,
    postgres_address: PostgresUrl,
    column: str,
) -> None:
    store = await open_store(postgres_address)
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, action="a", events='["b"]'))
    before = await full_dump(store, game_id)
    with pytest.raises(asyncpg.PostgresError, match="append only"):
        await postgres_server.fetch(
            f"UPDATE move SET {column} WHERE ply = 2",  # noqa: S608
            database=postgres_database,
        )
    assert await full_dump(store, game_id) == before
    await store.close()


async def test_a_game_can_be_deleted_and_its_id_never_comes_back(
    postgres_server: PostgresServer, postgres_database: str, postgres_address: PostgresUrl
) -> None:
    store = await open_store(postgres_address)
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, snapshot=True, phase_end_states=("end",)))
    await postgres_server.fetch("DELETE FROM game", database=postgres_database)
    assert await full_dump(store, game_id) == (None, (), (), [None] * 10, [()] * 10)
    assert await create_lobby(store) > game_id
    await store.close()


# A place for games that nobody keeps


async def test_a_fresh_place_is_empty_each_time_and_touches_no_other(
    postgres_address: PostgresUrl,
) -> None:
    kept = await open_store(postgres_address)
    game_id = await create_lobby(kept)
    for _ in range(2):
        store = await open_store(await locations.create_scratch_schema(postgres_address))
        assert await store.game(game_id) is None
        assert await create_lobby(store) == 1
        await store.close()
    assert (await stored_game(kept, game_id)).ply == 1
    await kept.close()
