"""What stands in a card's coin: the price now, a range, or that it cannot be bought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.games.saint_petersburg.cards import Card, CardTable, card_table
from engine.games.saint_petersburg.view import Offer, View
from render import theme
from render.words import DASH

Look: TypeAlias = Literal["coin", "trade", "poor", "poor-trade", "barred", "idle"]
"""`poor` is too expensive, `barred` has nothing to displace, `was_pass` is not on offer now."""

COINS_LOOK: dict[Look, tuple[theme.Colour, theme.Colour, theme.Colour]] = {
    "coin": (theme.COIN, theme.INK, theme.BRONZE),
    "trade": (theme.COIN, theme.INK, theme.WHITE),
    "poor": (theme.IDLE, theme.WHITE, theme.SILVER),
    "poor-trade": (theme.IDLE, theme.WHITE, theme.SILVER),
    "barred": (theme.IDLE, theme.WHITE, theme.SILVER),
    "idle": (theme.SILVER, theme.INK, theme.SHADE),
}
"""Fill, number and ring of a price by its look."""


class Price(NamedTuple):
    """A price as it is printed, and how it looks."""

    text: str
    look: Look


OnOffer: TypeAlias = Mapping[tuple[str | None, Card], Price]
"""The price now of all that can be bought, by where it lies and the card."""


def price_of(table: CardTable, offer: Offer, rubles: int | None = None) -> Price:
    """The price of an offer; with `rubles`, whether that is enough is seen too."""
    if not table.is_trading(offer.card):
        poor = rubles is not None and rubles < offer.cost
        return Price(str(offer.cost), "poor" if poor else "coin")
    if not offer.displacing:
        return Price(str(offer.cost), "barred")
    costs = [cost for _, cost in offer.displacing]
    least, most = min(costs), max(costs)
    text = str(most) if most == least else f"{least}{DASH}{most}"
    poor = rubles is not None and rubles < least
    return Price(text, "poor-trade" if poor else "trade")


def printed(table: CardTable, card: Card) -> Price:
    """What stands on the card, while nobody can buy it."""
    return Price(str(table.cost[card]), "idle")


def offered_prices(view: View, rubles: int | None = None) -> OnOffer:
    """The price now of all that is on offer, by where it lies and the card."""
    table = card_table(view.edition)
    return {(offer.source, offer.card): price_of(table, offer, rubles) for offer in view.offers}


def prices_of(
    edition: str, source: str, cards: Sequence[Card], on_offer: OnOffer
) -> tuple[Price, ...]:
    """The price of each card that lies there: the one now, the printed one if it has none."""
    table = card_table(edition)
    return tuple(on_offer.get((source, card)) or printed(table, card) for card in cards)
