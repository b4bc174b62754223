"""The names of tiles, stalls and lines in sentences."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import ROWS, line_name
from engine.games.heller_und_pfennig.tiles import TILE_VALUE, Tile
from render.games.heller_und_pfennig.names import tile_key
from render.translation import NameRef, Translate, format_signed


def tile_with_value(tile: Tile, translate: Translate) -> str:
    """A tile's name, with its value if it has one: "King (+6)"."""
    return translate("piece-tile", **tile_ref(tile).args)


def tile_ref(tile: Tile) -> NameRef:
    """A tile inside a sentence: "the King (+6)"."""
    args = {
        "tile": NameRef(tile_key(tile)),
        "value": TILE_VALUE[tile],
        "shown": format_signed(TILE_VALUE[tile]),
    }
    return NameRef("piece-tile", "the", args)


def stall_ref(goods: int) -> NameRef:
    """A stall inside a sentence: "a stall with 2 goods"."""
    return NameRef("piece-stall", args={"goods": goods})


def line_ref(line: int) -> NameRef:
    """A row by its number or a column by its letter."""
    return NameRef("piece-row" if line < ROWS else "piece-column", args={"line": line_name(line)})
