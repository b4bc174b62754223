"""Several processes and one database: each shard has one in charge, and no other writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.storage.contract import LeaseLost, StoreUnusable
from bot.storage.leases import (
    ClusterDissolved,
    LeaseStore,
    ShardCountMismatch,
    ShardLease,
    shard_id_for,
)
from bot.storage.locations import open_lease_store, open_store
from bot.storage.postgres.connection import connect
from bot.storage.postgres_url import PostgresUrl
from bot.storage.records import CommitResult, SeatRow
from tests.crash.under_fire import late_writes, plain_check
from tests.postgres import OWNER, PostgresServer
from tests.store.line import Line
from tests.store.rows import change, known, lobby

SHARDS = 4
LONG, SHORT = 60.0, 0.2

Joined: TypeAlias = Callable[[], Awaitable[LeaseStore]]


@pytest.fixture
async def joined(place: PostgresUrl) -> AsyncIterator[Joined]:
    """One more process that shares the games."""
    all_of_them = list[LeaseStore]()

    async def one_more() -> LeaseStore:
        all_of_them.append(await open_lease_store(place))
        await all_of_them[-1].join_cluster(SHARDS, adopt_existing=False)
        await beat(all_of_them[-1])
        return all_of_them[-1]

    yield one_more
    for one in all_of_them:
        await one.close()


async def beat(process: LeaseStore, lease: float = LONG, **other: Any) -> dict[int, str | None]:
    """Be alive for so long. Who holds each shard."""
    standing = await process.heartbeat(lease, **({"leaving": False, "wanted": None} | other))
    return {one.shard_id: one.holder for one in standing.leases}


async def claim(process: LeaseStore, *shards: int) -> tuple[ShardLease, ...]:
    found = await process.claim(shards or range(SHARDS), SHARDS, include_expired=True)
    return tuple(sorted(found, key=lambda one: one.shard_id))


def guild(shard: int, number: int = 0) -> int:
    """A server of that shard."""
    return (number * SHARDS + shard) << 22


# Who is in charge


async def test_a_shard_is_claimed_by_one_alone(joined: Joined) -> None:
    one, other = await joined(), await joined()
    first, second = await asyncio.gather(claim(one), claim(other))
    assert sorted(charge.shard_id for charge in (*first, *second)) == list(range(SHARDS))
    assert set((await beat(one)).values()) <= {one.member_name, other.member_name}


async def test_what_the_dead_held_is_claimed_after_their_lease_and_not_before(
    joined: Joined,
) -> None:
    one, other = await joined(), await joined()
    await claim(one)
    await beat(one, SHORT)
    assert await claim(other) == ()
    await asyncio.sleep(2 * SHORT)
    assert await other.claim(range(SHARDS), SHARDS, include_expired=False) == ()
    assert len(await claim(other)) == SHARDS
    assert set((await beat(one)).values()) == {other.member_name}, "who comes back has lost them"


async def test_only_so_many_and_only_those_that_are_wanted_are_claimed(joined: Joined) -> None:
    one = await joined()
    assert [charge.shard_id for charge in await claim(one, 2, 3)] == [2, 3]
    assert len(await one.claim(range(SHARDS), 1, include_expired=True)) == 1


async def test_a_shard_is_handed_to_an_heir_who_is_ready(joined: Joined) -> None:
    one, other = await joined(), await joined()
    charge = (await claim(one))[1]
    assert not await one.hand_over(charge), "nobody has asked"
    assert not await one.request_succession(1), "it is his own"
    assert await other.request_succession(1)
    assert not await (await joined()).request_succession(1), "somebody else has asked"
    assert not await one.hand_over(charge), "the heir is not connected yet"
    await other.mark_successor_ready(1)
    assert await one.hand_over(charge)
    standing = await other.heartbeat(LONG, leaving=False, wanted_shards=None)
    assert standing.leases[1].holder == other.member_name
    assert standing.leases[1].epoch == charge.epoch + 1
    assert standing.leases[1].successor is None


async def test_a_shard_is_not_handed_to_an_heir_who_died(joined: Joined) -> None:
    one, other = await joined(), await joined()
    charge = (await claim(one))[0]
    await other.request_succession(0)
    await other.mark_successor_ready(0)
    await beat(other, SHORT)
    await asyncio.sleep(2 * SHORT)
    assert not await one.hand_over(charge)
    standing = await one.heartbeat(LONG, leaving=False, wanted_shards=None)
    assert standing.leases[0].successor is None
    assert await (await joined()).request_succession(0), "another one may ask now"


async def test_what_was_released_is_free_at_once(joined: Joined) -> None:
    one, other = await joined(), await joined()
    for charge in await claim(one):
        await one.release(charge)
    assert len(await other.claim(range(SHARDS), SHARDS, include_expired=False)) == SHARDS


async def test_everybody_sees_who_is_alive_and_what_he_wants(joined: Joined) -> None:
    one, other = await joined(), await joined()
    await beat(other, wanted=(1, 2))
    members = {
        member.name: member
        for member in (await one.heartbeat(LONG, leaving=True, wanted_shards=None)).members
    }
    assert members[one.member_name].leaving
    assert not members[one.member_name].accepts(1)
    assert members[other.member_name].accepts(1)
    assert not members[other.member_name].accepts(3)
    await other.leave_cluster()
    standing = await one.heartbeat(LONG, leaving=True, wanted_shards=None)
    assert [member.name for member in standing.members] == [one.member_name]


# How many shards there are


async def test_another_number_of_shards_waits_until_nobody_is_alive(
    joined: Joined, place: PostgresUrl
) -> None:
    old, new = await joined(), await open_lease_store(place)
    charge = (await claim(old))[0]
    with pytest.raises(ShardCountMismatch):
        await new.join_cluster(2 * SHARDS, adopt_existing=False)
    assert await new.join_cluster(2 * SHARDS, adopt_existing=True) == SHARDS
    await beat(old, 0.0)
    assert await new.join_cluster(2 * SHARDS, adopt_existing=False) == 2 * SHARDS
    assert len(await beat(new)) == 2 * SHARDS
    with pytest.raises(ClusterDissolved):
        await beat(old)
    with pytest.raises(LeaseLost):
        await lobby(old.store_for(charge))
    await new.close()


async def test_one_process_may_take_all_games_for_itself_and_be_taken_over(
    joined: Joined, place: PostgresUrl
) -> None:
    shared, alone = await joined(), await open_store(place)
    store = shared.store_for((await claim(shared))[0])
    game_id = await lobby(store)
    await alone.acquire_lease()
    with pytest.raises(LeaseLost):
        await store.set_intent(game_id, 0, "pass")
    with pytest.raises(ClusterDissolved):
        await beat(shared)
    assert await claim(shared) == ()
    await alone.set_intent(game_id, 0, "pass")
    assert len(await claim(await joined())) == SHARDS
    with pytest.raises(LeaseLost):
        await alone.set_intent(game_id, 0, None)
    await alone.close()


async def test_a_file_cannot_be_shared() -> None:
    with pytest.raises(StoreUnusable, match=r"games.sqlite3 is a file of one process"):
        await open_lease_store("games.sqlite3")


# When to identify


async def test_in_each_bucket_one_identifies_at_a_time(joined: Joined) -> None:
    one, other = await joined(), await joined()
    assert await one.identify_delay(0) <= 0
    assert (
        sorted(
            await asyncio.gather(one.reserve_identify(0, LONG), other.reserve_identify(0, LONG))
        )[0]
        == 0
    )
    assert 0 < await other.reserve_identify(0, LONG) <= LONG
    assert 0 < await one.identify_delay(0) <= LONG
    assert await other.reserve_identify(1, SHORT) == 0
    await asyncio.sleep(SHORT)
    assert await one.reserve_identify(1, SHORT) == 0


# The games of a shard


async def test_a_shard_knows_only_its_own_of_what_goes_on_by_itself(joined: Joined) -> None:
    process = await joined()
    stores = [process.store_for(charge) for charge in await claim(process)]
    games = []
    for shard, store in enumerate(stores):
        game_id = await lobby(store, channel_id=50 + shard, guild_id=guild(shard, 3))
        await store.commit(change(game_id, status="over"))
        await store.mark_announced(game_id, 2, None)
        await store.request_review(game_id, 7)
        other = await lobby(store, channel_id=60 + shard, guild_id=guild(shard))
        await store.commit(change(other, seats=(_reminded(),)))
        games.append((game_id, other))
    for store, (ended, running) in zip(stores, games, strict=True):
        assert [one.id for one in await store.games_to_resume()] == [running]
        assert [one.id for one in await store.due_reminders(10)] == [running]
        assert await store.uncompressed_games(9) == (ended,)
        assert [one.game_id for one in await store.pending_reviews()] == [ended]


def _reminded() -> SeatRow:
    return SeatRow(seat=0, name="Anna", user_id=1, remind_at=5)


async def test_what_is_in_no_server_belongs_to_the_first_shard() -> None:
    assert shard_id_for(None, 16) == 0
    assert [shard_id_for(guild(shard), SHARDS) for shard in range(SHARDS)] == [0, 1, 2, 3]


async def test_nothing_is_written_under_an_old_epoch(joined: Joined) -> None:
    one, other = await joined(), await joined()
    charge = (await claim(one))[0]
    old = one.store_for(charge)
    game_id = await lobby(old)
    await old.check_lease()
    await one.release(charge)
    (new_charge,) = await claim(other, 0)
    for late in (
        old.commit(change(game_id)),
        lobby(old, channel_id=5),
        old.mark_announced(game_id, 1, 7),
        old.set_user_settings(1, "{}"),
        old.forget_user(1, "?"),
        old.check_lease(),
    ):
        with pytest.raises(LeaseLost):
            await late
    assert (await known(old, game_id)).ply == 1, "it may still read"
    new = other.store_for(new_charge)
    assert await new.commit(change(game_id)) is CommitResult.COMMITTED
    await new.close()
    await new.check_lease()


async def test_what_goes_on_at_one_shard_holds_no_other_up(joined: Joined) -> None:
    """Nobody locks what all write by."""
    one = await joined()
    first, second, *_ = [one.store_for(charge) for charge in await claim(one)]
    game_id = await lobby(first, channel_id=1)
    await second.set_user_settings(9, "{}")
    await asyncio.gather(
        first.commit(change(game_id)),
        second.set_user_settings(9, "{}"),
        second.set_guild_settings(1, "{}"),
    )
    assert (await known(second, game_id)).ply == 2
    assert await second.user_settings(9) == "{}"


async def test_a_move_of_a_shard_goes_there_and_back_once(
    place: PostgresUrl, server: PostgresServer, tmp_path: Path
) -> None:
    line = Line(tmp_path, server.folder)
    await line.open()
    far = await open_lease_store(
        line.address(place.dsn.partition("@/")[2].partition("?")[0], OWNER)
    )
    await far.join_cluster(SHARDS, adopt_existing=False)
    await beat(far)
    store = far.store_for((await claim(far, 0))[0])
    game_id = await lobby(store)
    for ply in range(1, 4):
        before = line.asked
        await store.commit(
            change(game_id, ply, interaction_id=ply, snapshot=True, keep_history=True)
        )
    assert line.asked - before == 1
    await far.close()
    await line.close()


# Under fire


async def test_nothing_is_written_late_while_a_shard_changes_hands_under_fire(
    server: PostgresServer,
) -> None:
    name = await server.database()
    assert await late_writes(server, name, 10) == 0
    await server.drop(name)


async def test_whoever_takes_over_waits_for_what_is_being_written(
    joined: Joined, place: PostgresUrl
) -> None:
    assert await _lands_after_a_take_over(joined, place) is False


async def test_a_check_that_locks_nothing_would_let_a_late_write_land(
    joined: Joined, place: PostgresUrl
) -> None:
    """So the test before can fail."""
    with plain_check():
        assert await _lands_after_a_take_over(joined, place) is True


async def _lands_after_a_take_over(joined: Joined, place: PostgresUrl) -> bool:
    """Whether a write that is held up in its middle lands under an epoch that is over."""
    one, other = await joined(), await joined()
    (charge,) = await claim(one, 0)
    store = one.store_for(charge)
    game_id = await lobby(store)
    holding = await connect(place)
    held_up = holding.transaction()
    await held_up.start()
    await holding.fetch("SELECT FROM game FOR UPDATE")
    writing = asyncio.create_task(store.commit(change(game_id)))
    await asyncio.sleep(0.2)
    await beat(one, 0.0)
    taken = await claim(other, 0)
    await held_up.rollback()
    await holding.close()
    await writing
    return bool(taken)
