"""A greedy player of Saint Petersburg: it does what is worth most by its tuned weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

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
from engine.games.saint_petersburg.appraisal import Appraisal, Way
from engine.games.saint_petersburg.cards import EDITIONS, Card, Phase
from engine.games.saint_petersburg.judgement import JUDGEMENT, phases_begun
from engine.games.saint_petersburg.legal import (
    MIN_STACK_TO_DRAW,
    PUB_PRICE,
    guild_hall_gain,
    has_unused_observatory,
    has_unused_prison,
    legal_actions,
    trading_house_cost,
)
from engine.games.saint_petersburg.outlook import (
    NO_LAST_DEAL,
    Outlook,
    last_deal,
    rounds_told_apart,
)
from engine.games.saint_petersburg.scoring import result
from engine.games.saint_petersburg.state import Options, Player, State
from engine.games.saint_petersburg.weights import Weights, load_weights, store_weights
from engine.players.policy import Effort, Horizon, Scales, Skill
from engine.players.weights import Provenance

APPRAISALS_KEPT = 12_000
"""What all policies that share a memory remember together: some 50 megabytes."""

LOOKS_KEPT = 5000
"""Sizes of the stacks whose outlook is remembered."""

NO_RIVAL = -1
"""The purse of a rival who is not there: he cannot pay for anything."""

MISJUDGEMENT = {"base": 20.0, "new_society": 40.0}
"""Points by which an Easy player misjudges an action at most: more where cards bring more."""

HALF_ROUND = 2
"""Phases until playouts are cut off: judged further on, the policy's own mistakes blur more."""

Look: TypeAlias = tuple[Outlook, dict[bytes, Appraisal]]


class Memory:
    """What was appraised, by outlook; all of it is forgotten when it becomes too much."""

    def __init__(self) -> None:
        self._kept: list[dict[bytes, Appraisal]] = []
        self._number = 0

    def of_outlook(self) -> dict[bytes, Appraisal]:
        """A place for what is appraised under one outlook, which `keep` fills."""
        place: dict[bytes, Appraisal] = {}
        self._kept.append(place)
        return place

    def keep(self, place: dict[bytes, Appraisal], key: bytes, appraisal: Appraisal) -> None:
        """Remember an appraisal."""
        if self._number >= APPRAISALS_KEPT:
            self._number = 0
            for each in self._kept:
                each.clear()
        self._number += 1
        place[key] = appraisal


class Greedy:
    """Values actions by weights. Of a state it reads the stacks' contents, never their order."""

    def __init__(self, weights: Weights, memory: Memory | None = None) -> None:
        """Who is given no memory to share has one of his own."""
        self.weights = weights
        self._memory = memory or Memory()
        self._looks: dict[tuple[Phase, int, int, int, int, bool, str], Look] = {}
        self._rounded: dict[tuple[Phase, float, str], Look] = {}

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """What each action is worth in points, against passing."""
        player, look = state.players[seat], self._look(state)
        if state.pending_owners():
            return [self._at_house(state, player, look[0], action) for action in legal]
        own = self._appraisal(state, player, look)
        values = [_value(own, state, player, action) for action in legal]
        if len(state.players) == 1:
            deal = last_deal(state)
            return [value - deal.cost(action) for value, action in zip(values, legal, strict=True)]
        if state.drawn is None:
            rival = self._rival(state, seat)
            others, denial = self._appraisal(state, rival, look), self.weights.denial
            for place, action in enumerate(legal):
                if isinstance(action, (Buy, Take)):
                    values[place] += denial * others.wishes(action.card, rival.rubles)
        return values

    def choose(self, state: State, seat: Seat) -> Action:
        """The action with the highest value, found card by card: most moves of a playout."""
        if state.drawn is not None or state.pending_owners():
            legal = legal_actions(state, seat)
            values = self.values(state, seat, legal)
            return legal[values.index(max(values))]
        player, look = state.players[seat], self._look(state)
        own = self._appraisal(state, player, look)
        best, chosen = self._best_of_rows(state, seat, own, look)
        rubles, played = player.rubles, own.look.played
        for card in player.hand:
            way = _payable(own, card, rubles, 0)
            if way is not None and (value := played + own.pays(way, rubles, 0)) > best:
                best, chosen = value, play(card, way.displaced)
        if state.phase is Phase.BUILDING:
            for value, action in _uses(state, player, own):
                if value > best:
                    best, chosen = value, action
        return chosen

    def _best_of_rows(
        self, state: State, seat: Seat, own: Appraisal, look: Look
    ) -> tuple[float, Action]:
        """The best buy or take, if it is worth more than passing. Here playouts spend their time.

        What is asked of a card before its exact value is an upper bound.
        """
        player, denial = state.players[seat], self.weights.denial
        rubles, in_hand = player.rubles, len(player.hand)
        wishes, purse, costs = own, NO_RIVAL, NO_LAST_DEAL
        if len(state.players) > 1:
            rival = self._rival(state, seat)
            wishes, purse = self._appraisal(state, rival, look), rival.rubles
        else:
            costs = last_deal(state)
        room = in_hand < own.limit
        kept, share = own.kept(in_hand), self.weights.take_share
        best, found, bought = 0.0, None, None
        for row, source, saved in _rows(state):
            most_saved, cost = saved * max(0.0, own.look.ruble), costs.rows[saved]
            for card in row:
                net, wish = own[card].net, wishes[card]
                beside = (denial * wish.wished if wish.price <= purse else 0.0) - cost
                if net + most_saved + beside > best:
                    way = _payable(own, card, rubles, saved)
                    if way and (value := beside + own.pays(way, rubles, saved)) > best:
                        best, found, bought = value, (card, source), way
                if room and kept + share * net + beside > best:
                    value = beside + own.takes(card, rubles, in_hand)
                    if value > best:
                        best, found, bought = value, (card, source), None
        if found is None:
            return best, PASS
        return best, take(*found) if bought is None else buy(*found, bought.displaced)

    def _rival(self, state: State, seat: Seat) -> Player:
        """Who acts next."""
        return state.players[(seat + 1) % len(state.players)]

    def _at_house(self, state: State, player: Player, look: Outlook, action: Action) -> float:
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
        ruble = weights.pub_ruble + weights.pub_ruble_round * look.rounds
        return points - cost * ruble - below * look.short

    def _look(self, state: State) -> Look:
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
        found = self._looks.get(sizes)
        if found is None:
            if len(self._looks) >= LOOKS_KEPT:
                self._looks.clear()
            found = self._looks[sizes] = self._rounded_look(state)
        return found

    def _rounded_look(self, state: State) -> Look:
        """Nearly equal outlooks count as one, so that what was appraised serves more often."""
        rounds = rounds_told_apart(self.weights, state)
        key = state.phase, rounds, state.options.edition
        found = self._rounded.get(key)
        if found is None:
            outlook = Outlook(self.weights, state.table, state.phase, rounds)
            found = outlook, self._memory.of_outlook()
            self._rounded[key] = found
        return found

    def _appraisal(self, state: State, player: Player, look: Look) -> Appraisal:
        outlook, known = look
        key = bytes(player.in_play)
        if player.used_observatories or player.used_prisons:
            key += bytes((player.used_observatories, player.used_prisons))
        found = known.get(key)
        if found is None:
            found = Appraisal(self.weights, state.table, outlook, player, state.phase)
            self._memory.keep(known, key, found)
        return found


def _rows(state: State) -> tuple[tuple[list[Card], Source, int], tuple[list[Card], Source, int]]:
    return (state.upper, "upper", 0), (state.lower, "lower", 1)


def _uses(state: State, player: Player, own: Appraisal) -> list[tuple[float, Action]]:
    """What an Observatory and a Debtor's Prison can do, with what that is worth."""
    found: list[tuple[float, Action]] = []
    if has_unused_observatory(state.table, player):
        deal = last_deal(state)
        found += [
            (own.draws(stack, player) - deal.cost(draw(phase)), draw(phase))
            for phase, stack in zip(Phase, state.stacks, strict=True)
            if len(stack) >= MIN_STACK_TO_DRAW
        ]
    if has_unused_prison(state.table, player):
        found += [
            (own.releases(card, player), release(card))
            for card in dict.fromkeys(state.discard_pile)
        ]
    return found


def _payable(own: Appraisal, card: Card, rubles: int, saved: int) -> Way | None:
    """The best way that can be paid."""
    way = own[card]
    if not way.real or not rubles:
        return None
    if way.price - saved <= rubles:
        return way
    if way.displaced is None:
        return None
    return next((way for way in own.ways(card) if way.price - saved <= rubles), None)


def _value(own: Appraisal, state: State, player: Player, action: Action) -> float:
    if type(action) is Take:
        return own.takes(action.card, player.rubles, len(player.hand))
    if type(action) is Buy:
        way = _displacing(own, action.card, action.displaced)
        return own.pays(way, player.rubles, action.source == "lower")
    if type(action) is Play:
        way = _displacing(own, action.card, action.displaced)
        return own.look.played + own.pays(way, player.rubles, 0)
    if type(action) is Draw:
        return own.draws(state.stacks[action.stack], player)
    if type(action) is Release:
        return own.releases(action.card, player)
    return 0.0


def _displacing(own: Appraisal, card: Card, displaced: Card | None) -> Way:
    return next(way for way in own.ways(card) if way.displaced == displaced)


class EveryEdition:
    """A greedy player with weights of its own for each edition."""

    def __init__(self, weights: Mapping[str, Weights], memory: Memory) -> None:
        self._players = {edition: Greedy(each, memory) for edition, each in weights.items()}

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """What each action is worth in points, against passing."""
        return self._players[state.options.edition].values(state, seat, legal)

    def choose(self, state: State, seat: Seat) -> Action:
        """The action with the highest value."""
        return self._players[state.options.edition].choose(state, seat)


@cache
def tuned(seats: int) -> EveryEdition:
    """The greedy player with the stored weights for that number of players."""
    weights = {edition: load_weights(seats, edition) for edition in EDITIONS}
    return EveryEdition(weights, _shared_memory())


@cache
def _shared_memory() -> Memory:
    return Memory()


def _figures(start: State, end: State) -> dict[str, float]:
    """Rounds played, and the part of the win of who held the aristocrats' marker first."""
    ended = result(end)
    assert ended is not None
    holder, winners = start.markers[Phase.ARISTOCRAT], ended.winners
    return {
        "rounds": float(end.round),
        "first aristocrat marker wins": 1 / len(winners) if holder in winners else 0.0,
    }


def _parameters(seats: int | None, options: Options) -> dict[str, float]:
    known = Weights() if seats is None else load_weights(seats, options.edition)
    return known.model_dump()


def _store(
    seats: int,
    options: Options,
    parameters: Mapping[str, float],
    provenance: Provenance,
) -> None:
    store_weights(seats, parameters, provenance, options.edition)


def _build(parameters: Mapping[str, float]) -> Greedy:
    return Greedy(Weights.model_validate(parameters))


SCALES = Scales(
    safe_lead=12.0,
    win=0.3,
    point=0.03,
    prior_games=20,
    noise=lambda state: MISJUDGEMENT[state.options.edition],
    horizon=Horizon(JUDGEMENT.estimate, milestone=phases_begun, stretches=HALF_ROUND),
    depth=5,
)

SKILL = Skill(
    tuned=tuned,
    parameters=_parameters,
    build=_build,
    store=_store,
    figures=_figures,
    scales=SCALES,
    judgement=JUDGEMENT,
    hard=Effort(playouts=400, keep=8),
    expert=Effort(playouts=1200, keep=8, prior_games=60),
)
