"""Checks hints by playing out the best action and another one many times.

    python -m tests.programs.review.hints --games 10
    python -m tests.programs.review.hints --reasons 200

Asks for hints at some decisions of each game. The action that the hint calls best and the last of
the others that it names are both played out by the policy. If the playouts contradict the hint,
players that search continue both games instead; in solo games they always do, because the policy
plays these too weakly. Prints the loss of the other action according to the hint and to the check.
Exits with 1 if more hints are wrong than expected by chance.

With `--reasons` it checks instead what so many hints of each game tell of the games played on, at
every number of seats and with all options, in decisions of all phases. It prints what a recount
finds wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, replace
from itertools import islice

from engine.ai.agents import make_hint_player
from engine.ai.information_state import information_state
from engine.ai.search.sequential_halving import Candidate
from engine.registry import find_game
from tests.programs.review.reasons import find_reasoned_games, report_reasons
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
"""The number of actions that a hint names."""

DECISIONS_PER_HINT = 9
"""A hint is checked at one in this many decisions."""

NEGLIGIBLE_LOSS = 0.005
"""The difference in utility below which two actions count as equally good."""

FALSE_POSITIVE_RATE = 0.025
"""The share of intervals that lie below 0 although both actions are equally good."""


@dataclass(frozen=True, slots=True)
class CheckedHint:
    """The loss of the other action according to a hint and to the check.

    `claimed_loss` is in win share, or in points in a solo game; `lost` and `margin` are in utility.
    `searched` is true if players that search continued the games.
    """

    ply: int
    claimed_loss: float
    lost: float = 0.0
    margin: float = 0.0
    searched: bool = False

    def checked(self, other: Candidate, best: Candidate) -> CheckedHint:
        """Return the hint after a check of both actions."""
        lost, margin = mean_loss(other.utilities, best.utilities)
        return replace(self, lost=lost, margin=margin)

    @property
    def finding(self) -> Finding:
        return finding(self.lost, max(self.margin, NEGLIGIBLE_LOSS))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.programs.review.hints", description=__doc__
    )
    parser.add_argument("--games", type=int, default=len(REVIEWED_GAMES), help="games to check")
    parser.add_argument("--playouts", type=int, default=600, help="playouts of each action")
    parser.add_argument("--searched", type=int, default=80, help="continued games per action")
    parser.add_argument("--reasons", type=int, help="check the reasons of so many hints a game")
    parser.add_argument("--game", choices=find_reasoned_games(), help="only the reasons of a game")
    parser.add_argument("--seed", type=int, default=1, help="the first deal of games with reasons")
    options = parser.parse_args()
    if options.reasons:
        games = [options.game] if options.game else find_reasoned_games()
        return max(
            report_reasons(name, options.reasons, options.playouts, options.seed) for name in games
        )
    findings = Counter[str]()
    for setup in REVIEWED_GAMES[: options.games]:
        print(setup)
        for hint in check_hints(setup, options.playouts, options.searched):
            findings[hint.finding] += 1
            lost = f"{hint.lost:.3f} ± {hint.margin:.3f}"
            method = "searched" if hint.searched else "played out"
            line = f"  move {hint.ply}: {hint.claimed_loss:.3f}, {method} {lost}: {hint.finding}"
            print(line, flush=True)
    print(f"{findings.total()} hints: {dict(findings)}")
    decided = findings["right"] + findings["wrong"]
    return int(findings["wrong"] > 1 + 2 * FALSE_POSITIVE_RATE * decided)


def check_hints(
    setup: ReviewedGame,
    playouts: int,
    searched: int,
    hint_playouts: int | None = None,
    max_hints: int | None = None,
) -> list[CheckedHint]:
    """Check the hints of a game.

    `hint_playouts` is the number of playouts for each hint.
    """
    game, checked = find_game(setup.game), list[CheckedHint]()
    adviser = make_hint_player(setup.game, playouts=hint_playouts)
    asked = islice(decisions(game, setup), DECISIONS_PER_HINT // 2, None, DECISIONS_PER_HINT)
    for decision in islice(asked, max_hints):
        info_state = information_state(
            game, decision.state, decision.seat, seed_of(setup, decision)
        )
        best, *others = adviser.evaluate_actions(info_state)[:NAMED]
        if others:
            other = others[-1]
            claimed_loss = other.points_lost if setup.seats == 1 else other.win_share_lost
            actions = (other.action, best.action)
            hint = CheckedHint(decision.ply, claimed_loss)
            if setup.seats > 1:
                hint = hint.checked(*rollout_both(info_state, actions, playouts))
            if setup.seats == 1 or hint.finding == "wrong":
                both = continue_both_with_search(info_state, actions, searched)
                hint = replace(hint.checked(*both), searched=True)
            checked.append(hint)
    return checked


if __name__ == "__main__":
    sys.exit(main())
