"""What every store promises about private games: one person's own, and in no channel."""

from __future__ import annotations

from bot.storage.records import SeatRow, tutorial_channel_id
from bot.storage.store import Store
from tests.support.storage.records import ANNA, BORIS, create_lobby, game_update, stored_game

PLACE = tutorial_channel_id(ANNA)


async def private(store: Store) -> int:
    return await create_lobby(store, channel_id=PLACE)


async def test_private_game_is_found_by_its_user(store: Store) -> None:
    game_id = await private(store)
    row = await store.open_game(PLACE)
    assert row is not None
    assert row.id == game_id
    assert row.is_private
    assert not (await stored_game(store, await create_lobby(store))).is_private
    assert await store.open_game(tutorial_channel_id(BORIS)) is None


async def test_private_games_are_not_resumed_at_startup(store: Store) -> None:
    game_id = await private(store)
    ai = SeatRow(1, "Bering", ai="easy")
    seats = (SeatRow(0, "Anna", user_id=ANNA), ai)
    await store.commit(game_update(game_id, status="running", seats=seats))
    assert await store.games_to_resume() == ()


async def test_forgetting_a_user_deletes_their_private_games(store: Store) -> None:
    game_id = await private(store)
    assert not await store.is_seated(ANNA)
    await store.forget_user(ANNA, "?")
    assert await store.game(game_id) is None
    assert await store.seats(game_id) == ()
    assert await store.moves(game_id, 0) == ()


async def test_settings_change_without_a_move(store: Store) -> None:
    game_id = await private(store)
    before = await stored_game(store, game_id)
    await store.set_game_settings(game_id, '{"pings": false}')
    after = await stored_game(store, game_id)
    assert after.settings == '{"pings": false}'
    assert after.ply == before.ply
    assert len(await store.moves(game_id, 0)) == 1
