"""Ended games and seasons in SQLite, and their rows in any database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Protocol

from bot.storage.records import EndedGame, EndedSeat, Leaver
from bot.storage.sqlite_transactions import fenced_transaction

_FILTER = """status = 'over' AND guild_id = ?1 AND (?2 IS NULL OR game.name = ?2)
    AND (?3 IS NULL OR game.id IN (SELECT game_id FROM result WHERE user_id = ?3
        UNION SELECT game_id FROM sitting WHERE user_id = ?3))"""


def ended_games_sql(condition: str) -> str:
    """Return the query for `group_by_game`, in portable SQL, for games that meet `condition`.

    A seat with neither user nor AI belonged to somebody who deleted their data; they had left it if
    an AI held it at the end.
    """
    return f"""SELECT game.id AS id, game.name AS game, options, updated, 0 AS has_left,
        result.seat AS seat, seat.name AS name, result.user_id AS user_id, ai, points, rank
    FROM result JOIN game ON game.id = result.game_id
    JOIN seat ON seat.game_id = result.game_id AND seat.seat = result.seat
    WHERE {condition}
    UNION ALL
    SELECT game.id, game.name, options, updated, 1, sitting.seat,
        max(sitting.name), sitting.user_id, NULL, 0, NULL
    FROM sitting JOIN game ON game.id = sitting.game_id
    JOIN seat ON seat.game_id = sitting.game_id AND seat.seat = sitting.seat
    WHERE {condition} AND sitting.ai IS NULL
    AND (sitting.user_id IS NOT NULL OR seat.ai IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM result AS own
        WHERE own.game_id = game.id AND own.user_id = sitting.user_id)
    GROUP BY game.id, sitting.seat, sitting.user_id
    ORDER BY updated, id, has_left, seat, user_id"""  # noqa: S608 - parts of our own


_ENDED_GAMES = ended_games_sql(_FILTER)


def ended_games(
    connection: sqlite3.Connection, guild_id: int, name: str | None, user_id: int | None
) -> tuple[EndedGame, ...]:
    return group_by_game(connection.execute(_ENDED_GAMES, (guild_id, name, user_id)))


class NamedRow(Protocol):
    """A row of any database, with columns by name."""

    def __getitem__(self, column: str, /) -> Any: ...


def group_by_game(rows: Iterable[NamedRow]) -> tuple[EndedGame, ...]:
    """Build games from rows of `ended_games_sql`, in the order of the rows."""
    return tuple(_game(list(seats)) for _, seats in groupby(rows, key=lambda row: row["id"]))


def _game(rows: list[NamedRow]) -> EndedGame:
    """Build one game. Somebody who left two seats counts as a leaver once."""
    first = rows[0]
    seats = tuple(
        EndedSeat(row["seat"], row["name"], row["user_id"], row["ai"], row["points"], row["rank"])
        for row in rows
        if not row["has_left"]
    )
    left = {
        row["user_id"] or -row["seat"]: Leaver(row["seat"], row["name"], row["user_id"])
        for row in reversed(rows)
        if row["has_left"]
    }
    return EndedGame(
        first["id"],
        first["game"],
        first["options"],
        first["updated"],
        seats,
        tuple(reversed(left.values())),
    )


def season_starts(connection: sqlite3.Connection, guild_id: int) -> tuple[int, ...]:
    sql = "SELECT began FROM season WHERE guild_id = ? ORDER BY number"
    return tuple(row[0] for row in connection.execute(sql, (guild_id,)))


def begin_season(connection: sqlite3.Connection, guild_id: int, number: int, at: int) -> bool:
    sql = "INSERT OR IGNORE INTO season (guild_id, number, began) VALUES (?, ?, ?)"
    with fenced_transaction(connection):
        return connection.execute(sql, (guild_id, number, at)).rowcount == 1
