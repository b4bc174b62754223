"""What the stores of games and of leases have in common."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, TypeVar, cast

from bot.storage import statements
from bot.storage.connection import Connection, Database, Row, Value

T = TypeVar("T")


class MetaStore:
    """An open database: its health, and small values that belong to no game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def check(self) -> None:
        """Raise StoreError unless the database answers; cheap enough for a health check."""
        await self._fetch(statements.CHECK)

    async def clock_offset(self) -> float:
        """Return how many seconds the database's clock is ahead of this machine's."""
        return await self._database.clock_offset()

    async def get_meta(self, key: str) -> str | None:
        """Return the value under a key, such as the hash of the command tree last synced."""
        return await self._value(str, statements.META, key=key)

    async def set_meta(self, key: str, value: str) -> None:
        """Store a small value under a key."""
        await self._write(statements.SET_META, key=key, value=value)

    async def newest_game(self) -> int:
        """Return the id of the newest game; 0 if there is none."""
        return await self._value(int, statements.NEWEST_GAME) or 0

    async def has_open_game(self, newest: int) -> bool:
        """Return whether a game with messages is open, of those with at most that id."""
        return bool(await self._fetch(statements.OPEN_GAME_UP_TO, newest=newest))

    async def close(self) -> None:
        """Finish pending operations and close the database. A second call does nothing."""
        await self._database.close()

    async def _row(self, kind: type[T], statement: str, **values: Value) -> T | None:
        rows = await self._rows(kind, statement, **values)
        return rows[0] if rows else None

    async def _rows(self, kind: type[T], statement: str, **values: Value) -> tuple[T, ...]:
        return tuple(kind(*row) for row in await self._fetch(statement, **values))

    async def _column(self, statement: str, **values: Value) -> tuple[Any, ...]:
        return tuple(row[0] for row in await self._fetch(statement, **values))

    async def _value(self, _: type[T], statement: str, **values: Value) -> T | None:
        rows = await self._fetch(statement, **values)
        return cast("T", rows[0][0]) if rows else None

    async def _fetch(self, statement: str, **values: Value) -> Sequence[Row]:
        async def work(connection: Connection, _: bool) -> Sequence[Row]:
            return await connection.fetch(statement, **values)

        return await self._database.run(work, _order_key(values))

    async def _write(self, statement: str, **values: Value) -> Sequence[Row]:
        async def work(connection: Connection, _: bool) -> Sequence[Row]:
            return await connection.write(statement, **values)

        return await self._database.run(work, _order_key(values))


def _order_key(values: Mapping[str, Value]) -> Hashable:
    """Return what orders statements: the game, user, server or key that they are about."""
    for name in ("game_id", "user_id", "guild_id", "key"):
        if name in values:
            return name, values[name]
    return None
