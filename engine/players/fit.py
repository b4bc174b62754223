"""Fits what a game's judgement goes by at its milestones to games of self-play.

`python -m engine.players.fit GAME SEATS` plays games of players of every sort, who come to many
different milestones. From one of these on Medium players play on; what they still gain is
explained by the traits of the moment, by least squares.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any, TypeAlias

from engine.codec import load_options
from engine.core import AnyGame, Seat
from engine.players.deciding import play_on
from engine.players.ending import ending
from engine.players.judgement import Fitted, Judgement, Prospects, Traits
from engine.players.levels import RANDOM, Player, player
from engine.players.policy import Horizon
from engine.players.position import position
from engine.players.registry import find_skill
from engine.players.weights import rounded
from engine.registry import find_game
from engine.rng import Rng

RIDGE = 1e-3
"""What keeps traits apart that never differ: so much of a moment speaks for no worth at all."""

SORTS = (RANDOM, "easy", "medium")
"""Who may play until a milestone: none of them alone would come to all there are."""


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
    """A milestone: the traits of each seat there and the points that it still gained."""

    traits: Sequence[Traits]
    gained: Sequence[float]


Moments: TypeAlias = dict[str, list[Moment]]
"""Milestones by their kind."""


def main() -> None:
    """Play, fit and store."""
    plan = _read_arguments()
    judgement = find_skill(plan.game).judgement
    if judgement is None:
        raise SystemExit(f"{plan.game} has no milestones that are judged")
    moments: Moments = defaultdict(list)
    for options in plan.options:
        for deal in range(plan.seed, plan.seed + plan.games):
            for kind, moment in moments_of(plan, judgement, deal, options):
                moments[kind].append(moment)
    found = {kind: fitted(seen) for kind, seen in sorted(moments.items())}
    judgement.store(plan.seats, Prospects(milestones=found), _provenance(plan))
    for kind, fit in found.items():
        sys.stdout.write(f"{kind}: {len(moments[kind])} times, {fit}\n")


def moments_of(
    plan: Plan, judgement: Judgement, deal: int, options: str
) -> Iterator[tuple[str, Moment]]:
    """The milestones of a game that lay before Medium players, with their kinds."""
    game, horizon = find_game(plan.game), find_skill(plan.game).scales.horizon
    assert horizon is not None
    rng, state = Rng(deal), game.new(plan.seats, deal, load_options(game, options))
    known = [player(plan.game, level, plan.seats) for level in SORTS]
    medium, passed = [known[-1]] * plan.seats, list[Any]()
    playing = [known[rng.below(len(known))] for _ in range(plan.seats)]
    while game.to_act(state):
        _play_stretch(game, state, playing, horizon, rng)
        if rng.below(2):
            playing = medium
        if playing is medium and game.to_act(state):
            passed.append(game.clone(state))
    result = game.result(state)
    assert result is not None
    final = ending(result)
    for milestone in passed:
        before = judgement.points(milestone)
        gained = [final.points_of(seat) - own for seat, own in enumerate(before)]
        yield judgement.kind(milestone), Moment(judgement.traits(milestone), gained)


def _play_stretch(
    game: AnyGame, state: Any, playing: Sequence[Player], horizon: Horizon, rng: Rng
) -> None:
    """Play on to the next milestone or to the end."""

    def choose(state: Any, seat: Seat) -> Any:
        return playing[seat].choose(position(game, state, seat, rng.bits()))

    play_on(game, state, choose, horizon.reached_from(state))


def fitted(moments: Sequence[Moment]) -> Fitted:
    """The factors by which the squares of what they leave unexplained are least."""
    names = sorted(moments[0].traits[0])
    rows = [
        ([traits[name] for name in names], gained)
        for moment in moments
        for traits, gained in zip(moment.traits, moment.gained, strict=True)
    ]
    squares = [
        [sum(row[one] * row[other] for row, _ in rows) for other in range(len(names))]
        for one in range(len(names))
    ]
    for place, line in enumerate(squares):
        line[place] += RIDGE * len(rows)
    right = [sum(row[place] * gained for row, gained in rows) for place in range(len(names))]
    found = Fitted(factors=rounded(dict(zip(names, solved(squares, right), strict=True))))
    return found.model_copy(update={"swing": round(_swing(found, moments), 1)})


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The numbers that solve the equations, which are symmetric and positive (Gauss)."""
    rows = [[*line, end] for line, end in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for below in range(pivot + 1, size):
            share = rows[below][pivot] / rows[pivot][pivot]
            rows[below] = [
                of - share * above for of, above in zip(rows[below], rows[pivot], strict=True)
            ]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


def _swing(fit: Fitted, moments: Sequence[Moment]) -> float:
    """By how much leads turned out otherwise."""
    errors = []
    for moment in moments:
        missed = [
            gained - fit.points(traits)
            for traits, gained in zip(moment.traits, moment.gained, strict=True)
        ]
        errors += [(one - other) ** 2 for one, other in combinations(missed, 2)]
    return sqrt(sum(errors) / len(errors))


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
