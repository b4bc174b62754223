"""PostgreSQL's processes for the connections of stores, and locks that make them wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.storage.postgres.opening import APPLICATION_NAME, connect
from bot.storage.postgres_url import PostgresUrl
from tests.support.postgres import PostgresServer

TIMEOUT = 120.0

BACKENDS = f"""SELECT pid, wait_event_type FROM pg_stat_activity
    WHERE application_name = '{APPLICATION_NAME}' AND datname = current_database()
    AND pid <> pg_backend_pid()"""  # noqa: S608


class Backends:
    """The server's processes for the connections of stores."""

    def __init__(self, server: PostgresServer, database: str) -> None:
        self._server, self._database = server, database

    async def all(self) -> set[int]:
        """Return their process ids."""
        return {row[0] for row in await self._server.fetch(BACKENDS, database=self._database)}

    async def waiting(self) -> set[int]:
        """Return the process ids of those that wait for a lock."""
        rows = await self._server.fetch(BACKENDS, database=self._database)
        return {row[0] for row in rows if row[1] == "Lock"}

    async def until_waiting(self, count: int) -> None:
        """Wait until so many of them wait for a lock."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                if len(await self.waiting()) == count:
                    return
                await asyncio.sleep(0.02)


@asynccontextmanager
async def locked_games(address: PostgresUrl, game_id: int | None = None) -> AsyncIterator[None]:
    """Lock a game, or all, while the block runs, as a long transaction of somebody else would."""
    connection = await connect(address)
    await connection.execute("SET application_name = 'other'")
    sql = "SELECT FROM game WHERE id = coalesce($1, id) FOR UPDATE"
    try:
        async with connection.transaction():
            await connection.fetch(sql, game_id)
            yield
    finally:
        await connection.close()
