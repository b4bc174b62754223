"""What a search is given: how a game's outcomes are valued, and how much to search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from engine.ai.value.estimate import ValueEstimate
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class Cutoff:
    """Where a game is cut off that takes too long to play out, and how it is judged there.

    `value_function` gives the ending to expect of such a state. `period` is a number in a state
    that grows where a stretch of the game is behind all, the round's say: the game is cut off
    as soon as so many `max_periods` are, and after so many `max_actions` at the latest.
    """

    value_function: Callable[[Any], ValueEstimate]
    max_actions: float = inf
    period: Callable[[Any], int] | None = None
    max_periods: int = 1

    def stop_condition(self, start: Any) -> Callable[[Any, int], bool]:
        """Whether a state that came of this one in so many actions is beyond the horizon."""
        period, most = self.period, self.max_actions
        if period is None:
            return lambda state, actions: actions >= most
        last_period = period(start) + self.max_periods
        return lambda state, actions: actions >= most or period(state) >= last_period


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How points and wins of a game weigh against each other when its players think.

    `margin_scale`: points of lead that make a win look safe. `win_weight`: what a win itself counts beside
    how safe it was, which tells actions apart in fewer games. `point_utility`: what a point of the
    policy's opinion counts against a win, and an own point for who is alone. `prior_visits`:
    games that the policy's opinion counts for, as much as these would tell. `noise`: points by
    which an Easy player misjudges an action of a state at most. Without a `cutoff` games are
    played out to the end. `max_depth`: own later decisions that are chosen by what came of them
    before; all others are left to the policy.
    """

    margin_scale: float
    win_weight: float
    point_utility: float
    prior_visits: int
    noise: Callable[[Any], float]
    cutoff: Cutoff | None = None
    max_depth: int = 0

    def without_cutoff(self) -> SearchConfig:
        """The same, with every game played out by the policy."""
        return replace(self, cutoff=None, max_depth=0)

    def with_prior_visits(self, prior_visits: int | None) -> SearchConfig:
        """The same, the policy's opinion counting for so many games, if anything is said of it."""
        return self if prior_visits is None else replace(self, prior_visits=prior_visits)

    def utility(self, value: ValueEstimate, seat: Seat) -> float:
        """What an ending is worth to a seat: what a search maximises."""
        if len(value.points) == 1:
            return self.point_utility * float(value.lead(seat))
        return self.win_weight * value.win_share(seat) + (
            1 - self.win_weight
        ) * value.margin_utility(seat, self.margin_scale)


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """How much a search may try.

    It plays `playouts` games in all, shared by the `max_candidates` actions that the policy
    prefers. `prior_visits`, if given, replaces that of the `SearchConfig`: a search of more
    playouts needs a stronger prior, as it otherwise finds the errors of the value function
    rather than better actions. `seconds` is a limit on top; where it takes effect, the result
    depends on the speed of the machine.
    """

    playouts: int
    max_candidates: int
    prior_visits: int | None = None
    seconds: float | None = None


DEFAULT_HARD_BUDGET = SearchBudget(playouts=100, max_candidates=6)
"""What Hard searches in a game whose `AgentSpec` names no budget."""
