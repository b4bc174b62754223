"""Draws in advance what most tables need, so that the first picture is not slow."""

from __future__ import annotations

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card, Phase, card_table
from render import theme
from render.art import rasterize
from render.games.saint_petersburg.icons import card_back, start_marker
from render.games.saint_petersburg.names import card_name, phase_short_name
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.prices import printed_price
from render.games.saint_petersburg.rows import card_size
from render.games.saint_petersburg.table import rows_area
from render.games.saint_petersburg.wide_card import wide_card
from render.translation import Translate

EDITION, SEATS = "base", 4
"""The most common table, for which sprites are drawn."""


def warm_caches(translate: Translate) -> None:
    """Rasterize the art, draw every card with its printed price, and load the fonts."""
    sprite_factory.page_background()
    for card in card_table(EDITION).kinds:
        _warm_card(card, translate)
    for phase in Phase:
        rasterize(card_back(phase), 120)
        rasterize(start_marker(phase), 36)
        phase_short_name(phase, translate)
    for seat in range(len(theme.SEAT_COLOURS)):
        _warm_seat(seat)


def _warm_card(card: Card, translate: Translate) -> None:
    table = card_table(EDITION)
    price = printed_price(table, card)._replace(
        status="trade" if table.is_trading(card) else "coin"
    )
    size = card_size(rows_area(SEATS))
    wide_card(card, EDITION, card_name(card, translate), price, *size, theme.TRAY)


def _warm_seat(seat: Seat) -> None:
    sprite_factory.disc(seat, 44, theme.PAPER)
    for style in ("name", "label", "number"):
        sprite_factory.text(str(seat), style, 36, theme.INK, theme.PAPER)
