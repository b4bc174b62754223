"""Several processes take the games over from a single one, which plays until they are ready."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.storage import leases
from bot.storage.connection import Connection
from bot.storage.fencing import OWNER_KEY
from bot.storage.leases import ClusterDissolved, ShardCountMismatch
from bot.storage.locations import open_lease_store, open_store
from bot.storage.postgres_url import PostgresUrl
from bot.storage.store import Store
from tests.support.storage.lease_holders import (
    EXPIRED,
    LONG,
    SHARDS,
    Joined,
    claim,
    connect_as_successor,
    heartbeat,
)


@pytest.fixture
async def alone(postgres_address: PostgresUrl) -> AsyncIterator[Store]:
    """A single process that owns the games and is alive."""
    store = await open_store(postgres_address)
    await store.acquire_lease()
    await store.renew_lease(LONG)
    yield store
    await store.close()


async def test_single_process_is_replaced_only_when_every_shard_has_a_ready_successor(
    alone: Store, join: Joined
) -> None:
    one, other = await join(), await join()
    await connect_as_successor(one, 0, 1, 2)
    assert await other.request_succession(3)
    assert not await one.take_over(include_expired=True)
    await alone.renew_lease(LONG)
    await other.mark_successor_ready(3)
    await heartbeat(other, EXPIRED)
    assert not await one.take_over(include_expired=False), "the successor has died"
    await heartbeat(other)
    assert await one.take_over(include_expired=False)
    assert not await other.take_over(include_expired=False), "that was done"
    holders = await heartbeat(other)
    assert [holders[shard] for shard in range(SHARDS)] == [one.member_name] * 3 + [
        other.member_name
    ]


async def test_shards_of_a_dead_single_process_go_to_ready_successors_or_are_free(
    alone: Store, join: Joined
) -> None:
    one, other = await join(), await join()
    await connect_as_successor(one, 0)
    assert await other.request_succession(1)
    await alone.renew_lease(EXPIRED)
    assert not await one.take_over(include_expired=False)
    assert await one.take_over(include_expired=True)
    assert await heartbeat(one) == {0: one.member_name, 1: None, 2: None, 3: None}
    cluster = await one.heartbeat(LONG, leaving=False, wanted_shards=None)
    assert cluster.leases[1].successor == other.member_name, "it goes on connecting"
    assert len(await claim(one)) == SHARDS - 1


async def test_processes_that_wait_for_a_single_one_agree_on_the_number_of_shards(
    alone: Store, join: Joined, postgres_address: PostgresUrl
) -> None:
    waiting, new = await join(), await open_lease_store(postgres_address)
    with pytest.raises(ShardCountMismatch):
        await new.join_cluster(2 * SHARDS, adopt_existing=False)
    assert await new.join_cluster(2 * SHARDS, adopt_existing=True) == SHARDS
    await waiting.leave_cluster()
    assert await new.join_cluster(2 * SHARDS, adopt_existing=False) == 2 * SHARDS
    await new.close()


async def test_process_that_joins_during_the_take_over_leaves_the_leases_alone(
    alone: Store, join: Joined, postgres_address: PostgresUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, late, read_meta = await join(), await open_lease_store(postgres_address), leases._meta
    await connect_as_successor(one, *range(SHARDS))

    async def take_over_meanwhile(connection: Connection, key: str) -> str:
        value = await read_meta(connection, key)
        if key == OWNER_KEY:
            assert await one.take_over(include_expired=False)
        return value

    monkeypatch.setattr(leases, "_meta", take_over_meanwhile)
    await late.join_cluster(SHARDS, adopt_existing=False)
    assert set((await heartbeat(late)).values()) == {one.member_name}
    await late.close()


async def test_another_single_process_ends_those_that_wait_for_the_first(
    alone: Store, join: Joined, postgres_address: PostgresUrl
) -> None:
    waiting, newer = await join(), await open_store(postgres_address)
    await connect_as_successor(waiting, *range(SHARDS))
    await newer.acquire_lease()
    assert not await waiting.take_over(include_expired=True)
    with pytest.raises(ClusterDissolved):
        await heartbeat(waiting)
    await newer.close()
