"""Which PostgreSQL databases are opened; why others are refused, without naming a password."""

from __future__ import annotations

import asyncio
import shutil
import traceback
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.storage import locations
from bot.storage.errors import StoreUnusable
from bot.storage.locations import open_store, parse_location
from bot.storage.migration import MIGRATIONS, migration_scripts
from bot.storage.postgres.opening import connect, open_migrated
from bot.storage.postgres_url import InvalidPostgresUrl, PostgresUrl
from tests.support.postgres import GUEST, PostgresServer
from tests.support.storage.backends import Backends
from tests.support.storage.records import create_lobby, stored_game

PASSWORD = "s3cret/word"  # noqa: S105
QUOTED_PASSWORD = "s3cret%2Fword"  # noqa: S105


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
    assert QUOTED_PASSWORD not in shown
    message = str(caught.value)
    assert message.endswith(".")
    return message


# Migrations while others play


async def test_migration_is_tried_again_after_a_deadlock_with_a_move(
    postgres_server: PostgresServer, postgres_database: str, tmp_path: Path
) -> None:
    address = postgres_server.address(postgres_database)
    await open_migrated(address)
    migrations = Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))
    number = len(migration_scripts(migrations)) + 1
    script = "ALTER TABLE game ADD COLUMN newer TEXT; ALTER TABLE seat ADD COLUMN newer TEXT;"
    (migrations / f"{number:04}_newer.sql").write_text(script)
    # The server looks for a deadlock when somebody has waited for so long, and ends who has. So it
    # is the migration, which waits first.
    sql = f"ALTER DATABASE {postgres_database} SET deadlock_timeout = '3s'"
    await postgres_server.fetch(sql, database=postgres_database)
    playing = await connect(address)
    await playing.execute("SET application_name = 'other'")
    async with playing.transaction():
        await playing.execute("LOCK TABLE seat IN ROW EXCLUSIVE MODE")
        migrating = asyncio.create_task(open_migrated(address, migrations))
        await Backends(postgres_server, postgres_database).until_waiting(1)
        await playing.execute("LOCK TABLE game IN ROW EXCLUSIVE MODE")
    await migrating
    assert await playing.fetchval("SELECT max(number) FROM migration") == number
    await playing.close()


# URLs


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (
            f"postgresql://anna:{QUOTED_PASSWORD}@db.example.org:5433/nevsky",
            "nevsky at db.example.org:5433",
        ),
        ("postgres://db.example.org/nevsky", "nevsky at db.example.org"),
        ("postgresql:///nevsky", "nevsky"),
        (f"postgresql://x:{QUOTED_PASSWORD}@one:1,two:2/nevsky", "nevsky at one:1,two:2"),
        ("postgresql://[::1]:5432/nevsky", "nevsky at [::1]:5432"),
        ("postgresql://anna@db.example.org", "anna at db.example.org"),
    ],
)
def test_url_is_shown_without_user_and_password(text: str, shown: str) -> None:
    place = parse_location(text)
    assert isinstance(place, PostgresUrl)
    assert str(place) == shown
    assert QUOTED_PASSWORD not in repr(place)


def test_url_returns_its_password_in_every_spelling() -> None:
    place = parse_location(f"postgresql://anna:{QUOTED_PASSWORD}@localhost/nevsky")
    assert isinstance(place, PostgresUrl)
    assert set(place.passwords) == {PASSWORD, QUOTED_PASSWORD}
    assert PostgresUrl("postgresql://localhost").passwords == ()


def test_location_that_is_no_url_is_a_file() -> None:
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
def test_invalid_url_is_refused_without_quoting_it(text: str) -> None:
    with pytest.raises(InvalidPostgresUrl) as caught:
        parse_location(text)
    shown = "".join(traceback.format_exception(caught.value))
    assert "anna" not in shown
    assert str(caught.value).endswith(".")


# Refusals


@pytest.mark.parametrize("setting", ["fsync", "synchronous_commit"])
async def test_server_that_could_lose_commits_is_refused(
    careless: PostgresServer, setting: str
) -> None:
    careless.start(**{setting: "off"})
    try:
        assert setting in await refusal(careless.address())
    finally:
        careless.kill()


async def test_unreachable_server_is_reported(tmp_path: Path) -> None:
    nowhere = PostgresUrl(f"postgresql://anna:{QUOTED_PASSWORD}@/nevsky?host={tmp_path}")
    assert await refusal(nowhere) == "The database nevsky cannot be reached."
    closed = PostgresUrl(f"postgresql://anna:{QUOTED_PASSWORD}@127.0.0.1:1/nevsky")
    assert await refusal(closed) == "The database nevsky at 127.0.0.1:1 cannot be reached."


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("another", "lets nobody in with that user and password"),
        (PASSWORD, "does not let this user make tables"),
    ],
    ids=["wrong password", "user without rights"],
)
async def test_user_who_cannot_use_the_database_is_reported(
    postgres_server: PostgresServer, postgres_database: str, password: str, reason: str
) -> None:
    await postgres_server.fetch(f"DROP ROLE IF EXISTS {GUEST}")
    await postgres_server.fetch(f"CREATE ROLE {GUEST} LOGIN PASSWORD '{password}'")
    place = postgres_server.address(postgres_database, user=f"{GUEST}:{QUOTED_PASSWORD}")
    assert reason in await refusal(place)


async def test_missing_database_is_reported(postgres_server: PostgresServer) -> None:
    why = await refusal(postgres_server.address("nowhere"))
    assert why == "The database nowhere does not exist."


async def test_database_of_another_program_is_refused(
    postgres_server: PostgresServer, postgres_database: str, postgres_address: PostgresUrl
) -> None:
    await postgres_server.fetch("CREATE TABLE bookmark (url TEXT)", database=postgres_database)
    assert "belongs to another program" in await refusal(postgres_address)
    tables = await postgres_server.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public'", database=postgres_database
    )
    assert [row[0] for row in tables] == ["bookmark"]


async def test_newer_schema_is_refused(
    postgres_server: PostgresServer, postgres_database: str, postgres_address: PostgresUrl
) -> None:
    await open_migrated(postgres_address)
    sql = "INSERT INTO migration VALUES (1000, 'newer')"
    await postgres_server.fetch(sql, database=postgres_database)
    assert "newer version" in await refusal(postgres_address)


async def test_another_encoding_is_refused(postgres_server: PostgresServer) -> None:
    await postgres_server.fetch(
        "CREATE DATABASE latin TEMPLATE template0 ENCODING LATIN1 LOCALE 'C'"
    )
    try:
        assert "UTF8" in await refusal(postgres_server.address("latin"))
    finally:
        await postgres_server.drop_database("latin")


# The scratch schema


async def test_scratch_schema_is_always_empty_and_changes_no_other(
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
