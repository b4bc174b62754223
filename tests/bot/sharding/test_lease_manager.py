"""Shard assignment when processes join, die, leave, pause or lose the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

import pytest

from bot.sharding.lease_manager import LeaseManager
from bot.storage.errors import LeaseLost, StoreUnavailable
from bot.storage.fencing import ShardLease
from bot.storage.leases import LeaseStore
from bot.storage.locations import open_lease_store, open_store
from bot.storage.postgres_url import PostgresUrl
from bot.storage.store import Store
from tests.support.fake_discord.server import wait_until
from tests.support.postgres import PostgresServer

SHARDS = 4
HEARTBEAT = 0.1

LEASE = 600.0
"""Seconds. Leases expire when a test says so, however busy the machine is."""

TIMEOUT = 120.0
"""Seconds after which a condition fails, even on a busy machine."""


class FakeProcess:
    """A process without Discord, which records the calls of its lease manager."""

    def __init__(
        self, store: LeaseStore, wanted: frozenset[int] | None, heartbeat_interval: float
    ) -> None:
        self.store = store
        self.lease_manager = LeaseManager(
            store, self, wanted, lease_duration=LEASE, heartbeat_interval=heartbeat_interval
        )
        self.connected_shards: frozenset[int] = frozenset()
        self.may_connect = asyncio.Event()
        self.may_connect.set()
        self.has_budget = True
        self.ended = False
        self.calls = list[str]()
        self.acquired = dict[int, ShardLease]()

    async def connect_shard(self, shard_id: int) -> None:
        self.connected_shards |= {shard_id}
        await self.may_connect.wait()
        self.calls.append(f"connect {shard_id}")

    async def on_lease_acquired(self, lease: ShardLease) -> None:
        self.calls.append(f"acquire {lease.shard_id}")
        self.connected_shards |= {lease.shard_id}
        self.acquired[lease.shard_id] = lease

    async def drain(self, shard_id: int, grace_seconds: float) -> None:
        self.calls.append(f"drain {shard_id}")
        self.acquired.pop(shard_id, None)

    async def disconnect_shard(self, shard_id: int) -> None:
        self.calls.append(f"disconnect {shard_id}")
        self.connected_shards -= {shard_id}

    async def has_identify_budget(self, connections: int) -> bool:
        return self.has_budget

    def on_cluster_dissolved(self) -> None:
        self.ended = True

    @property
    def shards(self) -> tuple[int, ...]:
        return tuple(shard for shard in range(SHARDS) if self.lease_manager.owns(shard))

    async def wait_for_shards(self, shards: int) -> None:
        """Wait until the process owns this many shards."""
        await assert_eventually(lambda: len(self.shards) == shards)

    async def wait_for_heartbeats(self, number: int) -> None:
        """Wait until the process has sent so many more heartbeats."""
        before = self.lease_manager._heartbeats
        await assert_eventually(lambda: self.lease_manager._heartbeats >= before + number)

    async def expire_leases(self) -> None:
        """Let its leases expire at once, as if it had been stopped for long."""
        await self.store.heartbeat(0.0, leaving=False, wanted_shards=None)
        self.lease_manager._leases_valid_until = time.monotonic()

    async def age(self) -> None:
        """Let the process seem to have been in touch with the database for a whole lease."""
        await self.wait_for_heartbeats(1)
        self.lease_manager._healthy_since -= LEASE

    async def stop_heartbeat(self) -> None:
        """Stop the heartbeats without the process noticing, as if it were paused or dead."""
        assert self.lease_manager._task is not None
        self.lease_manager._task.cancel()
        await asyncio.gather(self.lease_manager._task, return_exceptions=True)


StartProcess: TypeAlias = Callable[..., Awaitable[FakeProcess]]


async def assert_eventually(condition: Callable[[], bool]) -> None:
    assert await wait_until(condition, TIMEOUT)


@pytest.fixture
async def start_process(postgres_address: PostgresUrl) -> AsyncIterator[StartProcess]:
    """Start a process that wants all shards, or the given ones."""
    processes = list[FakeProcess]()

    async def start(
        *wanted: int, heartbeat_interval: float = HEARTBEAT, sends_heartbeats: bool = True
    ) -> FakeProcess:
        store = await open_lease_store(postgres_address)
        await store.join_cluster(SHARDS, adopt_existing=False)
        processes.append(FakeProcess(store, frozenset(wanted) or None, heartbeat_interval))
        if sends_heartbeats:
            processes[-1].lease_manager.start()
        return processes[-1]

    yield start
    for process in processes:
        await process.stop_heartbeat()
        await process.store.close()


@pytest.fixture
async def first(start_process: StartProcess) -> FakeProcess:
    """A process that owns all shards as long as it is alone."""
    process = await start_process()
    await process.wait_for_shards(SHARDS)
    return process


@pytest.fixture
async def second(start_process: StartProcess, first: FakeProcess) -> FakeProcess:
    """Another one, with which the first has shared them."""
    process = await start_process()
    await assert_eventually(lambda: len(first.shards) == len(process.shards) == SHARDS // 2)
    return process


@pytest.fixture
async def unsharded_store(postgres_address: PostgresUrl) -> AsyncIterator[Store]:
    """The store of a single process that owns all games."""
    store = await open_store(postgres_address)
    await store.acquire_lease()
    yield store
    await store.close()


async def test_shard_is_released_only_after_its_successor_connected(
    start_process: StartProcess, first: FakeProcess
) -> None:
    second = await start_process()
    second.may_connect.clear()
    await assert_eventually(lambda: len(second.connected_shards) == SHARDS // 2)
    await first.wait_for_heartbeats(3)
    assert len(first.shards) == SHARDS
    assert all(map(second.lease_manager.is_successor, second.connected_shards))
    second.may_connect.set()
    await second.wait_for_shards(SHARDS // 2)
    assert set(first.shards) | set(second.shards) == set(range(SHARDS))
    shard = second.shards[0]
    await assert_eventually(lambda: f"disconnect {shard}" in first.calls)
    assert first.calls.index(f"drain {shard}") < first.calls.index(f"disconnect {shard}")
    assert second.calls.index(f"connect {shard}") < second.calls.index(f"acquire {shard}")


async def test_process_without_identify_budget_takes_no_shards(
    start_process: StartProcess, first: FakeProcess
) -> None:
    second = await start_process()
    second.has_budget = False
    await second.wait_for_heartbeats(10)
    assert second.connected_shards == frozenset()
    await first.stop_heartbeat()
    await first.expire_leases()
    await second.age()
    await second.wait_for_shards(SHARDS)


async def test_shards_of_a_dead_process_are_taken_over_once_its_leases_expire(
    first: FakeProcess, second: FakeProcess
) -> None:
    await first.stop_heartbeat()
    await second.age()
    await second.wait_for_heartbeats(5)
    assert len(second.shards) == SHARDS // 2
    await first.expire_leases()
    await second.wait_for_shards(SHARDS)


async def test_new_process_waits_a_whole_lease_before_it_takes_over_what_has_expired(
    start_process: StartProcess, first: FakeProcess
) -> None:
    """After an outage of the database, the others get the time to renew their leases."""
    await first.stop_heartbeat()
    await first.expire_leases()
    second = await start_process()
    await second.wait_for_heartbeats(5)
    assert second.shards == ()
    await second.age()
    await second.wait_for_shards(SHARDS)


async def test_leaving_process_hands_over_its_shards_first(
    first: FakeProcess, second: FakeProcess
) -> None:
    async with asyncio.timeout(TIMEOUT):
        await first.lease_manager.leave_cluster(2 * TIMEOUT)
    await second.wait_for_shards(SHARDS)
    epochs = [lease.epoch for lease in second.acquired.values()]
    assert all(epoch == 3 for epoch in epochs), "each shard was claimed once and transferred once"


async def test_processes_that_leave_at_once_do_not_wait_for_each_other(
    first: FakeProcess, second: FakeProcess
) -> None:
    """Even if each has asked for a shard of the other before."""
    assert await first.store.request_succession(second.shards[0])
    assert await second.store.request_succession(first.shards[0])
    async with asyncio.timeout(TIMEOUT):
        leaving = (each.lease_manager.leave_cluster(2 * TIMEOUT) for each in (first, second))
        await asyncio.gather(*leaving)


async def test_last_process_leaves_without_waiting(
    start_process: StartProcess, first: FakeProcess
) -> None:
    async with asyncio.timeout(TIMEOUT):
        await first.lease_manager.leave_cluster(2 * TIMEOUT)
    second = await start_process()
    await second.wait_for_shards(SHARDS)


async def test_process_can_leave_just_as_it_is_woken(start_process: StartProcess) -> None:
    """As it is when the last of its shards has been released."""
    process = await start_process(heartbeat_interval=LEASE)
    await process.wait_for_heartbeats(1)
    process.lease_manager.wake()
    await asyncio.sleep(0)
    async with asyncio.timeout(TIMEOUT):
        await process.lease_manager.leave_cluster(2 * TIMEOUT)


async def test_process_with_fixed_shards_replaces_their_owner(start_process: StartProcess) -> None:
    low, high = await start_process(0, 1), await start_process(2, 3)
    await assert_eventually(lambda: (low.shards, high.shards) == ((0, 1), (2, 3)))
    newer = await start_process(0, 1)
    await assert_eventually(lambda: newer.shards == (0, 1) and low.ended)
    assert high.shards == (2, 3)
    assert not high.ended


async def test_process_paused_beyond_its_lease_releases_its_shards(
    start_process: StartProcess,
) -> None:
    first = await start_process()
    # The process claims no shards when it continues.
    first.has_budget = False
    await first.wait_for_shards(SHARDS)
    await first.stop_heartbeat()
    await first.expire_leases()
    assert first.shards == ()
    second = await start_process()
    await second.age()
    await second.wait_for_shards(SHARDS)
    first.lease_manager.start()
    await assert_eventually(lambda: first.acquired == {} and first.connected_shards == frozenset())
    assert len(second.shards) == SHARDS


async def test_processes_keep_their_shards_after_a_store_outage(
    first: FakeProcess, second: FakeProcess, postgres_server: PostgresServer
) -> None:
    """The first process to reconnect does not take over the shards of the others."""
    before = dict(first.acquired), dict(second.acquired)
    await second.stop_heartbeat()
    await first.age()
    postgres_server.stop()
    await assert_eventually(lambda: first.lease_manager._healthy_since == 0.0)
    postgres_server.start()
    await second.expire_leases()
    await first.wait_for_heartbeats(5)
    second.lease_manager.start()
    await second.wait_for_heartbeats(1)
    await first.wait_for_heartbeats(5)
    assert (first.acquired, second.acquired) == before, "with the same epochs"


async def test_unsharded_process_dissolves_the_cluster(
    start_process: StartProcess, unsharded_store: Store
) -> None:
    process = await start_process()
    await process.age()
    await process.wait_for_shards(SHARDS)
    await unsharded_store.acquire_lease()
    await assert_eventually(lambda: process.ended)


async def test_single_process_plays_on_until_every_shard_is_connected(
    start_process: StartProcess, unsharded_store: Store
) -> None:
    await unsharded_store.renew_lease(LEASE)
    first, second = [await start_process(sends_heartbeats=False) for _ in range(2)]
    for process in (first, second):
        await process.store.heartbeat(LEASE, leaving=False, wanted_shards=None)
    second.may_connect.clear()
    for process in (first, second):
        process.lease_manager.start()
    await assert_eventually(lambda: len(second.connected_shards) == SHARDS // 2)
    await first.wait_for_heartbeats(3)
    assert first.shards == second.shards == ()
    await unsharded_store.check_lease()
    second.may_connect.set()
    await assert_eventually(lambda: len(first.shards) == len(second.shards) == SHARDS // 2)
    with pytest.raises(LeaseLost):
        await unsharded_store.check_lease()
    assert "disconnect" not in " ".join(first.calls + second.calls)


async def test_shards_of_a_single_process_that_dies_are_claimed(
    start_process: StartProcess, unsharded_store: Store
) -> None:
    """Also by processes that do not have all shards together."""
    await unsharded_store.renew_lease(LEASE)
    process = await start_process(0, 1)
    await assert_eventually(lambda: len(process.connected_shards) == 2)
    await process.wait_for_heartbeats(3)
    assert process.shards == ()
    await unsharded_store.renew_lease(0.0)
    await process.age()
    await process.wait_for_shards(2)


async def test_claim_with_lost_reply_is_found_at_the_next_heartbeat(
    start_process: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = await start_process()
    claim = process.store.claim

    async def claim_and_lose_reply(*args: object, **kwargs: object) -> tuple[ShardLease, ...]:
        await claim(*args, **kwargs)  # type: ignore[arg-type]
        raise StoreUnavailable("the database does not answer")

    monkeypatch.setattr(process.store, "claim", claim_and_lose_reply)
    await process.wait_for_shards(SHARDS)
