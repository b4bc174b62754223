"""The value of each card for the owner of certain cards, whatever rubles he has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf

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
"""Trade value that a trading card is assumed to displace while it can displace nothing."""


# Not a NamedTuple and not frozen: playouts read these fields most of all, and slots are faster.
@dataclass(slots=True)
class PlayOption:
    """A way to put a card into play: with nothing, or a certain card, displaced.

    `net_value` is its value in points less that of the rubles paid. `is_available` is False if the
    card has nothing to displace yet. `wish_value` is what a player gains who can pay and may
    decline.
    """

    net_value: float
    price: int
    displaced: Card | None
    is_available: bool
    wish_value: float


class CardValues:
    """The best way to put each card into play, computed when first asked for.

    Valid as long as the phase values and the owner's cards in play stay the same; it depends on
    nothing else of the owner. `options` lists what was computed so far by card, `most_saved` is
    what a ruble saved adds to a value at most.
    """

    __slots__ = (
        "_aristocrat_kinds",
        "_discounts",
        "_displacing_options",
        "_income_this_round",
        "_losses_by_kinds",
        "_owner",
        "_phase",
        "_table",
        "hand_limit",
        "most_saved",
        "options",
        "phase_values",
        "weights",
    )

    def __init__(
        self,
        weights: Weights,
        table: CardTable,
        phase_values: PhaseValues,
        player: Player,
        phase: Phase,
    ) -> None:
        self.options: list[PlayOption | None] = [None] * len(table.cost)
        self.weights = weights
        self.phase_values = phase_values
        self.hand_limit = hand_limit(table, player.in_play)
        self.most_saved = max(0.0, phase_values.ruble_value)
        self._table = table
        self._phase = phase
        self._owner = owner = player.clone()
        self._discounts = discounts(table, owner.in_play)
        self._aristocrat_kinds = count_aristocrat_kinds(table, owner.in_play)
        self._displacing_options: dict[Card, list[PlayOption]] = {}
        self._losses_by_kinds: dict[tuple[Card, ...], list[tuple[Card, float, int]]] = {}
        self._income_this_round: int | None = None
        for card in phase_values.counting_non_trading:
            option = self.option(card)
            net = option.net_value + self._pay_for_others(card)
            self.options[card] = replace(option, net_value=net, wish_value=max(0.0, net))

    def option(self, card: Card) -> PlayOption:
        """Return the best way to play a card."""
        return self.options[card] or self._compute(card)

    def _compute(self, card: Card) -> PlayOption:
        table = self._table
        if table.displaceable[card]:
            option = self._best_displacing_option(card)
        else:
            copies, colour, phase_values = (
                self._owner.in_play[card],
                table.colour[card],
                self.phase_values,
            )
            price = table.cost[card] - copies - self._discounts[colour]
            if price < 1:
                price = 1
            net = phase_values.card_values[card] - price * phase_values.ruble_value
            if not copies and colour is Colour.RED:
                net += self._aristocrat_kinds + 1 + phase_values.new_aristocrat_value
            option = PlayOption(net, price, None, True, max(0.0, net))
        self.options[card] = option
        return option

    def play_options(self, card: Card) -> list[PlayOption]:
        """Return every way to put the card into play, best first."""
        if not self._table.displaceable[card]:
            return [self.option(card)]
        options = self._displacing_options.get(card)
        if options is None:
            options = self._displacing_options[card] = self._all_displacing_options(card)
        return options

    def _best_displacing_option(self, card: Card) -> PlayOption:
        """Return the best way to play a trading card, without building the list of all."""
        full, gain = self._price_before_displacing(card), self._gain(card)
        ruble = self.phase_values.ruble_value
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

    def _all_displacing_options(self, card: Card) -> list[PlayOption]:
        full, gain = self._price_before_displacing(card), self._gain(card)
        ruble = self.phase_values.ruble_value
        options = []
        for other, lost, value in self._displaceable_losses(card):
            price = max(1, full - value)
            net = gain - lost - price * ruble
            options.append(PlayOption(net, price, other, True, max(0.0, net)))
        return sorted(options, key=lambda option: -option.net_value) or [
            self._best_displacing_option(card)
        ]

    def _price_before_displacing(self, card: Card) -> int:
        """Return the price before the trade value of a displaced card is subtracted."""
        table = self._table
        return table.cost[card] - self._owner.in_play[card] - self._discounts[table.colour[card]]

    def _displaceable_losses(self, card: Card) -> list[tuple[Card, float, int]]:
        """Return the cards that may be displaced: each with the value lost and its trade value."""
        table, kinds = self._table, self._table.displaceable[card]
        losses = self._losses_by_kinds.get(kinds)
        if losses is None:
            losses = self._losses_by_kinds[kinds] = [
                (other, self._loss(other), table.trade_value[other])
                for other in displaceable(table, self._owner, card)
            ]
        return losses

    def _gain(self, card: Card) -> float:
        phase_values, in_play = self.phase_values, self._owner.in_play
        gain = phase_values.card_values[card]
        if not in_play[card] and self._table.colour[card] == Colour.RED:
            gain += self._aristocrat_kinds + 1 + phase_values.new_aristocrat_value
        if card in phase_values.counting_values:
            gain += self._pay_for_others(card)
        return gain

    def _loss(self, card: Card) -> float:
        lost = self.phase_values.card_values[card]
        if self._owner.in_play[card] == 1 and self._table.colour[card] == Colour.RED:
            lost += self._aristocrat_kinds + self.phase_values.new_aristocrat_value
        if card in self.phase_values.counting_values:
            lost += self._pay_for_others(card)
        return lost

    def _pay_for_others(self, card: Card) -> float:
        """Return the value of what a card will pay for the cards that it counts now."""
        counted, value = self.phase_values.counting_values[card]
        return value * sum(self._owner.in_play[other] for other in counted)

    def value_of_playing(self, option: PlayOption, rubles: int, saved: int) -> float:
        """Return the value of an option for a player with `rubles`, at a price reduced by `saved`.

        `saved` is 1 for cards of the lower row, which never reduces a price below 1.
        """
        net, price, phase_values = option.net_value, option.price, self.phase_values
        if saved and price > 1:
            price -= 1
            net += phase_values.ruble_value
        below = self.weights.reserve - rubles + price
        # A shortage from before is not caused by this action.
        return (
            net - phase_values.shortage_cost * (below if below < price else price)
            if below > 0
            else net
        )

    def value_of_taking(self, card: Card, rubles: int, in_hand: int) -> float:
        """Return the value of taking the card into a hand of `in_hand` cards."""
        weights, phase_values, option = self.weights, self.phase_values, self.option(card)
        missing = option.price - rubles
        if phase_values.rounds == 0 and missing > self._rubles_to_come_this_round():
            return -float(HAND_CARD_PENALTY)
        value = self.value_of_holding(in_hand) + weights.take_share * option.net_value
        return value - weights.take_short * missing if missing > 0 else value

    def value_of_holding(self, in_hand: int) -> float:
        """Return the value of any card in the hand, beside `in_hand` others."""
        return self.phase_values.hand_value - self.weights.take_crowded * in_hand

    def _rubles_to_come_this_round(self) -> int:
        """Return the rubles still paid by scorings of this round."""
        if self._income_this_round is None:
            later = [phase for phase in SCORING_PHASES if phase >= self._phase]
            self._income_this_round = sum(
                income(self._table, self._owner, phase)[0] for phase in later
            )
        return self._income_this_round

    def wish_value(self, card: Card, rubles: int) -> float:
        """Return what a player with `rubles` would gain from the card; 0 if he cannot pay."""
        option = self.option(card)
        return option.wish_value if option.price <= rubles else 0.0

    def value_of_drawing(self, stack: Sequence[Card], player: Player) -> float:
        """Return the value of drawing from a stack of these cards, whatever their order."""
        weights, rubles, in_hand = self.weights, player.rubles, len(player.hand)
        total = 0.0
        for card in sorted(set(stack)):
            option = self.option(card)
            value = option.net_value
            if option.price > rubles or not option.is_available:
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
        """Return the value of picking the card from the discard pile; at worst it goes back."""
        option, rubles, in_hand = self.option(card), player.rubles, len(player.hand)
        if option.is_available and option.price <= rubles:
            return max(0.0, self.value_of_playing(option, rubles, 0))
        return (
            max(0.0, self.value_of_taking(card, rubles, in_hand))
            if in_hand < self.hand_limit
            else 0.0
        )


def count_aristocrat_kinds(table: CardTable, in_play: CardCounts) -> int:
    """Return the number of different aristocrats in play."""
    count = 0
    for card in table.by_colour[Colour.RED]:
        if in_play[card]:
            count += 1
    return count
