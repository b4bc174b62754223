"""What a game gives to its AI players: a quick opinion of what is worth doing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Protocol, TypeAlias

from engine.core import Seat
from engine.players.ending import Ending
from engine.players.factors import Factors
from engine.players.judgement import Judgement
from engine.players.weights import Provenance


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
class Horizon:
    """Where a game is cut off that takes too long to play out, and how it is judged there.

    `estimate` gives the ending to expect of such a state. `milestone` is a number in a state
    that grows where a stretch of the game is behind all, the round's say: the game is cut off
    as soon as so many `stretches` are, and after so many `actions` at the latest.
    """

    estimate: Callable[[Any], Ending]
    actions: float = inf
    milestone: Callable[[Any], int] | None = None
    stretches: int = 1

    def reached_from(self, start: Any) -> Callable[[Any, int], bool]:
        """Whether a state that came of this one in so many actions is beyond the horizon."""
        milestone, most = self.milestone, self.actions
        if milestone is None:
            return lambda state, actions: actions >= most
        far = milestone(start) + self.stretches
        return lambda state, actions: actions >= most or milestone(state) >= far


@dataclass(frozen=True, slots=True)
class Scales:
    """How points and wins of a game weigh against each other when its players think.

    `safe_lead`: points of lead that make a win look safe. `win`: what a win itself counts beside
    how safe it was, which tells actions apart in fewer games. `point`: what a point of the
    policy's opinion counts against a win, and an own point for who is alone. `prior_games`:
    games that the policy's opinion counts for, as much as these would tell. `noise`: points by
    which an Easy player misjudges an action of a state at most. Without a `horizon` games are
    played out to the end. `depth`: own later decisions that are chosen by what came of them
    before; all others are left to the policy.
    """

    safe_lead: float
    win: float
    point: float
    prior_games: int
    noise: Callable[[Any], float]
    horizon: Horizon | None = None
    depth: int = 0

    def to_the_end(self) -> Scales:
        """The same, with every game played out by the policy."""
        return replace(self, horizon=None, depth=0)

    def trusting(self, prior_games: int | None) -> Scales:
        """The same, the policy's opinion counting for so many games, if anything is said of it."""
        return self if prior_games is None else replace(self, prior_games=prior_games)

    def worth(self, ended: Ending, seat: Seat) -> float:
        """What an ending is worth to a seat: what a search maximises."""
        if len(ended.points) == 1:
            return self.point * float(ended.lead(seat))
        return self.win * ended.win(seat) + (1 - self.win) * ended.safety(seat, self.safe_lead)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a level searches: `playouts` over the `keep` actions that its policy likes best.

    Who tries more needs an opinion of the policy that counts for more games (`prior_games`, if
    not as many as for all): else it finds what a judgement overrates rather than what is good.
    """

    playouts: int
    keep: int
    prior_games: int | None = None


HARD = Effort(playouts=100, keep=6)
"""What a Hard player searches, if the game does not say otherwise."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a game's policies are made, tuned and stored.

    `tuned` gives the policy for a number of players with its stored weights. `parameters` gives
    those weights by name, or for None those from before any tuning, for games with these options;
    `build` makes a policy of any, and `store` writes them with how they were found. `figures`
    names numbers about a game that was played, from its first and its last state. `scales` are
    the same for all policies. `judgement` is what the horizon's estimates are learned by, where a
    game has that, or `factors` what they are fitted by. `hard` is how much its Hard player
    searches, and `expert` its Expert; without that the game has none.
    """

    tuned: Callable[[int], Policy]
    parameters: Callable[[int | None, Any], Parameters]
    build: Callable[[Parameters], Policy]
    store: Callable[[int, Any, Parameters, Provenance], None]
    figures: Callable[[Any, Any], Mapping[str, float]]
    scales: Scales
    judgement: Judgement | None = None
    factors: Factors | None = None
    hard: Effort = HARD
    expert: Effort | None = None
