"""A database of PostgreSQL as one end of a copy."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.address import Address
from bot.store.postgres.connections import Connection
from bot.store.postgres.faults import in_own_errors
from bot.store.postgres.opening import connected, prepare
from bot.store.postgres.writing import TAKE_OVER
from bot.store.sides import BATCH, TABLES, Row, Side

_NUMBERED = "pg_get_serial_sequence('game', 'id')"


class PostgresSide:
    """The tables of one database, inside one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def columns(self, table: str) -> tuple[str, ...]:
        sql = """SELECT column_name FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = $1"""
        return tuple(sorted(row[0] for row in await self._connection.fetch(sql, table)))

    async def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]:
        sql = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608
        async for row in self._connection.cursor(sql, prefetch=BATCH):
            yield tuple(row)

    async def fill(self, table: str, columns: tuple[str, ...], rows: list[Row]) -> None:
        await self._connection.copy_records_to_table(table, records=rows, columns=columns)

    async def empty(self, table: str) -> None:
        await self._connection.execute(f"DELETE FROM {table}")  # noqa: S608

    async def last_game(self) -> int:
        sql = f"SELECT pg_sequence_last_value({_NUMBERED}::regclass)"
        return int(await self._connection.fetchval(sql) or 0)

    async def go_on_after(self, last_game: int) -> None:
        if last_game:
            await self._connection.execute(f"SELECT setval({_NUMBERED}, $1)", last_game)
        sql = """SELECT setval(pg_get_serial_sequence('review', 'number'), max(number))
            FROM review HAVING max(number) IS NOT NULL"""
        await self._connection.execute(sql)


@asynccontextmanager
async def postgres_source(address: Address) -> AsyncIterator[Side]:
    """A database to copy from, as of one moment. From now on no bot on it writes any more."""
    await prepare(address)
    connection = await connected(address)
    try:
        with in_own_errors():
            await connection.execute(TAKE_OVER, secrets.token_hex(8))
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield PostgresSide(connection)
    finally:
        await connection.close()


@asynccontextmanager
async def postgres_target(address: Address) -> AsyncIterator[Side]:
    """A database to copy into, while nobody else writes in it."""
    await prepare(address)
    connection = await connected(address)
    try:
        with in_own_errors():
            async with connection.transaction():
                names = ", ".join(TABLES)
                await connection.execute(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE")
                yield PostgresSide(connection)
    finally:
        await connection.close()
