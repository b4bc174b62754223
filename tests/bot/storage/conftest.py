"""Every kind of store there is, on a database of its own for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.storage.locations import DatabaseLocation, open_store
from bot.storage.postgres_url import PostgresUrl
from bot.storage.store import Store
from tests.support.postgres import SUPERUSER, PostgresServer
from tests.support.storage.backends import Backends
from tests.support.storage.faulty_proxy import FaultyProxy

StoreOpener: TypeAlias = Callable[[], Awaitable[Store]]
"""Opens the database of a test, each time as one more process would."""


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def location(request: pytest.FixtureRequest) -> DatabaseLocation:
    """A database of each kind, for what both promise."""
    name = "database" if request.param == "sqlite" else "postgres_address"
    found: DatabaseLocation = request.getfixturevalue(name)
    return found


@pytest.fixture
async def open_store_again(location: DatabaseLocation) -> AsyncIterator[StoreOpener]:
    """Opens the database of a test of the contract. All that was opened is closed afterwards."""
    stores = list[Store]()

    async def one_more() -> Store:
        stores.append(await open_store(location))
        return stores[-1]

    yield one_more
    for store in stores:
        await store.close()


@pytest.fixture
async def store(open_store_again: StoreOpener) -> Store:
    """A store of each kind."""
    return await open_store_again()


@pytest.fixture
def database_file(tmp_path: Path) -> Path:
    """Where a database of SQLite is, or will be."""
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def sqlite(database: Path) -> AsyncIterator[Store]:
    """A store in a file, for what only SQLite's has."""
    made = await open_store(database)
    yield made
    await made.close()


@pytest.fixture
async def postgres(postgres_address: PostgresUrl) -> AsyncIterator[Store]:
    store = await open_store(postgres_address)
    yield store
    await store.close()


@pytest.fixture
async def proxy(postgres_server: PostgresServer, tmp_path: Path) -> AsyncIterator[FaultyProxy]:
    made = FaultyProxy(tmp_path, postgres_server.folder)
    await made.open()
    yield made
    await made.close()
    assert made.replies_to_drop == 0, "a reply that was to be lost arrived"


@pytest.fixture
def backends(postgres_server: PostgresServer, postgres_database: str) -> Backends:
    """The server's processes for the connections of a test's stores."""
    return Backends(postgres_server, postgres_database)


@pytest.fixture
async def proxied_store(proxy: FaultyProxy, postgres_database: str) -> AsyncIterator[Store]:
    """A store that reaches its server by that line."""
    store = await open_store(proxy.address(postgres_database, SUPERUSER))
    yield store
    await store.close()


@pytest.fixture(autouse=True)
def assert_no_errors_logged() -> None:
    """Do not fail on logged errors: these tests provoke them."""
