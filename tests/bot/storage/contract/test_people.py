"""What every store promises about people: settings, bests, and being forgotten."""

from __future__ import annotations

import pytest

from bot.storage.errors import StillSeated
from bot.storage.records import ResultRow, SeatRow
from bot.storage.store import Store
from tests.support.storage.records import (
    ANNA,
    BORIS,
    SEATS,
    create_lobby,
    full_dump,
    game_update,
    stored_game,
)

GAME = "saint_petersburg"
FORGOTTEN = "?"


async def ended(store: Store, points: int, rank: int | None = 1, players: int = 1) -> int:
    """A game that Anna has ended with so many points."""
    game_id = await create_lobby(store)
    results = (ResultRow(0, ANNA, players, points, rank),)
    await store.commit(game_update(game_id, user_id=ANNA, interaction_id=game_id))
    await store.commit(game_update(game_id, 2, status="over", results=results))
    return game_id


async def test_settings_are_remembered(store: Store) -> None:
    assert await store.user_settings(ANNA) == "{}"
    await store.set_user_settings(ANNA, "a")
    await store.set_user_settings(ANNA, "b")
    await store.set_user_settings(BORIS, "c")
    assert (await store.user_settings(ANNA), await store.user_settings(BORIS)) == ("b", "c")
    assert await store.settings_of_users({ANNA, BORIS, 99}) == {ANNA: "b", BORIS: "c"}
    assert await store.settings_of_users({BORIS}) == {BORIS: "c"}
    assert await store.settings_of_users(()) == {}


async def test_servers_settings_are_remembered(store: Store) -> None:
    await store.set_user_settings(7, "a person's")
    assert await store.guild_settings(7) == "{}"
    await store.set_guild_settings(7, "a")
    await store.set_guild_settings(7, "b")
    await store.set_guild_settings(8, "c")
    assert (await store.guild_settings(7), await store.guild_settings(8)) == ("b", "c")


async def test_best_of_a_person_counts_earlier_games_with_as_many_players(
    store: Store,
) -> None:
    assert await store.personal_best(GAME, ANNA, 1, 99) is None
    for points in (30, 50, 40):
        last = await ended(store, points)
    more = await ended(store, 90, players=2)
    assert await store.personal_best(GAME, ANNA, 1, more) == 50
    assert await store.personal_best(GAME, ANNA, 2, more + 1) == 90
    assert await store.personal_best(GAME, ANNA, 2, more) is None
    assert await store.personal_best(GAME, BORIS, 1, more) is None
    assert await store.personal_best("chess", ANNA, 1, more) is None
    assert await store.personal_best(GAME, ANNA, 1, last - 1) == 30


async def test_seat_may_have_no_place(store: Store) -> None:
    game_id = await ended(store, 12, rank=None)
    assert await store.personal_best(GAME, ANNA, 1, game_id + 1) == 12


# Forgetting


async def test_deleted_user_leaves_no_trace(store: Store) -> None:
    game_id = await ended(store, 12)
    await store.set_user_settings(ANNA, "a")
    await store.forget_user(ANNA, FORGOTTEN)
    assert await store.user_settings(ANNA) == "{}"
    assert await store.personal_best(GAME, ANNA, 1, game_id + 1) is None
    assert await store.seats(game_id) == (SeatRow(0, FORGOTTEN), SEATS[1])
    moves = await store.moves(game_id, 0)
    assert [(move.user_id, move.interaction_id) for move in moves] == [(None, None)] * 3
    assert [move.kind for move in moves] == ["open", "move", "move"], "what happened stays"


async def test_deleting_a_user_keeps_other_users(store: Store) -> None:
    game_id = await create_lobby(store, seats=(SeatRow(0, "Boris", BORIS),), user_id=BORIS)
    await store.set_user_settings(BORIS, "b")
    before = await full_dump(store, game_id)
    await store.forget_user(ANNA, FORGOTTEN)
    assert await full_dump(store, game_id) == before
    assert await store.user_settings(BORIS) == "b"


async def test_user_seated_at_an_open_table_is_not_forgotten(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.set_user_settings(ANNA, "a")
    before = await full_dump(store, game_id)
    assert await store.is_seated(ANNA)
    assert not await store.is_seated(BORIS)
    with pytest.raises(StillSeated):
        await store.forget_user(ANNA, FORGOTTEN)
    assert await full_dump(store, game_id) == before
    assert await store.user_settings(ANNA) == "a"
    await store.commit(game_update(game_id, status="abandoned"))
    assert not await store.is_seated(ANNA)
    await store.forget_user(ANNA, FORGOTTEN)
    assert (await stored_game(store, game_id)).status == "abandoned"
    assert await store.seats(game_id) == (SeatRow(0, FORGOTTEN), SEATS[1])
