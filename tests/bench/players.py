"""How long those think who search for a move, while another game runs on the second core."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from bot.ai.turns import EXPERT_TIME_CAP
from engine.core import AnyGame
from engine.players.levels import Level, levels_of
from engine.players.match import Match, play_deal, workers_for
from engine.registry import GAMES
from tests.bench.figure import Figure
from tests.engine.playing import option_sets

AT_ONCE = 2
"""Games that run at the same time, each in a process of its own, as the bot's do."""

LONGEST: dict[Level, int] = {"hard": 500, "expert": 2_000}
"""Milliseconds in which all but one of a hundred moves should be found."""

CAPS: dict[Level, float | None] = {"hard": None, "expert": EXPERT_TIME_CAP}
"""Seconds after which they are stopped. Hard has to be done by itself."""


def figures() -> Iterator[Figure]:
    """The times for every game that has AI players, with two of them."""
    for game in GAMES:
        for level in levels_of(game.name):
            if level in LONGEST:
                for options in option_sets(game):
                    yield from _thinking(game, options, level)


def _thinking(game: AnyGame, options: str, level: Level) -> Iterator[Figure]:
    match = Match(game.name, (level, "medium"), None, CAPS[level], options)
    with workers_for(AT_ONCE) as pool:
        played = list(pool.map(partial(play_deal, match), range(AT_ONCE)))
    seconds = sorted(
        of for deal in played for one in deal for own, of in one.seconds if own == level
    )
    label = ".".join(("players", game.name, *map(str, json.loads(options).values()), level))
    for name, part, bar in (("p50", 0.5, None), ("p99", 0.99, LONGEST[level])):
        found = seconds[int(part * (len(seconds) - 1))]
        yield Figure(f"{label}.{name}", round(1000 * found, 1), "ms", bar)
