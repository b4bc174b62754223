"""Direct access of tests to a SQLite database, bypassing the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from bot.storage.contract import Store
from bot.storage.records import GameRow, ResultRow
from bot.storage.sqlite import SQLiteStore

T = TypeVar("T")


async def run_on_connection(store: Store, work: Callable[[sqlite3.Connection], T]) -> T:
    """Run a function with an open store's connection, in the store's thread."""
    assert isinstance(store, SQLiteStore)
    return await store._run(work)


def execute_outside(file: Path, sql: str, *values: object) -> list[Any]:
    """Run one statement on a connection of its own, like an operator with `sqlite3`."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        return connection.execute(sql, values).fetchall()


async def latest_game(store: Store, channel_id: int) -> GameRow | None:
    """Return the newest game of a channel, whatever its status."""
    sql = "SELECT max(id) FROM game WHERE channel_id = ?"
    row = await run_on_connection(
        store, lambda connection: connection.execute(sql, (channel_id,)).fetchone()
    )
    return None if row[0] is None else await store.game(row[0])


async def overwrite_state(store: Store, game_id: int, text: str) -> None:
    """Replace the state of a game and all of its snapshots."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE game SET state = ? WHERE id = ?", (text, game_id))
        connection.execute("UPDATE snapshot SET state = ? WHERE game_id = ?", (text, game_id))

    await run_on_connection(store, write)


async def results_of(store: Store, game_id: int) -> tuple[ResultRow, ...]:
    """Return how a game ended for each seat, as stored."""
    sql = "SELECT seat, user_id, players, points, rank FROM result WHERE game_id = ? ORDER BY seat"
    rows = await run_on_connection(
        store, lambda connection: connection.execute(sql, (game_id,)).fetchall()
    )
    return tuple(ResultRow(*row) for row in rows)
