"""What can lie on a space of the market: a tile, a stall, or only cobbles with its name."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_VALUE
from engine.games.heller_und_pfennig.view import Cell
from render import theme
from render.games.heller_und_pfennig.glyphs import COBBLES, cloth_of, motif, stall_of
from render.games.heller_und_pfennig.palette import EARTH, PAYS, SAND, TAKES, studio
from render.palette import Sprite
from render.seats import colour_of
from render.sprites import Sketch
from render.words import signed

UNIT = 96
"""Pieces are drawn on a square of so many units."""

_LARGE = 120
"""Wider pieces are too large for many of them to be kept."""

_MOST_SCALE = 2.2
"""On a large tile what it pays does not grow with it, but leaves room for the picture."""

_TIMES = "\N{MULTIPLICATION SIGN}"


def piece(cell: Cell, name: str, wide: int, high: int, ground: theme.Colour = SAND) -> Sprite:
    """What stands on a space. An empty one tells its `member_name`."""
    keep = _large if wide > _LARGE else _small
    return keep(cell, name, wide, high, ground)


@lru_cache(maxsize=256)
def _small(cell: Cell, name: str, wide: int, high: int, ground: theme.Colour) -> Sprite:
    return _drawn(cell, name, wide, high, ground)


@lru_cache(maxsize=24)
def _large(cell: Cell, name: str, wide: int, high: int, ground: theme.Colour) -> Sprite:
    return _drawn(cell, name, wide, high, ground)


def _drawn(cell: Cell, name: str, wide: int, high: int, ground: theme.Colour) -> Sprite:
    if cell is None:
        return _space(name, wide, high, ground)
    if isinstance(cell, Stall):
        return draw_stall(cell.seat, cell.goods, wide, high, ground).sprite()
    return draw_tile(cell, wide, high, ground).sprite()


def draw_tile(tile: int, wide: int, high: int, ground: theme.Colour) -> Sketch:
    """A tile: its picture, and in the lower left corner what it pays."""
    sketch = studio.sketch(wide, high, ground)
    sketch.picture(motif(tile), 0, 0, wide, high)
    text, fill, ink = plate_of(tile)
    if text:
        scale = min(wide / UNIT, _MOST_SCALE)
        size, across, tall = round(49 * scale), round(58 * scale), round(38 * scale)
        sketch.fill(0, high - tall, across, tall, fill)
        middle = high - tall // 2
        sketch.text(across // 2, middle, text, "number", size, ink, "middle", across - 4)
    return sketch


def plate_of(tile: int) -> tuple[str, theme.Colour, theme.Colour]:
    """What is written on a tile, on which colour and in which."""
    if tile == GOLD:
        return f"{_TIMES}2", theme.COIN, theme.INK
    if tile in (FIRE, EYE):
        return "", theme.INK, theme.WHITE
    return signed(TILE_VALUE[tile]), PAYS if TILE_VALUE[tile] > 0 else TAKES, theme.WHITE


def draw_stall(seat: Seat, goods: int, wide: int, high: int, ground: theme.Colour) -> Sketch:
    """A stall: the number of its goods on a cloth in the seat's colour and shape.

    The seat's number hangs at the counter.
    """
    sketch = studio.sketch(wide, high, ground)
    sketch.picture(stall_of(goods), 0, 0, wide, high)
    top = high - wide
    trim = max(round(3 * wide / UNIT), 1)
    sketch.sign(cloth_of(seat), 0, top + trim, wide, theme.GOLD_TINT)
    sketch.sign(cloth_of(seat), 0, top, wide, colour_of(seat))
    middle, size = wide // 2, round(49 * wide / UNIT)
    y = top + round(19 * wide / UNIT)
    sketch.text(middle, y, str(goods), "number", size, theme.WHITE, "middle")
    disc = round(26 * wide / UNIT)
    left, upper = middle - disc // 2, high - disc - 1
    sketch.round(left, upper, disc, disc, disc // 2, theme.GOLD_TINT)
    digit = max(round(24 * wide / UNIT), 20)
    y = upper + disc // 2
    sketch.text(middle, y, str(seat + 1), "number", digit, theme.INK, "middle")
    return sketch


def _space(name: str, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """Cobbles, and in the middle the name of the space."""
    sketch = studio.sketch(wide, high, ground)
    sketch.picture(COBBLES, 0, 0, wide, high)
    y = high - wide + wide // 2
    sketch.text(wide // 2, y, name, "label", round(38 * wide / UNIT), EARTH, "middle")
    return sketch.sprite()
