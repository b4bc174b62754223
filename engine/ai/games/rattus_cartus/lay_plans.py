"""What a seat can lay down at a building: which cards, and at what value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.rattus_cartus.cards import CLASS_OF_CARD, JOKER, Card


class SpecialCard(NamedTuple):
    """A Sword or a Flute with the gain of laying it down, which depends on no other card.

    That is its effect, less the value of keeping it unless it `is_picked` already.
    """

    card: Card
    gain: float
    is_picked: bool


class LayPlans:
    """The ways to lay down cards at one building.

    People and Jokers are laid in one order, `people`, so a plan is the number of them, beside the
    special cards that gain something. `values[number]` is the value of laying the first `number`;
    beyond the last entry none is considered.
    """

    __slots__ = ("_people", "_specials", "_values")

    def __init__(
        self, people: Sequence[Card], values: Sequence[float], specials: Sequence[SpecialCard]
    ) -> None:
        self._people = people
        self._values = values
        self._specials = specials

    def best_value(self) -> float:
        """Return the value of the best plan."""
        return self._with_specials(max(self._values))

    def best_cards(self) -> list[Card]:
        """Return the cards of the best plan, the fewest of equal value, in the order to lay."""
        number = self._values.index(max(self._values))
        return [
            *self._people[:number],
            *[card for card, gain, is_picked in self._specials if gain > 0 and not is_picked],
        ]

    @property
    def value_of_none(self) -> float:
        """The value of laying down no further card."""
        return self._values[0] + sum(gain for _, gain, is_picked in self._specials if is_picked)

    def value_of_card(self, card: Card) -> float:
        """Return the value of the best plan that contains a card of the hand, or an equal one."""
        if card not in self._people:
            return self._with_specials(max(self._values), card)
        equal = next(place for place, each in enumerate(self._people) if _are_equal(each, card))
        first = min(equal + 1, len(self._values) - 1)
        return self._with_specials(max(self._values[first:]))

    def _with_specials(self, value: float, forced: Card | None = None) -> float:
        """Return the value with all special cards that gain something, and the forced one."""
        for card, gain, is_picked in self._specials:
            if is_picked or gain > 0 or card == forced:
                value += gain
        return value


def _are_equal(card: Card, other: Card) -> bool:
    """Return whether two people or Jokers differ in their nuns at most."""
    if JOKER in (card, other):
        return card == other
    return CLASS_OF_CARD[card] == CLASS_OF_CARD[other]
