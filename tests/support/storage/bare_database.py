"""A database of either kind, as an operator with its command line sees it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from bot.storage.locations import DatabaseLocation
from bot.storage.postgres_url import PostgresUrl
from tests.support.postgres import PostgresServer


class BareDatabase(Protocol):
    """A database without a store, in autocommit mode."""

    @property
    def name(self) -> str:
        """The name of the database's sections in migrations."""
        ...

    @property
    def location(self) -> DatabaseLocation: ...

    async def fetch(self, sql: str) -> list[tuple[Any, ...]]:
        """Run one statement and return its rows."""
        ...

    async def run_script(self, script: str) -> None:
        """Run several statements."""
        ...

    async def insert(self, table: str, row: dict[str, object]) -> None:
        """Insert a row into a table."""
        ...

    async def schema(self) -> dict[str, list[str]]:
        """Return descriptions of everything in the schema, independent of its history."""
        ...


SQLITE_SCHEMA = {
    "columns": """SELECT t.name, t.strict, t.wr, c.name, c.type, c."notnull", c.dflt_value, c.pk
        FROM pragma_table_list AS t JOIN pragma_table_xinfo(t.name) AS c
        WHERE t.name NOT LIKE 'sqlite_%'""",
    "references": """SELECT t.name, f."table", f."from", f."to", f.on_delete
        FROM pragma_table_list AS t JOIN pragma_foreign_key_list(t.name) AS f""",
    "indexes": """SELECT t.name, i.name, i."unique", i.origin, i.partial, c.name, s.sql
        FROM pragma_table_list AS t JOIN pragma_index_list(t.name) AS i
        JOIN pragma_index_xinfo(i.name) AS c JOIN sqlite_schema AS s ON s.name = i.name
        WHERE c.key AND t.name NOT LIKE 'sqlite_%'""",
    "triggers": "SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'",
}

POSTGRES_SCHEMA = {
    "columns": """SELECT c.relname, c.reloptions, a.attname, a.atttypid::regtype::text,
            a.attnotnull, a.attidentity, a.attstorage, pg_get_expr(d.adbin, d.adrelid)
        FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
        LEFT JOIN pg_attrdef AS d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
        AND a.attnum > 0 AND NOT a.attisdropped""",
    "constraints": """SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace""",
    "indexes": "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
    "triggers": """SELECT pg_get_triggerdef(t.oid), p.prosrc
        FROM pg_trigger AS t JOIN pg_proc AS p ON p.oid = tgfoid WHERE NOT tgisinternal""",
    "sequences": "SELECT sequencename, data_type::text FROM pg_sequences",
}


@dataclass(frozen=True, slots=True)
class BareSQLite:
    """A file, which may not exist yet."""

    location: Path
    name: str = "sqlite"

    async def fetch(self, sql: str) -> list[tuple[Any, ...]]:
        return self._fetch(sql)

    def _fetch(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.location, isolation_level=None)) as connection:
            return connection.execute(sql, values).fetchall()

    async def run_script(self, script: str) -> None:
        with closing(sqlite3.connect(self.location, isolation_level=None)) as connection:
            connection.executescript(script)

    async def insert(self, table: str, row: dict[str, object]) -> None:
        self._fetch(_insert_sql(table, row, ["?"] * len(row)), list(row.values()))

    async def schema(self) -> dict[str, list[str]]:
        rows = {name: sorted(map(repr, self._fetch(sql))) for name, sql in SQLITE_SCHEMA.items()}
        return rows | {"checks": self._checks()}

    def _checks(self) -> list[str]:
        rows = self._fetch("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
        return sorted(
            f"{table}: {line.partition('CHECK')[2].strip(' ,')}"
            for table, sql in rows
            for line in sql.replace('"', "").splitlines()
            if "CHECK" in line
        )


@dataclass(frozen=True, slots=True)
class BarePostgres:
    """A database on a server, which exists."""

    server: PostgresServer
    database: str
    name: str = "postgres"

    @property
    def location(self) -> PostgresUrl:
        return self.server.address(self.database)

    async def fetch(self, sql: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self.server.fetch(sql, database=self.database)]

    async def run_script(self, script: str) -> None:
        await self.server.execute(script, database=self.database)

    async def insert(self, table: str, row: dict[str, object]) -> None:
        places = [f"${number}" for number in range(1, len(row) + 1)]
        await self.server.fetch(
            _insert_sql(table, row, places), *row.values(), database=self.database
        )

    async def schema(self) -> dict[str, list[str]]:
        return {
            name: sorted(map(repr, await self.fetch(sql))) for name, sql in POSTGRES_SCHEMA.items()
        }


def _insert_sql(table: str, row: dict[str, object], places: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join(places)})"  # noqa: S608


@asynccontextmanager
async def empty_postgres(server: PostgresServer) -> AsyncIterator[BarePostgres]:
    """Create a database without tables, and drop it afterwards."""
    name = await server.create_empty_database()
    yield BarePostgres(server, name)
    await server.drop_database(name)
