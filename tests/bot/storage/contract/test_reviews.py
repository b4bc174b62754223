"""What every store promises about reviews: kept bit by bit, and gone with their person."""

from __future__ import annotations

from bot.storage.records import ReviewRow
from bot.storage.store import Store
from tests.bot.storage.conftest import StoreOpener
from tests.support.storage.records import ANNA, BORIS, create_lobby, game_update


async def ended(store: Store) -> int:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, status="over"))
    return game_id


async def test_review_is_begun_once_and_kept_as_far_as_it_is(store: Store) -> None:
    game_id = await ended(store)
    assert await store.review(game_id, ANNA) is None
    await store.request_review(game_id, ANNA)
    assert await store.review(game_id, ANNA) == ReviewRow(game_id, ANNA, "", done=False)
    assert await store.save_review(game_id, ANNA, "a", done=False)
    assert await store.review(game_id, ANNA) == ReviewRow(game_id, ANNA, "a", done=False)
    assert await store.save_review(game_id, ANNA, "ab", done=True)
    assert await store.review(game_id, ANNA) == ReviewRow(game_id, ANNA, "ab", done=True)
    assert await store.review(game_id, BORIS) is None, "everybody has his own"
    await store.request_review(game_id, ANNA)
    assert await store.review(game_id, ANNA) == ReviewRow(game_id, ANNA, "ab", done=True)


async def test_pending_reviews_are_listed_in_the_order_of_requests(
    open_store_again: StoreOpener,
) -> None:
    store = await open_store_again()
    games = [await ended(store) for _ in range(3)]
    for place, who in ((2, ANNA), (0, BORIS), (1, ANNA), (0, ANNA)):
        await store.request_review(games[place], who)
    await store.save_review(games[0], BORIS, "b", done=True)
    await store.save_review(games[1], ANNA, "a", done=False)
    later = await open_store_again()
    assert await later.pending_reviews() == (
        ReviewRow(games[2], ANNA, "", done=False),
        ReviewRow(games[1], ANNA, "a", done=False),
        ReviewRow(games[0], ANNA, "", done=False),
    )


async def test_reviews_of_who_is_forgotten_are_deleted_and_do_not_come_back(
    store: Store,
) -> None:
    game_id = await ended(store)
    await store.request_review(game_id, ANNA)
    await store.request_review(game_id, BORIS)
    await store.forget_user(ANNA, "?")
    assert await store.review(game_id, ANNA) is None
    assert not await store.save_review(game_id, ANNA, "a", done=True), "it was under way"
    assert await store.pending_reviews() == (ReviewRow(game_id, BORIS, "", done=False),)
