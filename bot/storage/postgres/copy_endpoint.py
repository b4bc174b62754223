"""A PostgreSQL database as one end of a transfer."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.storage.copy_endpoints import BATCH_SIZE, TABLES, CopyEndpoint, Row
from bot.storage.postgres.connection import connect, migrate
from bot.storage.postgres.errors import translate_errors
from bot.storage.postgres.fencing import ACQUIRE_LEASE
from bot.storage.postgres.pool import Connection
from bot.storage.postgres_url import PostgresUrl

_GAME_ID_SEQUENCE = "pg_get_serial_sequence('game', 'id')"


class PostgresEndpoint:
    """The tables of a database, inside one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def columns(self, table: str) -> tuple[str, ...]:
        sql = """SELECT column_name FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = $1"""
        return tuple(sorted(row[0] for row in await self._connection.fetch(sql, table)))

    async def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]:
        sql = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608
        async for row in self._connection.cursor(sql, prefetch=BATCH_SIZE):
            yield tuple(row)

    async def insert_rows(self, table: str, columns: tuple[str, ...], rows: list[Row]) -> None:
        await self._connection.copy_records_to_table(table, records=rows, columns=columns)

    async def delete_rows(self, table: str) -> None:
        await self._connection.execute(f"DELETE FROM {table}")  # noqa: S608

    async def last_game_id(self) -> int:
        sql = f"SELECT pg_sequence_last_value({_GAME_ID_SEQUENCE}::regclass)"
        return int(await self._connection.fetchval(sql) or 0)

    async def continue_ids_after(self, last_game_id: int) -> None:
        if last_game_id:
            await self._connection.execute(f"SELECT setval({_GAME_ID_SEQUENCE}, $1)", last_game_id)
        sql = """SELECT setval(pg_get_serial_sequence('review', 'number'), max(number))
            FROM review HAVING max(number) IS NOT NULL"""
        await self._connection.execute(sql)


@asynccontextmanager
async def postgres_source(url: PostgresUrl) -> AsyncIterator[CopyEndpoint]:
    """Open a snapshot of a database to copy from. From now on, no bot on it can write."""
    await migrate(url)
    connection = await connect(url)
    try:
        with translate_errors():
            await connection.execute(ACQUIRE_LEASE, secrets.token_hex(8))
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield PostgresEndpoint(connection)
    finally:
        await connection.close()


@asynccontextmanager
async def postgres_target(url: PostgresUrl) -> AsyncIterator[CopyEndpoint]:
    """Open a database to copy into, with its tables locked against other writers."""
    await migrate(url)
    connection = await connect(url)
    try:
        with translate_errors():
            async with connection.transaction():
                names = ", ".join(TABLES)
                await connection.execute(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE")
                yield PostgresEndpoint(connection)
    finally:
        await connection.close()
