"""Direct access of tests to a SQLite database, bypassing the store."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite

from bot.storage.connection import Connection
from bot.storage.records import GameRow, ResultRow
from bot.storage.sqlite.database import SQLiteDatabase
from bot.storage.store import Store


def driver_of(store: Store) -> aiosqlite.Connection:
    """Return the connection of an open store."""
    assert isinstance(store._database, SQLiteDatabase)
    return store._database._driver


async def execute_inside(store: Store, sql: str, *values: int | str | bytes) -> list[Any]:
    """Run one statement on an open store's connection, after what was requested before."""

    async def work(_: Connection, __: bool) -> list[Any]:
        return list(await driver_of(store).execute_fetchall(sql, values))

    return await store._database.run(work)


async def read_inside(store: Store, *statements: str) -> list[list[Any]]:
    """Run statements on an open store's connection, with nothing written between them."""

    async def work(_: Connection, __: bool) -> list[list[Any]]:
        driver = driver_of(store)
        return [list(await driver.execute_fetchall(sql)) for sql in statements]

    return await store._database.run(work)


def execute_outside(file: Path, sql: str, *values: object) -> list[Any]:
    """Run one statement on a connection of its own, like an operator with `sqlite3`."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        return connection.execute(sql, values).fetchall()


async def latest_game(store: Store, channel_id: int) -> GameRow | None:
    """Return the newest game of a channel, whatever its status."""
    sql = "SELECT max(id) FROM game WHERE channel_id = ?"
    [[game_id]] = await execute_inside(store, sql, channel_id)
    return None if game_id is None else await store.game(game_id)


async def overwrite_state(store: Store, game_id: int, text: str) -> None:
    """Replace the state of a game and all of its snapshots."""
    await execute_inside(store, "UPDATE game SET state = ? WHERE id = ?", text, game_id)
    await execute_inside(store, "UPDATE snapshot SET state = ? WHERE game_id = ?", text, game_id)


async def results_of(store: Store, game_id: int) -> tuple[ResultRow, ...]:
    """Return how a game ended for each seat, as stored."""
    sql = "SELECT seat, user_id, players, points, rank FROM result WHERE game_id = ? ORDER BY seat"
    return tuple(ResultRow(*row) for row in await execute_inside(store, sql, game_id))
