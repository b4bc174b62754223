"""What each card is worth to the owner of certain cards, whatever rubles he has."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from engine.games.saint_petersburg.cards import (
    SCORING_PHASES,
    Card,
    CardCounts,
    CardTable,
    Colour,
    Phase,
)
from engine.games.saint_petersburg.legal import discounts, displaceable
from engine.games.saint_petersburg.outlook import Outlook
from engine.games.saint_petersburg.scoring import HAND_CARD_PENALTY, income
from engine.games.saint_petersburg.state import Player, hand_limit
from engine.games.saint_petersburg.weights import Weights

BLIND_TRADE = 6
"""What a trading card is thought to displace while nothing is there."""


class Way(NamedTuple):
    """A way to put a card into play from the hand.

    `net` is what it brings less the rubles it costs, at what they are worth. `real` is False
    where nothing is there yet that the card could displace. `wished` is what the way gains
    somebody who can pay it and would.
    """

    net: float
    price: int
    displaced: Card | None
    real: bool
    wished: float


class Appraisal(dict[Card, Way]):
    """The best way to put each card into play, worked out when it is first asked for.

    It holds as long as the cards in play and the outlook stay, and knows nothing else of the
    player it was made for.
    """

    def __init__(
        self, weights: Weights, table: CardTable, look: Outlook, player: Player, phase: Phase
    ) -> None:
        super().__init__()
        self.weights = weights
        self.look = look
        self.limit = hand_limit(table, player.in_play)
        self._table = table
        self._phase = phase
        self._owner = owner = player.clone()
        self._off = discounts(table, owner.in_play)
        self._kinds = kinds_in_play(table, owner.in_play)
        self._all: dict[Card, list[Way]] = {}
        self._losses: dict[tuple[Card, ...], list[tuple[Card, float, int]]] = {}
        self._rest: int | None = None
        for card in look.counted_for_itself:
            net = self[card].net + self._pay_for_others(card)
            self[card] = self[card]._replace(net=net, wished=max(0.0, net))

    def __missing__(self, card: Card) -> Way:
        """Work out the best way of a card. Half of a playout is spent here."""
        table = self._table
        if table.displaceable[card]:
            way = self._best_displacing(card)
        else:
            copies, colour, look = self._owner.in_play[card], table.colour[card], self.look
            price = table.cost[card] - copies - self._off[colour]
            if price < 1:
                price = 1
            net = look.worth[card] - price * look.ruble
            if not copies and colour is Colour.RED:
                net += self._kinds + 1 + look.kind
            way = Way(net, price, None, True, max(0.0, net))
        self[card] = way
        return way

    def ways(self, card: Card) -> list[Way]:
        """Every way to put the card into play, best first."""
        if not self._table.displaceable[card]:
            return [self[card]]
        found = self._all.get(card)
        if found is None:
            found = self._all[card] = self._displacing(card)
        return found

    def _best_displacing(self, card: Card) -> Way:
        """The first of all ways, without the others."""
        full, gain, ruble = self._full(card), self._gain(card), self.look.ruble
        best, chosen, paid = -inf, None, 0
        for other, lost, value in self._given_up(card):
            price = full - value
            if price < 1:
                price = 1
            net = gain - lost - price * ruble
            if net > best:
                best, chosen, paid = net, other, price
        if chosen is None:
            price = max(1, full - BLIND_TRADE)
            return Way(gain - (price + 1) * ruble, price, None, False, 0.0)
        return Way(best, paid, chosen, True, max(0.0, best))

    def _displacing(self, card: Card) -> list[Way]:
        full, gain, ruble = self._full(card), self._gain(card), self.look.ruble
        ways = []
        for other, lost, value in self._given_up(card):
            price = max(1, full - value)
            net = gain - lost - price * ruble
            ways.append(Way(net, price, other, True, max(0.0, net)))
        return sorted(ways, key=lambda way: -way.net) or [self._best_displacing(card)]

    def _full(self, card: Card) -> int:
        """The price before what is displaced is taken off."""
        table = self._table
        return table.cost[card] - self._owner.in_play[card] - self._off[table.colour[card]]

    def _given_up(self, card: Card) -> list[tuple[Card, float, int]]:
        """What the card may displace: each with what is lost by that and its value."""
        table, kinds = self._table, self._table.displaceable[card]
        found = self._losses.get(kinds)
        if found is None:
            found = self._losses[kinds] = [
                (other, self._loss(other), table.trade_value[other])
                for other in displaceable(table, self._owner, card)
            ]
        return found

    def _gain(self, card: Card) -> float:
        look, in_play = self.look, self._owner.in_play
        gain = look.worth[card]
        if not in_play[card] and self._table.colour[card] == Colour.RED:
            gain += self._kinds + 1 + look.kind
        if card in look.counted:
            gain += self._pay_for_others(card)
        return gain

    def _loss(self, card: Card) -> float:
        lost = self.look.worth[card]
        if self._owner.in_play[card] == 1 and self._table.colour[card] == Colour.RED:
            lost += self._kinds + self.look.kind
        if card in self.look.counted:
            lost += self._pay_for_others(card)
        return lost

    def _pay_for_others(self, card: Card) -> float:
        """What a card will pay for those that it counts, as many as there are now."""
        cards, worth = self.look.counted[card]
        return worth * sum(self._owner.in_play[other] for other in cards)

    def pays(self, way: Way, rubles: int, saved: int) -> float:
        """The value of a way for somebody with so many rubles, `saved` off for the lower row."""
        net, price, look = way.net, way.price, self.look
        if saved and price > 1:
            price -= 1
            net += look.ruble
        below = self.weights.reserve - rubles + price
        # What was short before is lost whatever is done.
        return net - look.short * (below if below < price else price) if below > 0 else net

    def takes(self, card: Card, rubles: int, in_hand: int) -> float:
        """The value of having the card in the hand, beside so many others."""
        weights, look, way = self.weights, self.look, self[card]
        missing = way.price - rubles
        if look.rounds == 0 and missing > self._rest_of_round():
            return -float(HAND_CARD_PENALTY)
        value = self.kept(in_hand) + weights.take_share * way.net
        return value - weights.take_short * missing if missing > 0 else value

    def kept(self, in_hand: int) -> float:
        """The value of having any card in the hand, beside so many others."""
        return self.look.taken - self.weights.take_crowded * in_hand

    def _rest_of_round(self) -> int:
        """Rubles that the scorings of this round still pay."""
        if self._rest is None:
            later = [phase for phase in SCORING_PHASES if phase >= self._phase]
            self._rest = sum(income(self._table, self._owner, phase)[0] for phase in later)
        return self._rest

    def wishes(self, card: Card, rubles: int) -> float:
        """What the owner would gain from the card, nothing if he cannot or would not."""
        way = self[card]
        return way.wished if way.price <= rubles else 0.0

    def draws(self, stack: Sequence[Card], player: Player) -> float:
        """The value of drawing from a stack of these cards, whatever their order."""
        weights, rubles, in_hand = self.weights, player.rubles, len(player.hand)
        total = 0.0
        for card in sorted(set(stack)):
            way = self[card]
            value = way.net
            if way.price > rubles or not way.real:
                value = self.takes(card, rubles, in_hand) if in_hand < self.limit else 0.0
            if value > 0:
                total += value * stack.count(card)
        lost = weights.point * self._table.points[self._table.observatory]
        return weights.draw_share * total / len(stack) + weights.draw - lost

    def releases(self, card: Card, player: Player) -> float:
        """The value of picking the card from the discard pile, at worst to discard it again."""
        way, rubles, in_hand = self[card], player.rubles, len(player.hand)
        if way.real and way.price <= rubles:
            return max(0.0, self.pays(way, rubles, 0))
        return max(0.0, self.takes(card, rubles, in_hand)) if in_hand < self.limit else 0.0


def kinds_in_play(table: CardTable, in_play: CardCounts) -> int:
    """Different aristocrats in play."""
    found = 0
    for card in table.by_colour[Colour.RED]:
        if in_play[card]:
            found += 1
    return found
