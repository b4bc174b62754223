"""What every store promises about ended games and the seasons of a server."""

from __future__ import annotations

import asyncio

from bot.storage.records import EndedGame, EndedSeat, Leaver, ResultRow, SeatAssignmentRow, SeatRow
from bot.storage.store import Store
from tests.bot.storage.conftest import StoreOpener
from tests.support.storage.records import ANNA, BORIS, CHANNEL, create_lobby, game_update

SERVER = 1
FORGOTTEN = "?"
CLARA = 200_000_000_000_000_009
TABLE = (
    SeatRow(0, "Anna", ANNA),
    SeatRow(1, "Boris", BORIS),
    SeatRow(2, "Bering", ai="hard"),
)
RESULTS = (
    ResultRow(0, ANNA, 3, 40, 2),
    ResultRow(1, BORIS, 3, 50, 1),
    ResultRow(2, None, 3, 12, None),
)


async def ended(
    store: Store,
    at: int = 2000,
    seat_assignments: tuple[SeatAssignmentRow, ...] = (),
    **other: object,
) -> int:
    """A game of Anna, Boris and an AI that Boris has won."""
    game_id = await create_lobby(store, **({"seats": TABLE} | other))
    over = game_update(
        game_id, status="over", at=at, results=RESULTS, seat_assignments=seat_assignments
    )
    await store.commit(over)
    return game_id


async def ended_games(store: Store, guild_id: int = SERVER) -> list[EndedGame]:
    _, games = await store.results_since(guild_id, 0, 99)
    return [game for game in games.values() if game is not None]


async def ids(store: Store) -> list[int]:
    return [game.id for game in await ended_games(store)]


async def test_ended_game_tells_who_sat_where_and_how_it_ended(store: Store) -> None:
    game_id = await ended(store)
    assert await ended_games(store) == [
        EndedGame(
            id=game_id,
            name="saint_petersburg",
            options='{"seats":2}',
            ended_at=2000,
            seats=(
                EndedSeat(0, "Anna", ANNA, None, 40, 2),
                EndedSeat(1, "Boris", BORIS, None, 50, 1),
                EndedSeat(2, "Bering", None, "hard", 12, None),
            ),
        )
    ]


async def test_results_are_read_from_a_version_on(store: Store) -> None:
    """In pages, and each of them once."""
    first, second, third = [await ended(store) for _ in range(3)]
    version, games = await store.results_since(SERVER, 0, 2)
    assert list(games) == [first, second]
    version, games = await store.results_since(SERVER, version, 2)
    assert list(games) == [third]
    assert await store.results_since(SERVER, version, 2) == (version, {})


async def test_unchanged_result_is_not_read_again(store: Store) -> None:
    game_id = await ended(store)
    version, _ = await store.results_since(SERVER, 0, 9)
    await store.mark_announced(game_id, 2, None)
    await store.set_game_settings(game_id, "{}")
    await store.compress_game(game_id)
    await create_lobby(store)
    assert await store.results_since(SERVER, version, 9) == (version, {})


async def test_game_whose_end_was_taken_back_does_not_count_until_it_ends_again(
    store: Store,
) -> None:
    game_id = await ended(store)
    version, _ = await store.results_since(SERVER, 0, 9)
    await store.commit(game_update(game_id, 2, kind="undo", status="running"))
    version, games = await store.results_since(SERVER, version, 9)
    assert games == {game_id: None}
    assert await ids(store) == []
    assert await store.personal_best("saint_petersburg", BORIS, 3, game_id + 1) is None
    better = (ResultRow(0, ANNA, 3, 60, 1), *RESULTS[1:])
    await store.commit(game_update(game_id, 3, status="over", at=4000, results=better))
    _, games = await store.results_since(SERVER, version, 9)
    [game] = await ended_games(store)
    assert games == {game_id: game}
    assert (game.ended_at, game.seats[0].points) == (4000, 60)


async def test_game_that_goes_on_in_another_server_is_taken_back_here(store: Store) -> None:
    game_id = await ended(store)
    version, _ = await store.results_since(SERVER, 0, 9)
    await store.commit(game_update(game_id, 2, kind="undo", status="running"))
    await store.move_game(game_id, CHANNEL + 1, 2)
    await store.commit(game_update(game_id, 3, status="over", results=RESULTS))
    assert (await store.results_since(SERVER, version, 9))[1] == {game_id: None}
    assert [game.id for game in await ended_games(store, 2)] == [game_id]


async def test_forgetting_a_person_changes_the_results_of_that_person(store: Store) -> None:
    game_id = await ended(store)
    alone = await create_lobby(store, seats=(SeatRow(0, "Boris", BORIS),), user_id=BORIS)
    results = (ResultRow(0, BORIS, 1, 9, 1),)
    await store.commit(game_update(alone, status="over", at=5000, results=results))
    version, _ = await store.results_since(SERVER, 0, 9)
    await store.forget_user(ANNA, FORGOTTEN)
    _, games = await store.results_since(SERVER, version, 9)
    [(changed, game)] = games.items()
    assert changed == game_id
    assert game is not None
    assert game.seats[0] == EndedSeat(0, FORGOTTEN, None, None, 40, 2)
    assert game.seats[1].user_id == BORIS


async def test_people_of_the_same_servers_can_be_forgotten_at_once(store: Store) -> None:
    users = range(1, 5)
    for user_id in users:
        for guild_id in [1, 2, 3, 4] if user_id % 2 else [4, 3, 2, 1]:
            game_id = await create_lobby(
                store,
                channel_id=10 * user_id + guild_id,
                guild_id=guild_id,
                seats=(SeatRow(0, "Anna", user_id),),
                user_id=user_id,
            )
            results = (ResultRow(0, user_id, 1, 9, 1),)
            await store.commit(game_update(game_id, status="over", results=results))
    await asyncio.gather(*(store.forget_user(user_id, FORGOTTEN) for user_id in users))
    for guild_id in (1, 2, 3, 4):
        games = await ended_games(store, guild_id)
        assert [seat.user_id for game in games for seat in game.seats] == [None] * len(users)


async def test_results_of_a_server_that_change_at_once_get_versions_of_their_own(
    store: Store,
) -> None:
    lobbies = [await create_lobby(store, channel_id=CHANNEL + n, seats=TABLE) for n in range(8)]
    await asyncio.gather(
        *(store.commit(game_update(g, status="over", results=RESULTS)) for g in lobbies)
    )
    assert set(await ids(store)) == set(lobbies)
    assert (await store.results_since(SERVER, 0, 99))[0] == len(lobbies)


async def test_another_process_reads_what_this_one_has_changed(
    store: Store, open_store_again: StoreOpener
) -> None:
    """From the version on that it has read before, and in both directions."""
    elsewhere = await open_store_again()
    game_id = await ended(store)
    version, games = await elsewhere.results_since(SERVER, 0, 9)
    assert list(games) == [game_id]
    await store.forget_user(ANNA, FORGOTTEN)
    also = await ended(elsewhere, seats=TABLE[1:], user_id=BORIS)
    for each in (store, elsewhere):
        later, games = await each.results_since(SERVER, version, 9)
        assert list(games) == [game_id, also]
        assert later > version


async def test_other_servers_and_games_without_an_end_are_left_out(store: Store) -> None:
    await ended(store, guild_id=2)
    given_up = await create_lobby(store)
    await store.commit(game_update(given_up, status="abandoned"))
    await create_lobby(store)
    assert await ids(store) == []
    assert len(await ended_games(store, 2)) == 1


def sat(seat: int, ply: int, user_id: int | None, ai: str | None = None) -> SeatAssignmentRow:
    return SeatAssignmentRow(seat, ply, user_id, f"Player {user_id}", ai)


async def test_leavers_are_listed_beside_the_seats_at_the_end(store: Store) -> None:
    """Who changed seats, or came back, has left nothing; nor has an AI."""
    seat_assignments = (
        sat(0, 1, BORIS),
        sat(0, 5, ANNA),
        sat(1, 1, None, "easy"),
        sat(1, 5, BORIS),
        sat(2, 1, CLARA),
        sat(2, 4, None, "medium"),
        sat(2, 5, CLARA),
        sat(2, 6, None, "hard"),
    )
    await ended(store, seat_assignments=seat_assignments)
    await ended(store)
    await ended(store, seat_assignments=(sat(0, 1, CLARA), sat(2, 5, CLARA)))
    games = await ended_games(store)
    assert [game.leavers for game in games] == [
        (Leaver(2, f"Player {CLARA}", CLARA),),
        (),
        (Leaver(0, f"Player {CLARA}", CLARA),),
    ]
    assert all(len(game.seats) == 3 for game in games)


async def test_forgotten_user_remains_a_leaver(store: Store) -> None:
    """But who was forgotten and had a seat to the end has not."""
    await ended(
        store, seat_assignments=(sat(0, 1, ANNA), sat(2, 1, CLARA), sat(2, 4, None, "hard"))
    )
    await store.forget_user(CLARA, FORGOTTEN)
    await store.forget_user(ANNA, FORGOTTEN)
    [game] = await ended_games(store)
    assert game.leavers == (Leaver(2, FORGOTTEN, None),)


# Seasons


async def test_seasons_begin_one_after_the_other_and_once(store: Store) -> None:
    assert await store.begin_season(SERVER, 2, 1000)
    assert not await store.begin_season(SERVER, 2, 1500)
    assert await store.begin_season(SERVER, 3, 2000)
    assert await store.season_starts(SERVER) == (1000, 2000)
    assert await store.season_starts(2) == ()


async def test_game_of_a_table_that_does_not_count_says_so(store: Store) -> None:
    counting = await ended(store)
    other = await ended(store, channel_id=CHANNEL + 1, settings='{"pace":1,"rated":false}')
    assert {game.id: game.counts for game in await ended_games(store)} == {
        counting: True,
        other: False,
    }
