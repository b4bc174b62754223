"""The time for computing ratings, and the speed and size of score charts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from bot.statistics.ratings import compute_ratings
from bot.storage.records import EndedGame, EndedSeat
from tests.contract.adapters import RENDER_ADAPTERS
from tests.programs.bench.measurement import Measurement

GAMES, PEOPLE, SEATS = 1_000, 40, 4
MAX_MILLISECONDS = 1_000
"""Limit for computing the ratings of a server with `GAMES` games."""

BYTES = 100 * 1024
_DRAWN = 5


def measurements() -> Iterator[Measurement]:
    """Yield all measurements. All bars are upper limits."""
    games = list(random_ended_games())
    began = perf_counter()
    compute_ratings(games, {"hard": 1800})
    took = (perf_counter() - began) * 1000
    yield Measurement(f"people.ratings_of_{GAMES}_games", round(took), "ms", MAX_MILLISECONDS)
    for name, show in RENDER_ADAPTERS.items():
        draws = [draw for label, draw in show.gallery() if label.startswith("course-")]
        times = []
        for draw in draws * _DRAWN:
            began = perf_counter()
            draw().to_png()
            times.append((perf_counter() - began) * 1000)
        largest = max(len(draw().to_png()) for draw in draws)
        yield Measurement(f"render.{name}.course.time", round(median(times), 1), "ms")
        yield Measurement(f"render.{name}.course.bytes", largest, "bytes", BYTES)


def random_ended_games() -> Iterator[EndedGame]:
    """Yield games of three people of a server and a hard AI, with random results."""
    rng = Random(1)
    for number in range(GAMES):
        users = rng.sample(range(1, PEOPLE + 1), SEATS - 1)
        places = rng.sample(range(1, SEATS + 1), SEATS)
        who = [(f"P{user}", user, None) for user in users] + [("Bering", None, "hard")]
        seats = tuple(
            EndedSeat(seat, name, user, ai, 100 - place, place)
            for seat, ((name, user, ai), place) in enumerate(zip(who, places, strict=True))
        )
        yield EndedGame(number, "game", "{}", number, seats)
