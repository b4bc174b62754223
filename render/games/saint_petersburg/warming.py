"""Draws beforehand what most tables need, so that the first one is not slow."""

from __future__ import annotations

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card, Phase, card_table
from render import theme
from render.art import raster
from render.games.saint_petersburg.board import rows_area
from render.games.saint_petersburg.glyphs import back_of, marker_of
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import printed
from render.games.saint_petersburg.rows import card_size
from render.games.saint_petersburg.slabs import slab
from render.games.saint_petersburg.titles import card_name, tab_name
from render.words import Say

EDITION, SEATS = "base", 4
"""The table that most is drawn for."""


def warm(translate: Say) -> None:
    """Rasterise the art, draw every card with its printed price, load the fonts."""
    studio.backdrop()
    for card in card_table(EDITION).kinds:
        _warm_card(card, translate)
    for phase in Phase:
        raster(back_of(phase), 120)
        raster(marker_of(phase), 36)
        tab_name(phase, translate)
    for seat in range(len(theme.SEATS)):
        _warm_seat(seat)


def _warm_card(card: Card, translate: Say) -> None:
    table = card_table(EDITION)
    price = printed(table, card)._replace(look="trade" if table.is_trading(card) else "coin")
    size = card_size(rows_area(SEATS))
    slab(card, EDITION, card_name(card, translate), price, *size, theme.TRAY)


def _warm_seat(seat: Seat) -> None:
    studio.disc(seat, 44, theme.PAPER)
    for style in ("name", "label", "number"):
        studio.label(str(seat), style, 36, theme.INK, theme.PAPER)
