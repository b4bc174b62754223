"""What every store promises about planned moves: written with a move, or without one."""

from __future__ import annotations

from dataclasses import replace

from bot.storage.records import CommitResult, PlanRow, SeatRow
from bot.storage.store import Store
from tests.support.storage.records import ANNA, BORIS, create_lobby, game_update

FIRST = PlanRow(1, 0, ANNA, '{"kind":"buy"}')
SECOND = PlanRow(2, 1, BORIS, '{"kind":"pass"}', until='["card","1"]')


async def test_plans_are_kept_in_their_order_and_replaced_without_a_move(store: Store) -> None:
    game_id = await create_lobby(store)
    assert await store.plans(game_id) == ()
    await store.set_plans(game_id, (SECOND, FIRST))
    assert await store.plans(game_id) == (FIRST, SECOND)
    ended = replace(SECOND, ended_ply=4, outcome='["gone"]')
    await store.set_plans(game_id, (ended,))
    assert await store.plans(game_id) == (ended,)
    await store.set_plans(game_id, ())
    assert await store.plans(game_id) == ()
    row = await store.game(game_id)
    assert row is not None
    assert row.ply == 1


async def test_move_replaces_the_plans_or_leaves_them(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.set_plans(game_id, (FIRST, SECOND))
    await store.commit(game_update(game_id, 1))
    assert await store.plans(game_id) == (FIRST, SECOND)
    fired = replace(FIRST, ended_ply=3)
    await store.commit(game_update(game_id, 2, plans=(fired,)))
    assert await store.plans(game_id) == (fired,)
    await store.commit(game_update(game_id, 3, plans=()))
    assert await store.plans(game_id) == ()


async def test_move_that_conflicts_leaves_the_plans(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.set_plans(game_id, (FIRST,))
    update = game_update(game_id, 7, plans=())
    assert await store.commit(update) is CommitResult.CONFLICT
    assert await store.plans(game_id) == (FIRST,)


async def test_plans_of_one_game_are_none_of_another(store: Store) -> None:
    game_id, other = await create_lobby(store), await create_lobby(store, channel_id=2)
    await store.set_plans(game_id, (FIRST,))
    await store.set_plans(other, (SECOND,))
    await store.set_plans(game_id, ())
    assert await store.plans(other) == (SECOND,)


async def test_running_game_with_a_plan_is_resumed(store: Store) -> None:
    game_id = await create_lobby(store, seats=(SeatRow(0, "Anna", ANNA),))
    await store.commit(game_update(game_id, 1))
    await store.mark_announced(game_id, 2, 5)
    assert await store.games_to_resume() == ()
    await store.set_plans(game_id, (FIRST,))
    assert [ref.id for ref in await store.games_to_resume()] == [game_id]
    await store.set_plans(game_id, (replace(FIRST, ended_ply=2, outcome="[]"),))
    assert await store.games_to_resume() == ()


async def test_plans_are_forgotten_with_their_user(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, 1, status="abandoned"))
    await store.set_plans(game_id, (replace(FIRST, user_id=BORIS), SECOND))
    await store.forget_user(BORIS, "?")
    assert await store.plans(game_id) == ()
