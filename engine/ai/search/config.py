"""Parameters of a search: cutoff of rollouts, utility of an outcome, and budget."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from engine.ai.value.estimate import ValueEstimate
from engine.ai.value.value_function import ValueFunction
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class Cutoff:
    """Where rollouts are cut off and evaluated instead of being played to the end.

    A rollout is cut off after `max_actions` actions at the latest, and, with a `period`, as soon as
    `max_periods` periods of the game have passed. `period` maps a state to a number that grows
    during the game, such as the round. `value_function` evaluates the state there.
    """

    value_function: ValueFunction
    max_actions: float = inf
    period: Callable[[Any], int] | None = None
    max_periods: int = 1

    def stop_condition(self, start: Any) -> Callable[[Any, int], bool]:
        """Return whether to cut off at a state that is so many actions after `start`."""
        period, max_actions = self.period, self.max_actions
        if period is None:
            return lambda state, actions: actions >= max_actions
        end_period = period(start) + self.max_periods
        return lambda state, actions: actions >= max_actions or period(state) >= end_period


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How a game's AI players value outcomes, and the shape of their search."""

    information_set_key: Callable[[Any, Seat], Hashable]
    """Returns a key that is equal for states that a seat cannot tell apart.

    None where that is unknown: then no choice is remembered, and `max_depth` must be 0.
    """
    margin_scale: float
    """Lead in points that makes a win look safe: the scale of the logistic margin utility."""
    win_weight: float
    """Weight of the win itself in the utility, from 0 to 1.

    The rest is the margin utility, which separates actions with fewer playouts.
    """
    point_utility: float
    """Utility of a point of policy value, and of an own point in a solo game."""
    prior_visits: int
    """Number of playouts that the policy's value counts for when candidates are ranked."""
    cutoff: Cutoff | None = None
    """Where rollouts are cut off; None plays them to the end."""
    max_depth: int = 0
    """Number of later decisions that the tree covers; 0 for rollouts alone."""
    opponents_in_tree: bool = False
    """Whether the tree covers decisions of all seats, or of the seat that searches alone.

    Seats outside the tree follow the policy.
    """

    def without_cutoff(self) -> SearchConfig:
        """Return the same configuration with pure rollouts to the end of the game."""
        return replace(self, cutoff=None, max_depth=0)

    def with_tree_of(self, budget: SearchBudget) -> SearchConfig:
        """Return the same configuration with the tree that a budget asks for."""
        return replace(
            self,
            max_depth=self.max_depth if budget.max_depth is None else budget.max_depth,
            opponents_in_tree=self.opponents_in_tree or budget.opponents_in_tree,
        )

    def utility(self, value: ValueEstimate, seat: Seat) -> float:
        """Return the utility of an outcome for a seat, which a search maximises."""
        if len(value.points) == 1:
            return self.point_utility * float(value.lead(seat))
        return self.win_weight * value.win_share(seat) + (
            1 - self.win_weight
        ) * value.margin_utility(seat, self.margin_scale)


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """How much a search may try.

    It plays at most `playouts` games, shared by the `max_candidates` actions that the policy
    prefers; fewer games where fewer actions are to be told apart. `max_depth`, if given, replaces
    that of the `SearchConfig`, and `opponents_in_tree` extends its tree to all seats. `seconds` is
    a limit on top; where it takes effect, the result depends on the speed of the machine.
    """

    playouts: int
    max_candidates: int
    max_depth: int | None = None
    opponents_in_tree: bool = False
    seconds: float | None = None


DEFAULT_HARD_BUDGET = SearchBudget(playouts=100, max_candidates=6)
"""What Hard searches in a game whose `AgentSpec` names no budget."""
