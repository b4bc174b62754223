"""What tests do to a database past the store's promises, knowing that it is SQLite."""

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
    """Do something with an open store's connection, in the store's thread."""
    assert isinstance(store, SQLiteStore)
    return await store._run(work)


def execute_outside(file: Path, sql: str, *values: object) -> list[Any]:
    """Run one statement in another connection, as an operator with the sqlite3 program would."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        return connection.execute(sql, values).fetchall()


async def latest_game(store: Store, channel_id: int) -> GameRow | None:
    """The newest game of a channel, whatever became of it."""
    sql = "SELECT max(id) FROM game WHERE channel_id = ?"
    found = await run_on_connection(
        store, lambda connection: connection.execute(sql, (channel_id,)).fetchone()
    )
    return None if found[0] is None else await store.game(found[0])


async def overwrite_state(store: Store, game_id: int, text: str) -> None:
    """Make this the state of a game, now and wherever an undo leads."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE game SET state = ? WHERE id = ?", (text, game_id))
        connection.execute("UPDATE snapshot SET state = ? WHERE game_id = ?", (text, game_id))

    await run_on_connection(store, write)


async def results_of(store: Store, game_id: int) -> tuple[ResultRow, ...]:
    """How a game ended for each seat, as it is stored."""
    sql = "SELECT seat, user_id, players, points, rank FROM result WHERE game_id = ? ORDER BY seat"
    rows = await run_on_connection(
        store, lambda connection: connection.execute(sql, (game_id,)).fetchall()
    )
    return tuple(ResultRow(*row) for row in rows)
