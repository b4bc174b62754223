"""Draws in advance what most tables need, so that the first picture is not slow."""

from __future__ import annotations

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card, Phase, card_table
from render import theme
from render.art import rasterize
from render.games.saint_petersburg.board import Slot, card_slot
from render.games.saint_petersburg.board_grid import BoardGrid
from render.games.saint_petersburg.icons import card_back
from render.games.saint_petersburg.names import phase_short_name
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.places import RowCard
from render.games.saint_petersburg.prices import printed_price
from render.games.saint_petersburg.table import AREAS
from render.kit.skin import ground_sprite
from render.translation import Translate

EDITION = "base"
"""The most common edition, for which sprites are drawn."""


def warm_caches(translate: Translate) -> None:
    """Rasterize the art, draw every card with its printed price, and load the fonts."""
    ground_sprite(sprite_factory.palette, SKIN.ground)
    for card in card_table(EDITION).kinds:
        _warm_card(card, translate)
    for phase in Phase:
        rasterize(card_back(phase), 120)
        phase_short_name(phase, translate)
    for seat in range(len(theme.SEAT_COLOURS)):
        _warm_seat(seat)


def _warm_card(card: Card, translate: Translate) -> None:
    table = card_table(EDITION)
    price = printed_price(table, card)._replace(
        status="trade" if table.is_trading(card) else "coin"
    )
    board = AREAS.board
    place = BoardGrid(board, 4, 4).places()[0]
    card_slot(RowCard(card, price), Slot(EDITION, place.w, place.h, SKIN.board), translate)


def _warm_seat(seat: Seat) -> None:
    sprite_factory.disc(seat, 44, theme.PAPER)
    for style in ("name", "label", "number"):
        sprite_factory.text(str(seat), style, 36, theme.INK, theme.PAPER)
