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
from tests.loopback.server import settled
from tests.postgres import PostgresServer

SHARDS = 4
LEASE, BEAT = 1.5, 0.1

LONG = 40.0
"""Seconds that a machine with much to do may take."""


class Household:
    """A process without Discord: it writes down what is done about its shards."""

    def __init__(self, charges: LeaseStore, wanted: frozenset[int] | None, lease: float) -> None:
        self.charges = charges
        self.keeper = LeaseManager(
            charges, self, wanted, lease_duration=lease, heartbeat_interval=BEAT
        )
        self.connected_shards: frozenset[int] = frozenset()
        self.may_connect = asyncio.Event()
        self.may_connect.set()
        self.rich = True
        self.ended = False
        self.done = list[str]()
        self.taken = dict[int, ShardLease]()

    async def connect_shard(self, shard_id: int) -> None:
        self.connected_shards |= {shard_id}
        await self.may_connect.wait()
        self.done.append(f"connect {shard_id}")

    async def on_lease_acquired(self, lease: ShardLease) -> None:
        self.done.append(f"take {lease.shard_id}")
        self.connected_shards |= {lease.shard_id}
        self.taken[lease.shard_id] = lease

    async def drain(self, shard_id: int, grace_seconds: float) -> None:
        self.done.append(f"finish {shard_id}")
        self.taken.pop(shard_id, None)

    async def disconnect_shard(self, shard_id: int) -> None:
        self.done.append(f"let go {shard_id}")
        self.connected_shards -= {shard_id}

    async def has_identify_budget(self, connections: int) -> bool:
        return self.rich

    def on_cluster_dissolved(self) -> None:
        self.ended = True

    @property
    def shards(self) -> tuple[int, ...]:
        return tuple(one for one in range(SHARDS) if self.keeper.owns(one))

    async def comes_to(self, shards: int) -> None:
        """Wait until it is in charge of so many."""
        await soon(lambda: len(self.shards) == shards)

    async def dies(self) -> None:
        """It beats no more, and knows nothing of it."""
        assert self.keeper._task is not None
        self.keeper._task.cancel()
        await asyncio.gather(self.keeper._task, return_exceptions=True)


Joins: TypeAlias = Callable[..., Awaitable[Household]]


async def soon(condition: Callable[[], bool]) -> None:
    assert await settled(condition, LONG)


@pytest.fixture
async def joins(place: PostgresUrl) -> AsyncIterator[Joins]:
    """One more process, which wants all shards, or those."""
    households = list[Household]()

    async def one_more(*wanted: int, lease: float = LEASE) -> Household:
        charges = await open_lease_store(place)
        await charges.join_cluster(SHARDS, adopt_existing=False)
        households.append(Household(charges, frozenset(wanted) or None, lease))
        households[-1].keeper.start()
        return households[-1]

    yield one_more
    for one in households:
        await one.dies()
        await one.charges.close()


async def test_who_is_alone_has_all_and_who_joins_gets_his_share(joins: Joins) -> None:
    one = await joins()
    await one.comes_to(SHARDS)
    other = await joins()
    await other.comes_to(SHARDS // 2)
    await one.comes_to(SHARDS // 2)
    assert set(one.shards) | set(other.shards) == set(range(SHARDS))


async def test_nobody_lets_a_shard_go_before_its_heir_is_connected(joins: Joins) -> None:
    one = await joins()
    await one.comes_to(SHARDS)
    other = await joins()
    other.may_connect.clear()
    await soon(lambda: len(other.connected_shards) == SHARDS // 2)
    await asyncio.sleep(3 * BEAT)
    assert len(one.shards) == SHARDS
    assert all(map(other.keeper.is_successor, other.connected_shards))
    other.may_connect.set()
    await other.comes_to(SHARDS // 2)
    shard = other.shards[0]
    await soon(lambda: f"let go {shard}" in one.done)
    assert one.done.index(f"finish {shard}") < one.done.index(f"let go {shard}")
    assert other.done.index(f"connect {shard}") < other.done.index(f"take {shard}")


async def test_who_is_poor_in_connections_asks_for_no_share(joins: Joins) -> None:
    one = await joins()
    await one.comes_to(SHARDS)
    other = await joins()
    other.rich = False
    await asyncio.sleep(1.0)
    assert other.connected_shards == frozenset()
    await one.dies()
    await other.comes_to(SHARDS)


async def test_what_the_dead_had_goes_on_within_the_lease_and_two_seconds(joins: Joins) -> None:
    one = await joins()
    await one.comes_to(SHARDS)
    other = await joins()
    await other.comes_to(SHARDS // 2)
    await asyncio.sleep(LEASE)
    await one.dies()
    began = time.monotonic()
    await other.comes_to(SHARDS)
    assert time.monotonic() - began < LEASE + 2


async def test_who_leaves_hands_everything_over_before(joins: Joins) -> None:
    one = await joins()
    await one.comes_to(SHARDS)
    other = await joins()
    await other.comes_to(SHARDS // 2)
    began = time.monotonic()
    await one.keeper.leave_cluster(LONG)
    assert time.monotonic() - began < LONG
    await other.comes_to(SHARDS)
    epochs = [one.epoch for one in other.taken.values()]
    assert all(epoch == 3 for epoch in epochs), "each changed hands once, and was claimed once"


async def test_who_leaves_when_nobody_else_is_there_leaves_at_once(joins: Joins) -> None:
    one = await joins()
    await one.comes_to(SHARDS)
    began = time.monotonic()
    await one.keeper.leave_cluster(10 * LONG)
    assert time.monotonic() - began < LONG
    other = await joins()
    await other.comes_to(SHARDS)


async def test_whoever_wants_certain_shards_takes_them_over_and_the_old_one_ends(
    joins: Joins,
) -> None:
    low, high = await joins(0, 1), await joins(2, 3)
    await soon(lambda: (low.shards, high.shards) == ((0, 1), (2, 3)))
    newer = await joins(0, 1)
    await soon(lambda: newer.shards == (0, 1) and low.ended)
    assert high.shards == (2, 3)
    assert not high.ended


async def test_who_was_stopped_past_the_lease_finds_out_and_lets_go(joins: Joins) -> None:
    # However slow the machine is, who lives is not taken for dead.
    one = await joins(lease=4 * LEASE)
    # Back again, it asks for no share.
    one.rich = False
    await one.comes_to(SHARDS)
    await one.dies()
    other = await joins(lease=4 * LEASE)
    await other.comes_to(SHARDS)
    await soon(lambda: one.shards == ())
    one.keeper.start()
    await soon(lambda: one.taken == {} and one.connected_shards == frozenset())
    assert len(other.shards) == SHARDS


async def test_after_an_outage_everybody_goes_on_with_his_own(
    joins: Joins, server: PostgresServer
) -> None:
    """Whoever comes back first does not take what all have lost together."""
    # Long enough for a slow machine to come back in.
    lease = 4 * LEASE
    one, other = await joins(lease=lease), await joins(lease=lease)
    await soon(lambda: len(one.shards) == len(other.shards) == SHARDS // 2)
    before = dict(one.taken), dict(other.taken)
    server.stop()
    await asyncio.sleep(lease + BEAT)
    server.start()
    await soon(lambda: bool(one.shards and other.shards))
    await asyncio.sleep(lease + BEAT)
    assert (one.taken, other.taken) == before, "and under the same epochs"


async def test_one_process_that_takes_all_games_ends_all_others(
    joins: Joins, place: PostgresUrl
) -> None:
    one = await joins()
    await one.comes_to(SHARDS)
    alone = await open_store(place)
    await alone.acquire_lease()
    await soon(lambda: one.ended)
    await alone.close()


async def test_a_claim_whose_answer_was_lost_is_seen_at_the_next_beat(
    joins: Joins, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await joins()
    claim = one.charges.claim

    async def lost(*asked: object, **other: object) -> tuple[ShardLease, ...]:
        await claim(*asked, **other)  # type: ignore[arg-type]
        raise StoreUnavailable("the database does not answer")

    monkeypatch.setattr(one.charges, "claim", lost)
    await one.comes_to(SHARDS)
