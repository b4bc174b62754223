"""Tune a policy's weights by self-play, with the cross-entropy method.

`python -m engine.players.tune GAME SEATS` samples weights around the best known, lets each
sample play the same deals against them, moves to the mean of the best samples and starts over.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean, pstdev

from engine.codec import load_options
from engine.core import AnyGame
from engine.players.deciding import play_on
from engine.players.ending import Ending, ending
from engine.players.match import workers_for
from engine.players.policy import Parameters, Policy
from engine.players.registry import find_skill
from engine.registry import find_game

DEFAULTS = "defaults"

STEP = 0.7
"""How far the centre moves towards the best samples."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a game is tuned: `deals` games for each seat of each of `samples` a generation.

    `lead` is what a point of lead counts beside a win: it tells close samples apart sooner.
    `point` is what an own point counts: without it samples can drift to keeping each other
    poor, which wins among themselves only. `start` is where the centre begins: the game's
    "defaults", or a number of players whose stored weights it begins with. `options` are those
    of the game, as JSON.
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
    options: str = "{}"


def main() -> None:
    """Tune, telling each generation, and store what came out."""
    plan, workers = _read_arguments()
    skill = find_skill(plan.game)
    options = load_options(find_game(plan.game), plan.options)
    start = None if plan.start == DEFAULTS else int(plan.start)
    centre = dict(skill.parameters(start, options))
    with workers_for(workers) as pool:
        for generation, (found, reached) in enumerate(tune(plan, centre, pool), 1):
            sys.stdout.write(f"generation {generation}: best samples {reached:+.3f}\n")
            sys.stdout.flush()
            skill.store(plan.seats, options, found, _provenance(plan, generation))


def tune(
    plan: Plan, centre: dict[str, float], pool: Executor
) -> Iterator[tuple[dict[str, float], float]]:
    """Yield the centre after each generation and what its best samples reached."""
    rng = Random(plan.seed)
    widths = {name: plan.spread * (abs(value) + 0.2) for name, value in centre.items()}
    for generation in range(plan.generations):
        samples = [
            {name: rng.gauss(value, widths[name]) for name, value in centre.items()}
            for _ in range(plan.samples)
        ]
        deals = range(generation * plan.deals, (generation + 1) * plan.deals)
        rate = partial(fitness, plan, centre, deals)
        scores = list(pool.map(rate, samples))
        ranked = sorted(range(plan.samples), key=lambda place: -scores[place])[: plan.best]
        for name, value in centre.items():
            values = [samples[place][name] for place in ranked]
            centre[name] = value + STEP * (fmean(values) - value)
            # The spread of a few samples understates what is still unknown.
            widths[name] += STEP * (1.1 * pstdev(values) - widths[name])
        yield dict(centre), fmean(scores[place] for place in ranked)


def fitness(plan: Plan, rivals: Parameters, deals: range, own: Parameters) -> float:
    """What a sample reaches above its share of the wins, over all seats of the deals.

    A win counts 1, a shared one its share, and points and the lead over the best rival a little.
    """
    rules, skill = find_game(plan.game), find_skill(plan.game)
    sample, rival = skill.build(own), skill.build(rivals)
    total = 0.0
    for deal in deals:
        for seat in range(plan.seats):
            policies = [sample if place == seat else rival for place in range(plan.seats)]
            ended = _play(rules, policies, deal, plan.options)
            points = plan.lead * ended.lead(seat) + plan.point * ended.points_of(seat)
            total += ended.win(seat) + points
    return total / (len(deals) * plan.seats) - 1 / plan.seats


def _play(rules: AnyGame, policies: list[Policy], deal: int, options: str) -> Ending:
    state = rules.new(len(policies), deal, load_options(rules, options))
    play_on(rules, state, lambda state, seat: policies[seat].choose(state, seat))
    result = rules.result(state)
    assert result is not None
    return ending(result)


def _provenance(plan: Plan, generation: int) -> dict[str, str | int | float]:
    return {
        "command": f"python -m engine.players.tune {plan.game} {plan.seats}"
        f" --samples {plan.samples} --best {plan.best} --deals {plan.deals}"
        f" --generations {plan.generations} --spread {plan.spread} --seed {plan.seed}"
        f" --lead {plan.lead} --point {plan.point} --start {plan.start}"
        f" --options '{plan.options}'",
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
    parser.add_argument("--lead", type=float, default=0.02)
    parser.add_argument("--point", type=float, default=0.01)
    parser.add_argument("--start", default=DEFAULTS, help="defaults, or 4 for those of 4 players")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--workers", type=int, default=1)
    given = vars(parser.parse_args())
    workers: int = given.pop("workers")
    return Plan(**given), workers


if __name__ == "__main__":
    main()
