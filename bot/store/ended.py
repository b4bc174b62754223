"""What the store knows of ended games and seasons: plain functions of the database thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Protocol

from bot.store.records import EndedGame, EndedSeat
from bot.store.transactions import writing

_ENDED = """SELECT game.id, game.name AS game, options, updated, result.seat, seat.name,
    result.user_id, ai, points, rank
    FROM result JOIN game ON game.id = result.game_id
    JOIN seat ON seat.game_id = result.game_id AND seat.seat = result.seat
    WHERE status = 'over' AND guild_id = ?1 AND (?2 IS NULL OR game.name = ?2)
    AND (?3 IS NULL OR game.id IN (SELECT game_id FROM result WHERE user_id = ?3))
    ORDER BY updated, game.id, result.seat"""


def ended_games(
    connection: sqlite3.Connection, guild_id: int, name: str | None, user_id: int | None
) -> tuple[EndedGame, ...]:
    return games(connection.execute(_ENDED, (guild_id, name, user_id)))


class Row(Protocol):
    """A row of any database, whose columns go by their names."""

    def __getitem__(self, column: str, /) -> Any: ...


def games(rows: Iterable[Row]) -> tuple[EndedGame, ...]:
    """Games from a row for each seat, in the order of the rows."""
    return tuple(_game(list(seats)) for _, seats in groupby(rows, key=lambda row: row["id"]))


def _game(rows: list[Row]) -> EndedGame:
    """One game from a row for each seat."""
    first = rows[0]
    seats = tuple(
        EndedSeat(row["seat"], row["name"], row["user_id"], row["ai"], row["points"], row["rank"])
        for row in rows
    )
    return EndedGame(first["id"], first["game"], first["options"], first["updated"], seats)


def seasons(connection: sqlite3.Connection, guild_id: int) -> tuple[int, ...]:
    sql = "SELECT began FROM season WHERE guild_id = ? ORDER BY number"
    return tuple(row[0] for row in connection.execute(sql, (guild_id,)))


def begin_season(connection: sqlite3.Connection, guild_id: int, number: int, at: int) -> bool:
    sql = "INSERT OR IGNORE INTO season (guild_id, number, began) VALUES (?, ?, ?)"
    with writing(connection):
        return connection.execute(sql, (guild_id, number, at)).rowcount == 1
