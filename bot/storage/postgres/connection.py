"""Opens a PostgreSQL database: rejects an unusable one, and applies migrations.

A rejected database is left unchanged.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from bot.storage.contract import StoreError, StoreUnusable
from bot.storage.postgres.errors import translate_errors
from bot.storage.postgres.pool import Connection
from bot.storage.postgres_url import PostgresUrl

MIGRATIONS = Path(__file__).with_name("migrations")

CONNECT_TIMEOUT = 5.0
"""Seconds after which a server counts as unreachable when the bot starts."""

MIGRATION_LOCK_ID = 0x4E455653
"""The advisory lock that serialises migrations of processes starting together: "NEVS"."""

APPLICATION_NAME = "nevsky"
"""The name of our connections in the server's statistics."""

_MIGRATION_TABLE = "nevsky_migration"
"""The table of applied migrations. It also marks a database as ours."""

_REASONS: tuple[tuple[type[Exception] | tuple[type[Exception], ...], str], ...] = (
    (asyncpg.InvalidAuthorizationSpecificationError, "lets nobody in with that user and password"),
    (asyncpg.InvalidCatalogNameError, "does not exist"),
    (asyncpg.TooManyConnectionsError, "takes no more connections"),
    (asyncpg.CannotConnectNowError, "is just starting or stopping"),
    (asyncpg.ReadOnlySQLTransactionError, "cannot be written to"),
    (asyncpg.InsufficientPrivilegeError, "does not let this user make tables"),
    ((asyncpg.ClientConfigurationError, ValueError), "has an address that cannot be read"),
    ((OSError, TimeoutError, asyncpg.PostgresConnectionError), "cannot be reached"),
)


async def migrate(
    url: PostgresUrl, migrations: Path = MIGRATIONS, *, recreate_schema: bool = False
) -> None:
    """Apply all pending migrations. Raises StoreUnusable, and StoreError if one fails.

    With `recreate_schema`, the schema of the URL is dropped first.
    """
    scripts = _migration_scripts(migrations)
    connection = await connect(url)
    try:
        with translate_to_unusable(url):
            await check_durable(url, connection)
            await _ensure_schema(connection, url.schema, recreate=recreate_schema)
            await _apply_migrations(url, connection, scripts)
    finally:
        await connection.close(timeout=CONNECT_TIMEOUT)


async def connect(url: PostgresUrl) -> Connection:
    """Open a connection outside the pool, without time limits. Raises StoreUnusable."""
    with translate_to_unusable(url):
        async with asyncio.timeout(CONNECT_TIMEOUT):
            return await asyncpg.connect(url.dsn, server_settings=server_settings(url))


def server_settings(url: PostgresUrl) -> dict[str, str]:
    """Return the session settings of our connections."""
    settings = {"application_name": APPLICATION_NAME}
    return settings if url.schema is None else settings | {"search_path": url.schema}


@contextmanager
def translate_to_unusable(url: PostgresUrl) -> Iterator[None]:
    """Raise what is wrong with the server as StoreUnusable, and everything else as StoreError."""
    reason: str | None = None
    with translate_errors():
        try:
            yield
        except Exception as error:
            reason = next((words for kind, words in _REASONS if isinstance(error, kind)), None)
            if reason is None:
                raise
    if reason is not None:
        raise StoreUnusable(url, reason) from None


async def check_durable(url: PostgresUrl, connection: Connection) -> None:
    """Reject a server on which a confirmed commit could be lost. Raises StoreUnusable."""
    for setting in ("fsync", "synchronous_commit"):
        if await connection.fetchval("SELECT current_setting($1)", setting) == "off":
            raise StoreUnusable(
                url, f"is on a server with {setting} off: a crash would lose confirmed moves"
            )
    if await connection.fetchval("SELECT current_setting('server_encoding')") != "UTF8":
        raise StoreUnusable(url, "does not keep its texts in UTF8")
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        raise StoreUnusable(url, "is a standby, and cannot be written to")


async def _ensure_schema(connection: Connection, schema: str | None, *, recreate: bool) -> None:
    if schema is None:
        return
    name = '"' + schema.replace('"', '""') + '"'
    if recreate:
        await connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE")
    await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {name}")


async def _apply_migrations(url: PostgresUrl, connection: Connection, scripts: list[Path]) -> None:
    """Apply pending migrations in one transaction. Other starting processes wait for it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK_ID)
        applied = await _count_applied(url, connection)
        if applied > len(scripts):
            raise StoreUnusable(url, "was written by a newer version of this program")
        for number, script in enumerate(scripts, start=1):
            if number <= applied:
                continue
            try:
                await connection.execute(script.read_text(encoding="utf-8"))
            except asyncpg.InsufficientPrivilegeError:
                raise
            except asyncpg.PostgresError as error:
                raise StoreError(f"migration {script.name}: {error.args[0]}") from None
            sql = f"INSERT INTO {_MIGRATION_TABLE} (number, script) VALUES ($1, $2)"  # noqa: S608
            await connection.execute(sql, number, script.name)


async def _count_applied(url: PostgresUrl, connection: Connection) -> int:
    """Return the number of applied migrations. Raises StoreUnusable if the tables are not ours."""
    sql = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    tables = {row["tablename"] for row in await connection.fetch(sql)}
    if tables and _MIGRATION_TABLE not in tables:
        raise StoreUnusable(url, "belongs to another program")
    if not tables:
        await connection.execute(
            f"CREATE TABLE {_MIGRATION_TABLE} (number BIGINT PRIMARY KEY, script TEXT NOT NULL)"
        )
    return int(await connection.fetchval(f"SELECT count(*) FROM {_MIGRATION_TABLE}"))  # noqa: S608


def _migration_scripts(folder: Path) -> list[Path]:
    """Return the migrations in order. The one at index n leads to schema version n + 1."""
    scripts = sorted(folder.glob("*.sql"))
    for number, script in enumerate(scripts, start=1):
        if not re.match(rf"{number:04}_", script.name):
            raise ValueError(f"migration {number} is missing: found {script.name} in its place")
    return scripts
