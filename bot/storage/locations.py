"""Locations of databases: a SQLite file, or a PostgreSQL URL."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from bot.storage.errors import StoreUnusable
from bot.storage.leases import LeaseStore
from bot.storage.migration import MIGRATIONS
from bot.storage.postgres_url import URL_SEPARATOR, PostgresUrl
from bot.storage.sqlite.database import SQLiteDatabase
from bot.storage.store import Store

DatabaseLocation: TypeAlias = Path | PostgresUrl

SCRATCH_SCHEMA = "nevsky_local"
"""The schema of the local table, which is emptied at every start."""


def parse_location(text: Path | str) -> DatabaseLocation:
    """Parse an operator's setting. Raises InvalidPostgresUrl."""
    if isinstance(text, Path):
        return text
    return PostgresUrl(text) if URL_SEPARATOR in text else Path(text)


async def create_scratch_schema(url: PostgresUrl) -> PostgresUrl:
    """Create an empty schema, dropping an old one, and return its URL. Raises StoreUnusable."""
    from bot.storage.postgres.opening import open_migrated

    url = url.with_schema(SCRATCH_SCHEMA)
    await open_migrated(url, recreate_schema=True)
    return url


async def open_store(location: DatabaseLocation | str, migrations: Path = MIGRATIONS) -> Store:
    """Open the store at a location; creates and migrates the database if necessary.

    Raises StoreUnusable.
    """
    if isinstance(location, str):
        location = parse_location(location)
    if isinstance(location, Path):
        return Store(await SQLiteDatabase.open(location, migrations))
    # Imported here: with a SQLite file, the driver of PostgreSQL need not be loaded.
    from bot.storage.postgres.database import PostgresDatabase

    return Store(await PostgresDatabase.open(location, migrations))


async def open_lease_store(location: DatabaseLocation | str) -> LeaseStore:
    """Open the store of shard leases in a database that several processes share.

    Raises StoreUnusable for a file, which only one process can use.
    """
    if isinstance(location, str):
        location = parse_location(location)
    if isinstance(location, Path):
        raise StoreUnusable(location, "is a file of one process: only PostgreSQL can be shared")
    from bot.storage.postgres.database import open_cluster

    return await open_cluster(location)
