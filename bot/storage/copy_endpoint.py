"""One end of a copy between databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from bot.storage.connection import Connection, Row

TABLES = (
    *("game", "seat", "move", "snapshot", "phase_end_state", "result", "result_version"),
    *("seat_assignment", "state_delta", "compressed_game", "artifact", "review"),
    *("user_settings", "guild_settings", "season", "meta"),
)
"""All tables that both databases have, each after those that it references."""

BATCH_SIZE = 200
"""Rows per batch: the state of a game takes tens of kilobytes."""


class Dialect(Protocol):
    """The statements about tables that differ between the databases."""

    COLUMNS: str
    LAST_GAME_ID: str
    CONTINUE_IDS: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CopyEndpoint:
    """The tables of a database."""

    connection: Connection
    dialect: Dialect

    async def columns(self, table: str) -> tuple[str, ...]:
        """Return the columns of a table in alphabetical order."""
        rows = await self.connection.fetch(self.dialect.COLUMNS, table=table)
        return tuple(sorted(row[0] for row in rows))

    def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]:
        """Yield all rows of a table in any order."""
        return self.connection.stream(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608

    async def insert_rows(self, table: str, columns: tuple[str, ...], rows: list[Row]) -> None:
        """Insert rows into a table."""
        values = ", ".join(f":{column}" for column in columns)
        await self.connection.write_many(
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})",  # noqa: S608
            rows,
        )

    async def delete_rows(self, table: str) -> None:
        """Delete all rows of a table."""
        await self.connection.fetch(f"DELETE FROM {table}")  # noqa: S608

    async def last_game_id(self) -> int:
        """Return the highest id that any game has had."""
        [[last]] = await self.connection.fetch(self.dialect.LAST_GAME_ID)
        return int(last or 0)

    async def continue_ids_after(self, last_game_id: int) -> None:
        """Make the ids of new rows start after those that exist, and after this one."""
        for statement in self.dialect.CONTINUE_IDS:
            await self.connection.fetch(statement, last_game_id=last_game_id)
