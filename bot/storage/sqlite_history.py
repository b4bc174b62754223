"""The permanent history in SQLite: states as deltas, and compressed games.

Functions for the database thread, inside a transaction of their caller. Compressed data contains no
names; who did something is in rows, so that a person can be forgotten.
"""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from bot.storage import compression, state_history
from bot.storage.records import GameUpdate, MoveRow, StateRow

IS_COMPRESSIBLE = """status IN ('over', 'abandoned') AND state IS NOT NULL AND posted_ply = ply
    AND NOT EXISTS (SELECT 1 FROM record WHERE game_id = id)"""
"""Games that have been played, are over and fully announced, and are not compressed yet."""


def previous_state(connection: sqlite3.Connection, update: GameUpdate) -> str | None:
    """Return the state that an update replaces, if the delta of the next one can be based on it."""
    if not update.keep_history:
        return None
    sql = """SELECT state, (SELECT sum FROM moment WHERE game_id = id
        ORDER BY ply DESC, number DESC LIMIT 1) FROM game WHERE id = ?"""
    row = connection.execute(sql, (update.game_id,)).fetchone()
    if row is None or row[0] is None or row[1] != compression.checksum(row[0]):
        # The last state of the history is another one: an older version of the bot made a move.
        return None
    return str(row[0])


def append_history(connection: sqlite3.Connection, update: GameUpdate, before: str | None) -> None:
    """Insert the seat assignments of an update, and its states into the history."""
    if update.seat_assignments:
        sql = """INSERT INTO sitting (game_id, seat, from_ply, user_id, name, ai)
            VALUES (?, ?, ?, ?, ?, ?)"""
        connection.executemany(
            sql,
            [
                (update.game_id, s.seat, s.from_ply, s.user_id, s.name, s.ai)
                for s in update.seat_assignments
            ],
        )
    sql = """INSERT INTO moment (game_id, ply, number, of_ply, phase, sum, state)
        VALUES (?, ?, ?, ?, ?, ?, ?)"""
    stored = state_history.states_to_store(update, before)
    connection.executemany(sql, [(update.game_id, update.ply, *row) for row in stored])


def moves(
    connection: sqlite3.Connection, game_id: int, after_ply: int, up_to_ply: int | None
) -> tuple[MoveRow, ...]:
    """Return a part of the log, also of a compressed game."""
    sql = """SELECT ply, seat, user_id, kind, interaction_id, action, events, at FROM move
        WHERE game_id = ? AND ply > ? AND ply <= coalesce(?, ply) ORDER BY ply"""
    rows = [MoveRow(**row) for row in connection.execute(sql, (game_id, after_ply, up_to_ply))]
    compressed = connection.execute(
        "SELECT moves FROM record WHERE game_id = ?", (game_id,)
    ).fetchone()
    if compressed is None:
        return tuple(rows)
    return state_history.restore_moves(rows, compressed[0])


def stored_states(connection: sqlite3.Connection, game_id: int) -> tuple[StateRow, ...]:
    """Return the whole history of a game's states."""
    compressed = connection.execute(
        "SELECT states FROM record WHERE game_id = ?", (game_id,)
    ).fetchone()
    sql = "SELECT ply, of_ply, phase, state FROM moment WHERE game_id = ? ORDER BY ply, number"
    return state_history.decode_states(
        None if compressed is None else compressed[0], connection.execute(sql, (game_id,))
    )


def compress_game(connection: sqlite3.Connection, game_id: int) -> None:
    """Compress a game, if it is compressible."""
    sql = f"SELECT 1 FROM game WHERE id = ? AND {IS_COMPRESSIBLE}"  # noqa: S608
    if connection.execute(sql, (game_id,)).fetchone() is None:
        return
    log = moves(connection, game_id, 0, None)
    sql = "INSERT INTO record (game_id, moves, states) VALUES (?, ?, ?)"
    connection.execute(
        sql, (game_id, *state_history.compress_history(log, stored_states(connection, game_id)))
    )
    for sql in _DELETE_UNCOMPRESSED:
        connection.execute(sql, (game_id,))
    # Rewritten, since shrinking rows in place would leave the file full of holes.
    for move in log:
        remaining_action = None if state_history.action_without_names(move) else move.action
        insert_move(connection, game_id, replace(move, action=remaining_action, events="[]"))


_DELETE_UNCOMPRESSED = (
    "DELETE FROM moment WHERE game_id = ?",
    "DELETE FROM snapshot WHERE game_id = ?",
    "DELETE FROM phase WHERE game_id = ?",
    "DELETE FROM move WHERE game_id = ?",
)


def insert_move(connection: sqlite3.Connection, game_id: int, move: MoveRow) -> None:
    """Insert one entry of a log."""
    sql = """INSERT INTO move
        (game_id, ply, seat, user_id, kind, interaction_id, action, events, at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    who = (move.seat, move.user_id)
    what = (move.kind, move.interaction_id, move.action, move.events)
    connection.execute(sql, (game_id, move.ply, *who, *what, move.at))


def forget_user(connection: sqlite3.Connection, user_id: int, pseudonym: str) -> None:
    """Take a person out of what is kept for good."""
    sql = """DELETE FROM made WHERE game_id IN (SELECT game_id FROM sitting WHERE user_id = ?1
        UNION SELECT game_id FROM seat WHERE user_id = ?1)"""
    connection.execute(sql, (user_id,))
    sql = "UPDATE sitting SET user_id = NULL, name = ?2 WHERE user_id = ?1"
    connection.execute(sql, (user_id, pseudonym))
