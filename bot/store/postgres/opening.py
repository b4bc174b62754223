"""Opening a database of PostgreSQL: refusing one that cannot be used, and bringing it up to date.

One that is refused is left as it was found.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from bot.store.address import Address
from bot.store.contract import StoreFailed, StoreUnusable
from bot.store.postgres.connections import Connection
from bot.store.postgres.faults import in_own_errors

MIGRATIONS = Path(__file__).with_name("migrations")

PATIENCE = 5.0
"""Seconds after which a server counts as away when the bot starts."""

LOCK = 0x4E455653
"""What processes that start at the same moment wait for each other by: "NEVS"."""

PROGRAM = "nevsky"
"""What the server knows our connections by."""

_KEPT = "nevsky_migration"
"""The table of the migrations that were applied. It also says that the database is ours."""

_FAULTS: tuple[tuple[type[Exception] | tuple[type[Exception], ...], str], ...] = (
    (asyncpg.InvalidAuthorizationSpecificationError, "lets nobody in with that user and password"),
    (asyncpg.InvalidCatalogNameError, "does not exist"),
    (asyncpg.TooManyConnectionsError, "takes no more connections"),
    (asyncpg.CannotConnectNowError, "is just starting or stopping"),
    (asyncpg.ReadOnlySQLTransactionError, "cannot be written to"),
    (asyncpg.InsufficientPrivilegeError, "does not let this user make tables"),
    ((asyncpg.ClientConfigurationError, ValueError), "has an address that cannot be read"),
    ((OSError, TimeoutError, asyncpg.PostgresConnectionError), "cannot be reached"),
)


async def prepare(address: Address, migrations: Path = MIGRATIONS, *, anew: bool = False) -> None:
    """Apply every migration that was not applied before. Raises StoreUnusable, StoreFailed.

    With `anew`, all that was in the address's own schema is dropped before.
    """
    scripts = _scripts(migrations)
    connection = await connected(address)
    try:
        with naming_faults(address):
            await check_durable(address, connection)
            await _find_schema(connection, address.schema, anew=anew)
            await _migrate(address, connection, scripts)
    finally:
        await connection.close(timeout=PATIENCE)


async def connected(address: Address) -> Connection:
    """One connection of one's own, with no limits of time. Raises StoreUnusable."""
    with naming_faults(address):
        async with asyncio.timeout(PATIENCE):
            return await asyncpg.connect(address.dsn, server_settings=settings(address))


def settings(address: Address) -> dict[str, str]:
    """What a connection tells the server when it begins."""
    known = {"application_name": PROGRAM}
    return known if address.schema is None else known | {"search_path": address.schema}


@contextmanager
def naming_faults(address: Address) -> Iterator[None]:
    """Raise what is the matter with the server as StoreUnusable, and all else as StoreFailed."""
    fault: str | None = None
    with in_own_errors():
        try:
            yield
        except Exception as error:
            fault = next((words for kind, words in _FAULTS if isinstance(error, kind)), None)
            if fault is None:
                raise
    if fault is not None:
        raise StoreUnusable(address, fault) from None


async def check_durable(address: Address, connection: Connection) -> None:
    """Refuse a server on which what was confirmed can be lost. Raises StoreUnusable."""
    for setting in ("fsync", "synchronous_commit"):
        if await connection.fetchval("SELECT current_setting($1)", setting) == "off":
            raise StoreUnusable(
                address, f"is on a server with {setting} off: a crash would lose confirmed moves"
            )
    if await connection.fetchval("SELECT current_setting('server_encoding')") != "UTF8":
        raise StoreUnusable(address, "does not keep its texts in UTF8")
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        raise StoreUnusable(address, "is a standby, and cannot be written to")


async def _find_schema(connection: Connection, schema: str | None, *, anew: bool) -> None:
    if schema is None:
        return
    name = '"' + schema.replace('"', '""') + '"'
    if anew:
        await connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE")
    await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {name}")


async def _migrate(address: Address, connection: Connection, scripts: list[Path]) -> None:
    """Apply what is missing, all of it or nothing. Others who start wait meanwhile."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        applied = await _applied(address, connection)
        if applied > len(scripts):
            raise StoreUnusable(address, "was written by a newer version of this program")
        for number, script in enumerate(scripts, start=1):
            if number <= applied:
                continue
            try:
                await connection.execute(script.read_text(encoding="utf-8"))
            except asyncpg.InsufficientPrivilegeError:
                raise
            except asyncpg.PostgresError as error:
                raise StoreFailed(f"migration {script.name}: {error.args[0]}") from None
            sql = f"INSERT INTO {_KEPT} (number, script) VALUES ($1, $2)"  # noqa: S608
            await connection.execute(sql, number, script.name)


async def _applied(address: Address, connection: Connection) -> int:
    """How many migrations were applied, in a database that is ours or empty."""
    sql = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    tables = {row["tablename"] for row in await connection.fetch(sql)}
    if tables and _KEPT not in tables:
        raise StoreUnusable(address, "belongs to another program")
    if not tables:
        await connection.execute(
            f"CREATE TABLE {_KEPT} (number BIGINT PRIMARY KEY, script TEXT NOT NULL)"
        )
    return int(await connection.fetchval(f"SELECT count(*) FROM {_KEPT}"))  # noqa: S608


def _scripts(folder: Path) -> list[Path]:
    """The migrations in order. The one at index n leads to schema n + 1."""
    scripts = sorted(folder.glob("*.sql"))
    for number, script in enumerate(scripts, start=1):
        if not re.match(rf"{number:04}_", script.name):
            raise ValueError(f"migration {number} is missing: found {script.name} in its place")
    return scripts
