"""What a game gives to its AI players: a quick opinion of what is worth doing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Protocol, TypeAlias

from engine.ai.value.estimate import ValueEstimate
from engine.ai.value.linear_value import LinearValueFunction
from engine.ai.value.network_value import NetworkValueFunction
from engine.ai.weights_file import Provenance
from engine.core import Seat


class Policy(Protocol):
    """A player's judgement, quick enough to play games to the end with.

    It may read a state only as far as the seat can work it out from what it saw: never the
    order of what is shuffled, not even through the order in which it adds things up.
    """

    def values(self, state: Any, seat: Seat, legal: Sequence[Any]) -> list[float]:
        """What each legal action is worth, in points; only differences count."""

    def choose(self, state: Any, seat: Seat) -> Any:
        """The legal action with the highest value, or one that is as good but for trifles."""


Parameters: TypeAlias = Mapping[str, float]


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
class LevelBudget:
    """How much a level searches: `playouts` over the `max_candidates` actions that its policy likes best.

    Who tries more needs an opinion of the policy that counts for more games (`prior_visits`, if
    not as many as for all): else it finds what a judgement overrates rather than what is good.
    """

    playouts: int
    max_candidates: int
    prior_visits: int | None = None


DEFAULT_HARD_BUDGET = LevelBudget(playouts=100, max_candidates=6)
"""What a Hard player searches, if the game does not say otherwise."""


@dataclass(frozen=True, slots=True)
class AgentSpec:
    """How a game's policies are made, tuned and stored.

    `tuned_policy` gives the policy for a number of players with its stored weights. `load_parameters` gives
    those weights by name, or for None those from before any tuning, for games with these options;
    `build_policy` makes a policy of any, and `save_parameters` writes them with how they were found. `game_statistics`
    names numbers about a game that was played, from its first and its last state. `search_config` are
    the same for all policies. `network_value` is what the horizon's estimates are learned by, where a
    game has that, or `linear_value` what they are fitted by. `hard` is how much its Hard player
    searches, and `expert` its Expert; without that the game has none.
    """

    tuned_policy: Callable[[int], Policy]
    load_parameters: Callable[[int | None, Any], Parameters]
    build_policy: Callable[[Parameters], Policy]
    save_parameters: Callable[[int, Any, Parameters, Provenance], None]
    game_statistics: Callable[[Any, Any], Mapping[str, float]]
    search_config: SearchConfig
    network_value: NetworkValueFunction | None = None
    linear_value: LinearValueFunction | None = None
    hard: LevelBudget = DEFAULT_HARD_BUDGET
    expert: LevelBudget | None = None
