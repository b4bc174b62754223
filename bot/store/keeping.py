"""What is kept of games for good: each state as a difference, and ended games packed.

Plain functions for the database thread, inside a transaction of whoever calls them. In what is
packed nobody is named: who did it stands in rows, where a person can be forgotten.
"""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from bot.store import moments, packed
from bot.store.records import Change, MoveRow, StateRow

TO_BE_PACKED = """status IN ('over', 'abandoned') AND state IS NOT NULL AND posted_ply = ply
    AND NOT EXISTS (SELECT 1 FROM record WHERE game_id = id)"""
"""Games that had begun and are over, that everybody was told of, and that are not packed yet."""


def state_before(connection: sqlite3.Connection, change: Change) -> str | None:
    """The state that a change will replace, if what it leaves behind can be told from it."""
    if not change.recorded:
        return None
    sql = """SELECT state, (SELECT sum FROM moment WHERE game_id = id
        ORDER BY ply DESC, number DESC LIMIT 1) FROM game WHERE id = ?"""
    row = connection.execute(sql, (change.game_id,)).fetchone()
    if row is None or row[0] is None or row[1] != packed.checksum(row[0]):
        # What is kept last is another one: a process of an earlier version keeps none.
        return None
    return str(row[0])


def keep_for_good(connection: sqlite3.Connection, change: Change, before: str | None) -> None:
    """Write who sits down with a change, and the states that it leaves behind."""
    if change.sittings:
        sql = """INSERT INTO sitting (game_id, seat, from_ply, user_id, name, ai)
            VALUES (?, ?, ?, ?, ?, ?)"""
        connection.executemany(
            sql,
            [
                (change.game_id, s.seat, s.from_ply, s.user_id, s.name, s.ai)
                for s in change.sittings
            ],
        )
    sql = """INSERT INTO moment (game_id, ply, number, of_ply, phase, sum, state)
        VALUES (?, ?, ?, ?, ?, ?, ?)"""
    kept = moments.left_by(change, before)
    connection.executemany(sql, [(change.game_id, change.ply, *moment) for moment in kept])


def moves(
    connection: sqlite3.Connection, game_id: int, after_ply: int, upto_ply: int | None
) -> tuple[MoveRow, ...]:
    """A part of the log, of a packed game, too."""
    sql = """SELECT ply, seat, user_id, kind, interaction_id, action, events, at FROM move
        WHERE game_id = ? AND ply > ? AND ply <= coalesce(?, ply) ORDER BY ply"""
    rows = [MoveRow(**row) for row in connection.execute(sql, (game_id, after_ply, upto_ply))]
    kept = connection.execute("SELECT moves FROM record WHERE game_id = ?", (game_id,)).fetchone()
    if kept is None:
        return tuple(rows)
    return moments.with_what_was_done(rows, kept[0])


def states(connection: sqlite3.Connection, game_id: int) -> tuple[StateRow, ...]:
    """All states that are kept of a game."""
    kept = connection.execute("SELECT states FROM record WHERE game_id = ?", (game_id,)).fetchone()
    sql = "SELECT ply, of_ply, phase, state FROM moment WHERE game_id = ? ORDER BY ply, number"
    return moments.states(None if kept is None else kept[0], connection.execute(sql, (game_id,)))


def pack(connection: sqlite3.Connection, game_id: int) -> None:
    """Pack a game, if it is to be packed."""
    sql = f"SELECT 1 FROM game WHERE id = ? AND {TO_BE_PACKED}"  # noqa: S608
    if connection.execute(sql, (game_id,)).fetchone() is None:
        return
    log = moves(connection, game_id, 0, None)
    sql = "INSERT INTO record (game_id, moves, states) VALUES (?, ?, ?)"
    connection.execute(sql, (game_id, *moments.record(log, states(connection, game_id))))
    for sql in _NEEDED_NO_MORE:
        connection.execute(sql, (game_id,))
    # Written anew, and not made smaller in its place: that would leave the file full of holes.
    for move in log:
        left = None if moments.anonymous(move) else move.action
        insert_move(connection, game_id, replace(move, action=left, events="[]"))


_NEEDED_NO_MORE = (
    "DELETE FROM moment WHERE game_id = ?",
    "DELETE FROM snapshot WHERE game_id = ?",
    "DELETE FROM phase WHERE game_id = ?",
    "DELETE FROM move WHERE game_id = ?",
)


def insert_move(connection: sqlite3.Connection, game_id: int, move: MoveRow) -> None:
    """Write one entry of a log."""
    sql = """INSERT INTO move
        (game_id, ply, seat, user_id, kind, interaction_id, action, events, at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    who = (move.seat, move.user_id)
    what = (move.kind, move.interaction_id, move.action, move.events)
    connection.execute(sql, (game_id, move.ply, *who, *what, move.at))


def forget(connection: sqlite3.Connection, user_id: int, name: str) -> None:
    """Take a person out of what is kept for good."""
    sql = """DELETE FROM made WHERE game_id IN (SELECT game_id FROM sitting WHERE user_id = ?1
        UNION SELECT game_id FROM seat WHERE user_id = ?1)"""
    connection.execute(sql, (user_id,))
    sql = "UPDATE sitting SET user_id = NULL, name = ?2 WHERE user_id = ?1"
    connection.execute(sql, (user_id, name))
