"""Every kind of store there is, on a database of its own for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.storage.contract import Store
from bot.storage.locations import DatabaseLocation, open_store
from bot.storage.postgres_url import PostgresUrl
from bot.storage.sqlite import SQLiteStore
from tests.postgres import OWNER, PostgresServer
from tests.store.line import Line

Opened: TypeAlias = Callable[[], Awaitable[Store]]
"""Opens the database of a test, each time as one more process would."""


@asynccontextmanager
async def _in_a_file(request: pytest.FixtureRequest) -> AsyncIterator[DatabaseLocation]:
    yield request.getfixturevalue("file")


@asynccontextmanager
async def _in_postgres(request: pytest.FixtureRequest) -> AsyncIterator[DatabaseLocation]:
    server: PostgresServer = request.getfixturevalue("server")
    name = await server.database()
    yield server.address(name)
    await server.give_back(name)


KINDS: dict[
    str, Callable[[pytest.FixtureRequest], AbstractAsyncContextManager[DatabaseLocation]]
] = {
    "sqlite": _in_a_file,
    "postgres": _in_postgres,
}
"""What keeps the contract, and where."""


@pytest.fixture(params=KINDS)
async def opened(request: pytest.FixtureRequest) -> AsyncIterator[Opened]:
    """The database of a test of the contract. All that was opened is closed afterwards."""
    async with KINDS[request.param](request) as place:
        stores = list[Store]()

        async def one_more() -> Store:
            stores.append(await open_store(place))
            return stores[-1]

        yield one_more
        for store in stores:
            await store.close()


@pytest.fixture
async def store(opened: Opened) -> Store:
    """A store of each kind."""
    return await opened()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a database of SQLite is, or will be."""
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def sqlite(file: Path) -> AsyncIterator[SQLiteStore]:
    """A store in that file, for what only SQLite's has."""
    made = await SQLiteStore.open(file)
    yield made
    await made.close()


@pytest.fixture
async def postgres(place: PostgresUrl) -> AsyncIterator[Store]:
    store = await open_store(place)
    yield store
    await store.close()


@pytest.fixture
async def line(server: PostgresServer, tmp_path: Path) -> AsyncIterator[Line]:
    made = Line(tmp_path, server.folder)
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def far(line: Line, name: str) -> AsyncIterator[Store]:
    """A store that reaches its server by that line."""
    store = await open_store(line.address(name, OWNER))
    yield store
    await store.close()
