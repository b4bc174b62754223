"""Statements in PostgreSQL's words."""

from __future__ import annotations

import re
from functools import cache

COLUMNS = """SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = :table ORDER BY column_name"""

_GAME_IDS = "pg_get_serial_sequence('game', 'id')"

LAST_GAME_ID = f"SELECT pg_sequence_last_value({_GAME_IDS}::regclass)"

CONTINUE_IDS: tuple[str, ...] = (
    f"SELECT setval({_GAME_IDS}, :last_game_id) WHERE CAST(:last_game_id AS BIGINT) > 0",
    """SELECT setval(pg_get_serial_sequence('review', 'number'), max(number))
    FROM review HAVING max(number) IS NOT NULL""",
)
"""Makes new ids begin after `last_game_id`, and after those that exist."""

_PARAMETER = re.compile(r"(?<!:):([a-z_]+)\b")
_JSON_ROWS = re.compile(r"\bjson_each\((:[a-z_]+)\)")


@cache
def translate(statement: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement with numbered parameters, and their names in order."""
    statement = _JSON_ROWS.sub(
        r"json_array_elements(CAST(\1 AS json)) AS json_each (value)", statement
    )
    names = tuple(dict.fromkeys(_PARAMETER.findall(statement)))
    return _PARAMETER.sub(lambda found: f"${names.index(found[1]) + 1}", statement), names
