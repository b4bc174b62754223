"""`python -m tests.programs.review.hints --games 10`: whether what a hint calls best is better.

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
from tests.programs.review.run import (
    REVIEWED_GAMES,
    Finding,
    ReviewedGame,
    continue_both_with_search,
    decisions,
    finding,
    mean_loss,
    rollout_both,
    seed_of,
)

NAMED = 3
"""Actions that a hint names."""

DECISIONS_PER_HINT = 9
"""A hint is asked for at one decision of so many."""

NEGLIGIBLE_LOSS = 0.005
"""What two actions may differ by, as a search reckons, that are as good as each other."""

FALSE_POSITIVE_RATE = 0.025
"""The part of intervals that lie wholly on the wrong side although nothing is lost or won."""


@dataclass(frozen=True, slots=True)
class CheckedHint:
    """What a hint says that the last of its actions loses, and what the check says.

    The hint tells it in parts of the win, alone in points. The check reckons as a search does;
    it `searched` where seats that search played on.
    """

    ply: int
    claimed_loss: float
    lost: float
    margin: float
    searched: bool = False

    @property
    def finding(self) -> Finding:
        return finding(self.lost, max(self.margin, NEGLIGIBLE_LOSS))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.programs.review.hints", description=__doc__
    )
    parser.add_argument("--games", type=int, default=len(REVIEWED_GAMES))
    parser.add_argument("--skip", type=int, default=0, help="so many of the games, from the first")
    parser.add_argument("--playouts", type=int, default=600)
    parser.add_argument("--searched", type=int, default=80, help="games by seats that search")
    chosen = parser.parse_args()
    findings = Counter[str]()
    for plan in REVIEWED_GAMES[chosen.skip :][: chosen.games]:
        print(f"{plan.game} {plan.options} for {plan.seats}, {plan.level}, seed {plan.seed}")
        for hint in check_hints(plan, chosen.playouts, chosen.searched):
            findings[hint.finding] += 1
            lost = f"{hint.lost:.3f} ± {hint.margin:.3f}"
            how = "searched on" if hint.searched else "played out"
            said = f"  move {hint.ply}: {hint.claimed_loss:.3f}, {how} {lost}: {hint.finding}"
            print(said, flush=True)
    print(f"{findings.total()} hints: {dict(findings)}")
    decided = findings["right"] + findings["wrong"]
    return int(findings["wrong"] > 1 + 2 * FALSE_POSITIVE_RATE * decided)


def check_hints(
    plan: ReviewedGame,
    playouts: int,
    searched: int,
    tried: int | None = None,
    most: int | None = None,
) -> list[CheckedHint]:
    """The hints of a game, checked; with so many games tried for one, and so many at most."""
    game, found = find_game(plan.game), list[CheckedHint]()
    adviser = make_hint_player(plan.game, plan.seats, playouts=tried)
    for decision in decisions(game, plan)[DECISIONS_PER_HINT // 2 :: DECISIONS_PER_HINT][:most]:
        asked = information_state(game, decision.state, decision.seat, seed_of(plan, decision))
        best, *others = adviser.evaluate_actions(asked)[:NAMED]
        if others:
            other = others[-1]
            told = other.points_lost if plan.seats == 1 else other.win_share_lost
            both = (other.action, best.action)
            found.append(check_hint(plan, asked, decision.ply, told, both, playouts, searched))
    return found


def check_hint(
    plan: ReviewedGame,
    asked: InformationState,
    ply: int,
    told: float,
    both: tuple[Any, Any],
    playouts: int,
    searched: int,
) -> CheckedHint:
    """A hint that the first of both actions loses as much as is told, beside what comes of both."""
    if plan.seats > 1:
        out = rollout_both(asked, plan.seats, both, playouts)
        hint = CheckedHint(ply, told, *mean_loss(*(one.utilities for one in out)))
        if hint.finding != "wrong":
            return hint
    on = continue_both_with_search(asked, plan.seats, both, searched)
    return CheckedHint(ply, told, *mean_loss(*(one.utilities for one in on)), searched=True)


if __name__ == "__main__":
    sys.exit(main())
