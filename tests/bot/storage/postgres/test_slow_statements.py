"""Slow is not broken: a statement that waits for a lock is ended, retried and done once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from bot.storage.errors import CommitOutcomeUnknown, StoreUnavailable
from bot.storage.locations import open_store
from bot.storage.postgres import pool
from bot.storage.postgres_url import PostgresUrl
from bot.storage.records import CommitResult
from bot.storage.store import Store
from tests.support.postgres import SUPERUSER
from tests.support.storage.backends import Backends, locked_games
from tests.support.storage.faulty_proxy import FaultyProxy
from tests.support.storage.records import ANNA, SEATS, create_lobby, game_update, stored_game

ATTEMPT_TIMEOUT = 1.2
LOCK_TIME = 1.2

LATE = 15.0
"""Seconds by which a busy machine may be late."""

DEADLINE = 60.0


@pytest.fixture
def short_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "ATTEMPT_TIMEOUT", ATTEMPT_TIMEOUT)
    # Statements end after 0.2 seconds. A busy machine may be late with the server's answer.
    monkeypatch.setattr(pool, "STATEMENT_TIMEOUT", 1 / 6)
    monkeypatch.setattr(pool, "DEADLINE", DEADLINE)


@pytest.fixture
async def slow_store(short_attempts: None, postgres_address: PostgresUrl) -> AsyncIterator[Store]:
    """A store whose statements may not take long."""
    store = await open_store(postgres_address)
    yield store
    await store.close()


@pytest.mark.parametrize("moves", [1, 2])
async def test_commit_that_waits_for_a_lock_is_retried_and_done_once(
    slow_store: Store, postgres_address: PostgresUrl, backends: Backends, moves: int
) -> None:
    game_id = await create_lobby(slow_store)
    await asyncio.gather(*(slow_store.check() for _ in range(pool.MAX_CONNECTIONS)))
    before = await backends.all()
    updates = [game_update(game_id, ply, keep_history=True) for ply in range(1, moves + 1)]
    async with locked_games(postgres_address, game_id):
        committing = asyncio.create_task(slow_store.commit(*updates))
        await asyncio.sleep(LOCK_TIME)
        assert not committing.done()
        assert len(await backends.waiting()) <= 1, "one attempt at a time"
    assert await committing is CommitResult.COMMITTED
    assert (await stored_game(slow_store, game_id)).ply == 1 + moves
    assert len(await slow_store.moves(game_id, 0)) == 1 + moves
    assert await backends.all() == before, "no connection was given up"


async def test_slow_statement_leaves_others_alone(
    slow_store: Store, postgres_address: PostgresUrl
) -> None:
    game_id, other = await create_lobby(slow_store), await create_lobby(slow_store, channel_id=2)
    async with locked_games(postgres_address, game_id):
        committing = asyncio.create_task(slow_store.commit(game_update(game_id)))
        for ply in range(1, 20):
            assert await slow_store.commit(game_update(other, ply)) is CommitResult.COMMITTED
            await asyncio.sleep(LOCK_TIME / 20)
        assert not committing.done()
    assert await committing is CommitResult.COMMITTED


async def test_abandoned_statement_ends_on_the_server(
    proxy: FaultyProxy,
    postgres_address: PostgresUrl,
    postgres_database: str,
    backends: Backends,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even if the server's own time limit is far away."""
    monkeypatch.setattr(pool, "STATEMENT_TIMEOUT", 100.0)
    store = await open_store(proxy.address(postgres_database, SUPERUSER))
    game_id = await create_lobby(store)
    async with locked_games(postgres_address, game_id):
        # Long enough for the commit to reach the lock.
        monkeypatch.setattr(pool, "ATTEMPT_TIMEOUT", 2 * ATTEMPT_TIMEOUT)
        monkeypatch.setattr(pool, "DEADLINE", 2.5 * ATTEMPT_TIMEOUT)
        committing = asyncio.create_task(store.commit(game_update(game_id)))
        await backends.until_waiting(1)
        with pytest.raises(CommitOutcomeUnknown):
            await committing
        await backends.until_waiting(0)
    monkeypatch.setattr(pool, "DEADLINE", DEADLINE)
    await asyncio.sleep(ATTEMPT_TIMEOUT)
    assert (await stored_game(store, game_id)).ply == 1
    await store.close()


@pytest.mark.usefixtures("short_attempts")
@pytest.mark.parametrize("silent_at", [None, b"UPDATE game"], ids=["before", "in a transaction"])
async def test_silent_connection_is_replaced_within_an_attempt(
    proxied_store: Store, proxy: FaultyProxy, silent_at: bytes | None
) -> None:
    game_id = await create_lobby(proxied_store)
    proxy.silence_at = silent_at
    if silent_at is None:
        proxy.silence_connections()
    began = time.monotonic()
    updates = [game_update(game_id, ply) for ply in (1, 2)]
    assert await proxied_store.commit(*updates) is CommitResult.COMMITTED
    assert ATTEMPT_TIMEOUT <= time.monotonic() - began < ATTEMPT_TIMEOUT + LATE
    assert len(await proxied_store.moves(game_id, 0)) == 3


async def test_forgetting_a_user_blocks_no_other_game(
    slow_store: Store, postgres_address: PostgresUrl
) -> None:
    own = await create_lobby(slow_store)
    await slow_store.commit(game_update(own, status="abandoned"))
    other = await create_lobby(slow_store, channel_id=2, seats=SEATS[1:], user_id=None)
    async with locked_games(postgres_address, own):
        forgetting = asyncio.create_task(slow_store.forget_user(ANNA, "somebody"))
        for ply in range(1, 20):
            update = game_update(other, ply, seats=SEATS[1:])
            assert await slow_store.commit(update) is CommitResult.COMMITTED
            await asyncio.sleep(LOCK_TIME / 20)
        assert not forgetting.done()
    await forgetting
    assert await slow_store.games_involving(ANNA) == ()


async def test_lock_held_for_long_is_reported_in_time(
    slow_store: Store,
    postgres_address: PostgresUrl,
    backends: Backends,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game_id = await create_lobby(slow_store)
    async with locked_games(postgres_address, game_id):
        monkeypatch.setattr(pool, "DEADLINE", LOCK_TIME)
        began = time.monotonic()
        with pytest.raises(StoreUnavailable):
            await slow_store.commit(game_update(game_id))
        assert time.monotonic() - began < LOCK_TIME + LATE
        await backends.until_waiting(0)
    monkeypatch.setattr(pool, "DEADLINE", DEADLINE)
    assert (await stored_game(slow_store, game_id)).ply == 1
