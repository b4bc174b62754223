"""The moves of one press are one transaction."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.storage.errors import StoreError
from bot.storage.records import CommitResult, ResultRow, SeatAssignmentRow, SeatRow
from bot.storage.store import Store
from tests.support.storage.records import ANNA, create_lobby, full_dump, game_update, stored_game

SITTING = SeatAssignmentRow(0, 2, ANNA, "Anna", None)


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
        {"seat_assignments": (SITTING, SITTING)},
        {"events": None},
        {"user_id": 2**70},
        {"state": "\ud800"},
        {"state": "\ud800", "keep_history": False},
    ],
)
async def test_nothing_is_written_if_one_is_broken(store: Store, broken: dict[str, Any]) -> None:
    game_id = await create_lobby(store)
    before = await full_dump(store, game_id)
    good = [game_update(game_id, n, interaction_id=n, keep_history=True) for n in (1, 2)]
    for updates in ([replace(good[0], **broken)], [good[0], replace(good[1], **broken)]):
        with pytest.raises(StoreError):
            await store.commit(*updates)
        assert await full_dump(store, game_id) == before
        assert await store.state_history(game_id) == ()
        assert await store.seat_assignments(game_id) == ()
    assert await store.commit(*good) is CommitResult.COMMITTED


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


@pytest.mark.parametrize("moves", [1, 3])
async def test_cancelled_caller_leaves_all_or_nothing(store: Store, moves: int) -> None:
    game_id = await create_lobby(store)
    for delay in (0.0, 0.0005, 0.001, 0.002, 0.005):
        ply = (await stored_game(store, game_id)).ply
        updates = [game_update(game_id, ply + n, snapshot=True) for n in range(moves)]
        committing = asyncio.create_task(store.commit(*updates))
        await asyncio.sleep(delay)
        committing.cancel()
        await asyncio.gather(committing, return_exceptions=True)
        after = (await stored_game(store, game_id)).ply
        assert after in {ply, ply + moves}
        assert len(await store.moves(game_id, 0)) == after
        assert (await store.snapshot(game_id, after) is not None) == (after > 1)
