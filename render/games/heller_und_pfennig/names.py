"""The names of tiles and stalls."""

from __future__ import annotations

from engine.games.heller_und_pfennig.tiles import TILE_VALUE, tile_id
from render.games.heller_und_pfennig.icons import PERSONS
from render.translation import Translate, format_signed


def tile_key(tile: int) -> str:
    """Return the text key of a tile's name."""
    return "tile-" + PERSONS[tile_id(tile)].replace("_", "-")


def tile_name(tile: int, translate: Translate) -> str:
    """Return who or what is on a tile: "King"."""
    return translate(tile_key(tile))


def tile_short_name(tile: int, translate: Translate) -> str:
    """Return a tile's name for lists: its value if it has one, else its full name."""
    return format_signed(TILE_VALUE[tile]) if TILE_VALUE[tile] else tile_name(tile, translate)


def stall_name(goods: int, translate: Translate) -> str:
    return translate("stall", goods=goods)
