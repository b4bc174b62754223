"""What tiles, stalls, spaces and lines are called in sentences."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import ROWS, line_name
from engine.games.heller_und_pfennig.tiles import VALUE, Tile
from render.games.heller_und_pfennig.titles import stall_name, tile_name
from render.words import Say, signed

__all__ = ["line_in_words", "stall_name", "the_tile", "tile_in_words", "tile_name"]


def tile_in_words(tile: Tile, say: Say) -> str:
    """A tile's name, with its value where it has one: "King (+6)"."""
    return _tile("piece-tile", tile, say)


def the_tile(tile: Tile, say: Say) -> str:
    """The same inside a sentence: "the King (+6)"."""
    return _tile("piece-tile.the", tile, say)


def _tile(key: str, tile: Tile, say: Say) -> str:
    return say(key, tile=tile_name(tile, say), value=VALUE[tile], shown=signed(VALUE[tile]))


def line_in_words(line: int, say: Say) -> str:
    """A row by its number or a column by its letter."""
    return say("piece-row" if line < ROWS else "piece-column", line=line_name(line))
