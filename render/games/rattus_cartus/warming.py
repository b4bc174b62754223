"""Draws beforehand what most tables need, so that the first one is not slow."""

from __future__ import annotations

from engine.games.rattus_cartus.cards import CARD_IDS
from engine.games.rattus_cartus.rulebook import MAX_SEATS
from render import theme
from render.games.rattus_cartus.houses import warm_houses
from render.games.rattus_cartus.palette import studio
from render.games.rattus_cartus.pieces import small_card
from render.games.rattus_cartus.table import HOUSES, INNER, ground
from render.games.rattus_cartus.titles import card_name
from render.words import Say


def warm(translate: Say) -> None:
    """Rasterise the art, draw every building and every card, load the fonts."""
    ground()
    warm_houses(INNER.w, HOUSES, translate)
    for card in range(len(CARD_IDS)):
        card_name(card, translate)
        small_card(card, 1, 68, 90, theme.PAPER)
    for seat in range(MAX_SEATS):
        for style in ("name", "label", "number"):
            studio.label(str(seat), style, 38, theme.INK, theme.PAPER)
