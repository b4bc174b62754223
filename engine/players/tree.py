"""A tree of a seat's own later decisions, grown by going down it in one world after the other.

In the tree the seat chooses by what its policy likes and by how the games below ended so far; the
others do what the policy would. Where a game leaves the tree, the policy plays it on.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import exp, inf, sqrt
from typing import Any, TypeAlias

from engine.core import AnyGame, Seat
from engine.players.deciding import Done, carry_out_all, choices
from engine.players.ending import Ending
from engine.players.playout import beyond, play_out
from engine.players.policy import Policy, Scales

Situation: TypeAlias = tuple[Hashable, ...]
"""What tells a seat's situations after the same action apart: the actions that are legal."""

CURIOSITY = 0.3
"""What having been tried little counts against having ended well (PUCT, Rosin 2011)."""

WARMTH = 0.09
"""By how much an action's worth must look better to be liked e times as much."""

KEEP = 6
"""Actions of a situation that are in the tree."""

VISITS = 3
"""Games that go by the policy alone before a situation is worth a place in the tree."""


@dataclass(slots=True)
class Branch:
    """An action in the tree: how much its policy likes it, from 0 to 1, and what came of it.

    The games through it brought `space_gains` in all. A tree's root has no action of its own.
    """

    action: Any = None
    liking: float = 1.0
    visits: int = 0
    worth: float = 0.0
    below: dict[Situation, Node] = field(default_factory=dict)


@dataclass(slots=True)
class Node:
    """A situation in which the seat decides. `space_gains` sums up what the games through it brought."""

    branches: list[Branch]
    visits: int = 0
    worth: float = 0.0

    def select(self) -> Branch:
        """The branch that promises most, also for having been tried little so far.

        What was not tried yet is thought to be as good as the others were on the average.
        """
        novelty = CURIOSITY * sqrt(self.visits + 1)
        usual = self.worth / self.visits if self.visits else 0.0
        best, chosen = -inf, self.branches[0]
        for branch in self.branches:
            visits = branch.visits
            mean = branch.worth / visits if visits else usual
            promise = mean + novelty * branch.liking / (1 + visits)
            if promise > best:
                best, chosen = promise, branch
        return chosen


@dataclass(frozen=True, slots=True)
class Gardener:
    """Grows the trees of one seat's decision."""

    game: AnyGame
    seat: Seat
    policy: Policy
    scales: Scales

    def descend(self, root: Branch, state: Any, since: Any) -> Ending:
        """Play the state on in place to its horizon, down the tree, and learn from how it ends.

        The horizon counts from `since`, the state before the action that is tried.
        """
        visited, taken, done = list[Node](), [root], beyond(self.scales.horizon, since)
        while len(taken) <= self.scales.depth and taken[-1].visits >= VISITS:
            legal = self._until_asked(state, done)
            if legal is None:
                break
            below, situation = taken[-1].below, tuple(legal)
            node = below.get(situation)
            if node is None:
                node = below[situation] = self._node(state, legal)
            branch = node.select()
            visited.append(node)
            taken.append(branch)
            self._carry_out(state, branch.action)
        ended = play_out(self.game, state, self.policy, self.scales.horizon, since)
        worth = self.scales.worth(ended, self.seat)
        for node in visited:
            node.visits += 1
            node.worth += worth
        for branch in taken:
            branch.visits += 1
            branch.worth += worth
        return ended

    def _until_asked(self, state: Any, done: Done) -> Sequence[Any] | None:
        """Let the policy play until the seat has a choice: its actions, or None at the horizon."""
        game, seat, choose = self.game, self.seat, self.policy.choose
        while (acting := game.to_act(state)) and not done(state, 0):
            if seat in acting:
                legal = game.legal_actions(state, seat)
                if len(legal) > 1:
                    return legal
            carry_out_all(game, state, choices(state, acting, choose))
        return None

    def _carry_out(self, state: Any, action: Any) -> None:
        """Carry out the seat's action beside what the others choose at once."""
        others = [other for other in self.game.to_act(state) if other != self.seat]
        theirs = choices(state, others, self.policy.choose)
        carry_out_all(self.game, state, [(self.seat, action), *theirs])

    def _node(self, state: Any, legal: Sequence[Any]) -> Node:
        values = self.policy.values(state, self.seat, legal)
        ranked = sorted(zip(values, legal, strict=True), key=lambda one: -one[0])[:KEEP]
        best, warmth = ranked[0][0], WARMTH / self.scales.point
        odds = [exp((value - best) / warmth) for value, _ in ranked]
        whole = sum(odds)
        return Node(
            [Branch(action, odd / whole) for odd, (_, action) in zip(odds, ranked, strict=True)]
        )
