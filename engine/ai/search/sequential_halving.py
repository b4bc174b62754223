"""Search: play each promising action out in many worlds that could be the true one.

All actions are tried in the same worlds, so that luck spoils the comparison less, and after
each rung the worse half drops out, so that most games are spent on what is hard to tell apart.
Below each action a tree grows, so that it is judged by the best that can be made of it.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, inf, log2
from time import monotonic
from typing import Any

from engine.ai.information_state import InformationState
from engine.ai.joint_action import apply_joint_action, joint_action
from engine.ai.policy import Policy
from engine.ai.search.config import SearchBudget, SearchConfig
from engine.ai.search.tree import Edge, TreeSearch
from engine.ai.value.estimate import ValueEstimate
from engine.core import Seat


@dataclass(slots=True)
class Candidate:
    """An action and how the games that went on with it ended.

    `policy_value` is what the policy thinks of it, `tree` what was learned below it. For each world it
    was tried in, in order, `win_shares` holds the seat's part of the win, `leads` its points before the
    best other seat (for who `is_alone` its points) and `utilities` what the search maximises.
    """

    action: Any
    policy_value: float
    tree: Edge = field(default_factory=Edge)
    win_shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    utilities: list[float] = field(default_factory=list)
    is_alone: bool = False

    def record(self, value: ValueEstimate, seat: Seat, config: SearchConfig) -> None:
        """Count one game."""
        win, lead = value.win_share(seat), float(value.lead(seat))
        self.is_alone = len(value.points) == 1
        self.win_shares.append(win)
        self.leads.append(lead)
        self.utilities.append(config.utility(value, seat))

    def ranking_score(self, config: SearchConfig) -> float:
        """What candidates that were tried equally often are ranked by."""
        return sum(self.utilities) + config.prior_visits * config.point_utility * self.policy_value


def search(
    info_state: InformationState,
    policy: Policy,
    config: SearchConfig,
    budget: SearchBudget,
    clock: Callable[[], float] = monotonic,
) -> list[Candidate]:
    """The candidates, best first: those that stayed in longer stand before the others."""
    deadline = inf if budget.seconds is None else clock() + budget.seconds
    config = config.with_prior_visits(budget.prior_visits)

    def has_time() -> bool:
        return clock() < deadline

    survivors = top_candidates(info_state, policy, budget.max_candidates)
    eliminated: list[Candidate] = []
    halving_rounds, determinizations = max(1, ceil(log2(len(survivors)))), 0
    for _ in range(halving_rounds if len(survivors) > 1 else 0):
        for _ in range(max(1, budget.playouts // (halving_rounds * len(survivors)))):
            if not simulate_all(
                info_state,
                policy,
                config,
                survivors,
                info_state.determinization(determinizations),
                has_time,
            ):
                break
            determinizations += 1
        survivors.sort(key=lambda candidate: candidate.ranking_score(config), reverse=True)
        if not has_time():
            break
        half = ceil(len(survivors) / 2)
        survivors, eliminated = survivors[:half], survivors[half:] + eliminated
    return survivors + eliminated


def top_candidates(
    info_state: InformationState, policy: Policy, max_candidates: int
) -> list[Candidate]:
    """The actions that the policy likes best, as many as are kept."""
    values = policy.values(info_state.state, info_state.seat, info_state.legal)
    found = [
        Candidate(action, value) for action, value in zip(info_state.legal, values, strict=True)
    ]
    found.sort(key=lambda candidate: -candidate.policy_value)
    return found[:max_candidates]


def simulate_all(
    info_state: InformationState,
    policy: Policy,
    config: SearchConfig,
    candidates: Sequence[Candidate],
    determinization: Any,
    has_time: Callable[[], bool],
) -> bool:
    """Play every candidate out once in the same world, or none of them if the time is up.

    Whoever decides at once with the seat does the same whichever candidate it is.
    """
    game, seat, values = info_state.game, info_state.seat, list[ValueEstimate]()
    tree_search = TreeSearch(game, seat, policy, config)
    others_to_act = [other for other in game.to_act(determinization) if other != seat]
    theirs = joint_action(determinization, others_to_act, policy.choose)
    for candidate in candidates:
        if not has_time():
            return False
        state = game.clone(determinization)
        apply_joint_action(game, state, [(seat, candidate.action), *theirs])
        values.append(tree_search.simulate(candidate.tree, state, determinization))
    for candidate, value in zip(candidates, values, strict=True):
        candidate.record(value, seat, config)
    return True


def relax_garbage_collector() -> None:
    """Let the garbage collector look seldom: for a process that does nothing but search.

    Playouts make hardly any cycles, and looking for them takes a third of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
