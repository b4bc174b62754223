"""Several processes and one database: each shard has one in charge, and no other writes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.storage import leases
from bot.storage.errors import LeaseLost, StoreUnusable
from bot.storage.leases import ClusterDissolved, ShardCountMismatch, shard_id_for
from bot.storage.locations import open_lease_store, open_store
from bot.storage.postgres_url import PostgresUrl
from bot.storage.records import CommitResult, SeatRow
from tests.programs.crash.lease_transfer import count_late_writes
from tests.support.postgres import PostgresServer
from tests.support.storage.backends import Backends, locked_games
from tests.support.storage.lease_holders import (
    EXPIRED,
    LONG,
    SHARDS,
    SHORT,
    Joined,
    claim,
    connect_as_successor,
    heartbeat,
)
from tests.support.storage.records import create_lobby, game_update, stored_game


def guild(shard: int, number: int = 0) -> int:
    """A server of that shard."""
    return (number * SHARDS + shard) << 22


# Who is in charge


async def test_shard_is_claimed_by_one_alone(join: Joined) -> None:
    one, other = await join(), await join()
    first, second = await asyncio.gather(claim(one), claim(other))
    assert sorted(charge.shard_id for charge in (*first, *second)) == list(range(SHARDS))
    assert set((await heartbeat(one)).values()) <= {one.member_name, other.member_name}


async def test_leases_of_a_dead_process_are_claimed_after_expiry_only(
    join: Joined,
) -> None:
    one, other = await join(), await join()
    await claim(one)
    assert await claim(other) == ()
    await heartbeat(one, EXPIRED)
    assert await other.claim(range(SHARDS), SHARDS, include_expired=False) == ()
    assert len(await claim(other)) == SHARDS
    assert set((await heartbeat(one)).values()) == {other.member_name}, (
        "who comes back has lost them"
    )


async def test_only_so_many_and_only_those_that_are_wanted_are_claimed(join: Joined) -> None:
    one = await join()
    assert [charge.shard_id for charge in await claim(one, 2, 3)] == [2, 3]
    assert len(await one.claim(range(SHARDS), 1, include_expired=True)) == 1


async def test_shard_is_handed_to_a_ready_successor(join: Joined) -> None:
    one, other = await join(), await join()
    charge = (await claim(one))[1]
    assert not await one.hand_over(charge), "nobody has asked"
    assert not await one.request_succession(1), "it is his own"
    assert await other.request_succession(1)
    assert not await (await join()).request_succession(1), "somebody else has asked"
    assert not await one.hand_over(charge), "the heir is not connected yet"
    await other.mark_successor_ready(1)
    assert await one.hand_over(charge)
    standing = await other.heartbeat(LONG, leaving=False, wanted_shards=None)
    assert standing.leases[1].holder == other.member_name
    assert standing.leases[1].epoch == charge.epoch + 1
    assert standing.leases[1].successor is None


@pytest.mark.parametrize(
    "last_heartbeat", [{"lease": EXPIRED}, {"leaving": True}], ids=["dead", "leaving"]
)
async def test_shard_is_not_handed_to_a_dead_or_leaving_successor(
    join: Joined, last_heartbeat: dict[str, Any]
) -> None:
    one, other = await join(), await join()
    charge = (await claim(one))[0]
    await other.request_succession(0)
    await other.mark_successor_ready(0)
    await heartbeat(other, **last_heartbeat)
    assert not await one.hand_over(charge)
    standing = await one.heartbeat(LONG, leaving=False, wanted_shards=None)
    assert standing.leases[0].successor is None
    assert await (await join()).request_succession(0), "another one may ask now"


async def test_released_shard_can_be_claimed_at_once(join: Joined) -> None:
    one, other = await join(), await join()
    for charge in await claim(one):
        await one.release(charge)
    assert len(await other.claim(range(SHARDS), SHARDS, include_expired=False)) == SHARDS


async def test_everybody_sees_who_is_alive_and_what_he_wants(join: Joined) -> None:
    one, other = await join(), await join()
    await heartbeat(other, wanted_shards=(1, 2))
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
    join: Joined, postgres_address: PostgresUrl
) -> None:
    old, new = await join(), await open_lease_store(postgres_address)
    charge = (await claim(old))[0]
    with pytest.raises(ShardCountMismatch):
        await new.join_cluster(2 * SHARDS, adopt_existing=False)
    assert await new.join_cluster(2 * SHARDS, adopt_existing=True) == SHARDS
    await heartbeat(old, EXPIRED)
    assert await new.join_cluster(2 * SHARDS, adopt_existing=False) == 2 * SHARDS
    assert len(await heartbeat(new)) == 2 * SHARDS
    with pytest.raises(ClusterDissolved):
        await heartbeat(old)
    with pytest.raises(LeaseLost):
        await create_lobby(old.store_for(charge))
    await new.close()


async def test_one_process_may_take_all_games_for_itself_and_be_taken_over(
    join: Joined, postgres_address: PostgresUrl
) -> None:
    shared, alone = await join(), await open_store(postgres_address)
    store = shared.store_for((await claim(shared))[0])
    game_id = await create_lobby(store)
    await alone.acquire_lease()
    with pytest.raises(LeaseLost):
        await store.set_intent(game_id, 0, "pass")
    with pytest.raises(ClusterDissolved):
        await heartbeat(shared)
    assert await claim(shared) == ()
    await alone.renew_lease(LONG)
    new = await join()
    assert await claim(new) == (), "the single process plays on"
    await alone.set_intent(game_id, 0, "pass")
    await connect_as_successor(new, *range(SHARDS))
    assert await new.take_over(include_expired=False)
    assert set((await heartbeat(new)).values()) == {new.member_name}
    with pytest.raises(LeaseLost):
        await alone.renew_lease(LONG)
    with pytest.raises(LeaseLost):
        await alone.set_intent(game_id, 0, None)
    await alone.close()


async def test_file_cannot_be_shared() -> None:
    with pytest.raises(StoreUnusable, match=r"games.sqlite3 is a file of one process"):
        await open_lease_store("games.sqlite3")


# When to identify


async def test_in_each_bucket_one_identifies_at_a_time(join: Joined) -> None:
    one, other = await join(), await join()
    assert await one.identify_delay(0) <= 0
    delays = await asyncio.gather(*(each.reserve_identify(0, LONG) for each in (one, other)))
    assert min(delays) == 0
    assert 0 < await other.reserve_identify(0, LONG) <= LONG
    assert 0 < await one.identify_delay(0) <= LONG
    assert await other.reserve_identify(1, SHORT) == 0
    await asyncio.sleep(SHORT)
    assert await one.reserve_identify(1, SHORT) == 0


# The games of a shard


async def test_shard_knows_only_its_own_of_what_goes_on_by_itself(join: Joined) -> None:
    process = await join()
    stores = [process.store_for(charge) for charge in await claim(process)]
    games = []
    for shard, store in enumerate(stores):
        game_id = await create_lobby(store, channel_id=50 + shard, guild_id=guild(shard, 3))
        await store.commit(game_update(game_id, status="over"))
        await store.mark_announced(game_id, 2, None)
        await store.request_review(game_id, 7)
        other = await create_lobby(store, channel_id=60 + shard, guild_id=guild(shard))
        anna = SeatRow(seat=0, name="Anna", user_id=1, remind_at=5)
        await store.commit(game_update(other, seats=(anna,)))
        games.append((game_id, other))
    for store, (ended, running) in zip(stores, games, strict=True):
        assert [one.id for one in await store.games_to_resume()] == [running]
        assert [one.id for one in await store.due_reminders(10)] == [running]
        assert await store.uncompressed_games(9) == (ended,)
        assert [one.game_id for one in await store.pending_reviews()] == [ended]


async def test_games_outside_servers_belong_to_the_first_shard() -> None:
    assert shard_id_for(None, 16) == 0
    assert [shard_id_for(guild(shard), SHARDS) for shard in range(SHARDS)] == [0, 1, 2, 3]


async def test_nothing_is_written_under_an_old_epoch(join: Joined) -> None:
    one, other = await join(), await join()
    charge = (await claim(one))[0]
    old = one.store_for(charge)
    game_id = await create_lobby(old)
    await old.check_lease()
    await one.release(charge)
    (new_charge,) = await claim(other, 0)
    for late in (
        old.commit(game_update(game_id)),
        create_lobby(old, channel_id=5),
        old.mark_announced(game_id, 1, 7),
        old.set_user_settings(1, "{}"),
        old.forget_user(1, "?"),
        old.check_lease(),
    ):
        with pytest.raises(LeaseLost):
            await late
    assert (await stored_game(old, game_id)).ply == 1, "it may still read"
    new = other.store_for(new_charge)
    assert await new.commit(game_update(game_id)) is CommitResult.COMMITTED
    await new.close()
    await new.check_lease()


async def test_users_settings_are_shared_by_the_shards_of_a_process(
    join: Joined, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "USER_SETTINGS_MAX_AGE", SHORT)
    one, other = await join(), await join()
    first, second = (one.store_for(lease) for lease in await claim(one, 0, 1))
    [lease] = await claim(other, 2)
    elsewhere = other.store_for(lease)
    for store in (first, second, elsewhere):
        assert await store.user_settings(9) == "{}"
    await first.set_user_settings(9, "a")
    assert await second.user_settings(9) == "a", "at once"
    await asyncio.sleep(SHORT)
    assert await elsewhere.user_settings(9) == "a", "after a while"
    await second.forget_user(9, "?")
    assert await first.user_settings(9) == "{}", "forgotten at once"
    await asyncio.sleep(SHORT)
    assert await elsewhere.user_settings(9) == "{}"


async def test_next_owner_of_a_shard_knows_its_servers_settings(join: Joined) -> None:
    one, other = await join(), await join()
    [lease] = await claim(one, 0)
    old = one.store_for(lease)
    await old.set_guild_settings(guild(0), "a")
    await one.release(lease)
    [lease] = await claim(other, 0)
    new = other.store_for(lease)
    assert await new.guild_settings(guild(0)) == "a"
    await new.set_guild_settings(guild(0), "b")
    await other.release(lease)
    [lease] = await claim(one, 0)
    assert await one.store_for(lease).guild_settings(guild(0)) == "b"


async def test_shards_do_not_block_each_other(join: Joined) -> None:
    """Nobody locks what all write by."""
    one = await join()
    first, second, *_ = [one.store_for(charge) for charge in await claim(one)]
    game_id = await create_lobby(first, channel_id=1)
    await second.set_user_settings(9, "{}")
    await asyncio.gather(
        first.commit(game_update(game_id)),
        second.set_user_settings(9, "{}"),
        second.set_guild_settings(1, "{}"),
    )
    assert (await stored_game(second, game_id)).ply == 2
    assert await second.user_settings(9) == "{}"


# Under fire


async def test_no_late_write_lands_during_contested_takeovers(
    postgres_server: PostgresServer,
) -> None:
    name = await postgres_server.acquire_database()
    assert await count_late_writes(postgres_server, name, 10) == 0
    await postgres_server.drop_database(name)


async def test_nobody_takes_over_in_the_middle_of_a_write(
    join: Joined, postgres_address: PostgresUrl, backends: Backends
) -> None:
    one, other = await join(), await join()
    (charge,) = await claim(one, 0)
    store = one.store_for(charge)
    game_id = await create_lobby(store)
    async with locked_games(postgres_address):
        writing = asyncio.create_task(store.commit(game_update(game_id)))
        await backends.until_waiting(1)
        await heartbeat(one, EXPIRED)
        assert await claim(other, 0) == ()
    await writing
    assert len(await claim(other, 0)) == 1
