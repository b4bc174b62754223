"""Draws in advance what most tables need, so that the first picture is not slow."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.market import MAX_GOODS, MAX_SEATS, SPACES, Stall, space_name
from engine.games.heller_und_pfennig.tiles import TILE_SET
from render.games.heller_und_pfennig.market_frame import CELL, market_background
from render.games.heller_und_pfennig.names import tile_name
from render.games.heller_und_pfennig.pieces import empty_space, piece_sprite
from render.translation import Translate


def warm_caches(translate: Translate) -> None:
    """Rasterize the art, draw every piece and every empty space, and load the fonts."""
    market_background()
    for space in range(SPACES):
        empty_space(space_name(space), CELL.w, CELL.h)
    for tile in dict.fromkeys(TILE_SET):
        tile_name(tile, translate)
        piece_sprite(tile, CELL.w, CELL.h)
    for seat in range(MAX_SEATS):
        _warm_seat(seat)


def _warm_seat(seat: Seat) -> None:
    for goods in range(1, MAX_GOODS + 1):
        piece_sprite(Stall(seat, goods), CELL.w, CELL.h)
