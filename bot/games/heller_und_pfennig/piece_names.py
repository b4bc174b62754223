"""What tiles, stalls, spaces and lines are called in sentences."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import ROWS, line_name
from engine.games.heller_und_pfennig.tiles import TILE_VALUE, Tile
from render.games.heller_und_pfennig.titles import stall_name, tile_key, tile_name
from render.words import Say, Thing, signed

__all__ = ["line_ref", "stall_name", "stall_ref", "tile_name", "tile_ref", "tile_with_value"]


def tile_with_value(tile: Tile, translate: Say) -> str:
    """A tile's name, with its value where it has one: "King (+6)"."""
    return translate("piece-tile", **tile_ref(tile).args)


def tile_ref(tile: Tile) -> Thing:
    """A tile inside a sentence: "the King (+6)"."""
    facts = {
        "tile": Thing(tile_key(tile)),
        "value": TILE_VALUE[tile],
        "shown": signed(TILE_VALUE[tile]),
    }
    return Thing("piece-tile", "the", facts)


def stall_ref(goods: int) -> Thing:
    """A stall inside a sentence: "a stall with 2 goods"."""
    return Thing("piece-stall", args={"goods": goods})


def line_ref(line: int) -> Thing:
    """A row by its number or a column by its letter."""
    return Thing("piece-row" if line < ROWS else "piece-column", args={"line": line_name(line)})
