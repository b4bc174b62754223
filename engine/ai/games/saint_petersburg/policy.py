"""A greedy player of Saint Petersburg: it does what is worth most by its tuned weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from engine.ai.agent_spec import AgentSpec
from engine.ai.games.saint_petersburg.card_values import CardValues, PlayOption
from engine.ai.games.saint_petersburg.features import VALUE_FUNCTION, phases_begun
from engine.ai.games.saint_petersburg.phase_values import (
    NO_LAST_DEAL_COST,
    PhaseValues,
    last_deal_cost,
    rounds_left_rounded,
)
from engine.ai.games.saint_petersburg.weights import Weights, load_weights, save_weights
from engine.ai.search.config import Cutoff, SearchBudget, SearchConfig
from engine.ai.weights_file import Provenance
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
from engine.games.saint_petersburg.cards import EDITIONS, Card, Phase
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
from engine.games.saint_petersburg.state import Options, Player, State

MAX_CACHED_CARD_VALUES = 12_000
"""What all policies that share a memory remember together: some 50 megabytes."""

MAX_CACHED_PHASES = 5000
"""Sizes of the stacks whose outlook is remembered."""

NO_RIVAL_RUBLES = -1
"""The purse of a rival who is not there: he cannot pay for anything."""

EASY_NOISE = {"base": 20.0, "new_society": 40.0}
"""Points by which an Easy player misjudges an action at most: more where cards bring more."""

CUTOFF_PHASES = 2
"""Phases until playouts are cut off: judged further on, the policy's own mistakes blur more."""

CachedPhase: TypeAlias = tuple[PhaseValues, dict[bytes, CardValues]]


class CardValuesCache:
    """What was appraised, by outlook; all of it is forgotten when it becomes too much."""

    def __init__(self) -> None:
        self._partitions: list[dict[bytes, CardValues]] = []
        self._size = 0

    def new_partition(self) -> dict[bytes, CardValues]:
        """A place for what is appraised under one outlook, which `put` fills."""
        partition: dict[bytes, CardValues] = {}
        self._partitions.append(partition)
        return partition

    def put(self, partition: dict[bytes, CardValues], key: bytes, card_values: CardValues) -> None:
        """Remember an appraisal."""
        if self._size >= MAX_CACHED_CARD_VALUES:
            self._size = 0
            for each in self._partitions:
                each.clear()
        self._size += 1
        partition[key] = card_values


class GreedyPolicy:
    """Values actions by weights. Of a state it reads the stacks' contents, never their order."""

    def __init__(self, weights: Weights, cache: CardValuesCache | None = None) -> None:
        """Who is given no memory to share has one of his own."""
        self.weights = weights
        self._cache = cache or CardValuesCache()
        self._phases_by_sizes: dict[tuple[Phase, int, int, int, int, bool, str], CachedPhase] = {}
        self._phases_by_rounds: dict[tuple[Phase, float, str], CachedPhase] = {}

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """What each action is worth in points, against passing."""
        player, phase = state.players[seat], self._cached_phase(state)
        if state.pending_owners():
            return [self._house_action_value(state, player, phase[0], action) for action in legal]
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
        """The action with the highest value, found card by card: most moves of a playout."""
        if state.drawn is not None or state.pending_owners():
            legal = legal_actions(state, seat)
            values = self.values(state, seat, legal)
            return legal[values.index(max(values))]
        player, phase = state.players[seat], self._cached_phase(state)
        own = self._card_values(state, player, phase)
        best, chosen = self._best_of_rows(state, seat, own, phase)
        rubles, played = player.rubles, own.phase_values.played
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
        """The best buy or take, if it is worth more than passing. Here playouts spend their time.

        What is asked of a card before its exact value is an upper bound.
        """
        player, denial = state.players[seat], self.weights.denial
        rubles, in_hand = player.rubles, len(player.hand)
        rival_values, rival_rubles, costs = own, NO_RIVAL_RUBLES, NO_LAST_DEAL_COST
        if len(state.players) > 1:
            rival = self._rival(state, seat)
            rival_values, rival_rubles = self._card_values(state, rival, phase), rival.rubles
        else:
            costs = last_deal_cost(state)
        room = in_hand < own.hand_limit
        kept, share = own.value_of_holding(in_hand), self.weights.take_share
        best, found, bought = 0.0, None, None
        for row, source, saved in _rows(state):
            most_saved, cost = saved * max(0.0, own.phase_values.ruble), costs.rows[saved]
            for card in row:
                net, wish = own[card].net_value, rival_values[card]
                beside = (denial * wish.wish_value if wish.price <= rival_rubles else 0.0) - cost
                if net + most_saved + beside > best:
                    option = _affordable_option(own, card, rubles, saved)
                    if (
                        option
                        and (value := beside + own.value_of_playing(option, rubles, saved)) > best
                    ):
                        best, found, bought = value, (card, source), option
                if room and kept + share * net + beside > best:
                    value = beside + own.value_of_taking(card, rubles, in_hand)
                    if value > best:
                        best, found, bought = value, (card, source), None
        if found is None:
            return best, PASS
        return best, take(*found) if bought is None else buy(*found, bought.displaced)

    def _rival(self, state: State, seat: Seat) -> Player:
        """Who acts next."""
        return state.players[(seat + 1) % len(state.players)]

    def _house_action_value(
        self, state: State, player: Player, phase_values: PhaseValues, action: Action
    ) -> float:
        """What an owner gains from what is decided after the building scoring."""
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
        return points - cost * ruble - below * phase_values.short

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
        found = self._phases_by_sizes.get(sizes)
        if found is None:
            if len(self._phases_by_sizes) >= MAX_CACHED_PHASES:
                self._phases_by_sizes.clear()
            found = self._phases_by_sizes[sizes] = self._phase_of_rounded_rounds(state)
        return found

    def _phase_of_rounded_rounds(self, state: State) -> CachedPhase:
        """Nearly equal outlooks count as one, so that what was appraised serves more often."""
        rounds = rounds_left_rounded(self.weights, state)
        key = state.phase, rounds, state.options.edition
        found = self._phases_by_rounds.get(key)
        if found is None:
            phase_values = PhaseValues(self.weights, state.table, state.phase, rounds)
            found = phase_values, self._cache.new_partition()
            self._phases_by_rounds[key] = found
        return found

    def _card_values(self, state: State, player: Player, phase: CachedPhase) -> CardValues:
        phase_values, known = phase
        key = bytes(player.in_play)
        if player.used_observatories or player.used_prisons:
            key += bytes((player.used_observatories, player.used_prisons))
        found = known.get(key)
        if found is None:
            found = CardValues(self.weights, state.table, phase_values, player, state.phase)
            self._cache.put(known, key, found)
        return found


def _rows(state: State) -> tuple[tuple[list[Card], Source, int], tuple[list[Card], Source, int]]:
    return (state.upper, "upper", 0), (state.lower, "lower", 1)


def _building_actions(state: State, player: Player, own: CardValues) -> list[tuple[float, Action]]:
    """What an Observatory and a Debtor's Prison can do, with what that is worth."""
    found: list[tuple[float, Action]] = []
    if has_unused_observatory(state.table, player):
        deal = last_deal_cost(state)
        found += [
            (own.value_of_drawing(stack, player) - deal.cost(draw(phase)), draw(phase))
            for phase, stack in zip(Phase, state.stacks, strict=True)
            if len(stack) >= MIN_STACK_TO_DRAW
        ]
    if has_unused_prison(state.table, player):
        found += [
            (own.value_of_releasing(card, player), release(card))
            for card in dict.fromkeys(state.discard_pile)
        ]
    return found


def _affordable_option(own: CardValues, card: Card, rubles: int, saved: int) -> PlayOption | None:
    """The best way that can be paid."""
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
        return own.phase_values.played + own.value_of_playing(option, player.rubles, 0)
    if type(action) is Draw:
        return own.value_of_drawing(state.stacks[action.stack], player)
    if type(action) is Release:
        return own.value_of_releasing(action.card, player)
    return 0.0


def _option_displacing(own: CardValues, card: Card, displaced: Card | None) -> PlayOption:
    return next(way for way in own.play_options(card) if way.displaced == displaced)


class PolicyByEdition:
    """A greedy player with weights of its own for each edition."""

    def __init__(self, weights: Mapping[str, Weights], cache: CardValuesCache) -> None:
        self._policies = {edition: GreedyPolicy(each, cache) for edition, each in weights.items()}

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """What each action is worth in points, against passing."""
        return self._policies[state.options.edition].values(state, seat, legal)

    def choose(self, state: State, seat: Seat) -> Action:
        """The action with the highest value."""
        return self._policies[state.options.edition].choose(state, seat)


@cache
def tuned_policy(seats: int) -> PolicyByEdition:
    """The greedy player with the stored weights for that number of players."""
    weights = {edition: load_weights(seats, edition) for edition in EDITIONS}
    return PolicyByEdition(weights, _shared_cache())


@cache
def _shared_cache() -> CardValuesCache:
    return CardValuesCache()


def _game_statistics(start: State, end: State) -> dict[str, float]:
    """Rounds played, and the part of the win of who held the aristocrats' marker first."""
    ended = result(end)
    assert ended is not None
    holder, winners = start.markers[Phase.ARISTOCRAT], ended.winners
    return {
        "rounds": float(end.round),
        "first aristocrat marker wins": 1 / len(winners) if holder in winners else 0.0,
    }


def _load_parameters(seats: int | None, options: Options) -> dict[str, float]:
    known = Weights() if seats is None else load_weights(seats, options.edition)
    return known.model_dump()


def _save_parameters(
    seats: int,
    options: Options,
    parameters: Mapping[str, float],
    provenance: Provenance,
) -> None:
    save_weights(seats, parameters, provenance, options.edition)


def _build_policy(parameters: Mapping[str, float]) -> GreedyPolicy:
    return GreedyPolicy(Weights.model_validate(parameters))


SEARCH_CONFIG = SearchConfig(
    margin_scale=12.0,
    win_weight=0.3,
    point_utility=0.03,
    prior_visits=20,
    noise=lambda state: EASY_NOISE[state.options.edition],
    cutoff=Cutoff(VALUE_FUNCTION.evaluate, period=phases_begun, max_periods=CUTOFF_PHASES),
    max_depth=5,
)

AGENT_SPEC = AgentSpec(
    tuned_policy=tuned_policy,
    load_parameters=_load_parameters,
    build_policy=_build_policy,
    save_parameters=_save_parameters,
    game_statistics=_game_statistics,
    search_config=SEARCH_CONFIG,
    network_value=VALUE_FUNCTION,
    hard=SearchBudget(playouts=400, max_candidates=8),
    expert=SearchBudget(playouts=1200, max_candidates=8, prior_visits=60),
)
