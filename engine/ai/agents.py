"""The AI players by the names of their levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Literal, Protocol, TypeAlias, get_args

from engine.ai.information_state import InformationState
from engine.ai.policy import Policy
from engine.ai.registry import find_agent_spec, has_agents
from engine.ai.search.config import SearchBudget, SearchConfig
from engine.ai.search.sequential_halving import Candidate, search
from engine.rng import Rng

Level: TypeAlias = Literal["easy", "medium", "hard", "expert"]
"""The levels that a person can choose, the weakest first. Not every game has an Expert."""

LEVELS: tuple[Level, ...] = get_args(Level)

RANDOM = "random"
"""A level to measure others by: nobody wants to play against it."""

HINT_BUDGET_FACTOR = 4
"""Times as many games as for a move that Hard tries for a hint, which says how far actions are
apart."""


SOLO_TIE_TOLERANCE = 0.05
"""The part of all points by which two actions may differ alone and be as good as each other: a
judgement of where hundreds of points more come from is no surer than that."""


class Player(Protocol):
    """Somebody who can take a seat's decision."""

    def choose(self, info_state: InformationState) -> Any:
        """One of the position's legal actions; the same for the same position."""


@dataclass(frozen=True, slots=True)
class ActionValue:
    """What a player expects of an action.

    `win_share` is the expected part of the win and `lead` the expected points before the best other
    seat (alone: the points), over `games` games. `win_share_lost` and `points_lost` say how much less
    that is than the best action brought in the same worlds.
    """

    action: Any
    games: int
    win_share: float
    lead: float
    win_share_lost: float
    points_lost: float


class RandomPlayer:
    """Any legal action, each as likely."""

    def choose(self, info_state: InformationState) -> Any:
        return info_state.legal[Rng(info_state.seed).randbelow(len(info_state.legal))]


class PolicyPlayer:
    """Does what its policy values most, misjudging each action by up to `noise` points, if any."""

    def __init__(self, policy: Policy, noise: Callable[[Any], float] | None = None) -> None:
        self._policy = policy
        self._noise = noise

    def choose(self, info_state: InformationState) -> Any:
        if self._noise is None:
            return self._policy.choose(info_state.state, info_state.seat)
        noise = self._noise(info_state.state)
        rng = Rng(info_state.seed)
        values = self._policy.values(info_state.state, info_state.seat, info_state.legal)
        noisy = [value + noise * rng.next_u64() / 2**64 for value in values]
        return info_state.legal[noisy.index(max(noisy))]


class SearchPlayer:
    """Tries the actions its policy likes in games played out with that policy."""

    def __init__(self, policy: Policy, config: SearchConfig, budget: SearchBudget) -> None:
        self._policy = policy
        self._config = config
        self._budget = budget

    def choose(self, info_state: InformationState) -> Any:
        if len(info_state.legal) == 1:
            return info_state.legal[0]
        return self._search(info_state)[0].action

    def evaluate_actions(self, info_state: InformationState) -> list[ActionValue]:
        """Every action that was tried and what to expect of it, best first.

        Where there is only one action, or no time for a single game, it is the one that the
        policy likes best, after 0 games.
        """
        found = self._search(info_state)
        tried = [_action_value(one, found[0]) for one in found if one.utilities]
        return tried or [ActionValue(found[0].action, 0, 0.0, 0.0, 0.0, 0.0)]

    def _search(self, info_state: InformationState) -> list[Candidate]:
        return search(info_state, self._policy, self._config, self._budget)


def _action_value(one: Candidate, best: Candidate) -> ActionValue:
    games = len(one.utilities)
    win, lead = fmean(one.win_shares), fmean(one.leads)
    points_lost = fmean(best.leads[:games]) - lead
    if one.is_alone and abs(points_lost) < SOLO_TIE_TOLERANCE * fmean(best.leads):
        points_lost = 0.0
    return ActionValue(
        action=one.action,
        games=games,
        win_share=win,
        lead=lead,
        win_share_lost=fmean(best.win_shares[:games]) - win,
        points_lost=points_lost,
    )


def levels_of(game: str) -> tuple[Level, ...]:
    """The levels that a game has, the weakest first; none where no AI can play it."""
    if not has_agents(game):
        return ()
    return (
        LEVELS if find_agent_spec(game).expert else tuple(one for one in LEVELS if one != "expert")
    )


def hint_level(game: str) -> Level:
    """Whose search a hint comes from: the strongest level that the game has."""
    return levels_of(game)[-1]


def make_player(
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
            spec = find_agent_spec(game)
            return PolicyPlayer(spec.tuned_policy(seats), spec.search_config.noise)
        case "medium":
            return PolicyPlayer(find_agent_spec(game).tuned_policy(seats))
        case "hard" | "expert":
            return _make_search_player(game, level, seats, playouts, time_cap)
    raise ValueError(f"no level is called {level!r}")


def make_hint_player(
    game: str, seats: int, *, playouts: int | None = None, time_cap: float | None = None
) -> SearchPlayer:
    """The strongest player of a game, who also says what it expects of each action: for a hint."""
    level = hint_level(game)
    if playouts is None and level == "hard":
        playouts = find_agent_spec(game).hard.playouts * HINT_BUDGET_FACTOR
    return _make_search_player(game, level, seats, playouts, time_cap)


def _make_search_player(
    game: str, level: Level, seats: int, playouts: int | None, time_cap: float | None
) -> SearchPlayer:
    spec = find_agent_spec(game)
    budget = _expert_budget(game) if level == "expert" else spec.hard
    if playouts is not None:
        budget = replace(budget, playouts=playouts)
    budget = replace(budget, seconds=time_cap)
    return SearchPlayer(spec.tuned_policy(seats), spec.search_config, budget)


def _expert_budget(game: str) -> SearchBudget:
    """What the game's Expert tries."""
    expert = find_agent_spec(game).expert
    if expert is None:
        raise ValueError(f"{game} has no Expert, but {', '.join(levels_of(game))}")
    return expert
