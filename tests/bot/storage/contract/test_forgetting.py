"""A user is forgotten in batches of games, each a transaction of its own."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Hashable
from typing import TypeVar

import pytest

from bot.storage import forgetting
from bot.storage.connection import Work
from bot.storage.errors import StillSeated, StoreUnavailable
from bot.storage.records import SeatAssignmentRow, SeatRow
from bot.storage.store import Store
from tests.bot.storage.conftest import StoreOpener
from tests.support.storage.records import ANNA, BORIS, SEATS, create_lobby, full_dump, game_update

T = TypeVar("T")

FORGOTTEN = "somebody"
GAMES = 7
BATCH_SIZE = 2


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "BATCH_SIZE", BATCH_SIZE)


def before_unit_of_work(
    store: Store, number: int, do: Callable[[], Awaitable[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run something before the unit of work of this number, counted from 1."""
    run, count = store._database.run, 0

    async def run_counted(work: Work[T], order_key: Hashable = None) -> T:
        nonlocal count
        count += 1
        if count == number:
            await do()
        return await run(work, order_key)

    monkeypatch.setattr(store._database, "run", run_counted)


async def play_games(store: Store) -> list[int]:
    """Play games in which Anna sat, gave her seat to Boris, or ended the game."""
    game_ids = [
        await create_lobby(store, channel_id=number, interaction_id=number)
        for number in range(1, GAMES + 1)
    ]
    change = {"old": "Anna", "old_user": ANNA, "new": "Boris", "new_user": BORIS}
    for game_id in game_ids:
        await store.commit(
            game_update(
                game_id,
                kind="seat",
                action=json.dumps(change),
                user_id=ANNA,
                seats=(SeatRow(0, "Boris", BORIS), SEATS[1]),
                seat_assignments=(SeatAssignmentRow(0, 1, ANNA, "Anna", None),),
            )
        )
    return game_ids


async def games_that_name_anna(store: Store, game_ids: list[int]) -> list[int]:
    stored = {
        game_id: repr((*await full_dump(store, game_id), await store.seat_assignments(game_id)))
        for game_id in game_ids
    }
    return [each for each, rows in stored.items() if "Anna" in rows or str(ANNA) in rows]


async def test_several_batches_forget_every_game(store: Store) -> None:
    game_ids = await play_games(store)
    assert await games_that_name_anna(store, game_ids) == game_ids
    await store.forget_user(ANNA, FORGOTTEN)
    assert await games_that_name_anna(store, game_ids) == []
    assert await store.games_involving(ANNA) == ()
    assert len(await store.games_involving(BORIS)) == GAMES


async def test_after_a_failure_in_the_middle_another_call_does_the_rest(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_ids = await play_games(store)

    async def fail() -> None:
        raise StoreUnavailable("no answer")

    with monkeypatch.context() as patch:
        before_unit_of_work(store, 4, fail, patch)
        with pytest.raises(StoreUnavailable):
            await store.forget_user(ANNA, FORGOTTEN)
    assert 0 < len(await games_that_name_anna(store, game_ids)) < GAMES
    await store.forget_user(ANNA, FORGOTTEN)
    assert await games_that_name_anna(store, game_ids) == []


async def test_user_who_sits_down_meanwhile_is_still_seated(
    open_store_again: StoreOpener, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, other = await open_store_again(), await open_store_again()
    game_ids = await play_games(store)
    seats = (SeatRow(0, "Anna", ANNA), SEATS[1])

    async def sit_down() -> None:
        await other.commit(game_update(game_ids[-1], 2, seats=seats))

    with monkeypatch.context() as patch:
        before_unit_of_work(store, 2, sit_down, patch)
        with pytest.raises(StillSeated):
            await store.forget_user(ANNA, FORGOTTEN)
    assert await store.seats(game_ids[-1]) == seats
    assert await store.is_seated(ANNA)
    await store.commit(game_update(game_ids[-1], 3, status="abandoned"))
    await store.forget_user(ANNA, FORGOTTEN)
    assert await games_that_name_anna(store, game_ids) == []
