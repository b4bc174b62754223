"""A PostgreSQL database as an end of a copy."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.storage.connection import Connection
from bot.storage.fencing import ACQUIRE_LEASE, REVOKE_SHARD_LEASES, process_fence
from bot.storage.postgres import dialect as dialect
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.errors import translate_errors
from bot.storage.postgres.opening import connect, open_migrated
from bot.storage.postgres_url import PostgresUrl
from bot.storage.statements import TABLES


@asynccontextmanager
async def open_source(url: PostgresUrl) -> AsyncIterator[Connection]:
    """Open a snapshot of a database to copy from. From now on, no bot on it can write."""
    async with _connection(url) as connection:
        await connection.fetch(REVOKE_SHARD_LEASES + ACQUIRE_LEASE, process=secrets.token_hex(8))
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            yield connection


@asynccontextmanager
async def open_target(url: PostgresUrl) -> AsyncIterator[Connection]:
    """Open a database to copy into, with its tables locked against other writers."""
    async with _connection(url) as connection, connection.transaction():
        names = ", ".join(TABLES)
        await connection.fetch(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE")
        yield connection


@asynccontextmanager
async def _connection(url: PostgresUrl) -> AsyncIterator[PostgresConnection]:
    await open_migrated(url)
    driver = await connect(url)
    try:
        with translate_errors():
            yield PostgresConnection(driver, process_fence(None))
    finally:
        await driver.close()
