"""Fits what a game's judgement goes by to games of self-play.

`python -m engine.ai.training.fit GAME SEATS` plays games of Medium players who are careless at first,
so that they come to many different moments. From some moment on they play as they can; what they
still gain before the others is explained by the traits of the moment, by least squares.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt
from statistics import fmean
from typing import Any, TypeAlias

import numpy as np

from engine.ai.agents import RANDOM, make_player
from engine.ai.information_state import information_state
from engine.ai.joint_action import play_until
from engine.ai.registry import find_agent_spec
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.ai.value.linear_value import (
    Coefficients,
    CoefficientsByBucket,
    LinearFeatures,
    LinearValueFunction,
)
from engine.ai.weights_file import round_weights
from engine.codec import load_options
from engine.core import Seat
from engine.registry import find_game
from engine.rng import Rng

RIDGE = 1e-3
"""What keeps traits apart that never differ: so much of a moment speaks for no worth at all."""

WEAK_ACTION_EVERY = 4
"""Before the moments one action of so many is that of a weaker player: what comes of it differs."""

MAX_NOISY_STRETCHES = 6
"""Stretches for which there is such carelessness on the average, at most."""

MAX_STRIDE = 7
"""Actions between two moments, at most: so many or less."""

WEAK_LEVELS = (RANDOM, "easy")
"""Whose actions these are."""


@dataclass(frozen=True, slots=True)
class FitArguments:
    """How many games are played with each of the options, which are JSON."""

    game: str
    seats: int
    games: int
    seed: int
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sample:
    """A moment before Medium players: its kind, and the points and the traits of each seat."""

    bucket: str
    is_cutoff: bool
    points: Sequence[float]
    features: Sequence[LinearFeatures]


@dataclass(frozen=True, slots=True)
class SampledGame:
    """The moments of a game, and how it ended."""

    samples: Sequence[Sample]
    final: ValueEstimate


@dataclass(frozen=True, slots=True)
class RegressionExample:
    """What the seats gained after a moment with these traits.

    Where the last of it was only expected, leads may still change by `lead_stddev`.
    """

    features: Sequence[LinearFeatures]
    gained: Sequence[float]
    lead_stddev: float = 0.0


Examples: TypeAlias = dict[str, list[RegressionExample]]
"""Examples by the kind of their moments."""


def main() -> None:
    """Play, fit and store."""
    arguments = _read_arguments()
    value_function = find_agent_spec(arguments.game).linear_value
    if value_function is None:
        raise SystemExit(f"{arguments.game} has no factors to be fitted")
    coefficients, numbers = fit(arguments, value_function)
    value_function.save(arguments.seats, coefficients, _provenance(arguments))
    for kind, found in coefficients.moments.items():
        sys.stdout.write(f"{kind}: {numbers[kind]} times, {found}\n")


def fit(
    arguments: FitArguments, value_function: LinearValueFunction
) -> tuple[CoefficientsByBucket, Mapping[str, int]]:
    """The factors for every kind of moment, and how often it was seen.

    Milestones are compared with the end, other moments with what their next milestone lets
    expect: so the luck of what comes after it does not drown them.
    """
    deals = range(arguments.seed, arguments.seed + arguments.games)
    games = [
        sample_game(arguments, value_function, deal, each)
        for each in arguments.options
        for deal in deals
    ]
    examples: Examples = defaultdict(list)
    for each in games:
        for sample in each.samples:
            if sample.is_cutoff:
                examples[sample.bucket].append(_example(sample, each.final))
    found = {kind: solve_coefficients(seen) for kind, seen in examples.items()}
    known = CoefficientsByBucket(moments=found)
    for each in games:
        expected = each.final
        for sample in reversed(each.samples):
            if sample.is_cutoff:
                expected = known.at(sample.bucket).evaluate(sample.points, sample.features)
            else:
                examples[sample.bucket].append(_example(sample, expected))
    found |= {
        kind: solve_coefficients(seen) for kind, seen in examples.items() if kind not in found
    }
    numbers = {kind: len(seen) for kind, seen in examples.items()}
    return CoefficientsByBucket(moments=dict(sorted(found.items()))), numbers


def _example(sample: Sample, value: ValueEstimate) -> RegressionExample:
    gained = [value.points_of(seat) - own for seat, own in enumerate(sample.points)]
    return RegressionExample(sample.features, gained, value.lead_stddev)


def sample_game(
    arguments: FitArguments, value_function: LinearValueFunction, deal: int, options: str
) -> SampledGame:
    """Play a game to the end, and look at moments here and there, milestones among them."""
    game, cutoff = find_game(arguments.game), find_agent_spec(arguments.game).search_config.cutoff
    assert cutoff is not None
    rng, state = Rng(deal), game.new(arguments.seats, deal, load_options(game, options))
    medium = make_player(arguments.game, "medium", arguments.seats)
    weaker = [make_player(arguments.game, level, arguments.seats) for level in WEAK_LEVELS]
    noisy_stretches, is_exploiting, samples = (
        1 + rng.randbelow(MAX_NOISY_STRETCHES),
        False,
        list[Sample](),
    )

    def choose(state: Any, seat: Seat) -> Any:
        own = (
            medium
            if is_exploiting or rng.randbelow(WEAK_ACTION_EVERY)
            else weaker[rng.randbelow(len(weaker))]
        )
        return own.choose(information_state(game, state, seat, rng.next_u64()))

    while game.to_act(state):
        before, some = game.clone(state), 1 + rng.randbelow(MAX_STRIDE)
        stretch = replace(cutoff, max_actions=some, max_periods=1)
        is_exploiting = is_exploiting or not rng.randbelow(noisy_stretches)
        play_until(game, state, choose, stretch.stop_condition(state))
        if is_exploiting and game.to_act(state):
            milestone = stretch.stop_condition(before)(state, 0)
            points, traits = value_function.points(state), value_function.features(state)
            samples.append(Sample(value_function.bucket(state), milestone, points, traits))
    result = game.result(state)
    assert result is not None
    return SampledGame(samples, value_of_result(result))


def solve_coefficients(examples: Sequence[RegressionExample]) -> Coefficients:
    """The factors by which the squares of what they leave unexplained are least.

    Only what a seat has before the others counts, in traits and in gains: whatever all gain
    alike is luck that would drown the rest.
    """
    names = sorted(examples[0].features[0])
    rows = [row for example in examples for row in _centred_rows(example, names)]
    traits, gained = (np.array(side) for side in zip(*rows, strict=True))
    squares = traits.T @ traits + RIDGE * len(rows) * np.eye(len(names))
    factors = np.linalg.solve(squares, traits.T @ gained).tolist()
    found = Coefficients(factors=round_weights(dict(zip(names, factors, strict=True))))
    missed = [_residuals(found, example) for example in examples]
    between = fmean((a - b) ** 2 for errors in missed for a, b in combinations(errors, 2))
    after = fmean(example.lead_stddev**2 for example in examples)
    base = fmean(fmean(errors) for errors in missed)
    return Coefficients(
        base=round(base, 1), factors=found.factors, swing=round(sqrt(between + after), 1)
    )


def _centred_rows(
    example: RegressionExample, names: Sequence[str]
) -> Iterator[tuple[list[float], float]]:
    """The traits and the gain of each seat, less what all have on the average."""
    mean_features = {name: fmean(traits[name] for traits in example.features) for name in names}
    average = fmean(example.gained)
    for traits, gained in zip(example.features, example.gained, strict=True):
        yield [traits[name] - mean_features[name] for name in names], gained - average


def _residuals(found: Coefficients, example: RegressionExample) -> list[float]:
    """How much more each seat gained than expected."""
    return [
        gained - found.points_to_come(traits)
        for traits, gained in zip(example.features, example.gained, strict=True)
    ]


def _provenance(arguments: FitArguments) -> dict[str, str | int | float]:
    options = " ".join(f"'{each}'" for each in arguments.options)
    return {
        "command": f"python -m engine.ai.training.fit {arguments.game} {arguments.seats}"
        f" --games {arguments.games} --seed {arguments.seed} --options {options}",
        "seed": arguments.seed,
        "games": arguments.games * len(arguments.options),
    }


def _read_arguments() -> FitArguments:
    parser = argparse.ArgumentParser(prog="python -m engine.ai.training.fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=2000, help="with each of the options")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", nargs="+", default=["{}"], help="the game's options as JSON")
    given = vars(parser.parse_args())
    return FitArguments(**{**given, "options": tuple(given["options"])})


if __name__ == "__main__":
    main()
