"""What the store needs of a database: SQLite and PostgreSQL implement these two protocols."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.storage.errors import StoreError

T = TypeVar("T")

Value: TypeAlias = int | float | str | bytes | None

Row: TypeAlias = Sequence[Any]

MAX_INTEGER = 2**63 - 1
"""The largest integer that a database holds."""


class NotUnique(StoreError):
    """A row would repeat what has to be unique; `column` is its column, as table.column."""

    def __init__(self, column: str) -> None:
        super().__init__(f"{column} is not unique")
        self.column = column


class Connection(Protocol):
    """A connection while one unit of work uses it. Statements have named parameters.

    Any method may raise StoreError; those that write raise LeaseLost, and write nothing, once
    another process has taken over, and NotUnique.
    """

    async def fetch(self, statement: str, **values: Value) -> Sequence[Row]:
        """Return all rows of a statement that reads."""

    async def write(self, statement: str, **values: Value) -> Sequence[Row]:
        """Run a fenced statement. Return what it returns of the rows that it wrote."""

    async def write_joined(
        self, statement: str, parts: Sequence[str], **values: Value
    ) -> Sequence[Row]:
        """Run a fenced statement and, if it wrote a row, the parts that read this row as `written`.

        All or nothing, and in one round trip. The statement returns `id` and `ply`. The parts must
        not read what others of them write.
        """

    async def check_lease(self) -> None:
        """Raise LeaseLost if another process has taken over. Waits for no lock."""

    def stream(self, statement: str) -> AsyncIterator[Row]:
        """Yield the rows of a statement without holding all of them, inside a transaction."""

    async def write_many(self, statement: str, rows: Iterable[Row]) -> None:
        """Run a statement for each row, whose values are in the order of its parameters."""

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """Commit everything that the block writes, or nothing."""


Work: TypeAlias = Callable[[Connection, bool], Awaitable[T]]
"""A unit of work, given a connection and whether it is a retry whose first attempt may have
succeeded. It runs to its end even if its caller is cancelled.
"""


class Database(Protocol):
    """An open database."""

    async def run(self, work: Work[T], order_key: Hashable = None) -> T:
        """Run a unit of work, after all earlier ones with the same key."""

    async def acquire_lease(self) -> None:
        """Make this the only process that may write, whoever else has the database open."""

    async def renew_lease(self, seconds: float) -> None:
        """Let processes that wait for the lease know that its owner is alive, for so long.

        Raises LeaseLost if another process has taken over.
        """

    async def clock_offset(self) -> float:
        """Return how many seconds the database's clock is ahead of this machine's."""

    async def erase_deleted(self) -> None:
        """Make sure that deleted data does not remain in a log file beside the database."""

    async def close(self) -> None:
        """Finish pending work and close the database. A second call does nothing."""


def rows_as_json(rows: Iterable[Sequence[int | str | None]]) -> str:
    """Return rows as the JSON that `json_each` unfolds.

    Raises StoreError for an integer that is too large, and for NUL in a text, at which SQLite would
    cut it off.
    """
    listed = [list(row) for row in rows]
    for row in listed:
        if any(isinstance(value, int) and abs(value) > MAX_INTEGER for value in row):
            raise StoreError("an integer is too large for a database")
        if any(isinstance(value, str) and "\0" in value for value in row):
            raise StoreError("a text contains NUL")
    return json.dumps(listed, ensure_ascii=False, separators=(",", ":"))
