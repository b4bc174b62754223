"""Tune a policy's weights by self-play, with the cross-entropy method.

`python -m engine.ai.training.tune GAME SEATS` samples weights around the best known, lets each
sample play the same deals against those that it began with, moves to the mean of the best samples
and starts over. What comes out is stored if it beats those on fresh deals.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, pstdev, stdev

from engine.ai.agent_spec import Parameters
from engine.ai.joint_action import play_until
from engine.ai.match import Z_95, make_process_pool
from engine.ai.policy import Policy
from engine.ai.registry import find_agent_spec
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.codec import load_options
from engine.core import AnyGame
from engine.registry import find_game

DEFAULTS = "defaults"

SMOOTHING = 0.7
"""How far the centre moves towards the best samples."""

FIRST_VALIDATION_DEAL = 1_000_000
"""The first deal that tells whether what came out is better: no sample played it."""


@dataclass(frozen=True, slots=True)
class TuneArguments:
    """How a game is tuned: `deals` games for each seat of each of `samples` a generation.

    `lead` is what a point of lead counts beside a win: it tells close samples apart sooner.
    `point` is what an own point counts: without it samples can drift to keeping each other
    poor, which wins among themselves only. `start` is where the centre begins and who all play
    against: the game's "defaults", or a number of players whose stored weights these are.
    `checks` are the fresh deals that what comes out must win. `options` are those of the game,
    as JSON.
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
    """Tune, telling each generation, and store what came out."""
    arguments, workers, remark = _read_arguments()
    spec = find_agent_spec(arguments.game)
    options = load_options(find_game(arguments.game), arguments.options)
    start = None if arguments.start == DEFAULTS else int(arguments.start)
    baseline = spec.load_parameters(start, options)
    with make_process_pool(workers) as pool:
        found: Parameters = baseline
        for generation, (centre, reached) in enumerate(tune(arguments, baseline, pool), 1):
            _report(f"generation {generation}: best samples {reached:+.3f}")
            found = centre
        gained, margin = validate(arguments, baseline, found, pool)
    _report(f"against what it began with: {gained:+.3f} ± {margin:.3f}")
    if gained > margin:
        spec.save_parameters(
            arguments.seats, options, found, _provenance(arguments, gained, remark)
        )
        _report("stored")


def _report(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tune(
    arguments: TuneArguments, baseline: Parameters, pool: Executor
) -> Iterator[tuple[dict[str, float], float]]:
    """Yield the centre after each generation and what its best samples reached."""
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
            # The spread of a few samples understates what is still unknown.
            stddevs[name] += SMOOTHING * (1.1 * pstdev(values) - stddevs[name])
        yield dict(centre), fmean(scores[place] for place in ranked)


def validate(
    arguments: TuneArguments, baseline: Parameters, found: Parameters, pool: Executor
) -> tuple[float, float]:
    """By how much more is reached on fresh deals with what was found, and how sure that is."""
    fresh = [
        range(deal, deal + 1)
        for deal in range(FIRST_VALIDATION_DEAL, FIRST_VALIDATION_DEAL + arguments.checks)
    ]
    after = pool.map(partial(fitness, arguments, baseline, own=found), fresh)
    before = pool.map(partial(fitness, arguments, baseline, own=baseline), fresh)
    gained = [better - worse for better, worse in zip(after, before, strict=True)]
    return fmean(gained), Z_95 * stdev(gained) / sqrt(len(gained))


def fitness(arguments: TuneArguments, rivals: Parameters, deals: range, own: Parameters) -> float:
    """What a sample reaches above its share of the wins, over all seats of the deals.

    A win counts 1, a shared one its share, and points and the lead over the best rival a little.
    """
    rules, skill = find_game(arguments.game), find_agent_spec(arguments.game)
    sample, rival = skill.build_policy(own), skill.build_policy(rivals)
    total = 0.0
    for deal in deals:
        for seat in range(arguments.seats):
            policies = [sample if place == seat else rival for place in range(arguments.seats)]
            ended = _play(rules, policies, deal, arguments.options)
            points = arguments.lead * ended.lead(seat) + arguments.point * ended.points_of(seat)
            total += ended.win_share(seat) + points
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
    told: dict[str, str | int | float] = {
        "command": f"python -m engine.ai.training.tune {arguments.game} {arguments.seats}"
        f" --samples {arguments.samples} --best {arguments.best} --deals {arguments.deals}"
        f" --generations {arguments.generations} --spread {arguments.spread} --seed {arguments.seed}"
        f" --lead {arguments.lead} --point {arguments.point} --start {arguments.start}"
        f" --checks {arguments.checks} --options '{arguments.options}'",
        "seed": arguments.seed,
        "generations": arguments.generations,
        "games": arguments.generations * arguments.samples * arguments.deals * arguments.seats,
        "gained": round(gained, 4),
    }
    return {**told, "remark": remark} if remark else told


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
    parser.add_argument("--remark", default="", help="what the command does not tell, to be kept")
    parser.add_argument("--workers", type=int, default=1)
    given = vars(parser.parse_args())
    given["start"] = given["start"] or str(given["seats"])
    workers: int = given.pop("workers")
    remark: str = given.pop("remark")
    return TuneArguments(**given), workers, remark


if __name__ == "__main__":
    main()
