"""Every kind of store there is, on a database of its own for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.store.contract import Store
from bot.store.sqlite import SQLiteStore

Opened: TypeAlias = Callable[[], Awaitable[Store]]
"""Opens the database of a test, each time as one more process would."""


def _sqlite(folder: Path) -> Opened:
    return lambda: SQLiteStore.open(folder / "games.sqlite3")


KINDS = {"sqlite": _sqlite}
"""What keeps the contract, and how it is opened in a folder."""


@pytest.fixture(params=KINDS)
async def opened(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opened]:
    """The database of a test of the contract. All that was opened is closed afterwards."""
    open_store, stores = KINDS[request.param](tmp_path), list[Store]()

    async def one_more() -> Store:
        stores.append(await open_store())
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
