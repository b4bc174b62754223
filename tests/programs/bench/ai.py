"""Thinking times of AI players that search, with two games in parallel, and their CPU times."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from statistics import fmean
from time import process_time

from engine.ai.agents import Level, levels_of
from engine.ai.information_state import InformationState, information_state
from engine.ai.match import Match, decision_seconds, make_process_pool, play_deal
from engine.ai.registry import find_agent_spec, has_agents
from engine.ai.search.config import SearchBudget
from engine.ai.search.sequential_halving import search
from engine.codec import load_options
from engine.contract.cases import option_sets
from engine.core import AnyGame
from engine.registry import GAMES
from tests.programs.bench.measurement import Measurement, best_rate

PARALLEL_GAMES = 2
"""Games that run in parallel, each in its own process as in the bot."""

MAX_MILLISECONDS: dict[Level, int] = {"hard": 500, "expert": 2_000}
"""The 99th percentile of the time per move should stay below this."""

MAX_COMPUTING_MILLISECONDS = {"saint_petersburg": 60}
"""The mean CPU time of Hard per move, alone on a core, should stay below this."""

COMPUTED_DEALS = 2
"""Deals by which CPU times are measured: each is played twice, which is over 100 moves of Hard."""

DECISIONS_PER_SAMPLE = 12
"""Playouts are counted at one in this many decisions."""


def measurements() -> Iterator[Measurement]:
    """Yield thinking times and playout rates of every game with AI players, for two seats.

    The players have no time limit.
    """
    for game in GAMES:
        for options in option_sets(game) if has_agents(game.name) else ():
            label = ".".join(("players", game.name, *map(str, json.loads(options).values())))
            yield _playout_rate(label, game, options)
            yield _computing_time(label, game, options)
            for level in levels_of(game.name):
                if level in MAX_MILLISECONDS:
                    yield from _thinking_times(f"{label}.{level}", game, options, level)


def _playout_rate(label: str, game: AnyGame, options: str) -> Measurement:
    """Measure the playouts per second of a Hard player's search in one process."""
    spec, info_states = find_agent_spec(game.name), list[InformationState]()
    state, steps = game.new(2, 1, load_options(game, options)), 0
    policy = spec.policy(state)
    while acting := game.to_act(state):
        if steps % DECISIONS_PER_SAMPLE == 0:
            info_states.append(information_state(game, state, acting[0], steps))
        for seat in acting:
            game.advance(state, seat, policy.choose(state, seat))
        steps += 1
    budget = SearchBudget(spec.hard.playouts, spec.hard.max_candidates)

    def run_searches() -> int:
        results = [
            search(info_state, policy, spec.search_config, budget) for info_state in info_states
        ]
        return sum(len(candidate.utilities) for result in results for candidate in result)

    return Measurement(f"{label}.playouts", round(best_rate(run_searches)), "1/s")


def _computing_time(label: str, game: AnyGame, options: str) -> Measurement:
    """Measure the mean CPU time of a Hard player's moves."""
    match = Match(game.name, ("hard", "medium"), None, None, options)
    with make_process_pool(1) as pool:
        play = partial(play_deal, match, clock=process_time)
        deals = list(pool.map(play, range(COMPUTED_DEALS)))
    seconds = decision_seconds((each for deal in deals for each in deal), "hard")
    bar = MAX_COMPUTING_MILLISECONDS.get(game.name)
    return Measurement(f"{label}.hard.cpu", round(1000 * fmean(seconds), 1), "ms", bar)


def _thinking_times(label: str, game: AnyGame, options: str, level: Level) -> Iterator[Measurement]:
    match = Match(game.name, (level, "medium"), None, None, options)
    with make_process_pool(PARALLEL_GAMES) as pool:
        played = list(pool.map(partial(play_deal, match), range(PARALLEL_GAMES)))
    seconds = sorted(
        duration
        for deal in played
        for game_played in deal
        for player_level, duration in game_played.seconds
        if player_level == level
    )
    for name, share, bar in (("p50", 0.5, None), ("p99", 0.99, MAX_MILLISECONDS[level])):
        quantile = seconds[int(share * (len(seconds) - 1))]
        yield Measurement(f"{label}.{name}", round(1000 * quantile, 1), "ms", bar)
