"""The moves of one press are one transaction."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.storage.errors import ChannelTaken, LeaseLost, StoreError
from bot.storage.records import CommitResult, ResultRow, SeatRow
from bot.storage.store import Store
from tests.bot.storage.conftest import StoreOpener
from tests.support.storage.records import ANNA, create_lobby, full_dump, game_update, stored_game


async def test_all_moves_are_written_in_order(store: Store) -> None:
    game_id = await create_lobby(store)
    results = (ResultRow(0, ANNA, 2, 12, 1),)
    updates = (
        game_update(game_id, 1, interaction_id=5, snapshot=True, keep_history=True),
        game_update(game_id, 2, seats=(SeatRow(0, "Anna", ANNA),), keep_history=True),
        game_update(game_id, 3, status="over", results=results, keep_history=True),
    )
    assert await store.commit(*updates) is CommitResult.COMMITTED
    game = await stored_game(store, game_id)
    assert (game.ply, game.status, game.state) == (4, "over", '"state 4"')
    assert [move.ply for move in await store.moves(game_id, 0)] == [1, 2, 3, 4]
    assert [move.interaction_id for move in await store.moves(game_id, 1)] == [5, None, None]
    assert await store.snapshot(game_id, 2) == '"state 2"'
    assert await store.seats(game_id) == (SeatRow(0, "Anna", ANNA),)
    assert await store.results(game_id) == results
    states = [row.state for row in await store.state_history(game_id)]
    assert states == ['"state 2"', '"state 3"', '"state 4"']


@pytest.mark.parametrize("failing", [1, 2])
async def test_nothing_is_written_if_one_conflicts(store: Store, failing: int) -> None:
    game_id = await create_lobby(store)
    before = await full_dump(store, game_id)
    updates = [game_update(game_id, ply + (ply > failing)) for ply in (1, 2, 3)]
    assert await store.commit(*updates) is CommitResult.CONFLICT
    assert await full_dump(store, game_id) == before
    assert await store.commit(*(game_update(game_id, ply) for ply in (1, 2, 3))) is (
        CommitResult.COMMITTED
    )


@pytest.mark.parametrize(
    "broken",
    [
        {"status": "asleep"},
        {"seats": (SeatRow(0, "Anna"), SeatRow(0, "Boris"))},
        {"at": 2**63},
        {"state": "\ud800"},
        {"state": "\ud800", "keep_history": True},
    ],
)
async def test_nothing_is_written_if_one_is_broken(store: Store, broken: dict[str, Any]) -> None:
    game_id = await create_lobby(store)
    before = await full_dump(store, game_id)
    first = game_update(game_id, interaction_id=5, keep_history=True)
    with pytest.raises(StoreError):
        await store.commit(first, game_update(game_id, 2, **broken))
    assert await full_dump(store, game_id) == before
    assert await store.state_history(game_id) == ()
    assert await store.commit(first, game_update(game_id, 2)) is CommitResult.COMMITTED


@pytest.mark.parametrize("repeated", [0, 1])
async def test_nothing_is_written_if_an_interaction_was_seen(store: Store, repeated: int) -> None:
    game_id, other = await create_lobby(store), await create_lobby(store, channel_id=2)
    await store.commit(game_update(other, interaction_id=5))
    before = await full_dump(store, game_id)
    updates = [
        game_update(game_id, 1 + n, interaction_id=5 if n == repeated else None) for n in (0, 1)
    ]
    assert await store.commit(*updates) is CommitResult.DUPLICATE
    assert await full_dump(store, game_id) == before


async def test_nothing_is_written_if_the_channel_is_taken(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, status="abandoned"))
    await create_lobby(store)
    before = await full_dump(store, game_id)
    with pytest.raises(ChannelTaken):
        await store.commit(
            game_update(game_id, 2, status="abandoned"), game_update(game_id, 3, status="running")
        )
    assert await full_dump(store, game_id) == before


async def test_nothing_is_written_after_a_takeover(open_store_again: StoreOpener) -> None:
    old, new = await open_store_again(), await open_store_again()
    await old.acquire_lease()
    game_id = await create_lobby(old)
    await new.acquire_lease()
    before = await full_dump(new, game_id)
    with pytest.raises(LeaseLost):
        await old.commit(game_update(game_id), game_update(game_id, 2))
    assert await full_dump(new, game_id) == before


async def test_cancelled_caller_leaves_all_or_nothing(store: Store) -> None:
    game_id = await create_lobby(store)
    for delay in (0.0, 0.0005, 0.001, 0.002, 0.005):
        ply = (await stored_game(store, game_id)).ply
        updates = [game_update(game_id, ply + n, keep_history=True) for n in range(3)]
        committing = asyncio.create_task(store.commit(*updates))
        await asyncio.sleep(delay)
        committing.cancel()
        await asyncio.gather(committing, return_exceptions=True)
        assert (await stored_game(store, game_id)).ply in {ply, ply + 3}
        assert len(await store.moves(game_id, 0)) == (await stored_game(store, game_id)).ply
