"""What each card is worth to the owner of certain cards, whatever rubles he has."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from engine.ai.games.saint_petersburg.phase_values import PhaseValues
from engine.ai.games.saint_petersburg.weights import Weights
from engine.games.saint_petersburg.cards import (
    SCORING_PHASES,
    Card,
    CardCounts,
    CardTable,
    Colour,
    Phase,
)
from engine.games.saint_petersburg.legal import discounts, displaceable
from engine.games.saint_petersburg.scoring import HAND_CARD_PENALTY, income
from engine.games.saint_petersburg.state import Player, hand_limit

ASSUMED_DISPLACED_VALUE = 6
"""What a trading card is thought to displace while nothing is there."""


class PlayOption(NamedTuple):
    """A way to put a card into play from the hand.

    `net_value` is what it brings less the rubles it costs, at what they are worth. `is_available` is False
    where nothing is there yet that the card could displace. `wish_value` is what the way gains
    somebody who can pay it and would.
    """

    net_value: float
    price: int
    displaced: Card | None
    is_available: bool
    wish_value: float


class CardValues(dict[Card, PlayOption]):
    """The best way to put each card into play, worked out when it is first asked for.

    It holds as long as the cards in play and the outlook stay, and knows nothing else of the
    player it was made for.
    """

    def __init__(
        self,
        weights: Weights,
        table: CardTable,
        phase_values: PhaseValues,
        player: Player,
        phase: Phase,
    ) -> None:
        super().__init__()
        self.weights = weights
        self.phase_values = phase_values
        self.hand_limit = hand_limit(table, player.in_play)
        self._table = table
        self._phase = phase
        self._owner = owner = player.clone()
        self._discounts = discounts(table, owner.in_play)
        self._aristocrat_kinds = count_aristocrat_kinds(table, owner.in_play)
        self._options: dict[Card, list[PlayOption]] = {}
        self._losses_by_kinds: dict[tuple[Card, ...], list[tuple[Card, float, int]]] = {}
        self._income_this_round: int | None = None
        for card in phase_values.counted_for_itself:
            net = self[card].net_value + self._pay_for_others(card)
            self[card] = self[card]._replace(net_value=net, wish_value=max(0.0, net))

    def __missing__(self, card: Card) -> PlayOption:
        """Work out the best way of a card. Half of a playout is spent here."""
        table = self._table
        if table.displaceable[card]:
            way = self._best_displacing_option(card)
        else:
            copies, colour, look = self._owner.in_play[card], table.colour[card], self.phase_values
            price = table.cost[card] - copies - self._discounts[colour]
            if price < 1:
                price = 1
            net = look.worth[card] - price * look.ruble
            if not copies and colour is Colour.RED:
                net += self._aristocrat_kinds + 1 + look.kind
            way = PlayOption(net, price, None, True, max(0.0, net))
        self[card] = way
        return way

    def play_options(self, card: Card) -> list[PlayOption]:
        """Every way to put the card into play, best first."""
        if not self._table.displaceable[card]:
            return [self[card]]
        found = self._options.get(card)
        if found is None:
            found = self._options[card] = self._displacing_options(card)
        return found

    def _best_displacing_option(self, card: Card) -> PlayOption:
        """The first of all ways, without the others."""
        full, gain, ruble = (
            self._price_before_displacing(card),
            self._gain(card),
            self.phase_values.ruble,
        )
        best, chosen, paid = -inf, None, 0
        for other, lost, value in self._displaceable_losses(card):
            price = full - value
            if price < 1:
                price = 1
            net = gain - lost - price * ruble
            if net > best:
                best, chosen, paid = net, other, price
        if chosen is None:
            price = max(1, full - ASSUMED_DISPLACED_VALUE)
            return PlayOption(gain - (price + 1) * ruble, price, None, False, 0.0)
        return PlayOption(best, paid, chosen, True, max(0.0, best))

    def _displacing_options(self, card: Card) -> list[PlayOption]:
        full, gain, ruble = (
            self._price_before_displacing(card),
            self._gain(card),
            self.phase_values.ruble,
        )
        ways = []
        for other, lost, value in self._displaceable_losses(card):
            price = max(1, full - value)
            net = gain - lost - price * ruble
            ways.append(PlayOption(net, price, other, True, max(0.0, net)))
        return sorted(ways, key=lambda way: -way.net_value) or [self._best_displacing_option(card)]

    def _price_before_displacing(self, card: Card) -> int:
        """The price before what is displaced is taken off."""
        table = self._table
        return table.cost[card] - self._owner.in_play[card] - self._discounts[table.colour[card]]

    def _displaceable_losses(self, card: Card) -> list[tuple[Card, float, int]]:
        """What the card may displace: each with what is lost by that and its value."""
        table, kinds = self._table, self._table.displaceable[card]
        found = self._losses_by_kinds.get(kinds)
        if found is None:
            found = self._losses_by_kinds[kinds] = [
                (other, self._loss(other), table.trade_value[other])
                for other in displaceable(table, self._owner, card)
            ]
        return found

    def _gain(self, card: Card) -> float:
        look, in_play = self.phase_values, self._owner.in_play
        gain = look.worth[card]
        if not in_play[card] and self._table.colour[card] == Colour.RED:
            gain += self._aristocrat_kinds + 1 + look.kind
        if card in look.counted:
            gain += self._pay_for_others(card)
        return gain

    def _loss(self, card: Card) -> float:
        lost = self.phase_values.worth[card]
        if self._owner.in_play[card] == 1 and self._table.colour[card] == Colour.RED:
            lost += self._aristocrat_kinds + self.phase_values.kind
        if card in self.phase_values.counted:
            lost += self._pay_for_others(card)
        return lost

    def _pay_for_others(self, card: Card) -> float:
        """What a card will pay for those that it counts, as many as there are now."""
        cards, worth = self.phase_values.counted[card]
        return worth * sum(self._owner.in_play[other] for other in cards)

    def value_of_playing(self, option: PlayOption, rubles: int, saved: int) -> float:
        """The value of a way for somebody with so many rubles, `saved` off for the lower row."""
        net, price, look = option.net_value, option.price, self.phase_values
        if saved and price > 1:
            price -= 1
            net += look.ruble
        below = self.weights.reserve - rubles + price
        # What was short before is lost whatever is done.
        return net - look.short * (below if below < price else price) if below > 0 else net

    def value_of_taking(self, card: Card, rubles: int, in_hand: int) -> float:
        """The value of having the card in the hand, beside so many others."""
        weights, look, way = self.weights, self.phase_values, self[card]
        missing = way.price - rubles
        if look.rounds == 0 and missing > self._rubles_to_come_this_round():
            return -float(HAND_CARD_PENALTY)
        value = self.value_of_holding(in_hand) + weights.take_share * way.net_value
        return value - weights.take_short * missing if missing > 0 else value

    def value_of_holding(self, in_hand: int) -> float:
        """The value of having any card in the hand, beside so many others."""
        return self.phase_values.taken - self.weights.take_crowded * in_hand

    def _rubles_to_come_this_round(self) -> int:
        """Rubles that the scorings of this round still pay."""
        if self._income_this_round is None:
            later = [phase for phase in SCORING_PHASES if phase >= self._phase]
            self._income_this_round = sum(
                income(self._table, self._owner, phase)[0] for phase in later
            )
        return self._income_this_round

    def wish_value(self, card: Card, rubles: int) -> float:
        """What the owner would gain from the card, nothing if he cannot or would not."""
        way = self[card]
        return way.wish_value if way.price <= rubles else 0.0

    def value_of_drawing(self, stack: Sequence[Card], player: Player) -> float:
        """The value of drawing from a stack of these cards, whatever their order."""
        weights, rubles, in_hand = self.weights, player.rubles, len(player.hand)
        total = 0.0
        for card in sorted(set(stack)):
            way = self[card]
            value = way.net_value
            if way.price > rubles or not way.is_available:
                value = (
                    self.value_of_taking(card, rubles, in_hand)
                    if in_hand < self.hand_limit
                    else 0.0
                )
            if value > 0:
                total += value * stack.count(card)
        lost = weights.point * self._table.points[self._table.observatory]
        return weights.draw_share * total / len(stack) + weights.draw - lost

    def value_of_releasing(self, card: Card, player: Player) -> float:
        """The value of picking the card from the discard pile, at worst to discard it again."""
        way, rubles, in_hand = self[card], player.rubles, len(player.hand)
        if way.is_available and way.price <= rubles:
            return max(0.0, self.value_of_playing(way, rubles, 0))
        return (
            max(0.0, self.value_of_taking(card, rubles, in_hand))
            if in_hand < self.hand_limit
            else 0.0
        )


def count_aristocrat_kinds(table: CardTable, in_play: CardCounts) -> int:
    """Different aristocrats in play."""
    found = 0
    for card in table.by_colour[Colour.RED]:
        if in_play[card]:
            found += 1
    return found
