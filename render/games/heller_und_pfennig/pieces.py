"""The pieces on the market: a tile, a stall, or cobbles with the name of an empty space."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_VALUE
from engine.games.heller_und_pfennig.view import Cell
from render import theme
from render.games.heller_und_pfennig.icons import COBBLES, cloth_icon, stall_art, tile_art
from render.games.heller_und_pfennig.palette import (
    ACCENT,
    COST_COLOUR,
    EARTH,
    GAIN_COLOUR,
    SAND,
    sprite_factory,
)
from render.image_cache import cached_image
from render.palette import Sprite
from render.players import seat_colour
from render.sprites import Drawing
from render.translation import format_signed

UNIT = 96
"""Pieces are designed in a square of this many units."""

_EDGE = 2
"""The width of the dark edge around the frame of a new piece, in pixels."""

_LARGE_WIDTH = 120
"""Wider pieces take too much memory to cache many of them."""

_MAX_VALUE_SCALE = 2.2
"""The maximum scale of a tile's value, so that it leaves space for the art on large tiles."""

_TIMES = "\N{MULTIPLICATION SIGN}"


def piece_sprite(
    cell: Cell, name: str, width: int, height: int, background: theme.Colour = SAND
) -> Sprite:
    """Draw what is on a space. An empty space shows its `name`."""
    cached_draw = _cached_large if width > _LARGE_WIDTH else _cached_small
    return cached_draw(cell, name, width, height, background)


@cached_image
def framed_piece_sprite(cell: Cell, width: int, height: int, frame: int) -> Sprite:
    """Draw a piece, smaller, in a frame that marks it as placed since the reader's last move.

    The `frame` is so many pixels wide; its dark edge shows in greyscale, too.
    """
    sprite, inset = sprite_factory.solid(width, height, theme.INK).copy(), _EDGE + frame
    accent = sprite_factory.solid(width - 2 * _EDGE, height - 2 * _EDGE, ACCENT)
    sprite.paste(accent, (_EDGE, _EDGE))
    piece = _draw_piece(cell, "", width - 2 * inset, height - 2 * inset, SAND)
    sprite.paste(piece, (inset, inset))
    return sprite


@cached_image
def _cached_small(
    cell: Cell, name: str, width: int, height: int, background: theme.Colour
) -> Sprite:
    return _draw_piece(cell, name, width, height, background)


@cached_image
def _cached_large(
    cell: Cell, name: str, width: int, height: int, background: theme.Colour
) -> Sprite:
    return _draw_piece(cell, name, width, height, background)


def _draw_piece(cell: Cell, name: str, width: int, height: int, background: theme.Colour) -> Sprite:
    if cell is None:
        return _empty_space(name, width, height, background)
    if isinstance(cell, Stall):
        return draw_stall(cell.seat, cell.goods, width, height, background).sprite()
    return draw_tile(cell, width, height, background).sprite()


def draw_tile(tile: int, width: int, height: int, background: theme.Colour) -> Drawing:
    """Draw a tile: its art, and its value in the lower left corner."""
    drawing = sprite_factory.drawing(width, height, background)
    drawing.art(tile_art(tile), 0, 0, width, height)
    text, fill, text_colour = value_label(tile)
    if text:
        scale = min(width / UNIT, _MAX_VALUE_SCALE)
        size, label_width, label_height = round(49 * scale), round(58 * scale), round(38 * scale)
        drawing.rect(0, height - label_height, label_width, label_height, fill)
        middle = height - label_height // 2
        drawing.text(
            label_width // 2, middle, text, "number", size, text_colour, "middle", label_width - 4
        )
    return drawing


def value_label(tile: int) -> tuple[str, theme.Colour, theme.Colour]:
    """Return the value on a tile, its background colour and its text colour."""
    if tile == GOLD:
        return f"{_TIMES}2", theme.COIN, theme.INK
    if tile in (FIRE, EYE):
        return "", theme.INK, theme.WHITE
    return (
        format_signed(TILE_VALUE[tile]),
        GAIN_COLOUR if TILE_VALUE[tile] > 0 else COST_COLOUR,
        theme.WHITE,
    )


def draw_stall(
    seat: Seat, goods: int, width: int, height: int, background: theme.Colour
) -> Drawing:
    """Draw a stall: the number of its goods on a cloth in the seat's colour and shape.

    The seat's number hangs at the counter.
    """
    drawing = sprite_factory.drawing(width, height, background)
    drawing.art(stall_art(goods), 0, 0, width, height)
    top = height - width
    trim = max(round(3 * width / UNIT), 1)
    drawing.icon(cloth_icon(seat), 0, top + trim, width, theme.GOLD_TINT)
    drawing.icon(cloth_icon(seat), 0, top, width, seat_colour(seat))
    middle, size = width // 2, round(49 * width / UNIT)
    y = top + round(19 * width / UNIT)
    drawing.text(middle, y, str(goods), "number", size, theme.WHITE, "middle")
    disc_size = round(26 * width / UNIT)
    disc_left, disc_top = middle - disc_size // 2, height - disc_size - 1
    drawing.rounded_rect(disc_left, disc_top, disc_size, disc_size, disc_size // 2, theme.GOLD_TINT)
    digit_size = max(round(24 * width / UNIT), 20)
    y = disc_top + disc_size // 2
    drawing.text(middle, y, str(seat + 1), "number", digit_size, theme.INK, "middle")
    return drawing


def _empty_space(name: str, width: int, height: int, background: theme.Colour) -> Sprite:
    """Draw cobbles with the name of the space in the centre."""
    drawing = sprite_factory.drawing(width, height, background)
    drawing.art(COBBLES, 0, 0, width, height)
    y = height - width + width // 2
    drawing.text(width // 2, y, name, "label", round(38 * width / UNIT), EARTH, "middle")
    return drawing.sprite()
