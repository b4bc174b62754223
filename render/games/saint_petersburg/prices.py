"""Displayed prices: a number, a range, or a mark that the card cannot be bought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.games.saint_petersburg.cards import Card, CardTable, card_table
from engine.games.saint_petersburg.view import Offer
from render import theme
from render.translation import DASH

PriceStatus: TypeAlias = Literal["coin", "trade", "poor", "poor-trade", "barred", "idle"]
"""How a price is shown.

`poor` means too expensive, `barred` that there is nothing to displace, `idle` not on offer now.
"""

PRICE_COLOURS: dict[PriceStatus, tuple[theme.Colour, theme.Colour, theme.Colour]] = {
    "coin": (theme.COIN, theme.INK, theme.BRONZE),
    "trade": (theme.COIN, theme.INK, theme.WHITE),
    "poor": (theme.IDLE, theme.WHITE, theme.SILVER),
    "poor-trade": (theme.IDLE, theme.WHITE, theme.SILVER),
    "barred": (theme.IDLE, theme.WHITE, theme.SILVER),
    "idle": (theme.SILVER, theme.INK, theme.SHADE),
}
"""Background, text colour and ring of a price, by its status."""


class Price(NamedTuple):
    """The text of a price, and its status."""

    text: str
    status: PriceStatus


OfferedPrices: TypeAlias = Mapping[tuple[str | None, Card], Price]
"""The current price of everything on offer, by source and card."""


def offer_price(table: CardTable, offer: Offer, rubles: int | None = None) -> Price:
    """Return the price of an offer; with `rubles`, its status says whether they suffice."""
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
    """Return the price printed on the card, for cards that cannot be bought now."""
    return Price(str(table.cost[card]), "idle")


def offered_prices(
    edition: str, offers: Sequence[Offer], rubles: int | None = None
) -> OfferedPrices:
    """Return the current price of everything on offer."""
    table = card_table(edition)
    return {(offer.source, offer.card): offer_price(table, offer, rubles) for offer in offers}


def row_prices(
    edition: str, source: str, cards: Sequence[Card], on_offer: OfferedPrices
) -> tuple[Price, ...]:
    """Return the price of each card of a row: the current one, else the printed one."""
    table = card_table(edition)
    return tuple(on_offer.get((source, card)) or printed_price(table, card) for card in cards)
