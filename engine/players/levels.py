"""The AI players by the names of their levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal, Protocol, TypeAlias, get_args

from engine.players.policy import Effort, Policy, Scales
from engine.players.position import Position
from engine.players.registry import find_skill, has_skill
from engine.players.search import Budget, Candidate, search
from engine.rng import Rng

Level: TypeAlias = Literal["easy", "medium", "hard", "expert"]
"""The levels that a person can choose, the weakest first. Not every game has an Expert."""

LEVELS: tuple[Level, ...] = get_args(Level)

RANDOM = "random"
"""A level to measure others by: nobody wants to play against it."""

TIMES_FOR_ADVICE = 4
"""Times as many games as for a move that Hard tries for a hint, which says how far actions are
apart."""


UNSURE_ALONE = 0.05
"""The part of all points by which two actions may differ alone and be as good as each other: a
judgement of where hundreds of points more come from is no surer than that."""


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
        return position.legal[Rng(position.seed).randbelow(len(position.legal))]


class JudgingPlayer:
    """Does what its policy values most, misjudging each action by up to `noise` points, if any."""

    def __init__(self, policy: Policy, noise: Callable[[Any], float] | None = None) -> None:
        self._policy = policy
        self._noise = noise

    def choose(self, position: Position) -> Any:
        if self._noise is None:
            return self._policy.choose(position.state, position.seat)
        noise = self._noise(position.state)
        rng = Rng(position.seed)
        values = self._policy.values(position.state, position.seat, position.legal)
        noisy = [value + noise * rng.next_u64() / 2**64 for value in values]
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
    points_lost = fmean(best.leads[:games]) - lead
    if one.is_alone and abs(points_lost) < UNSURE_ALONE * fmean(best.leads):
        points_lost = 0.0
    return Estimate(
        action=one.action,
        games=games,
        win=win,
        lead=lead,
        win_lost=fmean(best.wins[:games]) - win,
        points_lost=points_lost,
    )


def levels_of(game: str) -> tuple[Level, ...]:
    """The levels that a game has, the weakest first; none where no AI can play it."""
    if not has_skill(game):
        return ()
    return LEVELS if find_skill(game).expert else tuple(one for one in LEVELS if one != "expert")


def level_of_advice(game: str) -> Level:
    """Whose search a hint comes from: the strongest level that the game has."""
    return levels_of(game)[-1]


def player(
    game: str,
    level: str,
    seats: int,
    *,
    playouts: int | None = None,
    time_cap: float | None = None,
) -> Player:
    """The player of that level for a game with so many seats.

    Who searches tries so many `playouts` instead of its own number.
    Raises KeyError for a game without a skill and ValueError for a level that it does not have.
    """
    if level == RANDOM:
        return RandomPlayer()
    match level:
        case "easy":
            skill = find_skill(game)
            return JudgingPlayer(skill.tuned(seats), skill.scales.noise)
        case "medium":
            return JudgingPlayer(find_skill(game).tuned(seats))
        case "hard" | "expert":
            return _searching(game, level, seats, playouts, time_cap)
    raise ValueError(f"no level is called {level!r}")


def advisor(
    game: str, seats: int, *, playouts: int | None = None, time_cap: float | None = None
) -> SearchingPlayer:
    """The strongest player of a game, who also says what it expects of each action: for a hint."""
    level = level_of_advice(game)
    if playouts is None and level == "hard":
        playouts = find_skill(game).hard.playouts * TIMES_FOR_ADVICE
    return _searching(game, level, seats, playouts, time_cap)


def _searching(
    game: str, level: Level, seats: int, playouts: int | None, time_cap: float | None
) -> SearchingPlayer:
    skill = find_skill(game)
    effort = _expert(game) if level == "expert" else skill.hard
    scales = skill.scales.trusting(effort.prior_games)
    games = effort.playouts if playouts is None else playouts
    return SearchingPlayer(skill.tuned(seats), scales, Budget(games, effort.keep, time_cap))


def _expert(game: str) -> Effort:
    """What the game's Expert tries."""
    expert = find_skill(game).expert
    if expert is None:
        raise ValueError(f"{game} has no Expert, but {', '.join(levels_of(game))}")
    return expert
