"""The transactions of the SQLite store, as functions for the database thread.

Each writes all of its changes or none, and none once another process has taken over. Columns are
named, because a newer process that is starting may have added some.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import cast

from bot.storage import sqlite_history
from bot.storage.contract import ChannelTaken, LeaseLost, StillSeated
from bot.storage.records import CommitResult, GameUpdate, MoveRow, SeatRow, private_channel_id
from bot.storage.sqlite_connection import transaction

OWNER_KEY = "in-charge"
"""The key under which the file stores which process may write."""

SET_META = """INSERT INTO meta (key, value) VALUES (?1, ?2)
    ON CONFLICT (key) DO UPDATE SET value = ?2"""


def fetch(connection: sqlite3.Connection, sql: str, *values: int | str | None) -> list[sqlite3.Row]:
    return connection.execute(sql, values).fetchall()


def acquire_lease(connection: sqlite3.Connection, process: str) -> None:
    connection.create_function("this_process", 0, lambda: process)
    with transaction(connection):
        connection.execute(SET_META, (OWNER_KEY, process))


def check_lease(connection: sqlite3.Connection) -> None:
    # `this_process()` is NULL before `acquire_lease`, so the comparison selects nothing.
    sql = "SELECT 1 FROM meta WHERE key = ? AND value <> this_process()"
    if connection.execute(sql, (OWNER_KEY,)).fetchone():
        raise LeaseLost


@contextmanager
def fenced_transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit what the block writes, unless another process has taken over. Raises LeaseLost."""
    with transaction(connection):
        check_lease(connection)
        yield


def write(connection: sqlite3.Connection, sql: str, *values: int | str | bytes | None) -> int:
    """Run one statement and return the number of rows changed."""
    with fenced_transaction(connection):
        return connection.execute(sql, values).rowcount


def create_game(
    connection: sqlite3.Connection,
    game: tuple[int | str | None, ...],
    seats: Sequence[SeatRow],
    user_id: int | None,
    interaction_id: int | None,
    at: int,
) -> int | None:
    insert = """INSERT INTO game
        (channel_id, guild_id, name, schema, options, settings, status, ply, created, updated)
        VALUES (?, ?, ?, ?, ?, ?, 'lobby', 1, ?, ?)"""
    with _translate_unique_violations(), fenced_transaction(connection):
        if _is_duplicate(connection, interaction_id):
            return None
        game_id = cast("int", connection.execute(insert, game).lastrowid)
        _insert_seats(connection, game_id, seats)
        opening = MoveRow(1, None, user_id, "open", interaction_id, None, "[]", at)
        sqlite_history.insert_move(connection, game_id, opening)
    return game_id


def commit(connection: sqlite3.Connection, update: GameUpdate) -> CommitResult:
    with _translate_unique_violations(), fenced_transaction(connection):
        if _is_duplicate(connection, update.interaction_id):
            return CommitResult.DUPLICATE
        before = sqlite_history.previous_state(connection, update)
        if not _update_game(connection, update):
            return CommitResult.CONFLICT
        move = MoveRow(
            update.ply,
            update.seat,
            update.user_id,
            update.kind,
            update.interaction_id,
            update.action,
            update.events,
            update.at,
        )
        sqlite_history.insert_move(connection, update.game_id, move)
        if update.seats is not None:
            connection.execute("DELETE FROM seat WHERE game_id = ?", (update.game_id,))
            _insert_seats(connection, update.game_id, update.seats)
        _insert_results(connection, update)
        _store_states(connection, update)
        sqlite_history.append_history(connection, update, before)
    return CommitResult.COMMITTED


def compress_game(connection: sqlite3.Connection, game_id: int) -> None:
    with fenced_transaction(connection):
        sqlite_history.compress_game(connection, game_id)


def move_game(
    connection: sqlite3.Connection, game_id: int, channel_id: int, guild_id: int | None
) -> None:
    sql = """UPDATE game SET channel_id = ?1, guild_id = ?2, turn_message_id = NULL
        WHERE id = ?3 AND status IN ('lobby', 'running')"""
    with _translate_unique_violations(), fenced_transaction(connection):
        connection.execute(sql, (channel_id, guild_id, game_id))


def is_seated(connection: sqlite3.Connection, user_id: int) -> bool:
    sql = """SELECT 1 FROM seat JOIN game ON game.id = game_id
        WHERE user_id = ? AND channel_id > 0 AND status IN ('lobby', 'running') LIMIT 1"""
    return connection.execute(sql, (user_id,)).fetchone() is not None


def forget_user(connection: sqlite3.Connection, user_id: int, pseudonym: str) -> None:
    with fenced_transaction(connection):
        if is_seated(connection, user_id):
            raise StillSeated
        connection.execute("DELETE FROM person WHERE user_id = ?", (user_id,))
        connection.execute("DELETE FROM review WHERE user_id = ?", (user_id,))
        connection.execute("DELETE FROM game WHERE channel_id = ?", (private_channel_id(user_id),))
        sqlite_history.forget_user(connection, user_id, pseudonym)
        connection.execute("UPDATE result SET user_id = NULL WHERE user_id = ?", (user_id,))
        connection.execute(
            "UPDATE move SET user_id = NULL, interaction_id = NULL WHERE user_id = ?", (user_id,)
        )
        connection.execute(
            "UPDATE seat SET user_id = NULL, name = ?2, remind_at = NULL WHERE user_id = ?1",
            (user_id, pseudonym),
        )
        # Entries about seat changes are the only ones with names in them.
        for who in ("$.old", "$.new"):
            connection.execute(
                """UPDATE move SET action = json_set(action, ?3, ?2, ?3 || '_user', NULL)
                WHERE kind = 'seat' AND action ->> (?3 || '_user') = ?1""",
                (user_id, pseudonym, who),
            )
    # Deleted data must not stay in the log file beside the database.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def _translate_unique_violations() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if "game.channel_id" in str(error):
            raise ChannelTaken from error
        raise


def _is_duplicate(connection: sqlite3.Connection, interaction_id: int | None) -> bool:
    """Return whether an interaction is in the log; False for None."""
    sql = "SELECT 1 FROM move WHERE interaction_id = ?"
    return connection.execute(sql, (interaction_id,)).fetchone() is not None


def _update_game(connection: sqlite3.Connection, update: GameUpdate) -> bool:
    """Update the game if it is still at the expected ply. Return whether it was."""
    sql = """UPDATE game
        SET ply = ?, status = ?, state = coalesce(?, state), seed = coalesce(?, seed),
            options = coalesce(?, options), settings = coalesce(?, settings), updated = ?,
            posted_ply = posted_ply + (? AND posted_ply = ply)
        WHERE id = ? AND ply = ?"""
    kept = (update.state, update.seed, update.options, update.settings)
    written = (update.ply, update.status, *kept, update.at, update.nothing_to_announce)
    return connection.execute(sql, (*written, update.game_id, update.expected_ply)).rowcount == 1


def _insert_seats(connection: sqlite3.Connection, game_id: int, seats: Sequence[SeatRow]) -> None:
    sql = """INSERT INTO seat (game_id, seat, name, user_id, ai, intent, remind_at, asked, told)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    rows = [
        (
            game_id,
            s.seat,
            s.name,
            s.user_id,
            s.ai,
            s.intent,
            s.remind_at,
            s.question_ply,
            s.informed_ply,
        )
        for s in seats
    ]
    connection.executemany(sql, rows)


def _insert_results(connection: sqlite3.Connection, update: GameUpdate) -> None:
    if update.results:
        # A game that was reopened may end a second time.
        connection.execute("DELETE FROM result WHERE game_id = ?", (update.game_id,))
    sql = """INSERT INTO result (game_id, seat, user_id, players, points, rank)
        VALUES (?, ?, ?, ?, ?, ?)"""
    rows = [
        (update.game_id, r.seat, r.user_id, r.players, r.points, r.rank) for r in update.results
    ]
    connection.executemany(sql, rows)


def _store_states(connection: sqlite3.Connection, update: GameUpdate) -> None:
    """Insert the update's snapshot and phase end states, and delete those that are obsolete."""
    if update.snapshot:
        sql = """INSERT INTO snapshot (game_id, ply, state)
            SELECT id, ply, state FROM game WHERE id = ?"""
        connection.execute(sql, (update.game_id,))
    sql = "INSERT INTO phase (game_id, ply, number, state) VALUES (?, ?, ?, ?)"
    rows = [
        (update.game_id, update.ply, number, state)
        for number, state in enumerate(update.phase_end_states)
    ]
    connection.executemany(sql, rows)
    if update.prune_snapshots_before is not None:
        sql = "DELETE FROM snapshot WHERE game_id = ? AND ply < ?"
        connection.execute(sql, (update.game_id, update.prune_snapshots_before))
        sql = """DELETE FROM phase
            WHERE game_id = ?1 AND ply <= (SELECT story_ply FROM game WHERE id = ?1)"""
        connection.execute(sql, (update.game_id,))
