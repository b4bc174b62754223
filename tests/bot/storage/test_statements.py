"""Every statement is understood by both databases."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from itertools import chain
from types import ModuleType

import aiosqlite
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


def test_module_holds_more_than_this_test_assumes() -> None:
    assert len(ALL) > 60
    assert {name for name in ALL if is_part(ALL[name])} == {
        "INSERT_MOVE",
        "INSERT_SEATS",
        "DELETE_OTHER_SEATS",
        "INSERT_PLANS",
        "DELETE_OTHER_PLANS",
        "INSERT_RESULTS",
        "DELETE_OTHER_RESULTS",
        "INSERT_SNAPSHOT",
        "DELETE_SNAPSHOTS",
        "INSERT_PHASE_END_STATES",
        "DELETE_PHASE_END_STATES",
        "INSERT_SEAT_ASSIGNMENTS",
        "INSERT_STATE_DELTAS",
    }


def test_no_statement_stands_twice() -> None:
    names = re.findall(r"^(\w+) = ", inspect.getsource(statements), re.MULTILINE)
    assert len(set(names)) == len(names)
    normalised = [" ".join(text.split()) for text in ALL.values()]
    assert len(set(normalised)) == len(normalised)


def test_statement_that_writes_is_fenced() -> None:
    """Parts are, by the statement that they are joined to."""
    for name, text in ALL.items():
        if not text.lstrip().startswith("SELECT") and not is_part(text):
            assert is_fenced(text), name
            assert "RETURNING" in text, name


async def test_sqlite_understands_it(sqlite: Store) -> None:
    parts = tuple(text for text in ALL.values() if is_part(text))
    for text in ALL.values():
        if not is_part(text):
            fenced = process_fence("process").guard(text) if is_fenced(text) else text
            await explain(driver_of(sqlite), fenced)
    await create_written(driver_of(sqlite))
    for text in parts:
        await explain(driver_of(sqlite), text)


async def create_written(driver: aiosqlite.Connection) -> None:
    """Create a table like the row that parts read."""
    await driver.execute_fetchall("DROP VIEW IF EXISTS temp.written")
    await driver.execute_fetchall("DROP TABLE IF EXISTS temp.written")
    await driver.execute_fetchall("CREATE TEMP TABLE written (id INTEGER, ply INTEGER)")


async def explain(driver: aiosqlite.Connection, text: str) -> None:
    values = dict.fromkeys(PARAMETER.findall(text))
    await driver.execute_fetchall(f"EXPLAIN {sqlite_dialect.translate(text)}", values)


async def test_sqlite_understands_fences_and_copies(sqlite: Store) -> None:
    others = (ACQUIRE_LEASE, process_fence("process").check, COUNT)
    copies = (sqlite_dialect.COLUMNS, sqlite_dialect.LAST_GAME_ID, *sqlite_dialect.CONTINUE_IDS)
    for text in chain(others, copies):
        await explain(driver_of(sqlite), text)


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
