"""Tune a policy's weights by self-play, with the cross-entropy method.

`python -m engine.players.tune GAME SEATS` samples weights around the best known, lets each
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

from engine.codec import load_options
from engine.core import AnyGame
from engine.players.deciding import play_on
from engine.players.ending import Ending, ending
from engine.players.match import CONFIDENCE, workers_for
from engine.players.policy import Parameters, Policy
from engine.players.registry import find_skill
from engine.registry import find_game

DEFAULTS = "defaults"

STEP = 0.7
"""How far the centre moves towards the best samples."""

FRESH = 1_000_000
"""The first deal that tells whether what came out is better: no sample played it."""


@dataclass(frozen=True, slots=True)
class Plan:
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
    plan, workers, remark = _read_arguments()
    skill = find_skill(plan.game)
    options = load_options(find_game(plan.game), plan.options)
    start = None if plan.start == DEFAULTS else int(plan.start)
    began_with = skill.parameters(start, options)
    with workers_for(workers) as pool:
        found: Parameters = began_with
        for generation, (centre, reached) in enumerate(tune(plan, began_with, pool), 1):
            _tell(f"generation {generation}: best samples {reached:+.3f}")
            found = centre
        gained, doubt = compare(plan, began_with, found, pool)
    _tell(f"against what it began with: {gained:+.3f} ± {doubt:.3f}")
    if gained > doubt:
        skill.store(plan.seats, options, found, _provenance(plan, gained, remark))
        _tell("stored")


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tune(
    plan: Plan, began_with: Parameters, pool: Executor
) -> Iterator[tuple[dict[str, float], float]]:
    """Yield the centre after each generation and what its best samples reached."""
    rng, centre = Random(plan.seed), dict(began_with)
    widths = {name: plan.spread * (abs(value) + 0.2) for name, value in centre.items()}
    for generation in range(plan.generations):
        samples = [
            {name: rng.gauss(value, widths[name]) for name, value in centre.items()}
            for _ in range(plan.samples)
        ]
        deals = range(generation * plan.deals, (generation + 1) * plan.deals)
        rate = partial(fitness, plan, began_with, deals)
        scores = list(pool.map(rate, samples))
        ranked = sorted(range(plan.samples), key=lambda place: -scores[place])[: plan.best]
        for name, value in centre.items():
            values = [samples[place][name] for place in ranked]
            centre[name] = value + STEP * (fmean(values) - value)
            # The spread of a few samples understates what is still unknown.
            widths[name] += STEP * (1.1 * pstdev(values) - widths[name])
        yield dict(centre), fmean(scores[place] for place in ranked)


def compare(
    plan: Plan, began_with: Parameters, found: Parameters, pool: Executor
) -> tuple[float, float]:
    """By how much more is reached on fresh deals with what was found, and how sure that is."""
    fresh = [range(deal, deal + 1) for deal in range(FRESH, FRESH + plan.checks)]
    after = pool.map(partial(fitness, plan, began_with, own=found), fresh)
    before = pool.map(partial(fitness, plan, began_with, own=began_with), fresh)
    gained = [better - worse for better, worse in zip(after, before, strict=True)]
    return fmean(gained), CONFIDENCE * stdev(gained) / sqrt(len(gained))


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


def _provenance(plan: Plan, gained: float, remark: str) -> dict[str, str | int | float]:
    told: dict[str, str | int | float] = {
        "command": f"python -m engine.players.tune {plan.game} {plan.seats}"
        f" --samples {plan.samples} --best {plan.best} --deals {plan.deals}"
        f" --generations {plan.generations} --spread {plan.spread} --seed {plan.seed}"
        f" --lead {plan.lead} --point {plan.point} --start {plan.start}"
        f" --checks {plan.checks} --options '{plan.options}'",
        "seed": plan.seed,
        "generations": plan.generations,
        "games": plan.generations * plan.samples * plan.deals * plan.seats,
        "gained": round(gained, 4),
    }
    return {**told, "remark": remark} if remark else told


def _read_arguments() -> tuple[Plan, int, str]:
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
    return Plan(**given), workers, remark


if __name__ == "__main__":
    main()
