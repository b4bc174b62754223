"""Every statement is understood by both databases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from types import ModuleType

import asyncpg
import pytest

from bot.storage import (
    clock_statements,
    leases,
    place_statements,
    statements,
    tournament_statements,
)
from bot.storage.fencing import (
    ACQUIRE_LEASE,
    REVOKE_SHARD_LEASES,
    Fence,
    ShardLease,
    process_fence,
    shard_fence,
)
from bot.storage.migration import COUNT
from bot.storage.postgres import dialect as postgres_dialect
from bot.storage.postgres.connection import join_statements
from bot.storage.postgres_url import PostgresUrl
from bot.storage.sqlite import dialect as sqlite_dialect
from bot.storage.store import Store
from tests.support.storage.sqlite import driver_of

FRAGMENTS = {"MAY_WRITE", "IN_SHARD"}
"""Public names that are parts of statements."""

FIRST_PARTS = {"CREATE_GAME", "UPDATE_GAME"}
"""The statements which others are joined to."""

PARAMETER = re.compile(r"(?<!:):([a-z_]+)\b")


def statements_of(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Yield the statements of a module by name."""
    for name, value in vars(module).items():
        for number, text in enumerate(value if isinstance(value, tuple) else (value,)):
            if isinstance(text, str) and re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE) ", text):
                yield f"{name}_{number}" if isinstance(value, tuple) else name, text


ALL = {
    name: text
    for module in (statements, clock_statements, place_statements, tournament_statements)
    for name, text in statements_of(module)
    if name.isupper() and not name.startswith("_") and name not in FRAGMENTS
}
FENCES = {
    "process": process_fence("process"),
    "shard": shard_fence(ShardLease(2, 0, 1)),
}


def is_part(text: str) -> bool:
    """Whether a statement reads what the one that it is joined to has written."""
    return re.search(r"\bwritten\b", text) is not None


def is_fenced(text: str) -> bool:
    return statements.MAY_WRITE in text


def test_statement_that_writes_is_fenced() -> None:
    """Parts are, by the statement that they are joined to."""
    assert len(ALL) > 60
    for name, text in ALL.items():
        if not text.lstrip().startswith("SELECT") and not is_part(text):
            assert is_fenced(text), name
            assert "RETURNING" in text, name


async def test_sqlite_understands_it(sqlite: Store) -> None:
    driver, fence = driver_of(sqlite), process_fence("process")
    others = (ACQUIRE_LEASE, fence.check, COUNT)
    copies = (sqlite_dialect.COLUMNS, sqlite_dialect.LAST_GAME_ID, *sqlite_dialect.CONTINUE_IDS)
    await driver.execute_fetchall("CREATE TEMP TABLE written (id INTEGER, ply INTEGER)")
    for text in chain(ALL.values(), others, copies):
        sql = fence.guard(text) if is_fenced(text) else text
        values = dict.fromkeys(PARAMETER.findall(sql))
        await driver.execute_fetchall(f"EXPLAIN {sqlite_dialect.translate(sql)}", values)


@pytest.mark.parametrize("fence", FENCES.values(), ids=FENCES)
async def test_postgresql_understands_it(postgres_address: PostgresUrl, fence: Fence) -> None:
    connection = await asyncpg.connect(postgres_address.dsn)
    first = {name: text for name, text in ALL.items() if name in FIRST_PARTS}
    parts = tuple(text for text in ALL.values() if is_part(text))
    for name, text in ALL.items():
        if is_part(text):
            alternatives = [
                join_statements(fence.lease, fence.may_write, other, (text,))
                for other in first.values()
            ]
        elif is_fenced(text):
            alternatives = [join_statements(fence.lease, fence.may_write, text, ())]
        else:
            alternatives = [text]
        for sql in alternatives:
            await prepare(connection, sql, name)
    whole = join_statements(fence.lease, fence.may_write, ALL["UPDATE_GAME"], parts)
    await prepare(connection, whole, "all parts of an update")
    await prepare(connection, fence.check, "check")
    await connection.close()


async def test_postgresql_understands_leases_and_copies(postgres_address: PostgresUrl) -> None:
    connection = await asyncpg.connect(postgres_address.dsn)
    own = dict(statements_of(leases))
    assert len(own) > 12
    copies = (
        postgres_dialect.COLUMNS,
        postgres_dialect.LAST_GAME_ID,
        *postgres_dialect.CONTINUE_IDS,
    )
    others = (ACQUIRE_LEASE, REVOKE_SHARD_LEASES + ACQUIRE_LEASE, COUNT)
    for text in chain(own.values(), copies, others):
        await prepare(connection, text, text)
    await connection.close()


async def prepare(connection: asyncpg.Connection, text: str, name: str) -> None:
    sql, _ = postgres_dialect.translate(text)
    try:
        await connection.prepare(sql)
    except asyncpg.PostgresError as error:
        error.add_note(f"in {name}")
        raise
