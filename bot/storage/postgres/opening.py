"""Opens a PostgreSQL database: rejects an unusable one, and applies migrations.

A rejected database is left unchanged.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg

from bot.storage.errors import StoreUnusable
from bot.storage.fencing import process_fence
from bot.storage.migration import MIGRATIONS, TooNew, TooOld, migrate, migration_scripts
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.errors import translate_errors
from bot.storage.postgres_url import PostgresUrl

CONNECT_TIMEOUT = 5.0
"""Seconds after which a server counts as unreachable when the bot starts."""

MAX_DEADLOCKS = 20
"""How often a migration may be ended by a deadlock, which takes the server a second to find."""

RETRY_DELAY = 0.5
"""The most seconds until a migration is tried again."""

MIGRATION_LOCK_ID = 0x4E455653
"""The advisory lock that serialises migrations of processes starting together: "NEVS"."""

APPLICATION_NAME = "nevsky"
"""The name of our connections in the server's statistics."""

LEGACY_TABLE, LEGACY_COUNT = "nevsky_migration", 2
"""Where migrations were counted before `migration.TABLE`, and the count of the last schema."""

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


async def open_migrated(
    url: PostgresUrl, migrations: Path = MIGRATIONS, *, recreate_schema: bool = False
) -> None:
    """Check the database and apply all pending migrations. Raises StoreUnusable.

    With `recreate_schema`, the schema of the URL is dropped first.
    """
    scripts = migration_scripts(migrations)
    driver = await connect(url)
    try:
        with translate_to_unusable(url):
            await check_durable(url, driver)
            await _ensure_schema(driver, url.schema, recreate=recreate_schema)
            await _migrate_while_others_play(PostgresSchemaConnection(driver, url), url, scripts)
    finally:
        await driver.close(timeout=CONNECT_TIMEOUT)


async def _migrate_while_others_play(
    connection: PostgresSchemaConnection, url: PostgresUrl, scripts: Sequence[Path]
) -> None:
    """Apply the migrations; again if a deadlock with the moves of other processes ended them."""
    for _ in range(MAX_DEADLOCKS):
        with suppress(asyncpg.DeadlockDetectedError):
            await migrate(connection, url, scripts)
            return
        await asyncio.sleep(random.uniform(0, RETRY_DELAY))
    await migrate(connection, url, scripts)


async def connect(url: PostgresUrl) -> Any:
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


async def check_durable(url: PostgresUrl, connection: Any) -> None:
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


async def _ensure_schema(connection: Any, schema: str | None, *, recreate: bool) -> None:
    if schema is None:
        return
    name = '"' + schema.replace('"', '""') + '"'
    if recreate:
        await connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE")
    await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {name}")


class PostgresSchemaConnection(PostgresConnection):
    """Implements `SchemaConnection`."""

    name = "postgres"

    def __init__(self, driver: Any, url: PostgresUrl) -> None:
        super().__init__(driver, process_fence(None))
        self._url = url

    @asynccontextmanager
    async def exclusive_transaction(self) -> AsyncIterator[None]:
        async with self.transaction():
            await self.fetch("SELECT pg_advisory_xact_lock(:lock)", lock=MIGRATION_LOCK_ID)
            yield

    async def run_script(self, script: str) -> None:
        await self._driver.execute(script)

    async def tables(self) -> Collection[str]:
        sql = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        return {row[0] for row in await self._driver.fetch(sql)}

    async def is_taken_over(self, tables: Collection[str]) -> bool:
        if LEGACY_TABLE not in tables:
            raise StoreUnusable(self._url, "belongs to another program")
        count = await self._driver.fetchval(f"SELECT count(*) FROM {LEGACY_TABLE}")  # noqa: S608
        if count != LEGACY_COUNT:
            raise TooOld(self._url) if count < LEGACY_COUNT else TooNew(self._url)
        return True
