"""Sequential halving: spend playouts on the candidate actions that are hardest to tell apart.

Each round simulates all remaining candidates in the same determinizations (common random numbers,
which reduce the variance of their difference) and drops the worse half (Karnin, Koren and Somekh,
"Almost optimal exploration in multi-armed bandits", ICML 2013). In between, candidates that are
clearly inferior are dropped (racing; Maron and Moore, "Hoeffding races", NIPS 1993). Below each
candidate a tree grows, see `tree`.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, inf, log2, sqrt
from time import monotonic
from typing import Any

from engine.ai.agent_spec import Policy, distinct_actions
from engine.ai.information_state import InformationState
from engine.ai.joint_action import apply_joint_action, joint_action
from engine.ai.search.cached_policy import CachedPolicy, OutOfTime
from engine.ai.search.config import SearchBudget, SearchConfig
from engine.ai.search.tree import Root, TreeSearch
from engine.ai.value.estimate import ValueEstimate
from engine.core import Seat

DROP_AFTER = 24
"""Determinizations before a candidate can be dropped: its tree must have grown by then.

From the 8th on, better actions are missed: see "Measured" in the README of `engine/ai`.
"""

DROP_INTERVAL = 4
"""Determinizations from one check for inferior candidates to the next."""

DROP_STANDARD_ERRORS = 4.0
"""How many standard errors behind the best a candidate is dropped, see the same table."""


@dataclass(slots=True)
class Candidate:
    """An action of the root and the outcomes of its playouts.

    `policy_value` is the policy's value in points, `tree` the tree below the action. The lists hold
    one entry per determinization, in order: `win_shares` the seat's share of the win, `leads` its
    points ahead of the best other seat (its points if it plays alone, `is_alone`), `utilities` what
    the search maximises.
    """

    action: Any
    policy_value: float
    tree: Root = field(default_factory=Root)
    win_shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    utilities: list[float] = field(default_factory=list)
    is_alone: bool = False

    def record(self, value: ValueEstimate, seat: Seat, config: SearchConfig) -> None:
        """Record the outcome of one playout."""
        self.is_alone = len(value.points) == 1
        self.win_shares.append(value.win_share(seat))
        self.leads.append(float(value.lead(seat)))
        self.utilities.append(config.utility(value, seat))

    def ranking_score(self, config: SearchConfig) -> float:
        """Return utilities plus prior, to compare candidates with equally many playouts."""
        return sum(self.utilities) + config.prior_visits * config.point_utility * self.policy_value


def search(
    info_state: InformationState,
    policy: Policy,
    config: SearchConfig,
    budget: SearchBudget,
    clock: Callable[[], float] = monotonic,
) -> list[Candidate]:
    """Return the candidates, best first; eliminated ones follow those that stayed longer.

    A playout that is under way when the time is up counts for nothing: it may be one without end.
    """
    deadline = inf if budget.seconds is None else clock() + budget.seconds
    config = config.with_tree_of(budget)

    def has_time() -> bool:
        return clock() < deadline

    policy = CachedPolicy(
        policy, config.information_set_key, None if budget.seconds is None else has_time
    )
    survivors = top_candidates(info_state, policy, budget.max_candidates)
    eliminated: list[Candidate] = []
    playouts_per_round = budget.playouts // max(1, ceil(log2(len(survivors))))
    determinizations = 0
    while len(survivors) > 1:
        for _ in range(max(1, playouts_per_round // len(survivors))):
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
            if determinizations >= DROP_AFTER and determinizations % DROP_INTERVAL == 0:
                survivors, dropped = drop_inferior(survivors, config)
                eliminated = dropped + eliminated
                if len(survivors) == 1:
                    break
        survivors.sort(key=lambda candidate: candidate.ranking_score(config), reverse=True)
        if not has_time():
            break
        half = ceil(len(survivors) / 2)
        survivors, eliminated = survivors[:half], survivors[half:] + eliminated
    return survivors + eliminated


def drop_inferior(
    candidates: Sequence[Candidate], config: SearchConfig
) -> tuple[list[Candidate], list[Candidate]]:
    """Return the candidates that may still be the best, and those that are not; best first.

    A candidate is judged by the later half of its playouts, as its tree was hardly there before. In
    a solo game nothing is dropped: there the best action can show late, see "Measured" in README.
    """
    best, *others = sorted(
        candidates, key=lambda candidate: candidate.ranking_score(config), reverse=True
    )
    kept, dropped = [best], list[Candidate]()
    for other in others:
        (dropped if _is_inferior(other, best, config) else kept).append(other)
    return kept, dropped


def _is_inferior(candidate: Candidate, best: Candidate, config: SearchConfig) -> bool:
    if candidate.is_alone:
        return False
    playouts = len(best.utilities)
    lead = (best.ranking_score(config) - candidate.ranking_score(config)) / playouts
    pairs = zip(best.utilities[playouts // 2 :], candidate.utilities[playouts // 2 :], strict=True)
    leads = [better - worse for better, worse in pairs]
    later_lead = sum(leads) / len(leads)
    variance = sum((each - later_lead) ** 2 for each in leads) / (len(leads) - 1)
    return min(lead, later_lead) > DROP_STANDARD_ERRORS * sqrt(variance / len(leads))


def top_candidates(
    info_state: InformationState, policy: Policy, max_candidates: int
) -> list[Candidate]:
    """Return the actions with the highest policy values, best first, at most `max_candidates`.

    Of equivalent actions only one is returned.
    """
    state, seat = info_state.state, info_state.seat
    distinct = distinct_actions(policy, state, seat, info_state.legal)
    values = policy.values(state, seat, distinct)
    candidates = [Candidate(action, value) for action, value in zip(distinct, values, strict=True)]
    candidates.sort(key=lambda candidate: -candidate.policy_value)
    return candidates[:max_candidates]


def simulate_all(
    info_state: InformationState,
    policy: Policy,
    config: SearchConfig,
    candidates: Sequence[Candidate],
    determinization: Any,
    has_time: Callable[[], bool],
) -> bool:
    """Simulate every candidate once in a determinization, unless the time is up before the end.

    Returns whether the candidates were simulated.
    """
    if not has_time():
        return False
    try:
        values = _outcomes(info_state, policy, config, candidates, determinization)
    except OutOfTime:
        return False
    for candidate, value in zip(candidates, values, strict=True):
        candidate.record(value, info_state.seat, config)
    return True


def _outcomes(
    info_state: InformationState,
    policy: Policy,
    config: SearchConfig,
    candidates: Sequence[Candidate],
    determinization: Any,
) -> list[ValueEstimate]:
    """Return how a determinization ends after each candidate.

    Seats that decide simultaneously act in the same way whichever the candidate is.
    """
    game, seat, states = info_state.game, info_state.seat, list[Any]()
    others_to_act = [other for other in game.to_act(determinization) if other != seat]
    theirs = joint_action(determinization, others_to_act, policy.choose)
    for candidate in candidates:
        state = game.clone(determinization)
        apply_joint_action(game, state, [(seat, candidate.action), *theirs])
        states.append(state)
    return TreeSearch(game, seat, policy, config).simulate(
        [candidate.tree for candidate in candidates], states, determinization
    )


def relax_garbage_collector() -> None:
    """Make garbage collection rare, in a process that does nothing but search.

    Playouts create hardly any reference cycles, and looking for them takes a third of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)
