"""What every store promises about moves: all or nothing, once, and in order."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.storage.records import CommitResult, GameRow, SeatRow
from bot.storage.store import Store
from tests.bot.storage.conftest import StoreOpener
from tests.support.storage.records import (
    ANNA,
    BORIS,
    CHANNEL,
    SEATS,
    create_lobby,
    full_dump,
    game_update,
    new_game_fields,
    stored_game,
)


async def test_new_game_is_a_lobby_at_ply_1_with_its_opening_in_the_log(store: Store) -> None:
    game_id = await create_lobby(store, interaction_id=7)
    assert await store.game(game_id) == GameRow(
        id=game_id,
        channel_id=CHANNEL,
        guild_id=1,
        name="saint_petersburg",
        schema=1,
        options='{"seats":2}',
        seed=None,
        status="lobby",
        ply=1,
        announced_ply=0,
        announced_phase_ply=0,
        settings="{}",
        turn_message_id=None,
        state=None,
        created=1000,
        updated=1000,
    )
    assert await store.seats(game_id) == SEATS
    [first] = await store.moves(game_id, 0)
    assert (first.ply, first.kind, first.user_id) == (1, "open", ANNA)
    assert (first.interaction_id, first.at) == (7, 1000)


async def test_commit_writes_all_it_says(store: Store) -> None:
    game_id = await create_lobby(store)
    seats = (
        SeatRow(0, "Boris", BORIS, intent="pass", remind_at=9, question_ply=2, informed_ply=1),
    )
    done = game_update(
        game_id,
        seat=0,
        user_id=BORIS,
        interaction_id=8,
        action='{"kind":"buy"}',
        events='[{"kind":"bought"}]',
        seed="s",
        seats=seats,
        snapshot=True,
    )
    assert await store.commit(done) is CommitResult.COMMITTED
    game = await stored_game(store, game_id)
    assert (game.ply, game.status, game.state, game.seed) == (2, "running", '"state 2"', "s")
    assert (game.created, game.updated) == (1000, 1001)
    assert await store.seats(game_id) == seats
    assert await store.snapshot(game_id, 2) == '"state 2"'
    [move] = await store.moves(game_id, 1)
    assert (move.ply, move.seat, move.user_id, move.interaction_id) == (2, 0, BORIS, 8)
    assert (move.action, move.events) == ('{"kind":"buy"}', '[{"kind":"bought"}]')


async def test_commit_keeps_fields_that_it_leaves_out(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, seed="s"))
    await store.commit(game_update(game_id, 2, state=None, snapshot=True))
    game = await stored_game(store, game_id)
    assert (game.ply, game.state, game.seed) == (3, '"state 2"', "s")
    assert await store.seats(game_id) == SEATS
    assert await store.snapshot(game_id, 3) == '"state 2"'


@pytest.mark.parametrize("ply", [0, 1, 3])
async def test_stale_ply_is_refused_and_nothing_changes(store: Store, ply: int) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id))
    before = await full_dump(store, game_id)
    stale = game_update(
        game_id, ply, seats=(), snapshot=True, prune_snapshots_before=9, interaction_id=5
    )
    assert await store.commit(stale) is CommitResult.CONFLICT
    assert await full_dump(store, game_id) == before


async def test_game_that_is_gone_is_stale(store: Store) -> None:
    assert await store.commit(game_update(404)) is CommitResult.CONFLICT


async def test_same_interaction_is_written_once(store: Store) -> None:
    game_id = await create_lobby(store)
    press = game_update(game_id, interaction_id=5)
    assert await store.commit(press) is CommitResult.COMMITTED
    before = await full_dump(store, game_id)
    assert await store.commit(press) is CommitResult.DUPLICATE
    assert await store.commit(replace(press, expected_ply=2)) is CommitResult.DUPLICATE
    assert await full_dump(store, game_id) == before


async def test_same_interaction_opens_one_game(store: Store) -> None:
    game_id = await create_lobby(store, interaction_id=5)
    assert await store.create_game(**new_game_fields(interaction_id=5)) is None
    assert await store.create_game(**new_game_fields(interaction_id=5, channel_id=2)) is None
    assert await store.open_game(2) is None
    assert await store.commit(game_update(game_id, interaction_id=5)) is CommitResult.DUPLICATE


async def test_two_stores_racing_write_every_ply_once(open_store_again: StoreOpener) -> None:
    store, other = await open_store_again(), await open_store_again()
    game_id = await create_lobby(store)
    for ply in range(1, 11):
        tried = [each.commit(game_update(game_id, ply)) for each in (store, other)]
        assert set(await asyncio.gather(*tried)) == {CommitResult.COMMITTED, CommitResult.CONFLICT}
    assert [move.ply for move in await store.moves(game_id, 0)] == list(range(1, 12))


async def test_log_can_be_read_in_part(store: Store) -> None:
    game_id = await create_lobby(store)
    for ply in range(1, 5):
        await store.commit(game_update(game_id, ply))
    other = await create_lobby(store, channel_id=2)
    assert [move.ply for move in await store.moves(game_id, 0)] == [1, 2, 3, 4, 5]
    assert [move.ply for move in await store.moves(game_id, 2)] == [3, 4, 5]
    assert [move.ply for move in await store.moves(game_id, 2, 4)] == [3, 4]
    assert [move.ply for move in await store.moves(other, 0)] == [1]


async def test_snapshots_are_pruned_only_for_their_own_game(store: Store) -> None:
    game_id, other = await create_lobby(store), await create_lobby(store, channel_id=2)
    await store.commit(game_update(other, snapshot=True))
    for ply in range(1, 4):
        await store.commit(game_update(game_id, ply, snapshot=True))
    await store.commit(game_update(game_id, 4, snapshot=True, prune_snapshots_before=4))
    kept = [ply for ply in range(8) if await store.snapshot(game_id, ply) is not None]
    assert kept == [4, 5]
    assert await store.snapshot(other, 2) == '"state 2"'


# How phases ended


async def test_messages_of_phases_are_kept_with_their_announcement(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id))
    for messages in ("[[2,0,77]]", None):
        await store.mark_phase_announced(game_id, 2, messages)
        row = await store.game(game_id)
        assert row is not None
        assert (row.announced_phase_ply, row.phase_messages) == (2, "[[2,0,77]]")


async def test_ends_of_several_phases_are_kept_in_their_order(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, phase_end_states=("first", "second")))
    assert await store.phase_end_states(game_id, 2) == ("first", "second")
    assert await store.phase_end_states(game_id, 1) == ()
    await store.commit(game_update(game_id, 2))
    assert await store.phase_end_states(game_id, 3) == ()


async def test_end_of_a_phase_is_kept_until_its_story_was_told(store: Store) -> None:
    game_id, other = await create_lobby(store), await create_lobby(store, channel_id=2)
    await store.commit(game_update(other, phase_end_states=("theirs",)))
    await store.mark_phase_announced(other, 2)
    for ply in range(1, 4):
        await store.commit(game_update(game_id, ply, phase_end_states=(f"after {ply + 1}",)))
    await store.mark_phase_announced(game_id, 3)
    assert await store.phase_end_states(game_id, 2) == ("after 2",), "only a move prunes"
    await store.commit(game_update(game_id, 4, prune_snapshots_before=1))
    kept = [await store.phase_end_states(game_id, ply) for ply in range(2, 5)]
    assert kept == [(), (), ("after 4",)]
    assert await store.phase_end_states(other, 2) == ("theirs",)


# Moves that everybody sees nothing of


async def test_after_a_quiet_move_a_channel_that_was_told_all_is_told_all(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.mark_announced(game_id, 1, 7)
    nothing_to_announce = game_update(game_id, nothing_to_announce=True)
    await store.commit(nothing_to_announce)
    game = await stored_game(store, game_id)
    assert (game.ply, game.announced_ply, game.turn_message_id) == (2, 2, 7)
    assert nothing_to_announce.announced_after(1) == game.announced_ply


async def test_quiet_move_hides_none_that_was_not_told(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.mark_announced(game_id, 1, 7)
    loud = game_update(game_id)
    await store.commit(loud)
    assert loud.announced_after(1) == (await stored_game(store, game_id)).announced_ply == 1
    nothing_to_announce = game_update(game_id, 2, nothing_to_announce=True)
    await store.commit(nothing_to_announce)
    assert (await stored_game(store, game_id)).announced_ply == 1
    assert nothing_to_announce.announced_after(1) == 1
