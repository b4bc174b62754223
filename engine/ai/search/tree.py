"""Information-set tree search over later decisions: those of the seat that searches, or of all.

One tree is shared by all determinizations (Cowling, Powley and Whitehouse, "Information Set Monte
Carlo Tree Search", 2012). Seats in the tree select by PUCT, each for its own utility (max^n;
Luckhardt and Irani, 1986), the other seats follow the policy. Beyond the tree the policy plays on
for all seats (rollout).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from math import exp, inf, sqrt
from typing import Any, TypeAlias

from engine.ai.agent_spec import Policy, distinct_actions
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

C_PUCT = 4.0
"""Exploration constant of PUCT (Rosin, "Multi-armed bandits with episode context", 2011).

In units of the standard deviation of the utilities below a candidate, so that it fits games of one
player, whose utilities are points, as well as others, whose utilities are shares of a win. Half of
it is hardly worse: see "Measured" in the README of `engine/ai`.
"""

PRIOR_TEMPERATURE = 0.09
"""Temperature of the softmax that turns policy values into priors, in units of utility."""

MAX_CHILDREN = 6
"""Maximum number of actions of a node."""

LINE_VISITS = 16
"""Visits of a node from which on its most visited action counts as preferred."""

EXPAND_AFTER = 3
"""Visits of an edge before a node is added below it."""


@dataclass(slots=True)
class Edge:
    """An action in the tree, with its prior probability and statistics.

    `total_value` is the sum of the utilities of its visits for the seat whose action it is.
    `children` are the next decisions below it, by seat and information set.
    """

    action: Any = None
    prior: float = 1.0
    visits: int = 0
    total_value: float = 0.0
    children: dict[tuple[Seat, Hashable], Node] = field(default_factory=dict)


@dataclass(slots=True)
class Root(Edge):
    """The tree below a candidate action. `total_square` is the sum of the squared utilities."""

    total_square: float = 0.0

    @property
    def stddev(self) -> float:
        """The standard deviation of the utilities."""
        mean = self.total_value / self.visits
        return sqrt(max(0.0, self.total_square / self.visits - mean * mean))


@dataclass(slots=True)
class Node:
    """A decision of a seat. `total_value` is the sum of the utilities of its visits for it."""

    seat: Seat
    edges: list[Edge]
    visits: int = 0
    total_value: float = 0.0

    def select(self, c_puct: float) -> Edge:
        """Return the edge with the highest PUCT score.

        As in AlphaZero the exploration term is c * prior * sqrt(visits + 1) / (1 + edge visits),
        with `c_puct` as c. An edge without visits has the mean value of the node (first-play
        value).
        """
        exploration = c_puct * sqrt(self.visits + 1)
        first_play_value = self.total_value / self.visits if self.visits else 0.0
        best, chosen = -inf, self.edges[0]
        for edge in self.edges:
            visits = edge.visits
            mean = edge.total_value / visits if visits else first_play_value
            puct = mean + exploration * edge.prior / (1 + visits)
            if puct > best:
                best, chosen = puct, edge
        return chosen


Step: TypeAlias = tuple[Node, Edge]
"""A decision of a playout in the tree, and what was chosen there."""


@dataclass(frozen=True, slots=True)
class TreeSearch:
    """Simulates playouts that grow the trees of one decision."""

    game: AnyGame
    seat: Seat
    policy: Policy
    config: SearchConfig

    def simulate(
        self, roots: Sequence[Root], states: Sequence[Any], root_state: Any
    ) -> list[ValueEstimate]:
        """Play each state on in place, down the tree below its root and beyond, and back up.

        The roots differ, so that all states in which a rollout is cut off can be evaluated
        together. The cutoff counts from `root_state`, the state before the candidate actions.
        Returns the outcomes in order.
        """
        is_cut_off = cutoff_condition(self.config.cutoff, root_state)
        paths = [
            self._descend(root, state, is_cut_off)
            for root, state in zip(roots, states, strict=True)
        ]
        values = rollout(self.game, states, self.policy, self.config.cutoff, root_state)
        for root, path, value in zip(roots, paths, values, strict=True):
            self._back_up(root, path, value)
        return values

    def _back_up(self, root: Root, path: Sequence[Step], value: ValueEstimate) -> None:
        """Add an outcome to all visited on the way."""
        own_utility = self.config.utility(value, self.seat)
        utilities = {self.seat: own_utility}
        for node, edge in path:
            utility = utilities.get(node.seat)
            if utility is None:
                utility = utilities[node.seat] = self.config.utility(value, node.seat)
            node.visits += 1
            node.total_value += utility
            edge.visits += 1
            edge.total_value += utility
        root.visits += 1
        root.total_value += own_utility
        root.total_square += own_utility * own_utility

    def _descend(self, root: Root, state: Any, is_cut_off: StopCondition) -> list[Step]:
        """Play `state` on in place to the end of the tree, and return the path there."""
        edge: Edge = root
        path = list[Step]()
        c_puct = C_PUCT * root.stddev if root.visits else 0.0
        while len(path) < self.config.max_depth and edge.visits >= EXPAND_AFTER:
            node = self._next_node(edge, state, is_cut_off)
            if node is None:
                break
            edge = node.select(c_puct)
            path.append((node, edge))
            self._apply(state, node.seat, edge.action)
        return path

    def _next_node(self, edge: Edge, state: Any, is_cut_off: StopCondition) -> Node | None:
        """Let the policy play until a seat in the tree has a choice; return that node.

        None if the cutoff or the end of the game comes first.
        """
        game, choose = self.game, self.policy.choose
        while (acting := game.to_act(state)) and not is_cut_off(state, 0):
            seat = self._deciding_seat(acting)
            if seat is not None:
                key = seat, self.config.information_set_key(state, seat)
                node = edge.children.get(key)
                if node is None:
                    node = edge.children[key] = self._expand(state, seat)
                if len(node.edges) > 1:
                    return node
            apply_joint_action(game, state, joint_action(state, acting, choose))
        return None

    def _deciding_seat(self, acting: Sequence[Seat]) -> Seat | None:
        """Return which of the seats that act now decides in the tree, if any does.

        Of seats that decide simultaneously that is the searching seat alone.
        """
        if self.seat in acting:
            return self.seat
        return acting[0] if self.config.opponents_in_tree and len(acting) == 1 else None

    def _apply(self, state: Any, seat: Seat, action: Any) -> None:
        """Apply a seat's action together with those of seats that decide simultaneously."""
        others = [other for other in self.game.to_act(state) if other != seat]
        theirs = joint_action(state, others, self.policy.choose)
        apply_joint_action(self.game, state, [(seat, action), *theirs])

    def _expand(self, state: Any, seat: Seat) -> Node:
        """Return a new node of the actions that the policy values most, with softmax priors."""
        legal = self.game.legal_actions(state, seat)
        distinct = distinct_actions(self.policy, state, seat, legal)
        values = self.policy.values(state, seat, distinct)
        ranked = sorted(zip(values, distinct, strict=True), key=lambda pair: -pair[0])[
            :MAX_CHILDREN
        ]
        best, temperature = ranked[0][0], PRIOR_TEMPERATURE / self.config.point_utility
        odds = [exp((value - best) / temperature) for value, _ in ranked]
        total = sum(odds)
        return Node(
            seat,
            [Edge(action, odd / total) for odd, (_, action) in zip(odds, ranked, strict=True)],
        )


def preferred_line(
    game: AnyGame,
    start: tuple[Any, Seat, Any],
    root: Root,
    information_set_key: Callable[[Any, Seat], Hashable],
    has_begun_choice: Callable[[Any, Seat], bool],
) -> tuple[Any, ...]:
    """Return the actions visited most within the choice that an action begins in a state.

    They end with the choice, or where visits are too few. `start` are state, seat and action.
    """
    before, seat, action = start
    state, line = game.clone(before), list[Any]()
    edge: Edge = root
    game.advance(state, seat, action)
    while seat in game.to_act(state) and has_begun_choice(state, seat):
        node = edge.children.get((seat, information_set_key(state, seat)))
        if node is None or node.visits < LINE_VISITS:
            break
        edge = max(node.edges, key=lambda each: each.visits)
        line.append(edge.action)
        game.advance(state, seat, edge.action)
    return tuple(line)


def rollout(
    game: AnyGame,
    states: Sequence[Any],
    policy: Policy,
    cutoff: Cutoff | None = None,
    root_state: Any = None,
) -> list[ValueEstimate]:
    """Play each state on in place with one policy for all seats, and return the outcomes.

    Without a cutoff the games are played to the end. The cutoff counts from `root_state`, or from
    each of the states.
    """
    for state in states:
        should_stop = cutoff_condition(cutoff, root_state or state)
        play_until(game, state, policy.choose, should_stop)
    results = [game.result(state) for state in states]
    cut_off = [state for state, result in zip(states, results, strict=True) if result is None]
    if not cut_off:
        return [value_of_result(result) for result in results if result is not None]
    assert cutoff is not None
    predicted = iter(cutoff.value_function.evaluate_all(cut_off))
    return [next(predicted) if result is None else value_of_result(result) for result in results]


def cutoff_condition(cutoff: Cutoff | None, root_state: Any) -> StopCondition:
    """Return the stop condition of a cutoff, counted from `root_state`."""
    return never_stop if cutoff is None else cutoff.stop_condition(root_state)
