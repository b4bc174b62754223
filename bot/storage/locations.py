"""Where games can be kept: in a file, or in a database of PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from bot.storage.contract import Store, StoreUnusable
from bot.storage.leases import LeaseStore
from bot.storage.postgres_url import URL_SEPARATOR, PostgresUrl
from bot.storage.sqlite import SQLiteStore

DatabaseLocation: TypeAlias = Path | PostgresUrl

SCRATCH_SCHEMA = "nevsky_local"
"""The schema of games that nobody keeps."""


def parse_location(text: Path | str) -> DatabaseLocation:
    """The place that an operator has named. Raises InvalidPostgresUrl."""
    if isinstance(text, Path):
        return text
    return PostgresUrl(text) if URL_SEPARATOR in text else Path(text)


async def create_scratch_schema(url: PostgresUrl) -> PostgresUrl:
    """A place of our own beside what else is in a database, with nothing in it.

    What was there before is gone. Raises StoreUnusable.
    """
    from bot.storage.postgres.connection import migrate

    url = url.with_schema(SCRATCH_SCHEMA)
    await migrate(url, recreate_schema=True)
    return url


async def open_store(location: DatabaseLocation | str) -> Store:
    """The store that keeps games there, made and brought up to date if need be.

    Raises StoreUnusable.
    """
    if isinstance(location, str):
        location = parse_location(location)
    if isinstance(location, Path):
        return await SQLiteStore.open(location)
    # Only here: who keeps games in a file need not load the driver.
    from bot.storage.postgres.store import PostgresStore

    return await PostgresStore.open(location)


async def open_lease_store(location: DatabaseLocation | str) -> LeaseStore:
    """Who is in charge of the shards of the games that are kept there.

    Raises StoreUnusable for a file: nobody shares one.
    """
    if isinstance(location, str):
        location = parse_location(location)
    if isinstance(location, Path):
        raise StoreUnusable(location, "is a file of one process: only PostgreSQL can be shared")
    from bot.storage.postgres.leases import PostgresLeaseStore

    return await PostgresLeaseStore.open(location)
