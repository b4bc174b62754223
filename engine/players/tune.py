"""Tune a policy's weights by self-play, with the cross-entropy method.

`python -m engine.players.tune GAME SEATS` samples weights around the best known, lets each
sample play the same deals against them, moves to the mean of the best samples and starts over.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import fmean, pstdev

from engine.core import AnyGame
from engine.players.policy import Parameters, Policy
from engine.players.registry import find_skill
from engine.registry import find_game

MARGIN = 0.01
"""What a point of lead counts beside a win: it tells close samples apart sooner."""

STEP = 0.7
"""How far the centre moves towards the best samples."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a game is tuned: `deals` games for each seat of each of `samples` a generation."""

    game: str
    seats: int
    samples: int
    best: int
    deals: int
    generations: int
    spread: float
    seed: int


def main() -> None:
    """Tune, telling each generation, and store what came out."""
    plan, workers = _read_arguments()
    skill = find_skill(plan.game)
    centre = dict(skill.parameters(plan.seats))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for generation, (found, reached) in enumerate(tune(plan, centre, pool), 1):
            sys.stdout.write(f"generation {generation}: best samples {reached:+.3f}\n")
            sys.stdout.flush()
            skill.store(plan.seats, found, _provenance(plan, generation))


def tune(
    plan: Plan, centre: dict[str, float], pool: Executor
) -> Iterator[tuple[dict[str, float], float]]:
    """Yield the centre after each generation and how far its best samples beat the one before."""
    rng = Random(plan.seed)
    widths = {name: plan.spread * (abs(value) + 0.2) for name, value in centre.items()}
    for generation in range(plan.generations):
        samples = [
            {name: rng.gauss(value, widths[name]) for name, value in centre.items()}
            for _ in range(plan.samples)
        ]
        deals = range(generation * plan.deals, (generation + 1) * plan.deals)
        rate = partial(fitness, plan.game, plan.seats, centre, deals)
        scores = list(pool.map(rate, samples))
        ranked = sorted(range(plan.samples), key=lambda place: -scores[place])[: plan.best]
        for name, value in centre.items():
            values = [samples[place][name] for place in ranked]
            centre[name] = value + STEP * (fmean(values) - value)
            # The spread of a few samples understates what is still unknown.
            widths[name] += STEP * (1.1 * pstdev(values) - widths[name])
        yield dict(centre), fmean(scores[place] for place in ranked)


def fitness(game: str, seats: int, rivals: Parameters, deals: range, own: Parameters) -> float:
    """How much more a sample reaches than its share, over all seats of the deals.

    A win counts 1 and a point of lead over the best rival a little; alone, points count.
    """
    rules, skill = find_game(game), find_skill(game)
    sample, rival = skill.build(own), skill.build(rivals)
    total = 0.0
    for deal in deals:
        for seat in range(seats):
            policies = [sample if place == seat else rival for place in range(seats)]
            total += _outcome(rules, policies, seat, deal)
    return total / (len(deals) * seats) - 1 / seats


def _outcome(rules: AnyGame, policies: list[Policy], seat: int, deal: int) -> float:
    state = rules.new(len(policies), deal, rules.codecs.options.validate_json("{}"))
    while acting := rules.to_act(state):
        rules.advance(state, acting[0], policies[acting[0]].choose(state, acting[0]))
    result = rules.result(state)
    assert result is not None
    points = list(result.points)
    own = points.pop(seat)
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return share + MARGIN * (own - max(points, default=0))


def _provenance(plan: Plan, generation: int) -> dict[str, str | int | float]:
    return {
        "command": f"python -m engine.players.tune {plan.game} {plan.seats}"
        f" --samples {plan.samples} --best {plan.best} --deals {plan.deals}"
        f" --generations {plan.generations} --spread {plan.spread} --seed {plan.seed}",
        "seed": plan.seed,
        "generations": generation,
        "games": generation * plan.samples * plan.deals * plan.seats,
    }


def _read_arguments() -> tuple[Plan, int]:
    parser = argparse.ArgumentParser(prog="python -m engine.players.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--samples", type=int, default=40)
    parser.add_argument("--best", type=int, default=8)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--spread", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = vars(parser.parse_args())
    workers: int = given.pop("workers")
    return Plan(**given), workers


if __name__ == "__main__":
    main()
