"""`python -m tests.review.hints --games 10`: whether what a hint calls best is better.

In each game a hint is asked for at some decisions, and the action it calls best and the last of
those it names beside it are both played out many times by the policy. Where that speaks against
the hint, and alone always, as there a policy makes too little of what it has, seats that search
play both on and decide. Prints for each what the hint says that the other loses and what the
check says. Exit status 1 if more hints are wrong than luck explains.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from typing import Any

from engine.ai.agents import make_hint_player
from engine.ai.information_state import InformationState, information_state
from engine.registry import find_game
from tests.review.run import (
    PLANS,
    Finding,
    Plan,
    both_played_out,
    both_searched_on,
    decisions,
    finding,
    lost_by,
    seed_of,
)

NAMED = 3
"""Actions that a hint names."""

ASKED = 9
"""A hint is asked for at one decision of so many."""

TRIFLE = 0.005
"""What two actions may differ by, as a search reckons, that are as good as each other."""

BY_LUCK = 0.025
"""The part of intervals that lie wholly on the wrong side although nothing is lost or won."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a hint says that the last of its actions loses, and what the check says.

    The hint tells it in parts of the win, alone in points. The check reckons as a search does;
    it `search_games` where seats that search played on.
    """

    ply: int
    told: float
    lost: float
    margin: float
    searched: bool = False

    @property
    def finding(self) -> Finding:
        return finding(self.lost, max(self.margin, TRIFLE))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.review.hints", description=__doc__)
    parser.add_argument("--games", type=int, default=len(PLANS))
    parser.add_argument("--skip", type=int, default=0, help="so many of the games, from the first")
    parser.add_argument("--playouts", type=int, default=600)
    parser.add_argument("--searched", type=int, default=80, help="games by seats that search")
    chosen = parser.parse_args()
    findings = Counter[str]()
    for plan in PLANS[chosen.skip :][: chosen.games]:
        print(f"{plan.game} {plan.options} for {plan.seats}, {plan.level}, seed {plan.seed}")
        for hint in hints_of(plan, chosen.playouts, chosen.searched):
            findings[hint.finding] += 1
            lost = f"{hint.lost:.3f} ± {hint.margin:.3f}"
            how = "searched on" if hint.searched else "played out"
            said = f"  move {hint.ply}: {hint.told:.3f}, {how} {lost}: {hint.finding}"
            print(said, flush=True)
    print(f"{findings.total()} hints: {dict(findings)}")
    decided = findings["right"] + findings["wrong"]
    return int(findings["wrong"] > 1 + 2 * BY_LUCK * decided)


def hints_of(
    plan: Plan,
    playouts: int,
    searched: int,
    tried: int | None = None,
    most: int | None = None,
) -> list[Hint]:
    """The hints of a game, checked; with so many games tried for one, and so many at most."""
    game, found = find_game(plan.game), list[Hint]()
    adviser = make_hint_player(plan.game, plan.seats, playouts=tried)
    for decision in decisions(game, plan)[ASKED // 2 :: ASKED][:most]:
        asked = information_state(game, decision.state, decision.seat, seed_of(plan, decision))
        best, *others = adviser.evaluate_actions(asked)[:NAMED]
        if others:
            other = others[-1]
            told = other.points_lost if plan.seats == 1 else other.win_share_lost
            both = (other.action, best.action)
            found.append(checked(plan, asked, decision.ply, told, both, playouts, searched))
    return found


def checked(
    plan: Plan,
    asked: InformationState,
    ply: int,
    told: float,
    both: tuple[Any, Any],
    playouts: int,
    searched: int,
) -> Hint:
    """A hint that the first of both actions loses as much as is told, beside what comes of both."""
    if plan.seats > 1:
        out = both_played_out(asked, plan.seats, both, playouts)
        hint = Hint(ply, told, *lost_by(*(one.utilities for one in out)))
        if hint.finding != "wrong":
            return hint
    on = both_searched_on(asked, plan.seats, both, searched)
    return Hint(ply, told, *lost_by(*(one.utilities for one in on)), searched=True)


if __name__ == "__main__":
    sys.exit(main())
