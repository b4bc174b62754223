"""The policy of Saint Petersburg: greedy by tuned weights. Its AI players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.ai.agent_spec import AgentSpec
from engine.ai.games.saint_petersburg.card_values import CardValues, PlayOption
from engine.ai.games.saint_petersburg.features import VALUE_FUNCTION, phases_begun, weights_key
from engine.ai.games.saint_petersburg.phase_values import (
    NO_LAST_DEAL_COST,
    PhaseValues,
    last_deal_cost,
    rounds_left_rounded,
)
from engine.ai.games.saint_petersburg.weights import Weights
from engine.ai.search.config import Cutoff, SearchBudget, SearchConfig
from engine.ai.weights_store import JsonWeightsStore
from engine.core import Seat
from engine.games.saint_petersburg.actions import (
    PASS,
    Action,
    Buy,
    BuyPoints,
    Divide,
    Draw,
    Play,
    Release,
    Source,
    Take,
    Trade,
    buy,
    draw,
    play,
    release,
    take,
)
from engine.games.saint_petersburg.cards import Card, Phase
from engine.games.saint_petersburg.editions import DATA
from engine.games.saint_petersburg.legal import (
    MIN_STACK_TO_DRAW,
    PUB_PRICE,
    guild_hall_gain,
    has_unused_observatory,
    has_unused_prison,
    legal_actions,
    trading_house_cost,
)
from engine.games.saint_petersburg.scoring import result
from engine.games.saint_petersburg.state import Player, State

MAX_CACHED_CARD_VALUES = 12_000
"""Limit of a shared cache of card values: about 50 megabytes."""

MAX_CACHED_PHASES = 5000
"""Limit of cached phase values, by the sizes of the stacks."""

NO_RIVAL_RUBLES = -1
"""Rubles of a rival that does not exist: too few for any card."""

EASY_NOISE = {"base": 20.0, "new_society": 40.0}
"""Maximum error of an Easy player in points: larger in an edition whose cards yield more."""

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

    def __init__(self, weights: Weights, cache: CardValuesCache | None = None) -> None:
        """Without a cache to share, the policy creates its own."""
        self.weights = weights
        self._cache = cache or CardValuesCache()
        self._phases_by_sizes: dict[tuple[Phase, int, int, int, int, bool, str], CachedPhase] = {}
        self._phases_by_rounds: dict[tuple[Phase, float, str], CachedPhase] = {}

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return the value of each action in points, relative to passing."""
        player, phase = state.players[seat], self._cached_phase(state)
        if state.pending_owners():
            return [
                self._building_action_value(state, player, phase[0], action) for action in legal
            ]
        own = self._card_values(state, player, phase)
        values = [_action_value(own, state, player, action) for action in legal]
        if len(state.players) == 1:
            deal = last_deal_cost(state)
            return [value - deal.cost(action) for value, action in zip(values, legal, strict=True)]
        if state.drawn is None:
            rival = self._rival(state, seat)
            others, denial = self._card_values(state, rival, phase), self.weights.denial
            for place, action in enumerate(legal):
                if isinstance(action, (Buy, Take)):
                    values[place] += denial * others.wish_value(action.card, rival.rubles)
        return values

    def choose(self, state: State, seat: Seat) -> Action:
        """Return the action with the highest value, without listing all legal actions.

        Most moves of a playout are chosen here.
        """
        if state.drawn is not None or state.pending_owners():
            legal = legal_actions(state, seat)
            values = self.values(state, seat, legal)
            return legal[values.index(max(values))]
        player, phase = state.players[seat], self._cached_phase(state)
        own = self._card_values(state, player, phase)
        best, chosen = self._best_of_rows(state, seat, own, phase)
        rubles, played = player.rubles, own.phase_values.free_slot_value
        for card in player.hand:
            option = _affordable_option(own, card, rubles, 0)
            if (
                option is not None
                and (value := played + own.value_of_playing(option, rubles, 0)) > best
            ):
                best, chosen = value, play(card, option.displaced)
        if state.phase is Phase.BUILDING:
            for value, action in _building_actions(state, player, own):
                if value > best:
                    best, chosen = value, action
        return chosen

    def _best_of_rows(
        self, state: State, seat: Seat, own: CardValues, phase: CachedPhase
    ) -> tuple[float, Action]:
        """Return the best purchase or take that is worth more than passing, with its value.

        Playouts spend most time here: a cheap upper bound of each card's value is checked before
        its exact value.
        """
        player, denial = state.players[seat], self.weights.denial
        rubles, in_hand = player.rubles, len(player.hand)
        rival_values, rival_rubles, costs = own, NO_RIVAL_RUBLES, NO_LAST_DEAL_COST
        if len(state.players) > 1:
            rival = self._rival(state, seat)
            rival_values, rival_rubles = self._card_values(state, rival, phase), rival.rubles
        else:
            costs = last_deal_cost(state)
        has_room = in_hand < own.hand_limit
        hand_value, share = own.value_of_holding(in_hand), self.weights.take_share
        best, chosen, option_bought = 0.0, None, None
        for row, source, saved in _rows(state):
            most_saved, cost = saved * max(0.0, own.phase_values.ruble_value), costs.rows[saved]
            for card in row:
                net, rival_option = own[card].net_value, rival_values[card]
                extra = (
                    denial * rival_option.wish_value if rival_option.price <= rival_rubles else 0.0
                ) - cost
                if net + most_saved + extra > best:
                    option = _affordable_option(own, card, rubles, saved)
                    if (
                        option
                        and (value := extra + own.value_of_playing(option, rubles, saved)) > best
                    ):
                        best, chosen, option_bought = value, (card, source), option
                if has_room and hand_value + share * net + extra > best:
                    value = extra + own.value_of_taking(card, rubles, in_hand)
                    if value > best:
                        best, chosen, option_bought = value, (card, source), None
        if chosen is None:
            return best, PASS
        if option_bought is None:
            return best, take(*chosen)
        return best, buy(*chosen, option_bought.displaced)

    def _rival(self, state: State, seat: Seat) -> Player:
        """Return the next seat's player."""
        return state.players[(seat + 1) % len(state.players)]

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
        rounds = rounds_left_rounded(self.weights, state)
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


def _rows(state: State) -> tuple[tuple[list[Card], Source, int], tuple[list[Card], Source, int]]:
    return (state.upper, "upper", 0), (state.lower, "lower", 1)


def _building_actions(state: State, player: Player, own: CardValues) -> list[tuple[float, Action]]:
    """Return what an Observatory and a Debtor's Prison can do, with its value."""
    actions: list[tuple[float, Action]] = []
    if has_unused_observatory(state.table, player):
        deal = last_deal_cost(state)
        actions += [
            (own.value_of_drawing(stack, player) - deal.cost(draw(phase)), draw(phase))
            for phase, stack in zip(Phase, state.stacks, strict=True)
            if len(stack) >= MIN_STACK_TO_DRAW
        ]
    if has_unused_prison(state.table, player):
        actions += [
            (own.value_of_releasing(card, player), release(card))
            for card in dict.fromkeys(state.discard_pile)
        ]
    return actions


def _affordable_option(own: CardValues, card: Card, rubles: int, saved: int) -> PlayOption | None:
    """Return the best way to play the card that can be paid, if there is one."""
    option = own[card]
    if not option.is_available or not rubles:
        return None
    if option.price - saved <= rubles:
        return option
    if option.displaced is None:
        return None
    return next(
        (option for option in own.play_options(card) if option.price - saved <= rubles), None
    )


def _action_value(own: CardValues, state: State, player: Player, action: Action) -> float:
    if type(action) is Take:
        return own.value_of_taking(action.card, player.rubles, len(player.hand))
    if type(action) is Buy:
        option = _option_displacing(own, action.card, action.displaced)
        return own.value_of_playing(option, player.rubles, action.source == "lower")
    if type(action) is Play:
        option = _option_displacing(own, action.card, action.displaced)
        return own.phase_values.free_slot_value + own.value_of_playing(option, player.rubles, 0)
    if type(action) is Draw:
        return own.value_of_drawing(state.stacks[action.stack], player)
    if type(action) is Release:
        return own.value_of_releasing(action.card, player)
    return 0.0


def _option_displacing(own: CardValues, card: Card, displaced: Card | None) -> PlayOption:
    return next(option for option in own.play_options(card) if option.displaced == displaced)


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


def _build_policy(weights: Weights) -> GreedyPolicy:
    return GreedyPolicy(weights, _SHARED_CACHE)


SEARCH_CONFIG = SearchConfig(
    margin_scale=12.0,
    win_weight=0.3,
    point_utility=0.03,
    prior_visits=20,
    noise=lambda state: EASY_NOISE[state.options.edition],
    cutoff=Cutoff(VALUE_FUNCTION, period=phases_begun, max_periods=CUTOFF_PHASES),
    max_depth=5,
)

AGENT_SPEC = AgentSpec(
    weights=JsonWeightsStore(DATA / "players" / "policy", Weights),
    weights_key=weights_key,
    build_policy=_build_policy,
    game_statistics=_game_statistics,
    search_config=SEARCH_CONFIG,
    hard=SearchBudget(playouts=400, max_candidates=8),
    expert=SearchBudget(playouts=1200, max_candidates=8, prior_visits=60),
)
