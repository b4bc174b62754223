"""The emojis of Auf Heller und Pfennig: what can be placed, as a small picture."""

from __future__ import annotations

from render.emoji import art_emoji
from render.games.heller_und_pfennig.icons import stall_art, tile_art


def draw_stall(goods: int) -> bytes:
    """Return a stall with so many goods as a PNG file."""
    return art_emoji(stall_art(goods))


def draw_tile(tile: int) -> bytes:
    """Return who or what is on a tile as a PNG file."""
    return art_emoji(tile_art(tile))
