"""Draws beforehand what most tables need, so that the first one is not slow."""

from __future__ import annotations

from engine.core import Seat
from engine.games.saint_petersburg.cards import KIND_IDS, Card, Phase, card_table
from render import theme
from render.art import filling, raster
from render.games.saint_petersburg.faces import face
from render.games.saint_petersburg.glyphs import back_of, marker_of, motif
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import printed
from render.games.saint_petersburg.titles import card_name, tab_name
from render.words import Say

EDITION = "base"

_SLOTS = ((88, 84), (120, 84), (89, 68))
"""Sizes of art in the rows and before the players."""


def warm(say: Say) -> None:
    """Rasterise the art, draw every card with its printed price, load the fonts."""
    studio.backdrop()
    for card in range(len(KIND_IDS)):
        _warm_card(card, say)
    for phase in Phase:
        raster(back_of(phase), 120)
        raster(marker_of(phase), 30)
        tab_name(phase, say)
    for seat in range(len(theme.SEATS)):
        _warm_seat(seat)


def _warm_card(card: Card, say: Say) -> None:
    table = card_table(EDITION)
    if table.cost[card] is None:
        return
    for size in _SLOTS:
        filling(motif(card), *size)
    price = printed(table, card)
    face(card, EDITION, card_name(card, say), price._replace(look="coin"))


def _warm_seat(seat: Seat) -> None:
    studio.disc(seat, 32, theme.GOLD)
    for style in ("name", "label", "number"):
        studio.label(str(seat), style, 28, theme.INK, theme.PAPER)
