"""What stands in a card's coin: the price now, a range, or that it cannot be bought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.games.saint_petersburg.cards import Card, CardTable, card_table
from engine.games.saint_petersburg.view import Offer, View
from render import theme
from render.translation import DASH

PriceStatus: TypeAlias = Literal["coin", "trade", "poor", "poor-trade", "barred", "idle"]
"""`poor` is too expensive, `barred` has nothing to displace, `idle` is not on offer now."""

PRICE_COLOURS: dict[PriceStatus, tuple[theme.Colour, theme.Colour, theme.Colour]] = {
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
    status: PriceStatus


OfferedPrices: TypeAlias = Mapping[tuple[str | None, Card], Price]
"""The price now of all that can be bought, by where it lies and the card."""


def offer_price(table: CardTable, offer: Offer, rubles: int | None = None) -> Price:
    """The price of an offer; with `rubles`, whether that is enough is seen too."""
    if not table.is_trading(offer.card):
        too_expensive = rubles is not None and rubles < offer.cost
        return Price(str(offer.cost), "poor" if too_expensive else "coin")
    if not offer.displacing:
        return Price(str(offer.cost), "barred")
    costs = [cost for _, cost in offer.displacing]
    lowest, highest = min(costs), max(costs)
    text = str(highest) if highest == lowest else f"{lowest}{DASH}{highest}"
    too_expensive = rubles is not None and rubles < lowest
    return Price(text, "poor-trade" if too_expensive else "trade")


def printed_price(table: CardTable, card: Card) -> Price:
    """What stands on the card, while nobody can buy it."""
    return Price(str(table.cost[card]), "idle")


def offered_prices(view: View, rubles: int | None = None) -> OfferedPrices:
    """The price now of all that is on offer, by where it lies and the card."""
    table = card_table(view.edition)
    return {(offer.source, offer.card): offer_price(table, offer, rubles) for offer in view.offers}


def row_prices(
    edition: str, source: str, cards: Sequence[Card], on_offer: OfferedPrices
) -> tuple[Price, ...]:
    """The price of each card that lies there: the one now, the printed one if it has none."""
    table = card_table(edition)
    return tuple(on_offer.get((source, card)) or printed_price(table, card) for card in cards)
