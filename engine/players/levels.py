"""The AI players by the names of their levels."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal, Protocol, TypeAlias, get_args

from engine.players.policy import Policy, Scales
from engine.players.position import Position
from engine.players.registry import find_skill
from engine.players.search import Budget, Candidate, search
from engine.rng import Rng

Level: TypeAlias = Literal["easy", "medium", "hard"]
"""The levels that a person can choose, the weakest first."""

LEVELS: tuple[Level, ...] = get_args(Level)

RANDOM = "random"
"""A level to measure others by: nobody wants to play against it."""

PLAYOUTS = 100
"""Games that a Hard player tries out for a move, if they are played to the end."""

KEEP = 6
"""Actions that it tries."""


class Player(Protocol):
    """Somebody who can take a seat's decision."""

    def choose(self, position: Position) -> Any:
        """One of the position's legal actions; the same for the same position."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a player expects of an action.

    `win` is the expected part of the win and `lead` the expected points before the best other
    seat (alone: the points), over `games` games. `win_lost` and `points_lost` say how much less
    that is than the best action brought in the same worlds.
    """

    action: Any
    games: int
    win: float
    lead: float
    win_lost: float
    points_lost: float


class RandomPlayer:
    """Any legal action, each as likely."""

    def choose(self, position: Position) -> Any:
        return position.legal[Rng(position.seed).below(len(position.legal))]


class JudgingPlayer:
    """Does what its policy values most, misjudging each action by up to `noise` points."""

    def __init__(self, policy: Policy, noise: float = 0.0) -> None:
        self._policy = policy
        self._noise = noise

    def choose(self, position: Position) -> Any:
        if not self._noise:
            return self._policy.choose(position.state, position.seat)
        rng = Rng(position.seed)
        values = self._policy.values(position.state, position.seat, position.legal)
        noisy = [value + self._noise * rng.bits() / 2**64 for value in values]
        return position.legal[noisy.index(max(noisy))]


class SearchingPlayer:
    """Tries the actions its policy likes in games played out with that policy."""

    def __init__(self, policy: Policy, scales: Scales, budget: Budget) -> None:
        self._policy = policy
        self._scales = scales
        self._budget = budget

    def choose(self, position: Position) -> Any:
        if len(position.legal) == 1:
            return position.legal[0]
        return self._search(position)[0].action

    def analyse(self, position: Position) -> list[Estimate]:
        """Every action that was tried and what to expect of it, best first.

        Where there is only one action, or no time for a single game, it is the one that the
        policy likes best, after 0 games.
        """
        found = self._search(position)
        tried = [_estimate(one, found[0]) for one in found if one.worth]
        return tried or [Estimate(found[0].action, 0, 0.0, 0.0, 0.0, 0.0)]

    def _search(self, position: Position) -> list[Candidate]:
        return search(position, self._policy, self._scales, self._budget)


def _estimate(one: Candidate, best: Candidate) -> Estimate:
    games = len(one.worth)
    win, lead = fmean(one.wins), fmean(one.leads)
    return Estimate(
        action=one.action,
        games=games,
        win=win,
        lead=lead,
        win_lost=fmean(best.wins[:games]) - win,
        points_lost=fmean(best.leads[:games]) - lead,
    )


def player(
    game: str, level: str, seats: int, *, playouts: int = PLAYOUTS, time_cap: float | None = None
) -> Player:
    """The player of that level for a game with so many seats.

    Raises KeyError for a game without a skill and ValueError for an unknown level.
    """
    if level == RANDOM:
        return RandomPlayer()
    match level:
        case "easy":
            skill = find_skill(game)
            return JudgingPlayer(skill.tuned(seats), skill.scales.noise)
        case "medium":
            return JudgingPlayer(find_skill(game).tuned(seats))
        case "hard":
            return advisor(game, seats, playouts=playouts, time_cap=time_cap)
    raise ValueError(f"no level is called {level!r}")


def advisor(
    game: str, seats: int, *, playouts: int = PLAYOUTS, time_cap: float | None = None
) -> SearchingPlayer:
    """The Hard player, who can also say what it expects of each action: for a hint."""
    skill = find_skill(game)
    scales = skill.scales
    games = playouts if scales.horizon is None else playouts * scales.horizon.times
    return SearchingPlayer(skill.tuned(seats), scales, Budget(games, KEEP, time_cap))
