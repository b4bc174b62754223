"""Databases of the last schema from before migrations were numbered anew, with games in them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.storage import history
from bot.storage.records import MoveRow, StateRow
from bot.storage.sqlite.files import APPLICATION_ID, OLDEST_VERSION
from tests.support.storage.bare_database import BareDatabase
from tests.support.storage.records import ANNA, BORIS

SCHEMAS = Path(__file__).with_name("legacy_schemas")

RUNNING, ENDED, COMPRESSED = 1, 2, 3
"""The ids of the games."""

NAMES = {
    "phase": "phase_end_state",
    "sitting": "seat_assignment",
    "moment": "state_delta",
    "record": "compressed_game",
    "made": "artifact",
    "person": "user_settings",
    "server": "guild_settings",
    "charge": "shard_lease",
    "process": "cluster_member",
    "identify": "identify_bucket",
    "game.posted_ply": "announced_ply",
    "game.story_ply": "announced_phase_ply",
    "game.created": "created_at",
    "game.updated": "updated_at",
    "seat.asked": "question_ply",
    "seat.told": "informed_ply",
    "moment.sum": "checksum",
    "moment.state": "delta",
    "made.what": "key",
    "review.found": "findings",
    "season.began": "began_at",
    "charge.shards": "shard_count",
    "charge.shard": "shard_id",
    "charge.heir": "successor",
    "charge.heir_ready": "successor_ready",
    "process.wanted": "wanted_shards",
}
"""Today's names of tables and columns."""

STATES = ('"state 2"', '"state 3"')
"""The states of each game after its second and its third move."""

PREVIOUS_OWNER = "previous owner"

SHARD_COUNT = 2


def _game(game_id: int, status: str, **other: Any) -> dict[str, Any]:
    return {
        "id": game_id,
        "channel_id": game_id,
        "guild_id": 1,
        "name": "saint_petersburg",
        "schema": 1,
        "options": '{"seats":2}',
        "seed": "s",
        "status": status,
        "ply": 3,
        "posted_ply": 3,
        "story_ply": 3,
        "turn_message_id": 7,
        "state": STATES[-1],
        "created": 1000,
        "updated": 1000 + game_id,
        "settings": "{}",
    } | other


def _moves(game_id: int) -> list[MoveRow]:
    first = 10 * game_id
    return [
        MoveRow(1, None, ANNA, "open", first, None, "[]", 1000),
        MoveRow(2, None, ANNA, "start", first + 1, None, '["e"]', 1001),
        MoveRow(3, 0, ANNA, "act", first + 2, '{"kind":"buy"}', '["«Пётр»"]', 1002),
    ]


def _states() -> list[StateRow]:
    return [StateRow(ply, ply, None, state) for ply, state in enumerate(STATES, start=2)]


def _move_rows(game_id: int) -> list[dict[str, Any]]:
    fields = ("ply", "seat", "user_id", "kind", "interaction_id", "action", "events", "at")
    rows = [
        {"game_id": game_id} | {name: getattr(move, name) for name in fields}
        for move in _moves(game_id)
    ]
    if game_id == COMPRESSED:
        rows = [row | {"action": None, "events": "[]"} for row in rows]
    return rows


def _delta_rows(game_id: int) -> list[dict[str, Any]]:
    rows, before = list[dict[str, Any]](), None
    for state in _states():
        rows.append(
            {
                "game_id": game_id,
                "ply": state.ply,
                "number": 0,
                "of_ply": state.of_ply,
                "phase": None,
                "sum": history.checksum(state.state),
                "state": history.compress_delta(state.state, before),
            }
        )
        before = state.state
    return rows


def rows(database: str) -> dict[str, list[dict[str, Any]]]:
    """Return rows for every table of the schema, under its names; game 1 is in progress."""
    games = (RUNNING, ENDED, COMPRESSED)
    seats: list[dict[str, Any]] = [
        {"game_id": game_id, "seat": seat, "name": name, "user_id": user_id, "ai": ai}
        for game_id in games
        for seat, name, user_id, ai in ((0, "Anna", ANNA, None), (1, "AI", None, "calm"))
    ]
    compressed_moves, compressed_states = history.compress(_moves(COMPRESSED), _states())
    tables: dict[str, list[dict[str, Any]]] = {
        "game": [
            _game(RUNNING, "running", posted_ply=2, story_ply=1),
            _game(ENDED, "over"),
            _game(COMPRESSED, "over"),
        ],
        "seat": [
            seats[0] | {"intent": "pass", "remind_at": 30, "asked": 3, "told": 2},
            *({"intent": None, "remind_at": None, "asked": None, "told": 0} | s for s in seats[1:]),
        ],
        "move": [row for game_id in games for row in _move_rows(game_id)],
        "snapshot": [{"game_id": RUNNING, "ply": 3, "state": STATES[-1]}],
        "phase": [{"game_id": RUNNING, "ply": 3, "number": 0, "state": '"end"'}],
        "result": [
            {"game_id": game, "seat": 0, "user_id": ANNA, "players": 2, "points": 12, "rank": None}
            for game in (ENDED, COMPRESSED)
        ],
        "sitting": [{"from_ply": 2} | row for row in seats],
        "moment": [row for game_id in (RUNNING, ENDED) for row in _delta_rows(game_id)],
        "record": [{"game_id": COMPRESSED, "moves": compressed_moves, "states": compressed_states}],
        "made": [{"game_id": COMPRESSED, "what": "film", "content": b"\x00\xff"}],
        "review": [
            {"number": 1, "game_id": ENDED, "user_id": ANNA, "found": "some", "done": 0},
            {"number": 4, "game_id": ENDED, "user_id": BORIS, "found": "all", "done": 1},
        ],
        "person": [{"user_id": ANNA, "settings": '{"a":1}'}],
        "server": [{"guild_id": 1, "settings": '{"b":2}'}],
        "season": [{"guild_id": 1, "number": 2, "began": 900}],
        "meta": [{"key": "command-tree", "value": "hash"}],
    }
    return tables | (_lease_rows() if database == "postgres" else {})


def _lease_rows() -> dict[str, list[dict[str, Any]]]:
    now = datetime.now(UTC)
    return {
        "charge": [
            {"shards": SHARD_COUNT, "shard": 0, "epoch": 5, "holder": "gone"},
            {"shards": SHARD_COUNT, "shard": 1, "epoch": 6, "holder": "gone", "heir": "late"},
        ],
        "process": [
            {"name": "gone", "alive_until": now - timedelta(minutes=1), "wanted": None},
            {"name": "late", "alive_until": now - timedelta(minutes=1), "wanted": [1]},
        ],
        "identify": [{"bucket": 0, "free_at": now}],
    }


async def create_legacy_database(
    database: BareDatabase, *, owner: str = PREVIOUS_OWNER, versions_back: int = 0
) -> dict[str, list[dict[str, Any]]]:
    """Create the last legacy schema with rows in every table, and return these.

    `owner` may write. With `versions_back`, the database counts fewer migrations.
    """
    await database.run_script((SCHEMAS / f"{database.name}.sql").read_text(encoding="utf-8"))
    await database.run_script(_count_migrations(database.name, versions_back))
    tables = rows(database.name)
    for table, table_rows in tables.items():
        for row in table_rows:
            await database.insert(table, row)
    await database.insert("meta", {"key": "in-charge", "value": owner})
    if database.name == "postgres":
        for table, column, last in (("game", "id", COMPRESSED + 1), ("review", "number", 4)):
            sequence = f"pg_get_serial_sequence('{table}', '{column}')"
            await database.run_script(f"SELECT setval({sequence}, {last})")
    else:
        await database.run_script(
            f"UPDATE sqlite_sequence SET seq = {COMPRESSED + 1} WHERE name = 'game'"  # noqa: S608
        )
    return tables


def _count_migrations(database: str, versions_back: int) -> str:
    if database == "sqlite":
        return f"""PRAGMA journal_mode = WAL; PRAGMA application_id = {APPLICATION_ID};
            PRAGMA user_version = {OLDEST_VERSION - versions_back};"""
    numbers = ", ".join(f"({number}, 'any')" for number in range(1, 3 - versions_back))
    return f"""CREATE TABLE nevsky_migration (number BIGINT PRIMARY KEY, name TEXT NOT NULL);
        INSERT INTO nevsky_migration VALUES {numbers}"""  # noqa: S608


def renamed(table: str, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row of a table under the columns' names of today."""
    return {NAMES.get(f"{table}.{column}", column): value for column, value in row.items()}
