"""Tells whether small losses that a search claims in solo games are real.

    python -m tests.programs.review.solo_ties --decisions 40

Takes actions to which the strongest level gives fewer points than to the best one, but by less than
`SOLO_TIE_TOLERANCE`, and plays both on to the end with players that search. Prints the mean points
that were claimed to be lost and that were lost, with a 95 % interval.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from statistics import fmean, stdev

from engine.ai.agents import SOLO_TIE_TOLERANCE
from engine.ai.information_state import InformationState, information_state
from engine.ai.registry import find_agent_spec
from engine.ai.search.sequential_halving import relax_garbage_collector, search
from engine.registry import find_game
from tests.programs.review.run import (
    CONFIDENCE,
    ReviewedGame,
    continue_both_with_search,
    decisions,
    seed_of,
)

EVERY = 14
"""One decision of so many is taken: neighbours are much alike."""

MAX_RANK = 3
"""The worse action is at most the third best after the best one."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Check small losses in solo games.")
    parser.add_argument("--game", default="saint_petersburg")
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--games", type=int, default=10, help="continued games for each action")
    parser.add_argument("--seed", type=int, default=100, help="the first deal")
    options = parser.parse_args()
    relax_garbage_collector()
    losses = list[tuple[float, float]]()
    for loss in islice(
        claimed_and_played(options.game, options.seed, options.games), options.decisions
    ):
        losses.append(loss)
        if len(losses) > 1:
            print(report(losses), flush=True)


def report(losses: list[tuple[float, float]]) -> str:
    claimed, played = zip(*losses, strict=True)
    margin = CONFIDENCE * stdev(played) / sqrt(len(played))
    return (
        f"{len(losses)} decisions: {fmean(claimed):.1f} points claimed, "
        f"{fmean(played):.1f} ± {margin:.1f} lost"
    )


def claimed_and_played(name: str, seed: int, games: int) -> Iterator[tuple[float, float]]:
    """Yield the claimed and the played loss of an action, for decision after decision."""
    game = find_game(name)
    for deal in count(seed):
        setup = ReviewedGame(name, "{}", 1, "medium", deal)
        for decision in islice(decisions(game, setup), EVERY // 4, None, EVERY):
            info_state = information_state(
                game, decision.state, decision.seat, seed_of(setup, decision)
            )
            claim = slightly_worse(info_state)
            if claim is not None:
                actions, claimed = claim
                worse, best = continue_both_with_search(info_state, actions, games)
                yield claimed, fmean(best.leads) - fmean(worse.leads)


def slightly_worse(info_state: InformationState) -> tuple[tuple[object, object], float] | None:
    """Return an action within the tolerance and the best one, with the points claimed lost."""
    spec = find_agent_spec(info_state.game.name)
    policy = spec.policy(info_state.state)
    best, *others = search(info_state, policy, spec.search_config, spec.expert or spec.hard)
    claims = [
        (other.action, fmean(best.leads[: len(other.leads)]) - fmean(other.leads))
        for other in others[:MAX_RANK]
    ]
    most = SOLO_TIE_TOLERANCE * fmean(best.leads) if best.leads else 0.0
    within = [(action, lost) for action, lost in claims if 0 < lost < most]
    if not within:
        return None
    action, lost = within[-1]
    return (action, best.action), lost


if __name__ == "__main__":
    main()
