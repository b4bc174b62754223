"""Tune a policy's weights by self-play, with the cross-entropy method (Rubinstein, 1999).

`python -m engine.ai.training.tune GAME SEATS` samples weights from a normal distribution around the
best known, lets each sample play the same deals against the weights it started from, moves mean and
spread towards those of the best samples, and repeats. The result is stored if it beats the start on
fresh deals.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, pstdev, stdev
from typing import TypeAlias

from engine.ai.agent_spec import Policy
from engine.ai.joint_action import play_until
from engine.ai.match import Z_95, make_process_pool
from engine.ai.registry import find_agent_spec
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.codec import load_options
from engine.core import AnyGame
from engine.registry import find_game

Parameters: TypeAlias = Mapping[str, float]
"""A policy's weights by name."""

DEFAULTS = "defaults"
"""Value of `start` for the untuned weights of the code."""

SMOOTHING = 0.7
"""Step of the mean and the spread towards those of the best samples."""

FIRST_VALIDATION_DEAL = 1_000_000
"""First deal of the validation, beyond those that samples play."""


@dataclass(frozen=True, slots=True)
class TuneArguments:
    """How weights are tuned.

    Each generation plays `deals` deals from every seat with each of `samples` weights, of which the
    `best` ones are kept. `spread` is the initial standard deviation, relative to a weight. A
    sample's fitness is its win share plus `lead` per point of lead, which separates close samples
    sooner, plus `point` per own point: without it samples may drift towards keeping each other
    poor, which wins only among themselves. `start` says where the mean begins and what the
    opponents play: "defaults", or the number of players whose stored weights are used. `checks` is
    the number of validation deals. `options` are the game's, as JSON.
    """

    game: str
    seats: int
    samples: int
    best: int
    deals: int
    generations: int
    spread: float
    seed: int
    lead: float
    point: float
    start: str
    checks: int = 300
    options: str = "{}"


def main() -> None:
    """Tune, report each generation, and store the result if it is better."""
    arguments, workers, remark = _read_arguments()
    spec = find_agent_spec(arguments.game)
    baseline = initial_weights(arguments)
    with make_process_pool(workers) as pool:
        tuned: Parameters = baseline
        for generation, (mean, best_fitness) in enumerate(tune(arguments, baseline, pool), 1):
            _report(f"generation {generation}: best samples {best_fitness:+.3f}")
            tuned = mean
        gained, margin = validate(arguments, baseline, tuned, pool)
    _report(f"against the initial weights: {gained:+.3f} ± {margin:.3f}")
    if gained > margin:
        spec.weights.save(
            _weights_key(arguments, arguments.seats),
            spec.weights.model.model_validate(tuned),
            _provenance(arguments, gained, remark),
        )
        _report("stored")


def initial_weights(arguments: TuneArguments) -> Parameters:
    """Return the weights by name with which tuning starts, and which the opponents use."""
    store = find_agent_spec(arguments.game).weights
    if arguments.start == DEFAULTS:
        return dict(store.model())
    return dict(store.load(_weights_key(arguments, int(arguments.start))))


def _weights_key(arguments: TuneArguments, seats: int) -> str:
    rules = find_game(arguments.game)
    state = rules.new(seats, arguments.seed, load_options(rules, arguments.options))
    return find_agent_spec(arguments.game).weights_key(state)


def _report(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tune(
    arguments: TuneArguments, baseline: Parameters, pool: Executor
) -> Iterator[tuple[dict[str, float], float]]:
    """Yield the mean weights after each generation and the mean fitness of its best samples."""
    rng, centre = Random(arguments.seed), dict(baseline)
    stddevs = {name: arguments.spread * (abs(value) + 0.2) for name, value in centre.items()}
    for generation in range(arguments.generations):
        samples = [
            {name: rng.gauss(value, stddevs[name]) for name, value in centre.items()}
            for _ in range(arguments.samples)
        ]
        deals = range(generation * arguments.deals, (generation + 1) * arguments.deals)
        rate = partial(fitness, arguments, baseline, deals)
        scores = list(pool.map(rate, samples))
        ranked = sorted(range(arguments.samples), key=lambda place: -scores[place])[
            : arguments.best
        ]
        for name, value in centre.items():
            values = [samples[place][name] for place in ranked]
            centre[name] = value + SMOOTHING * (fmean(values) - value)
            # A few samples underestimate the standard deviation.
            stddevs[name] += SMOOTHING * (1.1 * pstdev(values) - stddevs[name])
        yield dict(centre), fmean(scores[place] for place in ranked)


def validate(
    arguments: TuneArguments, baseline: Parameters, tuned: Parameters, pool: Executor
) -> tuple[float, float]:
    """Return the gain in fitness on fresh deals, and half its 95 % confidence interval."""
    fresh = [
        range(deal, deal + 1)
        for deal in range(FIRST_VALIDATION_DEAL, FIRST_VALIDATION_DEAL + arguments.checks)
    ]
    after = pool.map(partial(fitness, arguments, baseline, own=tuned), fresh)
    before = pool.map(partial(fitness, arguments, baseline, own=baseline), fresh)
    gained = [better - worse for better, worse in zip(after, before, strict=True)]
    return fmean(gained), Z_95 * stdev(gained) / sqrt(len(gained))


def fitness(arguments: TuneArguments, rivals: Parameters, deals: range, own: Parameters) -> float:
    """Return the mean fitness of the weights `own` against `rivals`, over all seats of the deals.

    That is the win share in excess of 1 / seats, plus small terms for points and lead.
    """
    rules, spec = find_game(arguments.game), find_agent_spec(arguments.game)
    sample, rival = (
        spec.build_policy(spec.weights.model.model_validate(each)) for each in (own, rivals)
    )
    total = 0.0
    for deal in deals:
        for seat in range(arguments.seats):
            policies = [sample if place == seat else rival for place in range(arguments.seats)]
            value = _play(rules, policies, deal, arguments.options)
            points = arguments.lead * value.lead(seat) + arguments.point * value.points_of(seat)
            total += value.win_share(seat) + points
    return total / (len(deals) * arguments.seats) - 1 / arguments.seats


def _play(rules: AnyGame, policies: list[Policy], deal: int, options: str) -> ValueEstimate:
    state = rules.new(len(policies), deal, load_options(rules, options))
    play_until(rules, state, lambda state, seat: policies[seat].choose(state, seat))
    result = rules.result(state)
    assert result is not None
    return value_of_result(result)


def _provenance(
    arguments: TuneArguments, gained: float, remark: str
) -> dict[str, str | int | float]:
    provenance: dict[str, str | int | float] = {
        "command": f"python -m engine.ai.training.tune {arguments.game} {arguments.seats}"
        f" --samples {arguments.samples} --best {arguments.best} --deals {arguments.deals}"
        f" --generations {arguments.generations} --spread {arguments.spread}"
        f" --seed {arguments.seed}"
        f" --lead {arguments.lead} --point {arguments.point} --start {arguments.start}"
        f" --checks {arguments.checks} --options '{arguments.options}'",
        "seed": arguments.seed,
        "generations": arguments.generations,
        "games": arguments.generations * arguments.samples * arguments.deals * arguments.seats,
        "gained": round(gained, 4),
    }
    return {**provenance, "remark": remark} if remark else provenance


def _read_arguments() -> tuple[TuneArguments, int, str]:
    parser = argparse.ArgumentParser(prog="python -m engine.ai.training.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--samples", type=int, default=40)
    parser.add_argument("--best", type=int, default=8)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--spread", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lead", type=float, default=0.02)
    parser.add_argument("--point", type=float, default=0.01)
    parser.add_argument(
        "--start", help="defaults, or 4 for those of 4 players; else those of SEATS"
    )
    parser.add_argument("--checks", type=int, default=300)
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--remark", default="", help="note to store beside the command")
    parser.add_argument("--workers", type=int, default=1)
    given = vars(parser.parse_args())
    given["start"] = given["start"] or str(given["seats"])
    workers: int = given.pop("workers")
    remark: str = given.pop("remark")
    return TuneArguments(**given), workers, remark


if __name__ == "__main__":
    main()
