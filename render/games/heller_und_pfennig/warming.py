"""Draws beforehand what most tables need, so that the first one is not slow."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.market import MAX_GOODS, MAX_SEATS, SPACES, Stall, space_name
from engine.games.heller_und_pfennig.tiles import TILE_SET
from render import theme
from render.games.heller_und_pfennig.board import CELL
from render.games.heller_und_pfennig.palette import studio
from render.games.heller_und_pfennig.pieces import piece
from render.games.heller_und_pfennig.titles import tile_name
from render.words import Say


def warm(translate: Say) -> None:
    """Rasterise the art, draw every piece and every empty space, load the fonts."""
    studio.backdrop()
    for space in range(SPACES):
        piece(None, space_name(space), CELL.w, CELL.h)
    for tile in dict.fromkeys(TILE_SET):
        tile_name(tile, translate)
        piece(tile, "", CELL.w, CELL.h)
    for seat in range(MAX_SEATS):
        _warm_seat(seat)


def _warm_seat(seat: Seat) -> None:
    for goods in range(1, MAX_GOODS + 1):
        piece(Stall(seat, goods), "", CELL.w, CELL.h)
    for style in ("name", "label", "number"):
        studio.label(str(seat), style, 34, theme.INK, theme.PAPER)
