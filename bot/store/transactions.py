"""The transactions of the store: plain functions that run in the database thread.

Each writes all of one change or nothing, and nothing at all once another process has taken over.
All columns are named: a newer process that still starts may have added some.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import cast

from bot.store import keeping
from bot.store.contract import ChannelTaken, StillSeated, TakenOver
from bot.store.opening import transaction
from bot.store.records import Change, Committed, MoveRow, SeatRow, private_place

IN_CHARGE = "in-charge"
"""Where the file remembers which process may write."""

SET_META = """INSERT INTO meta (key, value) VALUES (?1, ?2)
    ON CONFLICT (key) DO UPDATE SET value = ?2"""


def fetch(connection: sqlite3.Connection, sql: str, *values: int | str | None) -> list[sqlite3.Row]:
    return connection.execute(sql, values).fetchall()


def take_over(connection: sqlite3.Connection, process: str) -> None:
    connection.create_function("this_process", 0, lambda: process)
    with transaction(connection):
        connection.execute(SET_META, (IN_CHARGE, process))


def check_in_charge(connection: sqlite3.Connection) -> None:
    # NULL, as nobody who never took over has a name, is not different from anything.
    sql = "SELECT 1 FROM meta WHERE key = ? AND value <> this_process()"
    if connection.execute(sql, (IN_CHARGE,)).fetchone():
        raise TakenOver


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is written here, unless another process has taken over."""
    with transaction(connection):
        check_in_charge(connection)
        yield


def write(connection: sqlite3.Connection, sql: str, *values: int | str | bytes | None) -> int:
    """Run one statement; how many rows it changed."""
    with writing(connection):
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
    with _channel_guarded(), writing(connection):
        if _seen(connection, interaction_id):
            return None
        game_id = cast("int", connection.execute(insert, game).lastrowid)
        _insert_seats(connection, game_id, seats)
        opening = MoveRow(1, None, user_id, "open", interaction_id, None, "[]", at)
        keeping.insert_move(connection, game_id, opening)
    return game_id


def commit(connection: sqlite3.Connection, change: Change) -> Committed:
    with _channel_guarded(), writing(connection):
        if _seen(connection, change.interaction_id):
            return Committed.SEEN
        before = keeping.state_before(connection, change)
        if not _update_game(connection, change):
            return Committed.STALE
        move = MoveRow(
            change.ply,
            change.seat,
            change.user_id,
            change.kind,
            change.interaction_id,
            change.action,
            change.events,
            change.at,
        )
        keeping.insert_move(connection, change.game_id, move)
        if change.seats is not None:
            connection.execute("DELETE FROM seat WHERE game_id = ?", (change.game_id,))
            _insert_seats(connection, change.game_id, change.seats)
        _insert_results(connection, change)
        _keep_states(connection, change)
        keeping.keep_for_good(connection, change, before)
    return Committed.DONE


def pack(connection: sqlite3.Connection, game_id: int) -> None:
    with writing(connection):
        keeping.pack(connection, game_id)


def move_game(
    connection: sqlite3.Connection, game_id: int, channel_id: int, guild_id: int | None
) -> None:
    sql = """UPDATE game SET channel_id = ?1, guild_id = ?2, turn_message_id = NULL
        WHERE id = ?3 AND status IN ('lobby', 'running')"""
    with _channel_guarded(), writing(connection):
        connection.execute(sql, (channel_id, guild_id, game_id))


def is_seated(connection: sqlite3.Connection, user_id: int) -> bool:
    sql = """SELECT 1 FROM seat JOIN game ON game.id = game_id
        WHERE user_id = ? AND channel_id > 0 AND status IN ('lobby', 'running') LIMIT 1"""
    return connection.execute(sql, (user_id,)).fetchone() is not None


def forget(connection: sqlite3.Connection, user_id: int, name: str) -> None:
    with writing(connection):
        if is_seated(connection, user_id):
            raise StillSeated
        connection.execute("DELETE FROM person WHERE user_id = ?", (user_id,))
        connection.execute("DELETE FROM review WHERE user_id = ?", (user_id,))
        connection.execute("DELETE FROM game WHERE channel_id = ?", (private_place(user_id),))
        keeping.forget(connection, user_id, name)
        connection.execute("UPDATE result SET user_id = NULL WHERE user_id = ?", (user_id,))
        connection.execute(
            "UPDATE move SET user_id = NULL, interaction_id = NULL WHERE user_id = ?", (user_id,)
        )
        connection.execute(
            "UPDATE seat SET user_id = NULL, name = ?2, remind_at = NULL WHERE user_id = ?1",
            (user_id, name),
        )
        # Who took a seat from whom is told by name, so here the log itself holds names.
        for who in ("$.old", "$.new"):
            connection.execute(
                """UPDATE move SET action = json_set(action, ?3, ?2, ?3 || '_user', NULL)
                WHERE kind = 'seat' AND action ->> (?3 || '_user') = ?1""",
                (user_id, name, who),
            )
    # What was deleted must not go on lying in the file beside the database.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def _channel_guarded() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if "game.channel_id" in str(error):
            raise ChannelTaken from error
        raise


def _seen(connection: sqlite3.Connection, interaction_id: int | None) -> bool:
    """Whether an interaction is in the log. No interaction at all was never seen."""
    sql = "SELECT 1 FROM move WHERE interaction_id = ?"
    return connection.execute(sql, (interaction_id,)).fetchone() is not None


def _update_game(connection: sqlite3.Connection, change: Change) -> bool:
    """Move the game on, if it still stands where the change expects it."""
    sql = """UPDATE game
        SET ply = ?, status = ?, state = coalesce(?, state), seed = coalesce(?, seed),
            options = coalesce(?, options), settings = coalesce(?, settings), updated = ?,
            posted_ply = posted_ply + (? AND posted_ply = ply)
        WHERE id = ? AND ply = ?"""
    kept = (change.state, change.seed, change.options, change.settings)
    written = (change.ply, change.status, *kept, change.at, change.quiet)
    return connection.execute(sql, (*written, change.game_id, change.expected_ply)).rowcount == 1


def _insert_seats(connection: sqlite3.Connection, game_id: int, seats: Sequence[SeatRow]) -> None:
    sql = """INSERT INTO seat (game_id, seat, name, user_id, ai, intent, remind_at, asked, told)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    rows = [
        (game_id, s.seat, s.name, s.user_id, s.ai, s.intent, s.remind_at, s.asked, s.told)
        for s in seats
    ]
    connection.executemany(sql, rows)


def _insert_results(connection: sqlite3.Connection, change: Change) -> None:
    if change.results:
        # A game that was reopened ends anew.
        connection.execute("DELETE FROM result WHERE game_id = ?", (change.game_id,))
    sql = """INSERT INTO result (game_id, seat, user_id, players, points, rank)
        VALUES (?, ?, ?, ?, ?, ?)"""
    rows = [
        (change.game_id, r.seat, r.user_id, r.players, r.points, r.rank) for r in change.results
    ]
    connection.executemany(sql, rows)


def _keep_states(connection: sqlite3.Connection, change: Change) -> None:
    """Write the states that the change leaves behind, and drop those that nobody needs now."""
    if change.snapshot:
        sql = """INSERT INTO snapshot (game_id, ply, state)
            SELECT id, ply, state FROM game WHERE id = ?"""
        connection.execute(sql, (change.game_id,))
    sql = "INSERT INTO phase (game_id, ply, number, state) VALUES (?, ?, ?, ?)"
    rows = [
        (change.game_id, change.ply, number, state) for number, state in enumerate(change.phases)
    ]
    connection.executemany(sql, rows)
    if change.prune_before is not None:
        sql = "DELETE FROM snapshot WHERE game_id = ? AND ply < ?"
        connection.execute(sql, (change.game_id, change.prune_before))
        sql = """DELETE FROM phase
            WHERE game_id = ?1 AND ply <= (SELECT story_ply FROM game WHERE id = ?1)"""
        connection.execute(sql, (change.game_id,))
