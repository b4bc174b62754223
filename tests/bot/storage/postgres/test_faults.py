"""Faults between the bot and PostgreSQL: nothing is lost or done twice, and no caller hangs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from random import Random

import pytest

from bot.storage.errors import CommitOutcomeUnknown, LeaseLost, StoreUnavailable
from bot.storage.locations import open_store
from bot.storage.postgres import pool
from bot.storage.postgres_url import PostgresUrl
from bot.storage.records import CommitResult, SeatRow
from bot.storage.store import Store
from tests.support.fake_discord.server import wait_until
from tests.support.postgres import PostgresServer
from tests.support.storage.backends import Backends, locked_games
from tests.support.storage.faulty_proxy import FaultyProxy
from tests.support.storage.records import SEATS, create_lobby, game_update, stored_game

PATIENCE = 1.0

LATE = 15.0
"""Seconds by which a busy machine may be late."""

LONG = 60.0


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing fails only because the machine is busy."""
    monkeypatch.setattr(pool, "DEADLINE", LONG)


@contextmanager
def impatient() -> Iterator[None]:
    """Give up soon while the block runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "DEADLINE", PATIENCE)
        patch.setattr(pool, "ATTEMPT_TIMEOUT", PATIENCE / 2)
        yield


async def failure(awaited: Awaitable[object]) -> StoreUnavailable:
    """Check that an operation fails in time, and return why."""
    began = time.monotonic()
    with pytest.raises(StoreUnavailable) as caught:
        await awaited
    assert time.monotonic() - began < PATIENCE + LATE
    return caught.value


# Round trips


async def test_move_takes_one_round_trip(proxied_store: Store, proxy: FaultyProxy) -> None:
    """Whatever it writes, and though what it replaces must be known for it."""
    await proxied_store.acquire_lease()
    game_id = await create_lobby(proxied_store)
    for ply in range(1, 4):
        seats = (*SEATS[:1], SeatRow(1, "Boris", ply))
        more = {
            "snapshot": True,
            "prune_snapshots_before": ply,
            "phase_end_states": ("end",),
            "keep_history": True,
        }
        before = proxy.request_count
        await proxied_store.commit(
            game_update(game_id, ply, seats=seats, interaction_id=ply, **more)
        )
    assert proxy.request_count - before == 1
    before = proxy.request_count
    await proxied_store.mark_announced(game_id, 4, 7)
    await proxied_store.mark_announced(game_id, 4, 8)
    assert proxy.request_count - before <= 3, "what is asked for the first time is prepared"


# Failing servers and connections


async def test_moves_continue_while_connections_break(
    proxied_store: Store, proxy: FaultyProxy
) -> None:
    game_id, rng = await create_lobby(proxied_store), Random(1)
    for ply in range(1, 31):
        press = game_update(game_id, ply, interaction_id=ply)
        committing = asyncio.create_task(proxied_store.commit(press))
        await asyncio.sleep(rng.uniform(0, 0.005))
        proxy.drop_connections()
        assert await committing is CommitResult.COMMITTED
    assert [move.ply for move in await proxied_store.moves(game_id, 0)] == list(range(1, 32))


@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_moves_continue_after_a_server_restart(
    postgres: Store, postgres_server: PostgresServer, how: str
) -> None:
    game_id = await create_lobby(postgres)
    done = list[CommitResult]()
    playing = asyncio.create_task(_play(postgres, game_id, 60, done))
    assert await wait_until(lambda: len(done) >= 5, LONG)
    try:
        await asyncio.to_thread(getattr(postgres_server, how))
    finally:
        # In this thread: a server ends with the one that started it.
        postgres_server.start()
    await playing
    assert done == [CommitResult.COMMITTED] * 60
    assert [move.ply for move in await postgres.moves(game_id, 0)] == list(range(1, 62))


async def _play(store: Store, game_id: int, moves: int, done: list[CommitResult]) -> None:
    for ply in range(1, moves + 1):
        done.append(await store.commit(game_update(game_id, ply, interaction_id=ply)))
        await asyncio.sleep(0.005)


async def test_without_a_server_every_caller_fails_in_time(
    postgres: Store, postgres_server: PostgresServer
) -> None:
    game_id = await create_lobby(postgres)
    postgres_server.stop()
    try:
        with impatient():
            await failure(postgres.commit(game_update(game_id)))
            unsent = await failure(postgres.commit(game_update(game_id)))
            assert not isinstance(unsent, CommitOutcomeUnknown), "there is no connection by now"
            many = [failure(postgres.check()) for _ in range(20)]
            many += [failure(postgres.set_intent(game_id, 0, "a")) for _ in range(5)]
            await asyncio.gather(*many)
    finally:
        postgres_server.start()
    assert await postgres.commit(game_update(game_id)) is CommitResult.COMMITTED


async def test_unanswered_commit_has_an_unknown_outcome(
    proxied_store: Store, proxy: FaultyProxy, postgres: Store
) -> None:
    game_id = await create_lobby(postgres)
    assert (await stored_game(proxied_store, game_id)).ply == 1
    proxy.forwarding.clear()
    with impatient(), pytest.raises(CommitOutcomeUnknown):
        await proxied_store.commit(game_update(game_id))
    proxy.forwarding.set()


async def test_more_callers_than_connections_do_not_block_each_other(
    postgres: Store, postgres_address: PostgresUrl
) -> None:
    games = [
        await create_lobby(postgres, channel_id=100 + n) for n in range(3 * pool.MAX_CONNECTIONS)
    ]
    async with locked_games(postgres_address):
        with impatient():
            commits = [postgres.commit(game_update(game_id)) for game_id in games]
            await asyncio.gather(*map(failure, commits))
    done = await asyncio.gather(
        *(postgres.commit(game_update(game_id, 1, at=5)) for game_id in games)
    )
    assert set(done) <= {CommitResult.COMMITTED, CommitResult.CONFLICT}
    for game_id in games:
        assert len(await postgres.moves(game_id, 0)) == 2


# Leases


async def test_takeover_waits_for_writes_in_progress(
    postgres_address: PostgresUrl, postgres: Store, backends: Backends
) -> None:
    """To look who is in charge before writing is not enough: it may change in between."""
    await postgres.acquire_lease()
    game_id, new = await create_lobby(postgres), await open_store(postgres_address)
    async with locked_games(postgres_address):
        writing = asyncio.create_task(postgres.commit(game_update(game_id)))
        await backends.until_waiting(1)
        taking = asyncio.create_task(new.acquire_lease())
        await backends.until_waiting(2)
        assert not writing.done()
        assert not taking.done()
    await taking
    assert (await stored_game(new, game_id)).ply == 2, "it was written before"
    assert await writing is CommitResult.COMMITTED
    with pytest.raises(LeaseLost):
        await postgres.commit(game_update(game_id, 2))
    await new.close()
