"""`python -m bot` that counts its transactions by statement, and writes the counts on SIGUSR1."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from bot import __main__
from bot.storage import leases, statements
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.sqlite.connection import SQLiteConnection

COUNTS_FOLDER_VARIABLE = "TRANSACTION_COUNTS"
"""The environment variable with the path of the folder for the files."""

LEASE = "lease"
"""The beginning of the name of a statement about the leases of shards."""

_counts: Counter[str] = Counter()
_is_counted = ContextVar("is_counted", default=False)
"""Whether the running statement belongs to a transaction that is counted already."""


@cache
def _name(statement: str) -> str:
    """Return the name of a statement, or its first word; those about leases begin with `LEASE`."""
    for prefix, module in (("", statements), (LEASE, leases)):
        for name, value in vars(module).items():
            if statement == value or (isinstance(value, tuple) and statement in value):
                return prefix + name
    return statement.split(maxsplit=1)[0]


def _counting(run: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def counted(connection: Any, statement: str, *parts: Any, **values: Any) -> Any:
        if _is_counted.get() or statement.startswith("PRAGMA"):
            return await run(connection, statement, *parts, **values)
        _counts[_name(statement)] += 1
        token = _is_counted.set(True)
        try:
            return await run(connection, statement, *parts, **values)
        finally:
            _is_counted.reset(token)

    return counted


def _counting_transaction(begin: Callable[..., Any]) -> Callable[..., Any]:
    @asynccontextmanager
    async def transaction(connection: Any, **options: Any) -> AsyncIterator[None]:
        is_inner = _is_counted.get()
        _counts["several"] += not is_inner
        token = _is_counted.set(True)
        try:
            async with begin(connection, **options):
                yield
        finally:
            _is_counted.reset(token)

    return transaction


def counts_file(folder: Path, pid: int) -> Path:
    """Return the file with the counts of a process."""
    return folder / f"transactions-{pid}.json"


def write_counts(*_signal: object) -> None:
    """Write the counts so far, all at once."""
    file = counts_file(Path(os.environ[COUNTS_FOLDER_VARIABLE]), os.getpid())
    unfinished = file.with_suffix(".new")
    unfinished.write_text(json.dumps(_counts))
    unfinished.replace(file)


if __name__ == "__main__":
    for kind in (SQLiteConnection, PostgresConnection):
        for method in ("fetch", "write", "write_joined"):
            setattr(kind, method, _counting(getattr(kind, method)))
        setattr(kind, "transaction", _counting_transaction(kind.transaction))  # noqa: B010
    signal.signal(signal.SIGUSR1, write_counts)
    sys.exit(__main__.main())
