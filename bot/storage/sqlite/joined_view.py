"""Several statements in one, as the trigger of a view.

SQLite runs all that an insert into the view triggers, or nothing: as a common table expression that
writes does in PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.storage.fencing import Fence
from bot.storage.sqlite.dialect import PARAMETER, translate
from bot.storage.statements import MAY_WRITE

NOTHING_WRITTEN = "nothing written"
"""The message of the error with which an insert ends whose first statement writes no row."""


def create_joined_view(
    name: str, parameters: Sequence[str], fence: Fence, statement: str, parts: Sequence[str]
) -> Iterator[str]:
    """Return what creates a temporary view whose columns are the parameters of the statements.

    An insert runs the first statement, fenced, and then those that read its row as `written`.
    """
    first, _, _ = statement.partition(" RETURNING ")
    inserted = "last_insert_rowid()" if first.startswith("INSERT") else ":game_id"
    body = (
        first.replace(MAY_WRITE, f"({fence.condition})"),
        f"SELECT RAISE(ABORT, '{NOTHING_WRITTEN}') WHERE changes() = 0",
        "DELETE FROM written",
        f"INSERT INTO written SELECT id, ply FROM game WHERE id = {inserted}",  # noqa: S608
        *parts,
    )
    steps = ";\n".join(PARAMETER.sub(r"NEW.\1", translate(step)) for step in body)
    yield "CREATE TEMP TABLE IF NOT EXISTS written (id INTEGER, ply INTEGER)"
    # A view whose trigger could not be created is left over.
    yield f"DROP VIEW IF EXISTS temp.{name}"
    yield f"""CREATE TEMP VIEW {name} ({", ".join(parameters)})
        AS SELECT {", ".join("NULL" for _ in parameters)}"""
    yield f"""CREATE TEMP TRIGGER insert_{name} INSTEAD OF INSERT ON {name}
        BEGIN {steps}; END"""
