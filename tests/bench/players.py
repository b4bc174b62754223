"""How long a Hard player thinks about a move while another game runs on the second core."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from engine.core import AnyGame
from engine.players.match import Match, play_deal, workers_for
from engine.players.registry import has_skill
from engine.registry import GAMES
from tests.bench.figure import Figure
from tests.engine.playing import option_sets

AT_ONCE = 2
"""Games that run at the same time, each in a process of its own, as the bot's do."""

LONGEST = 500
"""Milliseconds in which all but one of a hundred moves should be found."""


def figures() -> Iterator[Figure]:
    """The times for every game that has AI players, with two of them."""
    for game in GAMES:
        if has_skill(game.name):
            for options in option_sets(game):
                yield from _thinking(game, options)


def _thinking(game: AnyGame, options: str) -> Iterator[Figure]:
    match = Match(game.name, ("hard", "medium"), None, None, options)
    with workers_for(AT_ONCE) as pool:
        played = list(pool.map(partial(play_deal, match), range(AT_ONCE)))
    seconds = sorted(
        of for deal in played for one in deal for level, of in one.seconds if level == "hard"
    )
    label = ".".join(("players", game.name, *map(str, json.loads(options).values()), "hard"))
    for name, part, bar in (("p50", 0.5, None), ("p99", 0.99, LONGEST)):
        found = seconds[int(part * (len(seconds) - 1))]
        yield Figure(f"{label}.{name}", round(1000 * found, 1), "ms", bar)
