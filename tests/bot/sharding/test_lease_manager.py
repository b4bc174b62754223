"""Processes that share shards: who joins, dies, leaves and is cut off, and who goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

import pytest

from bot.sharding.lease_manager import LeaseManager
from bot.storage.contract import StoreUnavailable
from bot.storage.leases import LeaseStore, ShardLease
from bot.storage.locations import open_lease_store, open_store
from bot.storage.postgres_url import PostgresUrl
from tests.support.fake_discord.server import wait_until
from tests.support.postgres import PostgresServer

SHARDS = 4
LEASE, HEARTBEAT = 1.5, 0.1

TIMEOUT = 40.0
"""Seconds that a machine with much to do may take."""


class FakeProcess:
    """A process without Discord: it writes down what is done about its shards."""

    def __init__(self, charges: LeaseStore, wanted: frozenset[int] | None, lease: float) -> None:
        self.charges = charges
        self.lease_manager = LeaseManager(
            charges, self, wanted, lease_duration=lease, heartbeat_interval=HEARTBEAT
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
        self.calls.append(f"take {lease.shard_id}")
        self.connected_shards |= {lease.shard_id}
        self.acquired[lease.shard_id] = lease

    async def drain(self, shard_id: int, grace_seconds: float) -> None:
        self.calls.append(f"finish {shard_id}")
        self.acquired.pop(shard_id, None)

    async def disconnect_shard(self, shard_id: int) -> None:
        self.calls.append(f"let go {shard_id}")
        self.connected_shards -= {shard_id}

    async def has_identify_budget(self, connections: int) -> bool:
        return self.has_budget

    def on_cluster_dissolved(self) -> None:
        self.ended = True

    @property
    def shards(self) -> tuple[int, ...]:
        return tuple(one for one in range(SHARDS) if self.lease_manager.owns(one))

    async def wait_for_shards(self, shards: int) -> None:
        """Wait until it is in charge of so many."""
        await assert_eventually(lambda: len(self.shards) == shards)

    async def stop_heartbeat(self) -> None:
        """It beats no more, and knows nothing of it."""
        assert self.lease_manager._task is not None
        self.lease_manager._task.cancel()
        await asyncio.gather(self.lease_manager._task, return_exceptions=True)


StartProcess: TypeAlias = Callable[..., Awaitable[FakeProcess]]


async def assert_eventually(condition: Callable[[], bool]) -> None:
    assert await wait_until(condition, TIMEOUT)


@pytest.fixture
async def start_process(postgres_address: PostgresUrl) -> AsyncIterator[StartProcess]:
    """One more process, which wants all shards, or those."""
    processes = list[FakeProcess]()

    async def one_more(*wanted: int, lease: float = LEASE) -> FakeProcess:
        charges = await open_lease_store(postgres_address)
        await charges.join_cluster(SHARDS, adopt_existing=False)
        processes.append(FakeProcess(charges, frozenset(wanted) or None, lease))
        processes[-1].lease_manager.start()
        return processes[-1]

    yield one_more
    for one in processes:
        await one.stop_heartbeat()
        await one.charges.close()


async def test_single_process_shares_its_shards_with_a_new_member(
    start_process: StartProcess,
) -> None:
    one = await start_process()
    await one.wait_for_shards(SHARDS)
    other = await start_process()
    await other.wait_for_shards(SHARDS // 2)
    await one.wait_for_shards(SHARDS // 2)
    assert set(one.shards) | set(other.shards) == set(range(SHARDS))


async def test_shard_is_released_only_after_its_successor_connected(
    start_process: StartProcess,
) -> None:
    one = await start_process()
    await one.wait_for_shards(SHARDS)
    other = await start_process()
    other.may_connect.clear()
    await assert_eventually(lambda: len(other.connected_shards) == SHARDS // 2)
    await asyncio.sleep(3 * HEARTBEAT)
    assert len(one.shards) == SHARDS
    assert all(map(other.lease_manager.is_successor, other.connected_shards))
    other.may_connect.set()
    await other.wait_for_shards(SHARDS // 2)
    shard = other.shards[0]
    await assert_eventually(lambda: f"let go {shard}" in one.calls)
    assert one.calls.index(f"finish {shard}") < one.calls.index(f"let go {shard}")
    assert other.calls.index(f"connect {shard}") < other.calls.index(f"take {shard}")


async def test_process_without_identify_budget_takes_no_shards(start_process: StartProcess) -> None:
    one = await start_process()
    await one.wait_for_shards(SHARDS)
    other = await start_process()
    other.has_budget = False
    await asyncio.sleep(1.0)
    assert other.connected_shards == frozenset()
    await one.stop_heartbeat()
    await other.wait_for_shards(SHARDS)


async def test_shards_of_a_dead_process_are_taken_over_in_time(
    start_process: StartProcess,
) -> None:
    one = await start_process()
    await one.wait_for_shards(SHARDS)
    other = await start_process()
    await other.wait_for_shards(SHARDS // 2)
    await asyncio.sleep(LEASE)
    await one.stop_heartbeat()
    began = time.monotonic()
    await other.wait_for_shards(SHARDS)
    assert time.monotonic() - began < LEASE + 2


async def test_leaving_process_hands_over_its_shards_first(start_process: StartProcess) -> None:
    one = await start_process()
    await one.wait_for_shards(SHARDS)
    other = await start_process()
    await other.wait_for_shards(SHARDS // 2)
    began = time.monotonic()
    await one.lease_manager.leave_cluster(TIMEOUT)
    assert time.monotonic() - began < TIMEOUT
    await other.wait_for_shards(SHARDS)
    epochs = [one.epoch for one in other.acquired.values()]
    assert all(epoch == 3 for epoch in epochs), "each changed hands once, and was claimed once"


async def test_last_process_leaves_without_waiting(start_process: StartProcess) -> None:
    one = await start_process()
    await one.wait_for_shards(SHARDS)
    began = time.monotonic()
    await one.lease_manager.leave_cluster(10 * TIMEOUT)
    assert time.monotonic() - began < TIMEOUT
    other = await start_process()
    await other.wait_for_shards(SHARDS)


async def test_process_with_fixed_shards_replaces_their_owner(
    start_process: StartProcess,
) -> None:
    low, high = await start_process(0, 1), await start_process(2, 3)
    await assert_eventually(lambda: (low.shards, high.shards) == ((0, 1), (2, 3)))
    newer = await start_process(0, 1)
    await assert_eventually(lambda: newer.shards == (0, 1) and low.ended)
    assert high.shards == (2, 3)
    assert not high.ended


async def test_process_paused_beyond_its_lease_releases_its_shards(
    start_process: StartProcess,
) -> None:
    # However slow the machine is, who lives is not taken for dead.
    one = await start_process(lease=4 * LEASE)
    # Back again, it asks for no share.
    one.has_budget = False
    await one.wait_for_shards(SHARDS)
    await one.stop_heartbeat()
    other = await start_process(lease=4 * LEASE)
    await other.wait_for_shards(SHARDS)
    await assert_eventually(lambda: one.shards == ())
    one.lease_manager.start()
    await assert_eventually(lambda: one.acquired == {} and one.connected_shards == frozenset())
    assert len(other.shards) == SHARDS


async def test_processes_keep_their_shards_after_a_store_outage(
    start_process: StartProcess, postgres_server: PostgresServer
) -> None:
    """Whoever comes back first does not take what all have lost together."""
    # Long enough for a slow machine to come back in.
    lease = 4 * LEASE
    one, other = await start_process(lease=lease), await start_process(lease=lease)
    await assert_eventually(lambda: len(one.shards) == len(other.shards) == SHARDS // 2)
    before = dict(one.acquired), dict(other.acquired)
    postgres_server.stop()
    await asyncio.sleep(lease + HEARTBEAT)
    postgres_server.start()
    await assert_eventually(lambda: bool(one.shards and other.shards))
    await asyncio.sleep(lease + HEARTBEAT)
    assert (one.acquired, other.acquired) == before, "and under the same epochs"


async def test_unsharded_process_dissolves_the_cluster(
    start_process: StartProcess, postgres_address: PostgresUrl
) -> None:
    one = await start_process()
    await one.wait_for_shards(SHARDS)
    alone = await open_store(postgres_address)
    await alone.acquire_lease()
    await assert_eventually(lambda: one.ended)
    await alone.close()


async def test_claim_with_lost_reply_is_found_at_the_next_heartbeat(
    start_process: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await start_process()
    claim = one.charges.claim

    async def lost(*asked: object, **other: object) -> tuple[ShardLease, ...]:
        await claim(*asked, **other)  # type: ignore[arg-type]
        raise StoreUnavailable("the database does not answer")

    monkeypatch.setattr(one.charges, "claim", lost)
    await one.wait_for_shards(SHARDS)
