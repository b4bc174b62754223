"""A tree of a seat's own later decisions, grown by going down it in one world after the other.

In the tree the seat chooses by what its policy likes and by how the games below ended so far; the
others do what the policy would. Where a game leaves the tree, the policy plays it on.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import exp, inf, sqrt
from typing import Any, TypeAlias

from engine.ai.joint_action import (
    StopCondition,
    apply_joint_action,
    joint_action,
    never_stop,
    play_until,
)
from engine.ai.policy import Policy
from engine.ai.search.config import Cutoff, SearchConfig
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.core import AnyGame, Seat

InformationSetKey: TypeAlias = tuple[Hashable, ...]
"""What tells a seat's situations after the same action apart: the actions that are legal."""

C_PUCT = 0.3
"""What having been tried little counts against having ended well (PUCT, Rosin 2011)."""

PRIOR_TEMPERATURE = 0.09
"""By how much an action's worth must look better to be liked e times as much."""

MAX_CHILDREN = 6
"""Actions of a situation that are in the tree."""

EXPAND_AFTER = 3
"""Games that go by the policy alone before a situation is worth a place in the tree."""


@dataclass(slots=True)
class Edge:
    """An action in the tree: how much its policy likes it, from 0 to 1, and what came of it.

    The games through it brought `total_value` in all. A tree's root has no action of its own.
    """

    action: Any = None
    prior: float = 1.0
    visits: int = 0
    total_value: float = 0.0
    children: dict[InformationSetKey, Node] = field(default_factory=dict)


@dataclass(slots=True)
class Node:
    """A situation in which the seat decides. `total_value` sums up what the games through it brought."""

    edges: list[Edge]
    visits: int = 0
    total_value: float = 0.0

    def select(self) -> Edge:
        """The branch that promises most, also for having been tried little so far.

        What was not tried yet is thought to be as good as the others were on the average.
        """
        exploration = C_PUCT * sqrt(self.visits + 1)
        first_play_value = self.total_value / self.visits if self.visits else 0.0
        best, chosen = -inf, self.edges[0]
        for edge in self.edges:
            visits = edge.visits
            mean = edge.total_value / visits if visits else first_play_value
            puct = mean + exploration * edge.prior / (1 + visits)
            if puct > best:
                best, chosen = puct, edge
        return chosen


@dataclass(frozen=True, slots=True)
class TreeSearch:
    """Grows the trees of one seat's decision."""

    game: AnyGame
    seat: Seat
    policy: Policy
    config: SearchConfig

    def simulate(self, root: Edge, state: Any, root_state: Any) -> ValueEstimate:
        """Play the state on in place to its horizon, down the tree, and learn from how it ends.

        The horizon counts from `root_state`, the state before the action that is tried.
        """
        nodes, path, is_cut_off = (
            list[Node](),
            [root],
            cutoff_condition(self.config.cutoff, root_state),
        )
        while len(path) <= self.config.max_depth and path[-1].visits >= EXPAND_AFTER:
            legal = self._advance_to_decision(state, is_cut_off)
            if legal is None:
                break
            children, key = path[-1].children, tuple(legal)
            node = children.get(key)
            if node is None:
                node = children[key] = self._expand(state, legal)
            edge = node.select()
            nodes.append(node)
            path.append(edge)
            self._apply(state, edge.action)
        value = rollout(self.game, state, self.policy, self.config.cutoff, root_state)
        utility = self.config.utility(value, self.seat)
        for node in nodes:
            node.visits += 1
            node.total_value += utility
        for edge in path:
            edge.visits += 1
            edge.total_value += utility
        return value

    def _advance_to_decision(self, state: Any, is_cut_off: StopCondition) -> Sequence[Any] | None:
        """Let the policy play until the seat has a choice: its actions, or None at the horizon."""
        game, seat, choose = self.game, self.seat, self.policy.choose
        while (acting := game.to_act(state)) and not is_cut_off(state, 0):
            if seat in acting:
                legal = game.legal_actions(state, seat)
                if len(legal) > 1:
                    return legal
            apply_joint_action(game, state, joint_action(state, acting, choose))
        return None

    def _apply(self, state: Any, action: Any) -> None:
        """Carry out the seat's action beside what the others choose at once."""
        others = [other for other in self.game.to_act(state) if other != self.seat]
        theirs = joint_action(state, others, self.policy.choose)
        apply_joint_action(self.game, state, [(self.seat, action), *theirs])

    def _expand(self, state: Any, legal: Sequence[Any]) -> Node:
        values = self.policy.values(state, self.seat, legal)
        ranked = sorted(zip(values, legal, strict=True), key=lambda one: -one[0])[:MAX_CHILDREN]
        best, temperature = ranked[0][0], PRIOR_TEMPERATURE / self.config.point_utility
        odds = [exp((value - best) / temperature) for value, _ in ranked]
        total = sum(odds)
        return Node(
            [Edge(action, odd / total) for odd, (_, action) in zip(odds, ranked, strict=True)]
        )


def rollout(
    game: AnyGame,
    state: Any,
    policy: Policy,
    cutoff: Cutoff | None = None,
    root_state: Any = None,
) -> ValueEstimate:
    """Play the state to the end or to the horizon, all seats with the same policy.

    Milestones count from `root_state`, the state before the action that is tried, or from the state.
    """
    play_until(game, state, policy.choose, cutoff_condition(cutoff, root_state or state))
    result = game.result(state)
    if result is not None:
        return value_of_result(result)
    assert cutoff is not None
    return cutoff.value_function(state)


def cutoff_condition(cutoff: Cutoff | None, root_state: Any) -> StopCondition:
    """Whether a state that came of this one is beyond the horizon, if there is one."""
    return never_stop if cutoff is None else cutoff.stop_condition(root_state)
