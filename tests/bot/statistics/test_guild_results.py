"""The results of a server in memory: as the store has them, whatever happens in between."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from itertools import count
from random import Random

import pytest

from bot.statistics import guild_results
from bot.statistics.guild_results import GuildResultsCache, SeasonRatings
from bot.statistics.ratings import Ratings, compute_ratings
from bot.storage.errors import StillSeated
from bot.storage.records import EndedGame, ResultRow, SeatRow
from bot.storage.store import Store
from tests.support.ended_games import ANNA, BORIS, CLARA, ended_game
from tests.support.fake_discord.server import wait_until
from tests.support.storage.records import create_lobby, game_update

SERVER = 1
NAMES = {ANNA: "Anna", BORIS: "Boris", CLARA: "Clara"}
ANCHORS = {"hard": 1800}
NOBODY = frozenset[int]()
CHANNELS = count(1)


@pytest.fixture
def cache() -> GuildResultsCache:
    return GuildResultsCache()


async def end_game(
    store: Store, *user_ids: int, at: int = 2000, name: str = "chess", guild_id: int = SERVER
) -> int:
    """Store a game that these users ended in this order."""
    seats = tuple(SeatRow(seat, NAMES[user], user) for seat, user in enumerate(user_ids))
    game_id = await create_lobby(
        store,
        channel_id=next(CHANNELS),
        seats=seats,
        name=name,
        guild_id=guild_id,
        user_id=user_ids[0],
    )
    await end_again(store, game_id, 1, *user_ids, at=at)
    return game_id


async def end_again(store: Store, game_id: int, ply: int, *user_ids: int, at: int) -> None:
    """End a game; the users are in the order of their ranks and seats."""
    results = tuple(
        ResultRow(seat, user, len(user_ids), 9 - seat, seat + 1)
        for seat, user in enumerate(user_ids)
    )
    await store.commit(game_update(game_id, ply, status="over", at=at, results=results))


async def take_back(store: Store, game_id: int, ply: int) -> None:
    await store.commit(game_update(game_id, ply, kind="undo", status="running"))


def ids(games: object) -> list[int]:
    assert isinstance(games, (list, tuple))
    return [game.id for game in games]


async def rated_ids(cache: GuildResultsCache, store: Store, name: str = "chess") -> list[int]:
    async with cache.open(store, SERVER) as results:
        return ids(results.season(name, (), 1).games)


async def test_games_come_in_the_order_in_which_they_ended(
    store: Store, cache: GuildResultsCache
) -> None:
    late = await end_game(store, ANNA, BORIS, at=3000)
    early = await end_game(store, ANNA, BORIS, at=1500)
    assert await rated_ids(cache, store) == [early, late]
    between = await end_game(store, ANNA, BORIS, at=2000)
    also_late = await end_game(store, ANNA, BORIS, at=3000)
    assert await rated_ids(cache, store) == [early, between, late, also_late]


async def test_games_of_a_user_include_unrated_ones(store: Store, cache: GuildResultsCache) -> None:
    alone = await end_game(store, ANNA, at=1000)
    chess = await end_game(store, ANNA, BORIS)
    go = await end_game(store, BORIS, CLARA, name="go", at=2500)
    async with cache.open(store, SERVER) as results:
        assert ids(results.games_of(ANNA)) == [alone, chess]
        assert ids(results.games_of(BORIS)) == [chess, go]
        assert results.games_of(7) == ()
        assert results.rated_names() == ["go", "chess"]


async def test_games_belong_to_the_season_in_which_they_ended(
    store: Store, cache: GuildResultsCache
) -> None:
    first, second, third = [await end_game(store, ANNA, BORIS, at=at) for at in (999, 1000, 2000)]
    for starts, seasons in (
        ((), [[first, second, third]]),
        ((1000,), [[first], [second, third]]),
        ((1000, 2000, 3000), [[first], [second], [third], []]),
    ):
        async with cache.open(store, SERVER) as results:
            for number, games in enumerate(seasons, start=1):
                assert ids(results.season("chess", starts, number).games) == games


async def test_forgotten_user_is_in_no_cache(store: Store, cache: GuildResultsCache) -> None:
    """Not even in that of another process, and in the ratings of an earlier season."""
    await end_game(store, ANNA, BORIS, at=500)
    await end_game(store, ANNA, BORIS)
    elsewhere = GuildResultsCache()
    starts = (1000,)
    for each in (cache, elsewhere):
        async with each.open(store, SERVER) as results:
            old = results.season("chess", starts, 1)
            assert {user.user_id for user in await old.rate(ANCHORS, NOBODY)} == {ANNA, BORIS}
    await store.forget_user(ANNA, "?")
    for each in (cache, elsewhere):
        async with each.open(store, SERVER) as results:
            assert results.games_of(ANNA) == ()
            assert "SeasonRatings" not in str(vars(results))
            assert "Anna" not in str(vars(results))
            assert str(ANNA) not in re.findall(r"\b\d+\b", str(vars(results)))
            new = results.season("chess", starts, 1)
            assert [user.user_id for user in await new.rate(ANCHORS, NOBODY)] == [BORIS]


async def described(cache: GuildResultsCache, store: Store) -> list[object]:
    """Return all that can be read of the results of a server."""
    async with cache.open(store, SERVER) as results:
        seasons = [
            results.season(name, (1500,), number) for name in ("chess", "go") for number in (1, 2)
        ]
        return [
            results.rated_names(),
            *(results.games_of(user_id) for user_id in NAMES),
            *[(season.games, season.user_ids) for season in seasons],
            *[await season.rate(ANCHORS, NOBODY) for season in seasons],
        ]


async def test_results_are_what_the_store_holds_after_any_change(store: Store) -> None:
    """In each of two processes, one of which reads seldom."""
    rng = Random(1)
    often, seldom = GuildResultsCache(), GuildResultsCache()
    plies = dict[int, int]()
    taken_back = set[int]()
    for step in range(120):
        users = rng.sample(list(NAMES), rng.randint(1, 3))
        at = rng.randint(1000, 2000)
        game_id = rng.choice(list(plies or (0,)))
        if rng.random() < 0.5 or not plies:
            game_id = await end_game(store, *users, at=at, name=rng.choice(("chess", "go")))
            plies[game_id] = 2
        elif game_id in taken_back:
            seats = await store.seats(game_id)
            user_ids = [seat.user_id for seat in seats if seat.user_id is not None]
            await end_again(store, game_id, plies[game_id], *user_ids, at=at)
            taken_back.remove(game_id)
            plies[game_id] += 1
        else:
            await take_back(store, game_id, plies[game_id])
            taken_back.add(game_id)
            plies[game_id] += 1
        if step % 20 == 0:
            with suppress(StillSeated):
                await store.forget_user(rng.choice(list(NAMES)), "?")
        expected = await described(GuildResultsCache(), store)
        assert await described(often, store) == expected
        if step % 7 == 0:
            assert await described(seldom, store) == expected


async def test_many_games_are_read_in_pages(
    store: Store, cache: GuildResultsCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guild_results, "PAGE_SIZE", 2)
    made = [await end_game(store, ANNA, BORIS, at=2000 + number) for number in range(5)]
    assert await rated_ids(cache, store) == made
    made += [await end_game(store, ANNA, BORIS, at=3000)]
    assert await rated_ids(cache, store) == made


async def test_servers_used_least_recently_are_dropped(store: Store) -> None:
    cache = GuildResultsCache(max_games=3)
    for guild_id in (1, 2, 3):
        for _ in range(guild_id):
            await end_game(store, ANNA, BORIS, guild_id=guild_id)
    for guild_id, kept in ((1, {1}), (2, {1, 2}), (1, {1, 2}), (3, {3}), (2, {2})):
        async with cache.open(store, guild_id) as results:
            assert len(results) == guild_id
        assert {number for number in (1, 2, 3) if number in cache} == kept


async def test_results_are_dropped_some_time_after_their_last_use(store: Store) -> None:
    cache = GuildResultsCache(lifetime=0.05)
    async with cache.open(store, SERVER) as first:
        pass
    assert await wait_until(lambda: SERVER not in cache, 30)
    async with cache.open(store, SERVER) as again:
        assert again is not first


async def test_results_of_a_user_can_be_dropped_at_once(
    store: Store, cache: GuildResultsCache
) -> None:
    for guild_id, players in ((1, (ANNA, BORIS)), (2, (BORIS, CLARA)), (3, (CLARA, ANNA))):
        await end_game(store, *players, guild_id=guild_id)
        async with cache.open(store, guild_id):
            pass
    cache.drop_user(ANNA)
    assert [guild_id for guild_id in (1, 2, 3) if guild_id in cache] == [2]


# Ratings


async def rate(games: list[EndedGame], *earlier: list[EndedGame]) -> object:
    """Return the ratings after these games, when they were computed for earlier lists before."""
    season = SeasonRatings()
    for each in (*earlier, games):
        season.update(each)
        rated = await season.rate(ANCHORS, NOBODY)
    return rated


async def test_ratings_do_not_depend_on_what_was_computed_before() -> None:
    games = [ended_game(ANNA, BORIS, CLARA, number=1), ended_game(CLARA, "hard", ANNA, number=2)]
    games += [ended_game(BORIS, ANNA, number=number) for number in range(3, 6)]
    expected = compute_ratings(games, ANCHORS)
    assert await rate(games) == expected
    assert await rate(games, games) == expected
    assert await rate(games, [], games[:1], games[:4]) == expected
    assert await rate(games, games[1:]) == expected
    assert await rate(games, [*games, ended_game(CLARA, ANNA, number=6)]) == expected
    assert await rate(games, [ended_game(CLARA, ANNA, number=1), *games[1:]]) == expected


async def test_only_new_games_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    added = list[int]()
    add = Ratings.add

    def counted(ratings: Ratings, games: list[EndedGame]) -> None:
        added.append(len(games))
        add(ratings, games)

    monkeypatch.setattr(Ratings, "add", counted)
    games = [ended_game(ANNA, BORIS, number=number) for number in range(5)]
    await rate(games, games[:3], games[:3], games[:4])
    assert added == [3, 1, 1]


async def test_those_who_opt_out_and_back_in_change_all_ratings() -> None:
    games = [ended_game(ANNA, BORIS, CLARA), ended_game(CLARA, BORIS)]
    season = SeasonRatings()
    season.update(games)
    assert season.user_ids == {ANNA, BORIS, CLARA}
    for opted_out in (NOBODY, frozenset({ANNA}), NOBODY):
        rated = await season.rate(ANCHORS, opted_out)
        assert rated == compute_ratings(games, ANCHORS, opted_out)


async def test_ratings_are_sound_after_a_cancelled_computation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [ended_game(ANNA, BORIS, number=number) for number in range(5)]
    season = SeasonRatings()
    season.update(games[:2])
    await season.rate(ANCHORS, NOBODY)
    season.update(games)
    computation = asyncio.create_task(season.rate(ANCHORS, NOBODY))
    await asyncio.sleep(0)
    computation.cancel()
    with pytest.raises(asyncio.CancelledError):
        await computation
    assert await season.rate(ANCHORS, NOBODY) == compute_ratings(games, ANCHORS)
