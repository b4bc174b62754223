"""The time for ratings and for reading results, and the speed and size of score charts."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.statistics.guild_results import GuildResultsCache
from bot.statistics.ratings import compute_ratings
from bot.storage.locations import open_store
from bot.storage.records import EndedGame, EndedSeat, GameUpdate, ResultRow, SeatRow
from bot.storage.store import Store
from tests.contract.adapters import RENDER_ADAPTERS
from tests.programs.bench.measurement import Measurement

SERVER = 1
GAMES, PEOPLE, SEATS = 1_000, 40, 4
MAX_MILLISECONDS = 1_000
"""Limit for computing the ratings of a server with `GAMES` games."""

LARGE_SERVER_GAMES = 20_000
"""The ended games of the server whose results are read."""

MAX_WARM_MILLISECONDS = 100
"""Limit for its ranking if all of them were read and rated before, except for the last one."""

MAX_WAIT_MILLISECONDS = 100
"""Limit for the wait of anybody else while all of them are read and rated."""

BYTES = 100 * 1024
_DRAWN = 5


def measurements() -> Iterator[Measurement]:
    """Yield all measurements. All bars are upper limits."""
    games = list(random_ended_games())
    began = perf_counter()
    compute_ratings(games, {"hard": 1800})
    took = (perf_counter() - began) * 1000
    yield Measurement(f"ratings.ratings_of_{GAMES}_games", round(took), "ms", MAX_MILLISECONDS)
    with tempfile.TemporaryDirectory(prefix="nevsky-bench-") as folder:
        yield from asyncio.run(_large_server(Path(folder) / "games.sqlite3"))
    for name, show in RENDER_ADAPTERS.items():
        draws = [draw for label, draw in show.gallery() if label.startswith("course-")]
        times = []
        for draw in draws * _DRAWN:
            began = perf_counter()
            draw().to_png()
            times.append((perf_counter() - began) * 1000)
        largest = max(len(draw().to_png()) for draw in draws)
        yield Measurement(f"render.{name}.chart.time", round(median(times), 1), "ms")
        yield Measurement(f"render.{name}.chart.bytes", largest, "bytes", BYTES)


async def _large_server(file: Path) -> list[Measurement]:
    """Time the ranking of a server with many ended games, in a file of SQLite."""
    store = await open_store(file)
    try:
        _store_games(file, random_ended_games(LARGE_SERVER_GAMES))
        cache, longest_waits = GuildResultsCache(), list[float]()
        watching = asyncio.create_task(_watch_waits(store, longest_waits))
        cold = await _time_ranking(cache, store)
        watching.cancel()
        unchanged = min([await _time_ranking(cache, store) for _ in range(_DRAWN)])
        await _end_game(store)
        one_more = await _time_ranking(cache, store)
    finally:
        await store.close()
    name = f"ratings.ranking_of_{LARGE_SERVER_GAMES}_games"
    return [
        Measurement(f"{name}.cold", round(cold), "ms"),
        Measurement(f"{name}.longest_wait", round(max(longest_waits)), "ms", MAX_WAIT_MILLISECONDS),
        Measurement(f"{name}.unchanged", round(unchanged, 1), "ms", MAX_WARM_MILLISECONDS),
        Measurement(f"{name}.one_more", round(one_more, 1), "ms", MAX_WARM_MILLISECONDS),
    ]


async def _time_ranking(cache: GuildResultsCache, store: Store) -> float:
    """Return the milliseconds for reading and rating all that a ranking shows."""
    began = perf_counter()
    season_starts = await store.season_starts(SERVER)
    async with cache.open(store, SERVER) as results:
        season = results.season("game", season_starts, 1)
        await store.settings_of_users(season.user_ids)
        await season.rate({"hard": 1800}, frozenset())
    return (perf_counter() - began) * 1000


async def _watch_waits(store: Store, waits: list[float]) -> None:
    """Record for how many milliseconds somebody else has to wait for a small statement."""
    while True:
        began = perf_counter()
        await store.check()
        waits.append((perf_counter() - began) * 1000)
        await asyncio.sleep(0.001)


async def _end_game(store: Store) -> None:
    seats = tuple(SeatRow(seat, f"P{seat + 1}", seat + 1) for seat in range(SEATS))
    game_id = await store.create_game(
        channel_id=1,
        guild_id=SERVER,
        name="game",
        schema=1,
        options="{}",
        seats=seats,
        user_id=1,
        interaction_id=None,
        at=LARGE_SERVER_GAMES,
    )
    assert game_id is not None
    results = tuple(ResultRow(seat, seat + 1, SEATS, 10, seat + 1) for seat in range(SEATS))
    end = GameUpdate(
        game_id=game_id,
        expected_ply=1,
        kind="act",
        status="over",
        at=LARGE_SERVER_GAMES,
        events="[]",
        results=results,
    )
    await store.commit(end)


def _store_games(file: Path, games: Iterable[EndedGame]) -> None:
    """Write ended games with all that is read of them, as they are after a migration."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for number, game in enumerate(games, start=1):
            row = (number, number, SERVER, game.name, game.options, game.ended_at)
            connection.execute(
                """INSERT INTO game (id, channel_id, guild_id, name, options, updated_at, schema,
                status, ply, created_at) VALUES (?, ?, ?, ?, ?, ?, 1, 'over', 2, 0)""",
                row,
            )
            connection.execute(
                "INSERT INTO result_version (game_id, guild_id, version) VALUES (?, ?, ?)",
                (number, SERVER, number),
            )
            for seat in game.seats:
                who = (number, seat.seat, seat.name, seat.user_id, seat.ai)
                connection.execute(
                    "INSERT INTO seat (game_id, seat, name, user_id, ai) VALUES (?, ?, ?, ?, ?)",
                    who,
                )
                connection.execute(
                    """INSERT INTO seat_assignment (game_id, seat, name, user_id, ai, from_ply)
                    VALUES (?, ?, ?, ?, ?, 1)""",
                    who,
                )
                connection.execute(
                    """INSERT INTO result (game_id, seat, user_id, players, points, rank)
                    VALUES (?, ?, ?, ?, ?, ?)""",
                    (number, seat.seat, seat.user_id, SEATS, seat.points, seat.rank),
                )


def random_ended_games(games: int = GAMES) -> Iterator[EndedGame]:
    """Yield games of three people of a server and a hard AI, with random results."""
    rng = Random(1)
    for number in range(games):
        users = rng.sample(range(1, PEOPLE + 1), SEATS - 1)
        places = rng.sample(range(1, SEATS + 1), SEATS)
        who = [(f"P{user}", user, None) for user in users] + [("Bering", None, "hard")]
        seats = tuple(
            EndedSeat(seat, name, user, ai, 100 - place, place)
            for seat, ((name, user, ai), place) in enumerate(zip(who, places, strict=True))
        )
        yield EndedGame(number, "game", "{}", number, seats)
