"""Fit the linear value function of a game to self-play, by ridge regression.

`python -m engine.ai.training.fit GAME SEATS` plays games of the Medium level that begin with some
actions of weaker players, to reach varied states. From a random moment on all play as Medium, and
states are sampled. What each seat still gains over the others is regressed on the features.
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
from engine.ai.value.features import LinearFeatures
from engine.ai.value.linear_model import Coefficients, LinearModel
from engine.ai.value.value_function import ValueFunction
from engine.codec import load_options
from engine.core import Seat
from engine.registry import find_game
from engine.rng import Rng

RIDGE = 1e-3
"""Ridge penalty per row, which keeps coefficients of constant or collinear features small."""

WEAK_ACTION_EVERY = 4
"""Before sampling begins, one action of so many is that of a weaker player."""

MAX_NOISY_STRETCHES = 6
"""Upper limit of a game's mean number of stretches before sampling begins."""

MAX_STRIDE = 7
"""Maximum number of actions between two samples."""

WEAK_LEVELS = (RANDOM, "easy")
"""The levels of the weaker players."""


@dataclass(frozen=True, slots=True)
class FitArguments:
    """How many games to play with each of the options, which are JSON."""

    game: str
    seats: int
    games: int
    seed: int
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sample:
    """The features of a sampled state. `is_cutoff` tells if a rollout may be cut off there."""

    features: LinearFeatures
    is_cutoff: bool


@dataclass(frozen=True, slots=True)
class SampledGame:
    """The samples of a game in order, and its final result."""

    samples: Sequence[Sample]
    final: ValueEstimate


@dataclass(frozen=True, slots=True)
class RegressionExample:
    """Features of a state by seat, and the points that each seat gained after it.

    `lead_stddev` is the uncertainty of the gains if they were predicted; 0 if observed.
    """

    features: Sequence[Mapping[str, float]]
    gained: Sequence[float]
    lead_stddev: float = 0.0


Examples: TypeAlias = dict[str, list[RegressionExample]]
"""Examples by bucket."""


def main() -> None:
    """Play, fit and store."""
    arguments = _read_arguments()
    value_function = find_agent_spec(arguments.game).value_function
    if value_function is None or not _is_linear(arguments, value_function):
        raise SystemExit(f"{arguments.game} has no linear value function to fit")
    model, counts = fit(arguments, value_function)
    value_function.save(model_key(arguments, value_function), model, _provenance(arguments))
    for bucket, fitted in model.buckets.items():
        sys.stdout.write(f"{bucket}: {counts[bucket]} samples, {fitted}\n")


def fit(
    arguments: FitArguments, value_function: ValueFunction
) -> tuple[LinearModel, Mapping[str, int]]:
    """Return the coefficients of every bucket, and its number of samples.

    Samples at a cutoff are fitted to final results, the others to the prediction at the next cutoff
    (bootstrapping), which removes the luck of everything after it.
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
                examples[sample.features.bucket].append(_example(sample, each.final))
    fitted = {bucket: solve_coefficients(rows) for bucket, rows in examples.items()}
    at_cutoffs = LinearModel(buckets=fitted)
    for each in games:
        expected = each.final
        for sample in reversed(each.samples):
            if sample.is_cutoff:
                expected = at_cutoffs.predict(sample.features)
            else:
                examples[sample.features.bucket].append(_example(sample, expected))
    fitted |= {
        bucket: solve_coefficients(rows)
        for bucket, rows in examples.items()
        if bucket not in fitted
    }
    counts = {bucket: len(rows) for bucket, rows in examples.items()}
    return LinearModel(buckets=dict(sorted(fitted.items()))), counts


def model_key(arguments: FitArguments, value_function: ValueFunction) -> str:
    """Return the key of the model that is fitted."""
    return value_function.model_key(_initial_state(arguments))


def _is_linear(arguments: FitArguments, value_function: ValueFunction) -> bool:
    return isinstance(value_function.features(_initial_state(arguments)), LinearFeatures)


def _initial_state(arguments: FitArguments) -> Any:
    rules = find_game(arguments.game)
    options = load_options(rules, arguments.options[0])
    return rules.new(arguments.seats, arguments.seed, options)


def _example(sample: Sample, value: ValueEstimate) -> RegressionExample:
    gained = [value.points_of(seat) - own for seat, own in enumerate(sample.features.points)]
    return RegressionExample(sample.features.per_seat, gained, value.lead_stddev)


def sample_game(
    arguments: FitArguments, value_function: ValueFunction, deal: int, options: str
) -> SampledGame:
    """Play a game to the end and return the states sampled in it."""
    game, cutoff = find_game(arguments.game), find_agent_spec(arguments.game).search_config.cutoff
    assert cutoff is not None
    rng, state = Rng(deal), game.new(arguments.seats, deal, load_options(game, options))
    medium = make_player(arguments.game, "medium")
    weaker = [make_player(arguments.game, level) for level in WEAK_LEVELS]
    noisy_stretches = 1 + rng.randbelow(MAX_NOISY_STRETCHES)
    is_exploiting, samples = False, list[Sample]()

    def choose(state: Any, seat: Seat) -> Any:
        player = (
            medium
            if is_exploiting or rng.randbelow(WEAK_ACTION_EVERY)
            else weaker[rng.randbelow(len(weaker))]
        )
        return player.choose(information_state(game, state, seat, rng.next_u64()))

    while game.to_act(state):
        before, stride = game.clone(state), 1 + rng.randbelow(MAX_STRIDE)
        stretch = replace(cutoff, max_actions=stride, max_periods=1)
        is_exploiting = is_exploiting or not rng.randbelow(noisy_stretches)
        play_until(game, state, choose, stretch.stop_condition(state))
        if is_exploiting and game.to_act(state):
            is_cutoff = stretch.stop_condition(before)(state, 0)
            samples.append(Sample(value_function.features(state), is_cutoff))
    result = game.result(state)
    assert result is not None
    return SampledGame(samples, value_of_result(result))


def solve_coefficients(examples: Sequence[RegressionExample]) -> Coefficients:
    """Return the ridge regression of gains on features.

    Both are centred on the mean of the seats: what all seats gain alike is luck that would add
    noise.
    """
    names = sorted(examples[0].features[0])
    rows = [row for example in examples for row in _centred_rows(example, names)]
    features, gained = (np.array(side) for side in zip(*rows, strict=True))
    gram = features.T @ features + RIDGE * len(rows) * np.eye(len(names))
    factors = np.linalg.solve(gram, features.T @ gained).tolist()
    slopes = Coefficients(factors=dict(zip(names, factors, strict=True)))
    residuals = [_residuals(slopes, example) for example in examples]
    lead_variance = fmean((a - b) ** 2 for errors in residuals for a, b in combinations(errors, 2))
    target_variance = fmean(example.lead_stddev**2 for example in examples)
    base = fmean(fmean(errors) for errors in residuals)
    return Coefficients(
        base=round(base, 1),
        factors=slopes.factors,
        swing=round(sqrt(lead_variance + target_variance), 1),
    )


def _centred_rows(
    example: RegressionExample, names: Sequence[str]
) -> Iterator[tuple[list[float], float]]:
    """Yield the features and the gain of each seat, minus the mean over the seats."""
    mean_features = {name: fmean(own[name] for own in example.features) for name in names}
    mean_gain = fmean(example.gained)
    for own, gained in zip(example.features, example.gained, strict=True):
        yield [own[name] - mean_features[name] for name in names], gained - mean_gain


def _residuals(coefficients: Coefficients, example: RegressionExample) -> list[float]:
    """Return each seat's gain minus its prediction."""
    return [
        gained - coefficients.points_to_come(features)
        for features, gained in zip(example.features, example.gained, strict=True)
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
