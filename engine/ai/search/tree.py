"""Information-set tree search over a seat's own later decisions.

One tree is shared by all determinizations (Cowling, Powley and Whitehouse, "Information Set Monte
Carlo Tree Search", 2012). The seat selects by PUCT, the other seats follow the policy. Beyond the
tree the policy plays on for all seats (rollout).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import exp, inf, sqrt
from typing import Any, TypeAlias

from engine.ai.agent_spec import Policy
from engine.ai.joint_action import (
    StopCondition,
    apply_joint_action,
    joint_action,
    never_stop,
    play_until,
)
from engine.ai.search.config import Cutoff, SearchConfig
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.core import AnyGame, Seat

InformationSetKey: TypeAlias = tuple[Hashable, ...]
"""Identifies an information set after an action of the seat: its legal actions there."""

C_PUCT = 0.3
"""Exploration constant of PUCT (Rosin, "Multi-armed bandits with episode context", 2011)."""

PRIOR_TEMPERATURE = 0.09
"""Temperature of the softmax that turns policy values into priors, in units of utility."""

MAX_CHILDREN = 6
"""Maximum number of actions of a node."""

EXPAND_AFTER = 3
"""Visits of an edge before a node is added below it."""


@dataclass(slots=True)
class Edge:
    """An action in the tree, with its prior probability and statistics.

    `total_value` is the sum of the utilities of its visits. The root edge of a tree has no action
    of its own.
    """

    action: Any = None
    prior: float = 1.0
    visits: int = 0
    total_value: float = 0.0
    children: dict[InformationSetKey, Node] = field(default_factory=dict)


@dataclass(slots=True)
class Node:
    """A decision of the seat. `total_value` is the sum of the utilities of its visits."""

    edges: list[Edge]
    visits: int = 0
    total_value: float = 0.0

    def select(self) -> Edge:
        """Return the edge with the highest PUCT score.

        As in AlphaZero the exploration term is c * prior * sqrt(visits + 1) / (1 + edge visits). An
        edge without visits has the mean value of the node (first-play value).
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
    """Simulates playouts that grow the trees of one decision."""

    game: AnyGame
    seat: Seat
    policy: Policy
    config: SearchConfig

    def simulate(self, root: Edge, state: Any, root_state: Any) -> ValueEstimate:
        """Play `state` on in place, down the tree and beyond, and back up the outcome.

        The cutoff counts from `root_state`, the state before the candidate action.
        """
        nodes, path = list[Node](), [root]
        is_cut_off = cutoff_condition(self.config.cutoff, root_state)
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
        """Let the policy play until the seat has a choice; return its actions.

        None if the cutoff or the end of the game comes first.
        """
        game, seat, choose = self.game, self.seat, self.policy.choose
        while (acting := game.to_act(state)) and not is_cut_off(state, 0):
            if seat in acting:
                legal = game.legal_actions(state, seat)
                if len(legal) > 1:
                    return legal
            apply_joint_action(game, state, joint_action(state, acting, choose))
        return None

    def _apply(self, state: Any, action: Any) -> None:
        """Apply the seat's action together with those of seats that decide simultaneously."""
        others = [other for other in self.game.to_act(state) if other != self.seat]
        theirs = joint_action(state, others, self.policy.choose)
        apply_joint_action(self.game, state, [(self.seat, action), *theirs])

    def _expand(self, state: Any, legal: Sequence[Any]) -> Node:
        """Return a new node of the actions that the policy values most, with softmax priors."""
        values = self.policy.values(state, self.seat, legal)
        ranked = sorted(zip(values, legal, strict=True), key=lambda pair: -pair[0])[:MAX_CHILDREN]
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
    """Play `state` on in place with one policy for all seats, and return the outcome.

    Without a cutoff the game is played to the end. The cutoff counts from `root_state`, or from the
    given state.
    """
    play_until(game, state, policy.choose, cutoff_condition(cutoff, root_state or state))
    result = game.result(state)
    if result is not None:
        return value_of_result(result)
    assert cutoff is not None
    return cutoff.value_function.evaluate(state)


def cutoff_condition(cutoff: Cutoff | None, root_state: Any) -> StopCondition:
    """Return the stop condition of a cutoff, counted from `root_state`."""
    return never_stop if cutoff is None else cutoff.stop_condition(root_state)
