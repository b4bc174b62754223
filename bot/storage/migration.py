"""Applies migrations: one list and one runner for both databases."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from bot.storage.connection import Row, Value
from bot.storage.errors import StoreUnusable

logger = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).with_name("migrations")

TABLE = "migration"
"""The table of applied migrations. It also marks a database as ours."""

TAKEOVER = MIGRATIONS / "takeover.sql"
"""Turns the last schema from before `TABLE` into the first one since."""

_CREATE_TABLE = f"CREATE TABLE {TABLE} (number BIGINT PRIMARY KEY, name TEXT NOT NULL);"

_INSERT = f"INSERT INTO {TABLE} (number, name) VALUES (:number, :name)"  # noqa: S608

COUNT = f"SELECT count(*) FROM {TABLE}"  # noqa: S608

_SECTION = re.compile(r"^-- only: (\w+)\n", re.MULTILINE)


class SchemaConnection(Protocol):
    """A connection whose schema can be changed."""

    name: str
    """The name of its sections in scripts."""

    def exclusive_transaction(self) -> AbstractAsyncContextManager[None]:
        """A transaction for which other starting processes wait."""

    async def fetch(self, statement: str, **values: Value) -> Sequence[Row]:
        """Run one statement."""

    async def run_script(self, script: str) -> None:
        """Run several statements."""

    async def tables(self) -> Collection[str]:
        """Return the names of all tables."""

    async def is_taken_over(self, tables: Collection[str]) -> bool:
        """Whether the tables are those of the last schema before `TABLE`.

        Raises StoreUnusable for those of an older one, or of another program.
        """


class TooOld(StoreUnusable):
    """The database is older than the oldest schema that can be taken over."""

    def __init__(self, location: object) -> None:
        super().__init__(
            location, "was written by a version that is too old: this one cannot take it over"
        )


class TooNew(StoreUnusable):
    """The database has more migrations than this program."""

    def __init__(self, location: object) -> None:
        super().__init__(location, "was written by a newer version of this program")


def migration_scripts(folder: Path) -> list[Path]:
    """Return the migrations in order. The one at index n leads to schema version n + 1."""
    scripts = sorted(folder.glob("[0-9]*.sql"))
    for number, script in enumerate(scripts, start=1):
        if not re.match(rf"{number:04}_", script.name):
            raise ValueError(f"migration {number} is missing: found {script.name} in its place")
    return scripts


async def migrate(connection: SchemaConnection, location: object, scripts: Sequence[Path]) -> None:
    """Apply all pending migrations in one transaction. Raises StoreUnusable."""
    async with connection.exclusive_transaction():
        tables = await connection.tables()
        if TABLE not in tables:
            await connection.run_script(_CREATE_TABLE)
            if tables and await connection.is_taken_over(tables):
                await _apply(connection, TAKEOVER, 1, scripts[0])
        [[applied]] = await connection.fetch(COUNT)
        if applied > len(scripts):
            raise TooNew(location)
        for number, script in enumerate(scripts, start=1):
            if number > applied:
                await _apply(connection, script, number, script)


async def _apply(connection: SchemaConnection, script: Path, number: int, recorded: Path) -> None:
    try:
        await connection.run_script(_own_sections(script, connection.name))
    except Exception:
        logger.warning("migration failed script=%s", script.name)
        raise
    await connection.fetch(_INSERT, number=number, name=recorded.name)


def _own_sections(script: Path, database: str) -> str:
    """Return what is common to all databases, and the sections of this one."""
    common, *sections = _SECTION.split(script.read_text(encoding="utf-8"))
    own = [
        text for name, text in zip(sections[::2], sections[1::2], strict=True) if name == database
    ]
    return "\n".join((common, *own))
