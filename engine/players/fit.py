"""Fits what a game's judgement goes by to games of self-play.

`python -m engine.players.fit GAME SEATS` plays games of Medium players who are careless at first,
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

from engine.codec import load_options
from engine.core import Seat
from engine.players.deciding import play_on
from engine.players.ending import Ending, ending
from engine.players.factors import Factors, Fitted, Prospects, Traits
from engine.players.levels import RANDOM, player
from engine.players.position import position
from engine.players.registry import find_skill
from engine.players.weights import rounded
from engine.registry import find_game
from engine.rng import Rng

RIDGE = 1e-3
"""What keeps traits apart that never differ: so much of a moment speaks for no worth at all."""

CARELESS = 4
"""Before the moments one action of so many is that of a weaker player: what comes of it differs."""

PATIENCE = 6
"""Stretches for which there is such carelessness on the average, at most."""

STRIDE = 7
"""Actions between two moments, at most: so many or less."""

WEAKER = (RANDOM, "easy")
"""Whose actions these are."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How many games are played with each of the options, which are JSON."""

    game: str
    seats: int
    games: int
    seed: int
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment before Medium players: its kind, and the points and the traits of each seat."""

    kind: str
    milestone: bool
    points: Sequence[float]
    traits: Sequence[Traits]


@dataclass(frozen=True, slots=True)
class Course:
    """The moments of a game, and how it ended."""

    moments: Sequence[Moment]
    final: Ending


@dataclass(frozen=True, slots=True)
class Example:
    """What the seats gained after a moment with these traits.

    Where the last of it was only expected, leads may still change by `swing`.
    """

    traits: Sequence[Traits]
    gained: Sequence[float]
    swing: float = 0.0


Examples: TypeAlias = dict[str, list[Example]]
"""Examples by the kind of their moments."""


def main() -> None:
    """Play, fit and store."""
    plan = _read_arguments()
    factors = find_skill(plan.game).factors
    if factors is None:
        raise SystemExit(f"{plan.game} has no factors to be fitted")
    prospects, numbers = fit(plan, factors)
    factors.store(plan.seats, prospects, _provenance(plan))
    for kind, found in prospects.moments.items():
        sys.stdout.write(f"{kind}: {numbers[kind]} times, {found}\n")


def fit(plan: Plan, factors: Factors) -> tuple[Prospects, Mapping[str, int]]:
    """The factors for every kind of moment, and how often it was seen.

    Milestones are compared with the end, other moments with what their next milestone lets
    expect: so the luck of what comes after it does not drown them.
    """
    deals = range(plan.seed, plan.seed + plan.games)
    courses = [course(plan, factors, deal, each) for each in plan.options for deal in deals]
    examples: Examples = defaultdict(list)
    for each in courses:
        for moment in each.moments:
            if moment.milestone:
                examples[moment.kind].append(_example(moment, each.final))
    found = {kind: fitted(seen) for kind, seen in examples.items()}
    known = Prospects(moments=found)
    for each in courses:
        expected = each.final
        for moment in reversed(each.moments):
            if moment.milestone:
                expected = known.at(moment.kind).ending(moment.points, moment.traits)
            else:
                examples[moment.kind].append(_example(moment, expected))
    found |= {kind: fitted(seen) for kind, seen in examples.items() if kind not in found}
    numbers = {kind: len(seen) for kind, seen in examples.items()}
    return Prospects(moments=dict(sorted(found.items()))), numbers


def _example(moment: Moment, ended: Ending) -> Example:
    gained = [ended.points_of(seat) - own for seat, own in enumerate(moment.points)]
    return Example(moment.traits, gained, ended.swing)


def course(plan: Plan, factors: Factors, deal: int, options: str) -> Course:
    """Play a game to the end, and look at moments here and there, milestones among them."""
    game, horizon = find_game(plan.game), find_skill(plan.game).scales.horizon
    assert horizon is not None
    rng, state = Rng(deal), game.new(plan.seats, deal, load_options(game, options))
    medium = player(plan.game, "medium", plan.seats)
    weaker = [player(plan.game, level, plan.seats) for level in WEAKER]
    patience, sober, moments = 1 + rng.randbelow(PATIENCE), False, list[Moment]()

    def choose(state: Any, seat: Seat) -> Any:
        own = medium if sober or rng.randbelow(CARELESS) else weaker[rng.randbelow(len(weaker))]
        return own.choose(position(game, state, seat, rng.next_u64()))

    while game.to_act(state):
        before, some = game.clone(state), 1 + rng.randbelow(STRIDE)
        stretch = replace(horizon, actions=some, stretches=1)
        sober = sober or not rng.randbelow(patience)
        play_on(game, state, choose, stretch.reached_from(state))
        if sober and game.to_act(state):
            milestone = stretch.reached_from(before)(state, 0)
            points, traits = factors.points(state), factors.traits(state)
            moments.append(Moment(factors.kind(state), milestone, points, traits))
    result = game.result(state)
    assert result is not None
    return Course(moments, ending(result))


def fitted(examples: Sequence[Example]) -> Fitted:
    """The factors by which the squares of what they leave unexplained are least.

    Only what a seat has before the others counts, in traits and in gains: whatever all gain
    alike is luck that would drown the rest.
    """
    names = sorted(examples[0].traits[0])
    rows = [row for example in examples for row in _before_others(example, names)]
    traits, gained = (np.array(side) for side in zip(*rows, strict=True))
    squares = traits.T @ traits + RIDGE * len(rows) * np.eye(len(names))
    factors = np.linalg.solve(squares, traits.T @ gained).tolist()
    found = Fitted(factors=rounded(dict(zip(names, factors, strict=True))))
    missed = [_missed(found, example) for example in examples]
    between = fmean((a - b) ** 2 for errors in missed for a, b in combinations(errors, 2))
    after = fmean(example.swing**2 for example in examples)
    base = fmean(fmean(errors) for errors in missed)
    return Fitted(base=round(base, 1), factors=found.factors, swing=round(sqrt(between + after), 1))


def _before_others(example: Example, names: Sequence[str]) -> Iterator[tuple[list[float], float]]:
    """The traits and the gain of each seat, less what all have on the average."""
    usual = {name: fmean(traits[name] for traits in example.traits) for name in names}
    average = fmean(example.gained)
    for traits, gained in zip(example.traits, example.gained, strict=True):
        yield [traits[name] - usual[name] for name in names], gained - average


def _missed(found: Fitted, example: Example) -> list[float]:
    """How much more each seat gained than expected."""
    return [
        gained - found.points(traits)
        for traits, gained in zip(example.traits, example.gained, strict=True)
    ]


def _provenance(plan: Plan) -> dict[str, str | int | float]:
    options = " ".join(f"'{each}'" for each in plan.options)
    return {
        "command": f"python -m engine.players.fit {plan.game} {plan.seats}"
        f" --games {plan.games} --seed {plan.seed} --options {options}",
        "seed": plan.seed,
        "games": plan.games * len(plan.options),
    }


def _read_arguments() -> Plan:
    parser = argparse.ArgumentParser(prog="python -m engine.players.fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=2000, help="with each of the options")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", nargs="+", default=["{}"], help="the game's options as JSON")
    given = vars(parser.parse_args())
    return Plan(**{**given, "options": tuple(given["options"])})


if __name__ == "__main__":
    main()
