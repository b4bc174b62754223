"""A card of Saint Petersburg as the kit draws it."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import Card, card_table
from render import theme
from render.games.saint_petersburg.icons import SUIT_COLOURS, SUITS, SWAP, card_art, tool_icon
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import SKIN
from render.games.saint_petersburg.prices import PRICE_COLOURS, Price
from render.games.saint_petersburg.yields import card_yields
from render.icons import Icon
from render.kit.card import CardFace
from render.kit.lettering import hyphenated
from render.kit.price import PriceTag
from render.translation import Translate


def card_face(
    card: Card, edition: str, price: Price | None, translate: Translate, note: str = ""
) -> CardFace:
    """Return what a card shows; a trading card has a gold frame and says what it displaces."""
    table = card_table(edition)
    is_trading, symbol = table.is_trading(card), table.symbol[card]
    colour = SUIT_COLOURS[table.colour[card]]
    marks: tuple[tuple[Icon, theme.Colour | None], ...] = ()
    if symbol is not None:
        marks = ((tool_icon(symbol), None),)
    elif is_trading:
        marks = ((SWAP, theme.WHITE),)
    return CardFace(
        name=hyphenated(card_name(card, translate), translate("picture-hyphenation")),
        colour=colour,
        frame=SKIN.line if is_trading else colour,
        art=card_art(card),
        sign=SUITS[table.colour[card]],
        marks=marks,
        price=None if price is None else price_tag(price, is_trading),
        yields=card_yields(table, card),
        note=note,
    )


def price_tag(price: Price, is_trading: bool) -> PriceTag:
    """Return a price in the colours of its status, on a plate for a trading card."""
    fill, ink, groove = PRICE_COLOURS[price.status]
    text = "" if price.status == "barred" else price.text
    return PriceTag(text, fill, ink, theme.INK, groove, plate=is_trading)
