"""What every store promises about time that counts for nobody, and about games nobody plays."""

from __future__ import annotations

from dataclasses import replace

from bot.storage.clock_store import Pause
from bot.storage.records import GameRef, SeatRow
from bot.storage.store import Store
from tests.bot.storage.conftest import StoreOpener
from tests.support.storage.records import (
    ANNA,
    BORIS,
    CHANNEL,
    create_lobby,
    game_update,
    stored_game,
)

ASKED = SeatRow(0, "Anna", ANNA, remind_at=1500, deadline_at=2000, clock_at=1000, question_ply=2)
OTHER = SeatRow(1, "Boris", BORIS)
NOTICE = 100


async def running_game(store: Store, *seats: SeatRow, at: int = 1000, **other: object) -> int:
    """A game whose channel has been told of its newest move."""
    game_id = await create_lobby(store, **other)
    await store.commit(game_update(game_id, seats=seats or (ASKED, OTHER), at=at, user_id=ANNA))
    await store.mark_announced(game_id, 2, 1)
    return game_id


async def heartbeat(store: Store, now: int, longest: int = 30) -> Pause:
    return await store.heartbeat(now, longest=longest, notice=NOTICE)


async def clock(store: Store, game_id: int, seat: int = 0) -> tuple[int | None, ...]:
    row = (await store.seats(game_id))[seat]
    return row.clock_at, row.remind_at, row.deadline_at


async def test_clocks_run_while_the_beats_are_regular(store: Store) -> None:
    game_id = await running_game(store)
    assert await heartbeat(store, 1000) == Pause(0, ())
    assert await heartbeat(store, 1030) == Pause(30, ())
    assert await clock(store, game_id) == (1000, 1500, 2000)


async def test_time_without_a_beat_is_added_to_every_clock(store: Store) -> None:
    game_id = await running_game(store)
    await heartbeat(store, 1000)
    pause = await heartbeat(store, 1400)
    assert pause == Pause(400, (GameRef(game_id, CHANNEL),), missed=400)
    assert await clock(store, game_id) == (1400, 1900, 2400)
    assert await clock(store, game_id, 1) == (None, None, None)
    assert await heartbeat(store, 1415) == Pause(15, ()), "it is added once"


async def test_clock_that_began_meanwhile_is_put_off_by_less(store: Store) -> None:
    late = replace(ASKED, clock_at=1300)
    game_id = await running_game(store, late)
    await heartbeat(store, 1000)
    await heartbeat(store, 1400)
    assert await clock(store, game_id) == (1400, 1600, 2100)


async def test_clock_of_somebody_absent_stands_only_once(store: Store) -> None:
    game_id = await running_game(store, replace(ASKED, away_until=1390))
    await heartbeat(store, 1000)
    await heartbeat(store, 1400)
    assert await clock(store, game_id) == (1010, 1510, 2010)


async def test_reminder_that_was_sent_does_not_come_again(store: Store) -> None:
    game_id = await running_game(store, replace(ASKED, remind_at=None))
    await heartbeat(store, 1000)
    await heartbeat(store, 1400)
    assert await clock(store, game_id) == (1400, None, 2400)


async def test_clocks_stand_while_the_channel_is_not_told(store: Store) -> None:
    game_id = await create_lobby(store)
    await store.commit(game_update(game_id, seats=(ASKED,), at=1000))
    await heartbeat(store, 1005)
    await heartbeat(store, 1020)
    assert await clock(store, game_id) == (1015, 1515, 2015)


async def test_number_of_shards_may_change_during_a_pause(
    open_store_again: StoreOpener,
) -> None:
    """The newest beat of any process that had the game counts."""
    store = await open_store_again()
    halves = [Store(store._database, shard_count=2, shard_id=number) for number in (0, 1)]
    game_id = await running_game(store, guild_id=1 << 22)
    other = await running_game(store, guild_id=2 << 22, channel_id=2)
    await heartbeat(store, 1000)
    await heartbeat(halves[1], 1500, longest=1000)
    await heartbeat(store, 2000)
    assert await clock(store, game_id) == (1500, 2000, 2500)
    assert await clock(store, other) == (2000, 2500, 3000)


async def test_idle_time_and_the_announced_end_are_put_off(store: Store) -> None:
    game_id = await running_game(store)
    await store.commit(game_update(game_id, 2, ends_at=1200, at=1100))
    await store.mark_announced(game_id, 3, 1)
    await heartbeat(store, 1150)
    await heartbeat(store, 1650)
    row = await stored_game(store, game_id)
    assert (row.idle_since, row.ends_at) == (1500, 1700)


async def test_commit_keeps_a_clock_as_it_is_stored(store: Store) -> None:
    """It may have been put off since the process that makes the move has read it."""
    game_id = await running_game(store)
    await heartbeat(store, 1000)
    await heartbeat(store, 1400)
    moved = (ASKED, replace(OTHER, clock_at=1400, deadline_at=2400))
    await store.commit(game_update(game_id, 2, seats=moved, kept_clocks=frozenset({0})))
    assert await clock(store, game_id) == (1400, 1900, 2400)
    assert await clock(store, game_id, 1) == (1400, None, 2400)


async def test_clocks_are_set_without_a_move(store: Store) -> None:
    game_id = await running_game(store)
    away = replace(OTHER, away_until=5000)
    await store.set_clocks(game_id, (away,), 6000)
    assert await store.seats(game_id) == (ASKED, away)
    row = await stored_game(store, game_id)
    assert (row.ply, row.ends_at) == (2, 6000)


# Games that nobody plays


async def unattended(store: Store, now: int = 2000, idle_before: int = 1500) -> list[int]:
    return [game.id for game in await store.unattended_games(now, idle_before)]


async def test_idle_games_are_found(store: Store) -> None:
    idle = await running_game(store)
    await running_game(store, at=1501, channel_id=2)
    await create_lobby(store, channel_id=3, at=1000)
    assert await unattended(store) == [idle]
    await store.commit(game_update(idle, 2, at=1900))
    await store.mark_announced(idle, 3, 1)
    assert await unattended(store) == [idle], "that was no move of a user"
    await store.commit(game_update(idle, 3, at=1901, user_id=BORIS))
    await store.mark_announced(idle, 4, 1)
    assert await unattended(store) == []


async def test_games_where_ai_players_stand_in_for_all_are_found(store: Store) -> None:
    away = tuple(replace(row, stand_in="easy") for row in (ASKED, OTHER))
    deserted = await running_game(store, *away, at=1990)
    await running_game(store, away[0], OTHER, at=1990, channel_id=2)
    assert await unattended(store) == [deserted]


async def test_announced_end_is_found_when_it_has_come(store: Store) -> None:
    game_id = await running_game(store)
    await store.commit(game_update(game_id, 2, ends_at=2001))
    await store.mark_announced(game_id, 3, 1)
    assert await unattended(store) == []
    assert await unattended(store, 2001) == [game_id]
    await store.commit(game_update(game_id, 3, user_id=ANNA, at=2001))
    assert (await stored_game(store, game_id)).ends_at is None


async def test_game_of_somebody_absent_goes_on(store: Store) -> None:
    await running_game(store, replace(ASKED, away_until=2001), OTHER)
    await running_game(store, replace(ASKED, away_until=1501), OTHER, channel_id=2)
    over = await running_game(store, replace(ASKED, away_until=1500), OTHER, channel_id=3)
    assert await unattended(store) == [over]


# Absences


async def test_absences_of_a_user(store: Store) -> None:
    await store.set_absence(ANNA, 1000, 2000)
    await store.set_absence(ANNA, 3000, 4000)
    await store.set_absence(BORIS, 3000, 3500)
    await store.set_absence(ANNA, 3000, 3600)
    assert await store.absences(ANNA, 1999) == ((1000, 2000), (3000, 3600))
    assert await store.absences(ANNA, 2000) == ((3000, 3600),)
    assert await store.current_absences(3499) == {ANNA: 3600, BORIS: 3500}
    assert await store.current_absences(3500) == {ANNA: 3600}
    await store.delete_old_absences(ANNA, 2000)
    assert await store.absences(ANNA, 0) == ((3000, 3600),)


async def test_tables_that_do_not_know_of_an_absence(store: Store) -> None:
    game_id = await running_game(store)
    await running_game(store, OTHER, channel_id=2)
    games = (GameRef(game_id, CHANNEL),)
    await store.set_absence(ANNA, 1000, 2000)
    assert await store.games_with_changed_absences(1500) == games
    await store.set_clocks(game_id, (replace(ASKED, away_until=2000),), None)
    assert await store.games_with_changed_absences(1500) == ()
    await store.set_absence(ANNA, 1000, 1600)
    assert await store.games_with_changed_absences(1500) == games
    assert await store.games_with_changed_absences(1700) == games, "Anna is back"
    assert await store.games_with_changed_absences(2000) == ()


async def test_forgotten_user_leaves_no_absence(store: Store) -> None:
    await store.set_absence(ANNA, 1000, 2000)
    await store.set_absence(BORIS, 1000, 2000)
    await store.forget_user(ANNA, "?")
    assert await store.current_absences(1500) == {BORIS: 2000}


async def test_clock_of_the_database(store: Store) -> None:
    assert abs(await store.clock_offset()) < 60
