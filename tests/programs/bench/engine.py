"""Speed of the engine: random play with legal actions, applying actions, the codec."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from engine.codec import dump_state, load_options, load_state
from engine.contract.cases import option_sets, seat_range
from engine.core import AnyGame, apply
from engine.registry import GAMES
from tests.programs.bench.measurement import Measurement, best_rate

MIN_ACTIONS_PER_SECOND = 100_000
GAMES_PER_RUN = 60


def measurements() -> Iterator[Measurement]:
    """Yield measurements of every game for every number of seats, with all options for these."""
    for game in GAMES:
        for options in option_sets(game):
            for seats in seat_range(game, options):
                yield from _rates(game, seats, options)
        yield from _single_calls(game)


def _rates(game: AnyGame, seats: int, options: str) -> Iterator[Measurement]:
    # A solo player waits for nobody, so there is no bar.
    bar = MIN_ACTIONS_PER_SECOND if seats > 1 else None
    label = ".".join(("engine", game.name, *map(str, json.loads(options).values()), f"{seats}p"))
    play = partial(play_games, game, seats, GAMES_PER_RUN, options)
    actions, length = best_rate(play), play() / GAMES_PER_RUN
    yield Measurement(f"{label}.actions", round(actions), "1/s", bar)
    yield Measurement(f"{label}.games", round(actions / length, 1), "1/s")
    yield Measurement(f"{label}.game_length", round(length, 1), "actions")


def play_games(game: AnyGame, seats: int, games: int, options: str = "{}") -> int:
    """Play random games without events, and return the number of actions."""
    rng, chosen, count = Random(1), load_options(game, options), 0
    for seed in range(games):
        state = game.new(seats, seed, chosen)
        while acting := game.to_act(state):
            legal = game.legal_actions(state, acting[0])
            game.advance(state, acting[0], legal[int(rng.random() * len(legal))])
            count += 1
    return count


def _single_calls(game: AnyGame) -> Iterator[Measurement]:
    """Yield the times to apply an action with check, copy and events, and to store a state."""
    seats = seat_range(game)[-1]
    states = _states(game, seats)
    texts = [dump_state(game, state) for state in states]
    label = f"engine.{game.name}.{seats}p"

    def applying() -> int:
        state, rng, count = game.new(seats, 1, load_options(game, "{}")), Random(2), 0
        while acting := game.to_act(state):
            legal = game.legal_actions(state, acting[0])
            state = apply(game, state, acting[0], rng.choice(legal)).state
            count += 1
        return count

    def dumping() -> int:
        return sum(1 for state in states if dump_state(game, state))

    def loading() -> int:
        return sum(1 for text in texts if load_state(game, text))

    calls: tuple[tuple[str, Callable[[], int]], ...] = (
        ("apply", applying),
        ("dump_state", dumping),
        ("load_state", loading),
    )
    for name, work in calls:
        yield Measurement(f"{label}.{name}", round(1e6 / best_rate(work, runs=5), 1), "us")
    yield Measurement(f"{label}.state_size", max(map(len, texts)), "bytes")


def _states(game: AnyGame, seats: int) -> list[Any]:
    """Return every state of a random game."""
    state, rng, states = game.new(seats, 1, load_options(game, "{}")), Random(3), []
    while acting := game.to_act(state):
        states.append(game.clone(state))
        game.advance(state, acting[0], rng.choice(game.legal_actions(state, acting[0])))
    return states
