"""What every store promises about games: which are open, told, due, and in which channel."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.storage.errors import ChannelTaken, StoreError
from bot.storage.records import CommitResult, GameRef, MessageRef, SeatRow, ThreadParent
from bot.storage.store import Store
from bot.table.preferences import UserSettings
from tests.bot.storage.conftest import StoreOpener
from tests.support.storage.records import (
    ANNA,
    BORIS,
    CHANNEL,
    SEATS,
    create_lobby,
    full_dump,
    game_update,
    stored_game,
)

SERVER, ELSEWHERE = 1, 2


async def test_channel_has_one_open_game(store: Store) -> None:
    assert await store.open_game(CHANNEL) is None
    first = await create_lobby(store)
    with pytest.raises(ChannelTaken):
        await create_lobby(store)
    assert await create_lobby(store, channel_id=2)
    await store.commit(game_update(first))
    with pytest.raises(ChannelTaken):
        await create_lobby(store)
    await store.commit(game_update(first, 2, status="over"))
    assert await store.open_game(CHANNEL) is None
    second = await create_lobby(store)
    assert await store.open_game(CHANNEL) == await store.game(second)


async def test_ended_game_is_not_reopened_beside_another(store: Store) -> None:
    first = await create_lobby(store)
    await store.commit(game_update(first, status="over"))
    second = await create_lobby(store)
    with pytest.raises(ChannelTaken):
        await store.commit(game_update(first, 2))
    assert (await stored_game(store, first)).status == "over"
    await store.commit(game_update(second, status="abandoned"))
    assert await store.commit(game_update(first, 2)) is CommitResult.COMMITTED


async def test_open_game_moves_to_a_free_channel(store: Store) -> None:
    game_id, other = await create_lobby(store), await create_lobby(store, channel_id=2)
    await store.mark_announced(game_id, 1, 77)
    with pytest.raises(ChannelTaken):
        await store.move_game(game_id, 2, SERVER)
    assert (await stored_game(store, game_id)).channel_id == CHANNEL
    await store.commit(game_update(other, status="over"))
    await store.move_game(game_id, 2, ELSEWHERE)
    game = await stored_game(store, game_id)
    assert (game.channel_id, game.guild_id, game.turn_message_id) == (2, ELSEWHERE, None)
    await store.move_game(other, 3, SERVER)
    assert (await stored_game(store, other)).channel_id == 2, "an ended game stays"


# A thread of its own


async def test_game_in_a_thread_is_unfinished_until_the_channel_shows_it(store: Store) -> None:
    parent = ThreadParent(channel_id=2, message_id=5)
    game_id = await create_lobby(store, parent=parent)
    assert (await stored_game(store, game_id)).parent == parent
    await store.mark_announced(game_id, 1, 77)
    assert await store.games_to_resume() == (GameRef(game_id, CHANNEL),)
    await store.mark_parent_announced(game_id, 1, ThreadParent(2, 6))
    assert await store.games_to_resume() == ()
    await store.commit(game_update(game_id, status="abandoned"))
    await store.mark_announced(game_id, 2, None)
    assert await store.games_to_resume() == (GameRef(game_id, CHANNEL),), "its end is not shown"
    await store.mark_parent_announced(game_id, 2, ThreadParent(2, 6))
    assert await store.games_to_resume() == ()


async def test_moved_game_is_shown_where_its_new_thread_is(store: Store) -> None:
    game_id = await create_lobby(store)
    assert (await stored_game(store, game_id)).parent is None
    await store.move_game(game_id, 9, SERVER, ThreadParent(CHANNEL, 9))
    await store.mark_parent_announced(game_id, 1, ThreadParent(3, 8))
    row = await stored_game(store, game_id)
    assert (row.parent, row.parent_announced_ply) == (ThreadParent(CHANNEL, 9), 0)
    await store.mark_parent_announced(game_id, 1, ThreadParent(CHANNEL, 10))
    row = await stored_game(store, game_id)
    assert (row.parent, row.parent_announced_ply) == (ThreadParent(CHANNEL, 10), 1)
    await store.move_game(game_id, 3, SERVER)
    assert (await stored_game(store, game_id)).parent is None


async def test_message_about_a_game_that_came_home_is_to_be_deleted(store: Store) -> None:
    game_id = await create_lobby(store, parent=ThreadParent(2, 5))
    await store.mark_parent_shown(game_id, 1000)
    await store.move_game(game_id, 9, SERVER, ThreadParent(2, 5))
    assert await store.message_deletions() == ()
    assert (await stored_game(store, game_id)).parent_shown_at == 1000
    await store.move_game(game_id, 2, SERVER)
    assert await store.message_deletions() == (MessageRef(5, 2, SERVER),)
    assert (await stored_game(store, game_id)).parent_shown_at is None
    await store.end_message_deletion(5)
    assert await store.message_deletions() == ()


async def test_message_is_kept_if_its_game_cannot_be_moved(store: Store) -> None:
    game_id = await create_lobby(store, parent=ThreadParent(2, 5))
    await create_lobby(store, channel_id=2)
    with pytest.raises(ChannelTaken):
        await store.move_game(game_id, 2, SERVER)
    await store.commit(game_update(game_id, status="abandoned"))
    await store.move_game(game_id, 3, SERVER)
    assert await store.message_deletions() == ()


# What the channel was told


async def test_announced_ply_never_decreases(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id))
    await store.commit(game_update(game_id, 2))
    await store.mark_announced(game_id, 2, 77)
    await store.mark_announced(game_id, 1, 66)
    game = await stored_game(store, game_id)
    assert (game.announced_ply, game.turn_message_id) == (2, 77)
    await store.mark_announced(game_id, 2, 78)
    await store.mark_announced(game_id, 3, None)
    game = await stored_game(store, game_id)
    assert (game.announced_ply, game.turn_message_id) == (3, None)


async def test_ply_that_was_never_played_cannot_be_posted(store: Store) -> None:
    game_id = await create_lobby(store)
    with pytest.raises(StoreError):
        await store.mark_announced(game_id, 2, 77)
    assert (await stored_game(store, game_id)).announced_ply == 0


async def test_informed_ply_never_decreases(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.set_informed_ply(game_id, 1, 5)
    await store.set_informed_ply(game_id, 1, 4)
    assert [seat.informed_ply for seat in await store.seats(game_id)] == [0, 5]


async def test_intent_is_kept_and_taken_back(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.set_intent(game_id, 1, "pass")
    assert [seat.intent for seat in await store.seats(game_id)] == [None, "pass"]
    await store.set_intent(game_id, 1, None)
    assert await store.seats(game_id) == SEATS
    assert (await stored_game(store, game_id)).ply == 1


async def test_unfinished_are_games_not_told_to_the_end_or_without_a_turn_message(
    store: Store,
) -> None:
    games = [await create_lobby(store, channel_id=channel) for channel in range(1, 5)]
    waiting, running, untold, told = games
    for game_id in (waiting, running, untold, told):
        await store.mark_announced(game_id, 1, None)
    await store.commit(game_update(running))
    await store.commit(game_update(untold, status="over"))
    await store.commit(game_update(told, status="abandoned"))
    await store.mark_announced(told, 2, None)
    places = [GameRef(waiting, 1), GameRef(running, 2), GameRef(untold, 3)]
    assert list(await store.games_to_resume()) == places


@pytest.mark.parametrize(
    ("seat", "goes_on"), [({}, False), ({"ai": "calm"}, True), ({"intent": "pass"}, True)]
)
async def test_unfinished_are_running_games_that_move_by_themselves(
    store: Store, seat: dict[str, Any], goes_on: bool
) -> None:
    seats = (SeatRow(0, "Anna", ANNA), SeatRow(1, "Boris", **seat))
    game_id = await create_lobby(store, seats=seats)
    await store.mark_announced(game_id, 1, 7)
    assert await store.games_to_resume() == (), "a lobby waits for people"
    await store.commit(game_update(game_id))
    await store.mark_announced(game_id, 2, 7)
    assert bool(await store.games_to_resume()) == goes_on


async def test_unfinished_are_games_of_users_for_whom_the_table_may_act(store: Store) -> None:
    game_id = await create_lobby(store, seats=(SeatRow(0, "Anna", ANNA),))
    await store.commit(game_update(game_id))
    await store.mark_announced(game_id, 2, 7)
    for acts, resumed in ((False, False), (True, True)):
        settings = UserSettings(acts_if_forced=acts).model_dump_json()
        await store.set_user_settings(ANNA, settings)
        assert bool(await store.games_to_resume()) == resumed


# Reminders


async def test_reminders_are_due_at_their_time_and_once(store: Store) -> None:
    first, second = await create_lobby(store), await create_lobby(store, channel_id=2)
    soon, later = (SeatRow(0, "Anna", ANNA, remind_at=at) for at in (10, 20))
    await store.commit(game_update(first, seats=(soon, SeatRow(1, "Boris", BORIS, remind_at=30))))
    await store.commit(game_update(second, seats=(later,)))
    assert await store.due_reminders(9) == ()
    assert await store.due_reminders(19) == (GameRef(first, CHANNEL),)
    assert await store.due_reminders(20) == (GameRef(first, CHANNEL), GameRef(second, 2))
    await store.clear_reminders(first, 20)
    assert await store.due_reminders(29) == (GameRef(second, 2),)
    assert [seat.remind_at for seat in await store.seats(first)] == [None, 30]
    await store.commit(game_update(second, 2, status="over"))
    assert await store.due_reminders(29) == ()


# Time limits


async def test_time_is_over_at_the_deadline(store: Store) -> None:
    first, second = await create_lobby(store), await create_lobby(store, channel_id=2)
    await store.commit(game_update(first, seats=(SeatRow(0, "Anna", ANNA, deadline_at=20),)))
    await store.commit(game_update(second, seats=(SeatRow(0, "Boris", BORIS, deadline_at=10),)))
    assert await store.deadlines(20) == (), "nobody has been asked"
    await store.mark_announced(first, 2, 7)
    await store.mark_announced(second, 2, 8)
    assert await store.deadlines(9) == ()
    assert await store.deadlines(19) == ((GameRef(second, 2), 10),)
    assert await store.deadlines(20) == ((GameRef(first, CHANNEL), 20), (GameRef(second, 2), 10))
    await store.commit(game_update(second, 2, status="over"))
    assert await store.deadlines(20) == ((GameRef(first, CHANNEL), 20),)


async def test_stand_in_needs_a_stored_deadline_that_has_passed(store: Store) -> None:
    game_id = await create_lobby(store)
    asked = SeatRow(0, "Anna", ANNA, deadline_at=20)
    await store.commit(game_update(game_id, seats=(asked,)))
    stood_in = replace(asked, deadline_at=None, stand_in="medium")
    early = game_update(game_id, 2, at=19, seats=(stood_in,), timed_out_seat=0)
    assert await store.commit(early) is CommitResult.CONFLICT
    assert await store.seats(game_id) == (asked,)
    due = replace(early, at=20)
    results = [await store.commit(due), await store.commit(due)]
    assert results == [CommitResult.COMMITTED, CommitResult.CONFLICT]
    assert await store.seats(game_id) == (stood_in,)


async def test_move_keeps_a_stored_name(store: Store) -> None:
    """It may have been deleted since the mover's process has read it."""
    game_id = await create_lobby(store)
    seats = (SeatRow(0, "Anna", ANNA), SeatRow(1, "?", ai="easy"))
    await store.commit(game_update(game_id, seats=seats))
    read = (SeatRow(0, "Anna II", ANNA), SeatRow(1, "Boris", ai="easy"))
    await store.commit(game_update(game_id, 2, seats=read, kept_names=frozenset({1})))
    assert await store.seats(game_id) == (read[0], seats[1])


# A person's games


async def test_open_games_of_a_person_in_a_server_latest_first(store: Store) -> None:
    first, second = await create_lobby(store), await create_lobby(store, channel_id=2)
    ended, elsewhere = (
        await create_lobby(store, channel_id=3),
        await create_lobby(store, channel_id=4, guild_id=ELSEWHERE),
    )
    third = await create_lobby(store, channel_id=5, seats=(SeatRow(0, "B", BORIS),))
    await store.commit(game_update(first, at=2000))
    await store.commit(game_update(ended, at=3000, status="over"))
    own = (GameRef(first, CHANNEL), GameRef(second, 2))
    assert await store.open_games_of(ANNA, SERVER, 9) == own
    assert await store.open_games_of(ANNA, SERVER, 1) == own[:1]
    assert await store.open_games_of(ANNA, ELSEWHERE, 9) == (GameRef(elsewhere, 4),)
    assert await store.open_games_of(BORIS, SERVER, 9) == (GameRef(third, 5),)
    assert await store.open_games_of(BORIS, None, 9) == ()


async def test_open_games_of_a_person_in_all_channels_idle_longest_first(store: Store) -> None:
    played, idle = await create_lobby(store), await create_lobby(store, channel_id=2)
    elsewhere = await create_lobby(store, channel_id=4, guild_id=ELSEWHERE)
    ended = await create_lobby(store, channel_id=3)
    await create_lobby(store, channel_id=5, seats=(SeatRow(0, "B", BORIS),))
    await create_lobby(store, channel_id=-1)
    await store.commit(game_update(played, at=2000))
    await store.commit(game_update(ended, at=3000, status="over"))
    own = (GameRef(idle, 2), GameRef(elsewhere, 4), GameRef(played, CHANNEL))
    assert await store.all_open_games_of(ANNA, 9) == own
    assert await store.all_open_games_of(ANNA, 1) == own[:1]


async def test_open_games_are_found_by_their_place(store: Store) -> None:
    here, there = await create_lobby(store), await create_lobby(store, channel_id=2)
    elsewhere = await create_lobby(store, channel_id=4, guild_id=ELSEWHERE)
    await store.commit(game_update(await create_lobby(store, channel_id=3), status="over"))
    games = (GameRef(here, CHANNEL), GameRef(there, 2))
    assert await store.open_games_at(SERVER, None) == games
    assert await store.open_games_at(SERVER, 2) == games[1:]
    assert await store.open_games_at(ELSEWHERE, CHANNEL) == ()
    places = [(game, SERVER) for game in games]
    assert await store.open_places() == (*places, (GameRef(elsewhere, 4), ELSEWHERE))


# Staying


async def test_all_is_there_after_closing_and_opening(open_store_again: StoreOpener) -> None:
    store = await open_store_again()
    game_id = await create_lobby(store)
    await store.commit(
        game_update(game_id, snapshot=True, phase_end_states=("end",), interaction_id=5)
    )
    before = await full_dump(store, game_id)
    await store.close()
    store = await open_store_again()
    assert await full_dump(store, game_id) == before
    assert await store.commit(game_update(game_id, interaction_id=5)) is CommitResult.DUPLICATE


async def test_requests_before_closing_are_carried_out(open_store_again: StoreOpener) -> None:
    store, other = await open_store_again(), await open_store_again()
    game_id = await create_lobby(store)
    asked = [store.mark_announced(game_id, 1, message) for message in range(9)]
    tasks = [asyncio.ensure_future(one) for one in asked]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    assert (await stored_game(other, game_id)).turn_message_id == 8


async def test_closed_store_does_not_pass_its_check(store: Store) -> None:
    await store.check()
    await store.close()
    with pytest.raises(StoreError):
        await store.check()
    await store.close()
