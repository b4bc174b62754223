"""A database of the version before is brought up to date: every row stays, and games go on."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.storage.locations import open_store
from bot.storage.records import CommitResult, ResultRow, SeatAssignmentRow, SeatRow
from bot.storage.sqlite.files import MIGRATIONS, open_database
from tests.support.storage.records import ANNA, game_update, stored_game
from tests.support.storage.sqlite import execute_outside

BEFORE_DECISIONS = 4
BEFORE_RECORDS = 6

ROWS = {
    "game": """(id, channel_id, guild_id, name, schema, options, settings, seed, status, ply,
        posted_ply, story_ply, turn_message_id, state, created, updated) VALUES
        (1, 5, 1, 'any', 1, '{}', '{}', 's', 'running', 3, 2, 1, 7, '"state"', 10, 20),
        (2, 5, 1, 'any', 1, '{}', '{}', 's', 'over', 2, 2, 2, NULL, '"end"', 10, 20)""",
    "seat": """(game_id, seat, name, user_id, ai, intent, remind_at) VALUES
        (1, 0, 'Anna', 8, NULL, 'pass', 30), (1, 1, 'AI', NULL, 'calm', NULL, NULL)""",
    "move": """(game_id, ply, seat, user_id, kind, interaction_id, action, events, at) VALUES
        (1, 1, NULL, 8, 'open', 70, NULL, '[]', 10), (1, 3, 0, 8, 'act', 71, '{}', '[]', 20)""",
    "snapshot": "(game_id, ply, state) VALUES (1, 3, '\"state\"')",
    "result": """(game_id, seat, user_id, players, points, rank) VALUES
        (2, 0, 8, 2, 12, 1), (2, 1, NULL, 2, 9, 2)""",
    "person": "(user_id, settings) VALUES (8, '{}')",
    "meta": "(key, value) VALUES ('command-tree', 'hash')",
}
"""Rows for each table as it was then."""


def columns(name: str) -> str:
    return ROWS[name].partition(")")[0].removeprefix("(")


def rows(connection: sqlite3.Connection, name: str) -> list[Any]:
    """What a table holds, in the columns that it had then."""
    sql = f"SELECT {columns(name)} FROM {name} ORDER BY 1, 2"  # noqa: S608
    return [tuple(row) for row in connection.execute(sql)]


def of_version(file: Path, version: int) -> dict[str, list[Any]]:
    """Make a database as it was with so many migrations, with rows in every table."""
    folder = file.with_name("earlier")
    folder.mkdir()
    for script in sorted(MIGRATIONS.glob("*.sql"))[:version]:
        shutil.copy(script, folder)
    with closing(open_database(file, folder)) as connection:
        for name, values in ROWS.items():
            connection.execute(f"INSERT INTO {name} {values}")
        return {name: rows(connection, name) for name in ROWS}


def test_every_row_of_the_version_before_stays(database_file: Path) -> None:
    before = of_version(database_file, BEFORE_DECISIONS)
    with closing(open_database(database_file)) as connection:
        assert {name: rows(connection, name) for name in ROWS} == before
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        indexes = connection.execute("PRAGMA index_list(result)").fetchall()
    assert "result_by_user" in {row["name"] for row in indexes}


async def test_a_running_game_of_the_version_before_goes_on(database_file: Path) -> None:
    of_version(database_file, BEFORE_DECISIONS)
    store = await open_store(database_file)
    assert await store.seats(1) == (
        SeatRow(0, "Anna", 8, intent="pass", remind_at=30, question_ply=None, informed_ply=0),
        SeatRow(1, "AI", ai="calm"),
    )
    seats = (SeatRow(0, "Anna", 8, question_ply=4, informed_ply=3),)
    assert (
        await store.commit(game_update(1, 3, seats=seats, phase_end_states=("end",)))
        is CommitResult.COMMITTED
    )
    results = (ResultRow(0, ANNA, 2, 12, None), ResultRow(1, None, 2, 9, 1))
    assert (
        await store.commit(game_update(1, 4, status="over", results=results))
        is CommitResult.COMMITTED
    )
    assert (await stored_game(store, 1)).ply == 5
    assert await store.seats(1) == seats
    assert await store.phase_end_states(1, 4) == ("end",)
    await store.close()
    assert execute_outside(
        database_file, "SELECT rank FROM result WHERE game_id = 1 ORDER BY seat"
    ) == [
        (None,),
        (1,),
    ]
    game_goes = "DELETE FROM game"
    with closing(open_database(database_file)) as connection:
        connection.execute(game_goes)
        for name in ("result", "phase", "seat"):
            left = connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608
            assert left == 0


SEATINGS = """INSERT INTO move (game_id, ply, seat, kind, action, events, at) VALUES
    (1, 2, NULL, 'start', NULL, '[]', 10),
    (1, 4, 0, 'seat', '{"old":"Boris","old_user":9,"new":"AI","new_user":null}', '[]', 30),
    (1, 5, 0, 'seat', '{"old":"AI","old_user":null,"new":"Anna","new_user":8}', '[]', 40)"""


async def test_who_played_before_records_were_kept_is_in_them(database_file: Path) -> None:
    before = of_version(database_file, BEFORE_RECORDS)
    execute_outside(database_file, "DELETE FROM seat WHERE game_id = 1 AND seat = 0")
    execute_outside(
        database_file, "INSERT INTO seat (game_id, seat, name, user_id) VALUES (1, 0, 'Anna', 8)"
    )
    execute_outside(database_file, SEATINGS)
    execute_outside(database_file, "UPDATE game SET ply = 5 WHERE id = 1")
    store = await open_store(database_file)
    assert await store.seat_assignments(1) == (
        SeatAssignmentRow(0, 2, 9, "Boris", None),
        SeatAssignmentRow(0, 4, None, "AI", None),
        SeatAssignmentRow(0, 5, 8, "Anna", None),
        SeatAssignmentRow(1, 2, None, "AI", "calm"),
    )
    assert len(await store.moves(1, 0)) == len(before["move"]) + 3
    assert await store.state_history(1) == ()
    assert await store.commit(game_update(1, 3, keep_history=True)) is CommitResult.CONFLICT
    await store.close()


async def test_an_ended_game_of_the_version_before_can_be_packed(database_file: Path) -> None:
    of_version(database_file, BEFORE_RECORDS)
    execute_outside(
        database_file,
        "INSERT INTO move (game_id, ply, kind, events, at) VALUES (2, 1, 'act', 'x', 1)",
    )
    store = await open_store(database_file)
    log = await store.moves(2, 0)
    assert await store.uncompressed_games(9) == (2,)
    await store.compress_game(2)
    assert await store.moves(2, 0) == log
    assert await store.uncompressed_games(9) == ()
    await store.close()


async def test_the_version_before_goes_on_with_the_new_file(database_file: Path) -> None:
    """It may still run while the new one starts: what it writes leaves gaps and breaks nothing."""
    of_version(database_file, BEFORE_RECORDS)
    store = await open_store(database_file)
    assert await store.commit(game_update(1, 3, keep_history=True)) is CommitResult.COMMITTED
    execute_outside(database_file, "UPDATE game SET ply = 5, state = 'its own' WHERE id = 1")
    execute_outside(
        database_file,
        "INSERT INTO move (game_id, ply, kind, events, at) VALUES (1, 5, 'act', '', 1)",
    )
    assert await store.commit(game_update(1, 5, keep_history=True)) is CommitResult.COMMITTED
    assert [(row.of_ply, row.state) for row in await store.state_history(1)] == [
        (4, '"state 4"'),
        (6, '"state 6"'),
    ]
    await store.close()
