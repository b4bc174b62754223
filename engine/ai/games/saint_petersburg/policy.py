"""The policy of Saint Petersburg: greedy by tuned weights. Its AI players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import inf
from typing import TypeAlias

from engine.ai.agent_spec import AgentSpec, EasyConfig
from engine.ai.games.saint_petersburg.card_values import CardValues
from engine.ai.games.saint_petersburg.facts import facts
from engine.ai.games.saint_petersburg.features import VALUE_FUNCTION, phases_begun, weights_key
from engine.ai.games.saint_petersburg.information_set import information_set_key
from engine.ai.games.saint_petersburg.phase_values import (
    NO_LAST_DEAL_COST,
    PhaseValues,
    last_deal_cost,
    rounds_left_rounded,
)
from engine.ai.games.saint_petersburg.turn_values import NO_RIVAL_RUBLES, TurnValues
from engine.ai.games.saint_petersburg.weights import Weights
from engine.ai.search.config import Cutoff, SearchBudget, SearchConfig
from engine.ai.weights_store import JsonWeightsStore
from engine.core import Seat
from engine.games.saint_petersburg.action_effects import is_sacrifice
from engine.games.saint_petersburg.actions import (
    Action,
    BuyPoints,
    Divide,
    Trade,
)
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.editions import DATA
from engine.games.saint_petersburg.legal import (
    PUB_PRICE,
    guild_hall_gain,
    legal_actions,
    trading_house_cost,
)
from engine.games.saint_petersburg.scoring import result
from engine.games.saint_petersburg.state import Player, State

MAX_CACHED_CARD_VALUES = 12_000
"""Limit of a shared cache of card values: about 50 megabytes."""

MAX_CACHED_PHASES = 5000
"""Limit of cached phase values, by the sizes of the stacks."""

EXPLORATION_NOISE = {"base": 20.0, "new_society": 40.0}
"""Noise of self-play in points: larger in an edition whose cards yield more."""

CUTOFF_PHASES = 2
"""Phases until rollouts are cut off. Further on the policy's own errors add more noise."""

CachedPhase: TypeAlias = tuple[PhaseValues, dict[bytes, CardValues]]


class CardValuesCache:
    """A cache of card values, partitioned by phase values, and cleared when it is full."""

    def __init__(self) -> None:
        self._partitions: list[dict[bytes, CardValues]] = []
        self._size = 0

    def new_partition(self) -> dict[bytes, CardValues]:
        """Return a dictionary for the card values of one phase, to be filled through `put`."""
        partition: dict[bytes, CardValues] = {}
        self._partitions.append(partition)
        return partition

    def put(self, partition: dict[bytes, CardValues], key: bytes, card_values: CardValues) -> None:
        """Cache card values in a partition."""
        if self._size >= MAX_CACHED_CARD_VALUES:
            self._size = 0
            for each in self._partitions:
                each.clear()
        self._size += 1
        partition[key] = card_values


class GreedyPolicy:
    """Chooses by weighted card values. It reads the contents of the stacks, never their order."""

    def __init__(
        self,
        weights: Weights,
        horizon: int | None = None,
        cache: CardValuesCache | None = None,
    ) -> None:
        """Without a cache to share, the policy creates its own.

        `horizon` is the number of later rounds that are taken into account.
        """
        self.weights = weights
        self._is_short_sighted = horizon is not None
        self._horizon = inf if horizon is None else horizon
        self._cache = cache or CardValuesCache()
        self._phases_by_sizes: dict[tuple[Phase, int, int, int, int, bool, str], CachedPhase] = {}
        self._phases_by_rounds: dict[tuple[Phase, float, str], CachedPhase] = {}

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return the value of each action in points, relative to passing."""
        if state.pending_owners():
            player, (phase_values, _) = state.players[seat], self._cached_phase(state)
            return [
                self._building_action_value(state, player, phase_values, action) for action in legal
            ]
        turn = self._turn_values(state, seat)
        return [turn.value(action) for action in legal]

    def choose(self, state: State, seat: Seat) -> Action:
        """Return the action with the highest value, or one of nearly the same value.

        Most moves of a playout are chosen here, without listing all legal actions.
        """
        if state.drawn is not None or state.pending_owners():
            legal = legal_actions(state, seat)
            values = self.values(state, seat, legal)
            return legal[values.index(max(values))]
        return self._turn_values(state, seat).best()

    def equivalence_keys(
        self, state: State, seat: Seat, legal: Sequence[Action]
    ) -> Sequence[Hashable]:
        """Return the actions themselves: no two are equivalent."""
        return legal

    def _turn_values(self, state: State, seat: Seat) -> TurnValues:
        player, phase = state.players[seat], self._cached_phase(state)
        own = self._card_values(state, player, phase)
        seats = state.players
        if len(seats) == 1:
            costs = NO_LAST_DEAL_COST if self._is_short_sighted else last_deal_cost(state)
            return TurnValues(state, player, own, own, NO_RIVAL_RUBLES, costs)
        if state.drawn is not None:
            return TurnValues(state, player, own, own, NO_RIVAL_RUBLES, NO_LAST_DEAL_COST)
        rival = seats[seat + 1] if seat + 1 < len(seats) else seats[0]
        wants = self._card_values(state, rival, phase)
        return TurnValues(state, player, own, wants, rival.rubles, NO_LAST_DEAL_COST)

    def _building_action_value(
        self, state: State, player: Player, phase_values: PhaseValues, action: Action
    ) -> float:
        """Return what an owner gains from a decision after the building scoring."""
        match action:
            case Divide(points):
                cost = points - guild_hall_gain(state.table, player)
            case Trade(points):
                cost = trading_house_cost(points)
            case BuyPoints(points):
                cost = PUB_PRICE * points
            case _:
                raise AssertionError(f"{action} is nothing to decide there")
        weights = self.weights
        below = max(0.0, weights.reserve - player.rubles + cost)
        ruble = weights.pub_ruble + weights.pub_ruble_round * phase_values.rounds
        return points - cost * ruble - below * phase_values.shortage_cost

    def _cached_phase(self, state: State) -> CachedPhase:
        worker, building, aristocrat, trading = state.stacks
        sizes = (
            state.phase,
            len(worker),
            len(building),
            len(aristocrat),
            len(trading),
            state.last_round,
            state.options.edition,
        )
        phase = self._phases_by_sizes.get(sizes)
        if phase is None:
            if len(self._phases_by_sizes) >= MAX_CACHED_PHASES:
                self._phases_by_sizes.clear()
            phase = self._phases_by_sizes[sizes] = self._phase_of_rounded_rounds(state)
        return phase

    def _phase_of_rounded_rounds(self, state: State) -> CachedPhase:
        """Return phase values for the rounded number of rounds, to share cached card values."""
        rounds = min(rounds_left_rounded(self.weights, state), self._horizon)
        key = state.phase, rounds, state.options.edition
        phase = self._phases_by_rounds.get(key)
        if phase is None:
            phase_values = PhaseValues(self.weights, state.table, state.phase, rounds)
            phase = phase_values, self._cache.new_partition()
            self._phases_by_rounds[key] = phase
        return phase

    def _card_values(self, state: State, player: Player, phase: CachedPhase) -> CardValues:
        phase_values, partition = phase
        key = bytes(player.in_play)
        if player.used_observatories or player.used_prisons:
            key += bytes((player.used_observatories, player.used_prisons))
        card_values = partition.get(key)
        if card_values is None:
            card_values = CardValues(self.weights, state.table, phase_values, player, state.phase)
            self._cache.put(partition, key, card_values)
        return card_values


def _game_statistics(start: State, end: State) -> dict[str, float]:
    """Return the rounds played, and the win share of the first holder of the aristocrat marker."""
    ended = result(end)
    assert ended is not None
    holder, winners = start.markers[Phase.ARISTOCRAT], ended.winners
    return {
        "rounds": float(end.round),
        "first aristocrat marker wins": 1 / len(winners) if holder in winners else 0.0,
    }


_SHARED_CACHE = CardValuesCache()


def _build_policy(weights: Weights, horizon: int | None = None) -> GreedyPolicy:
    return GreedyPolicy(weights, horizon, _SHARED_CACHE)


SEARCH_CONFIG = SearchConfig(
    information_set_key=information_set_key,
    margin_scale=12.0,
    win_weight=0.8,
    point_utility=0.03,
    prior_visits=20,
    cutoff=Cutoff(VALUE_FUNCTION, period=phases_begun, max_periods=CUTOFF_PHASES),
    max_depth=5,
)

RULES, AI_PLAYERS = "engine.games.saint_petersburg", "engine.ai.games.saint_petersburg"

COMPILED_MODULES = (
    f"{RULES}.cards",
    f"{RULES}.determinization",
    f"{RULES}.legal",
    f"{RULES}.phases",
    f"{RULES}.play",
    f"{RULES}.scoring",
    f"{RULES}.state",
    f"{AI_PLAYERS}.card_values",
    f"{AI_PLAYERS}.features",
    f"{AI_PLAYERS}.information_set",
    f"{AI_PLAYERS}.phase_values",
    f"{AI_PLAYERS}.policy",
    f"{AI_PLAYERS}.turn_values",
)

AGENT_SPEC = AgentSpec(
    weights=JsonWeightsStore(DATA / "players" / "policy", Weights),
    weights_key=weights_key,
    build_policy=_build_policy,
    game_statistics=_game_statistics,
    facts=facts,
    is_sacrifice=is_sacrifice,
    search_config=SEARCH_CONFIG,
    easy=EasyConfig(horizon=1, attention=0.3),
    exploration_noise=lambda state: EXPLORATION_NOISE[state.options.edition],
    hard=SearchBudget(playouts=400, max_candidates=8),
    expert=SearchBudget(playouts=1600, max_candidates=8, max_depth=16, opponents_in_tree=True),
    compiled_modules=COMPILED_MODULES,
    measured_options=("{}", '{"edition":"new_society"}'),
)
