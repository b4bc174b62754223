"""How long those think who search for a move, while another game runs on the second core."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from engine.ai.agents import Level, levels_of
from engine.ai.information_state import InformationState, information_state
from engine.ai.match import Match, make_process_pool, play_deal
from engine.ai.registry import find_agent_spec, has_agents
from engine.ai.search.config import SearchBudget
from engine.ai.search.sequential_halving import search
from engine.codec import load_options
from engine.core import AnyGame
from engine.registry import GAMES
from tests.programs.bench.measurement import Measurement, best_rate
from tests.support.random_games import option_sets

PARALLEL_GAMES = 2
"""Games that run at the same time, each in a process of its own, as the bot's do."""

MAX_MILLISECONDS: dict[Level, int] = {"hard": 500, "expert": 2_000}
"""Milliseconds in which all but one of a hundred moves should be found."""

DECISIONS_PER_SAMPLE = 12
"""Playouts are counted at one decision of so many."""


def measurements() -> Iterator[Measurement]:
    """The times for every game that has AI players, with two of them, and what is tried in them.

    Nobody is stopped by the clock: who thinks has to be done by himself.
    """
    for game in GAMES:
        for options in option_sets(game) if has_agents(game.name) else ():
            label = ".".join(("players", game.name, *map(str, json.loads(options).values())))
            yield _tried(label, game, options)
            for level in levels_of(game.name):
                if level in MAX_MILLISECONDS:
                    yield from _thinking(f"{label}.{level}", game, options, level)


def _tried(label: str, game: AnyGame, options: str) -> Measurement:
    """Games that a Hard player's search tries out a second, by one process."""
    skill, asked = find_agent_spec(game.name), list[InformationState]()
    policy, state, steps = skill.tuned_policy(2), game.new(2, 1, load_options(game, options)), 0
    while acting := game.to_act(state):
        if steps % DECISIONS_PER_SAMPLE == 0:
            asked.append(information_state(game, state, acting[0], steps))
        for seat in acting:
            game.advance(state, seat, policy.choose(state, seat))
        steps += 1
    budget = SearchBudget(skill.hard.playouts, skill.hard.max_candidates)

    def try_out() -> int:
        found = [search(each, policy, skill.search_config, budget) for each in asked]
        return sum(len(one.utilities) for tried in found for one in tried)

    return Measurement(f"{label}.playouts", round(best_rate(try_out)), "1/s")


def _thinking(label: str, game: AnyGame, options: str, level: Level) -> Iterator[Measurement]:
    match = Match(game.name, (level, "medium"), None, None, options)
    with make_process_pool(PARALLEL_GAMES) as pool:
        played = list(pool.map(partial(play_deal, match), range(PARALLEL_GAMES)))
    seconds = sorted(
        of for deal in played for one in deal for own, of in one.seconds if own == level
    )
    for name, part, bar in (("p50", 0.5, None), ("p99", 0.99, MAX_MILLISECONDS[level])):
        found = seconds[int(part * (len(seconds) - 1))]
        yield Measurement(f"{label}.{name}", round(1000 * found, 1), "ms", bar)
