"""The AI players, by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from statistics import fmean
from time import monotonic
from typing import Any, Literal, Protocol, TypeAlias, get_args

from engine.ai.agent_spec import AgentSpec, Policy, distinct_actions
from engine.ai.facts import Difference
from engine.ai.information_state import InformationState
from engine.ai.registry import find_agent_spec, has_agents
from engine.ai.search.config import SearchBudget, SearchConfig
from engine.ai.search.sequential_halving import Candidate, search
from engine.ai.search.tree import preferred_line
from engine.core import Seat
from engine.rng import Rng

Level: TypeAlias = Literal["easy", "medium", "hard", "expert"]
"""The levels that people can choose, weakest first. Not every game has Expert."""

LEVELS: tuple[Level, ...] = get_args(Level)

TIME_CAPS: Mapping[str, float] = {"hard": 0.4, "expert": 1.9}
"""Seconds that each level with a search may take for a move at a table; the others take none."""

RANDOM = "random"
"""A baseline for measurements, not offered to people."""

HINT_BUDGET_FACTOR = 4
"""How many times Hard's playouts a hint uses, to estimate the differences between actions."""


SOLO_TIE_TOLERANCE = 0.05
"""Part of the total points by which actions of a solo game may differ and still be equal.

Played on, such actions do not show the loss that was claimed: see "Measured" in README.
"""


class Player(Protocol):
    """Chooses actions for a seat."""

    def choose(self, info_state: InformationState) -> Any:
        """Return one of the legal actions, always the same for equal information states."""


@dataclass(frozen=True, slots=True)
class ActionValue:
    """The expected outcome of an action, estimated from playouts.

    `win_share` is the expected share of the win, `lead` the expected points ahead of the best other
    seat (in a solo game: the points), over `games` playouts. `win_share_lost` and `points_lost` are
    the differences from the best action in the same determinizations. `continuation` are the
    actions that go on with the same choice, as far as the search prefers some; where a hint was
    asked for they finish it, and `differences` are what most distinguishes the best action from
    this one, the most important first. `leads_now` marks an action that seems better than the best
    one as the table stands.
    """

    action: Any
    games: int
    win_share: float
    lead: float
    win_share_lost: float
    points_lost: float
    differences: tuple[Difference, ...] = ()
    continuation: tuple[Any, ...] = ()
    leads_now: bool = False


class RandomPlayer:
    """Chooses uniformly among the legal actions."""

    def choose(self, info_state: InformationState) -> Any:
        return info_state.legal[Rng(info_state.seed).randbelow(len(info_state.legal))]


PolicyOf: TypeAlias = Callable[[Any], Policy]
"""Returns the policy for a state."""


class PolicyPlayer:
    """Chooses the action of highest policy value."""

    def __init__(self, policy_of: PolicyOf) -> None:
        self._policy_of = policy_of

    def choose(self, info_state: InformationState) -> Any:
        return self._policy_of(info_state.state).choose(info_state.state, info_state.seat)


class EasyPlayer:
    """Chooses by a short-sighted policy among the actions that it notices.

    Passing is never overlooked, and at least one action is noticed.
    """

    def __init__(self, policy_of: PolicyOf, attention: float) -> None:
        self._policy_of = policy_of
        self._attention = attention

    def choose(self, info_state: InformationState) -> Any:
        state, seat = info_state.state, info_state.seat
        policy, rng = self._policy_of(state), Rng(info_state.seed)
        distinct = distinct_actions(policy, state, seat, info_state.legal)
        can_pass = info_state.game.pass_action
        noticed = [
            action
            for action in distinct
            if rng.next_u64() < self._attention * 2**64 or action == can_pass
        ] or [distinct[rng.randbelow(len(distinct))]]
        values = policy.values(state, seat, noticed)
        return noticed[values.index(max(values))]


class SearchPlayer:
    """Chooses by search, see `sequential_halving`."""

    def __init__(
        self,
        policy_of: PolicyOf,
        config: SearchConfig,
        budget: SearchBudget,
        clock: Callable[[], float] = monotonic,
        has_begun_choice: Callable[[Any, Seat], bool] | None = None,
    ) -> None:
        self._policy_of = policy_of
        self._has_begun_choice = has_begun_choice
        self._config = config
        self._budget = budget
        self._clock = clock

    def choose(self, info_state: InformationState) -> Any:
        if len(info_state.legal) == 1:
            return info_state.legal[0]
        return self._search(info_state)[0].action

    def evaluate_actions(self, info_state: InformationState) -> list[ActionValue]:
        """Return every action that was simulated with its expected outcome, best first.

        If nothing was simulated, for want of a choice or of time, that is the policy's favourite
        with 0 games.
        """
        candidates = self._search(info_state)
        best = candidates[0]
        values = [
            replace(_action_value(each, best), continuation=self._line(info_state, each))
            for each in candidates
            if each.utilities
        ]
        return values or [ActionValue(best.action, 0, 0.0, 0.0, 0.0, 0.0)]

    def _line(self, info_state: InformationState, candidate: Candidate) -> tuple[Any, ...]:
        """Return how the tree prefers to go on with the choice that a candidate begins."""
        if self._has_begun_choice is None:
            return ()
        key_of = self._config.information_set_key
        start = info_state.state, info_state.seat, candidate.action
        return preferred_line(
            info_state.game, start, candidate.tree, key_of, self._has_begun_choice
        )

    def _search(self, info_state: InformationState) -> list[Candidate]:
        policy = self._policy_of(info_state.state)
        return search(info_state, policy, self._config, self._budget, self._clock)


def _action_value(candidate: Candidate, best: Candidate) -> ActionValue:
    games = len(candidate.utilities)
    win_share, lead = fmean(candidate.win_shares), fmean(candidate.leads)
    points_lost = fmean(best.leads[:games]) - lead
    if candidate.is_alone and abs(points_lost) < SOLO_TIE_TOLERANCE * fmean(best.leads):
        points_lost = 0.0
    return ActionValue(
        action=candidate.action,
        games=games,
        win_share=win_share,
        lead=lead,
        win_share_lost=fmean(best.win_shares[:games]) - win_share,
        points_lost=points_lost,
    )


def levels_of(game: str) -> tuple[Level, ...]:
    """Return the levels that a game has, weakest first; none if no AI can play it."""
    return levels_with(find_agent_spec(game)) if has_agents(game) else ()


def levels_with(spec: AgentSpec) -> tuple[Level, ...]:
    """Return the levels of a specification, weakest first."""
    return LEVELS if spec.expert else tuple(level for level in LEVELS if level != "expert")


def hint_level(game: str) -> Level:
    """Return the level whose search gives hints: the strongest that the game has."""
    return levels_of(game)[-1]


def make_player(
    game: str,
    level: str,
    *,
    playouts: int | None = None,
    time_cap: float | None = None,
    clock: Callable[[], float] = monotonic,
) -> Player:
    """Return a player of a level.

    `playouts` replaces the number of playouts of a level that searches, `time_cap` limits its
    search in seconds of a clock. Raises KeyError for a game without AI players and ValueError for
    a level that the game does not have.
    """
    if level == RANDOM:
        return RandomPlayer()
    match level:
        case "easy":
            spec = find_agent_spec(game)
            easy = spec.easy
            return EasyPlayer(lambda state: spec.policy(state, easy.horizon), easy.attention)
        case "medium":
            return PolicyPlayer(find_agent_spec(game).policy)
        case "hard" | "expert":
            return _make_search_player(game, level, playouts, time_cap, clock)
    raise ValueError(f"no level is called {level!r}")


def make_hint_player(
    game: str, *, playouts: int | None = None, time_cap: float | None = None
) -> SearchPlayer:
    """Return the strongest player of a game, which also evaluates each action: for hints."""
    level = hint_level(game)
    if playouts is None and level == "hard":
        playouts = find_agent_spec(game).hard.playouts * HINT_BUDGET_FACTOR
    return _make_search_player(game, level, playouts, time_cap)


def _make_search_player(
    game: str,
    level: Level,
    playouts: int | None,
    time_cap: float | None,
    clock: Callable[[], float] = monotonic,
) -> SearchPlayer:
    spec = find_agent_spec(game)
    budget = _expert_budget(game) if level == "expert" else spec.hard
    if playouts is not None:
        budget = replace(budget, playouts=playouts)
    budget = replace(budget, seconds=time_cap)
    return SearchPlayer(spec.policy, spec.search_config, budget, clock, spec.has_begun_choice)


def _expert_budget(game: str) -> SearchBudget:
    """Return the budget of the game's Expert. Raises ValueError if there is none."""
    expert = find_agent_spec(game).expert
    if expert is None:
        raise ValueError(f"{game} has no Expert, but {', '.join(levels_of(game))}")
    return expert
