"""The pieces on the market: tiles are cards, and stalls stand on the ground."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.core import Seat
from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_VALUE
from render import theme
from render.games.heller_und_pfennig.amounts import draw_framed_plate
from render.games.heller_und_pfennig.icons import cloth_icon, stall_art, tile_art
from render.games.heller_und_pfennig.palette import (
    COST_COLOUR,
    FLOOR,
    GAIN_COLOUR,
    SKIN,
    sprite_factory,
)
from render.image_cache import cached_image
from render.kit.panel import draw_seat_shield
from render.palette import Sprite
from render.players import seat_colour
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour
from render.translation import format_signed

Piece: TypeAlias = int | Stall
"""The number of a kind of tile, or a stall."""

_UNIT = 86
"""Pieces are designed for spaces so many pixels wide."""

_SHADOW = 3
"""The height of a tile's shadow in pixels."""

_FRAME, _BROAD_FRAME = 6, 9
"""The width of the frames of new pieces and of the last one, in pixels."""

_MAX_VALUE_SCALE = 1.6
"""The largest scale of a tile's value, so that it leaves space for the art on large tiles."""

TIMES = "\N{MULTIPLICATION SIGN}"


class Mark(NamedTuple):
    """Who placed a piece since the reader's last move, and whether it is the last one."""

    seat: Seat
    is_last: bool


@cached_image
def piece_sprite(
    piece: Piece, width: int, height: int, ground: Colour | None = None, mark: Mark | None = None
) -> Sprite:
    """Draw a piece on a ground of one colour, or without one on the market's cobbles."""
    background = floor(width, height) if ground is None else ground
    drawing = sprite_factory.drawing(width, height, background)
    area = Rect(0, 0, width, height)
    if mark is None:
        draw_piece(drawing, piece, area)
    else:
        draw_new_piece(drawing, piece, area, mark)
    return drawing.sprite()


def draw_new_piece(drawing: Drawing, piece: Piece, area: Rect, mark: Mark) -> None:
    """Draw a stall on coloured ground, and a tile in a frame with the arms of who placed it."""
    inside = area.inset(_BROAD_FRAME if mark.is_last else _FRAME)
    drawing.rounded_rect(*area, 8, SKIN.accent)
    if isinstance(piece, Stall):
        drawing.border(inside.inset(-2), 6, 2, SKIN.ground.shadow)
        draw_stall(drawing, piece, inside)
    else:
        drawing.rounded_rect(*inside.inset(-2), 6, SKIN.ground.shadow)
        draw_tile(drawing, piece, inside)
        draw_seat_shield(drawing, Rect(area.x, area.y, 36, 42), mark.seat, SKIN.accent)


@cached_image
def floor(width: int, height: int) -> Image.Image:
    """Return the cobbles of a space."""
    return FLOOR.pave(width, height)


def draw_piece(drawing: Drawing, piece: Piece, area: Rect) -> None:
    """Draw a piece on what is there."""
    if isinstance(piece, Stall):
        draw_stall(drawing, piece, area)
    else:
        draw_tile(drawing, piece, area)


def draw_tile(drawing: Drawing, tile: int, area: Rect) -> None:
    """Draw a tile as a card with its art, and its value in the lower left corner."""
    scale = min(area.w / _UNIT, _MAX_VALUE_SCALE)
    stock, radius = round(3 * scale), round(7 * scale)
    card = area._replace(h=area.h - _SHADOW)
    drawing.rounded_rect(*card.moved(0, _SHADOW), radius, SKIN.ground.shadow)
    drawing.rounded_rect(*card, radius, SKIN.paper)
    art = card.inset(stock)
    drawing.art(tile_art(tile), *art)
    text, fill, ink = value_label(tile)
    if not text:
        return
    plaque = Rect(art.x, art.bottom - round(37 * scale), round(56 * scale), round(37 * scale))
    line = round(2 * scale)
    drawing.rect(*Rect(plaque.x, plaque.y - line, plaque.w + line, plaque.h + line), SKIN.line)
    drawing.rect(*plaque, fill)
    x, y = plaque.middle
    drawing.text(x, y, text, "number", round(47 * scale), ink, "middle", plaque.w - 2)


def value_label(tile: int) -> tuple[str, Colour, Colour]:
    """Return the value on a tile, its background colour and its text colour."""
    if tile == GOLD:
        return f"{TIMES}2", theme.COIN, theme.INK
    if tile in (FIRE, EYE):
        return "", theme.INK, theme.WHITE
    value = TILE_VALUE[tile]
    return format_signed(value), GAIN_COLOUR if value > 0 else COST_COLOUR, theme.WHITE


def draw_stall(drawing: Drawing, stall: Stall, area: Rect, *, numbered: bool = True) -> None:
    """Draw a stall: the number of its goods on a cloth in the seat's colour and shape.

    If `numbered`, the seat's number hangs at the counter.
    """
    scale, size = area.w / _UNIT, min(area.w, area.h)
    x, y = area.x + (area.w - size) // 2, area.bottom - size
    foot = Rect(x, area.bottom - round(8 * scale), size, round(7 * scale)).inset(
        round(3 * scale), 0
    )
    drawing.rounded_rect(*foot, foot.h // 2, SKIN.ground.shadow)
    drawing.icon(stall_art(stall.goods), x, y, size)
    trim = max(round(3 * scale), 1)
    drawing.icon(cloth_icon(stall.seat), x, y + trim, size, theme.GOLD_TINT)
    drawing.icon(cloth_icon(stall.seat), x, y, size, seat_colour(stall.seat))
    middle, goods_size = x + size // 2, round(47 * scale)
    top = y + round(18 * scale)
    drawing.text(middle, top, str(stall.goods), "number", goods_size, theme.WHITE, "middle")
    if not numbered:
        return
    scale = min(scale, 1 + (scale - 1) / 2)
    disc = Rect(0, 0, round(32 * scale), round(32 * scale))
    disc = disc.moved(middle - disc.w // 2, area.bottom - disc.h - 1)
    drawing.rounded_rect(*disc, disc.w // 2, theme.GOLD_TINT)
    digit = max(round(30 * scale), 20)
    drawing.text(middle, disc.middle[1], str(stall.seat + 1), "number", digit, theme.INK, "middle")


@cached_image
def space_with_gain(gain: int, width: int, height: int) -> Sprite:
    """Draw cobbles, with what placing a piece there would change."""
    drawing = sprite_factory.drawing(width, height, floor(width, height))
    draw_framed_plate(drawing, gain, Rect(0, 0, width, height).centred(width - 10, 56), 44)
    return drawing.sprite()


@cached_image
def paid_stall(stall: Stall, paid: int, width: int, height: int) -> Sprite:
    """Draw a stall in a gold frame, with what it is paid at its counter."""
    drawing = sprite_factory.drawing(width, height, floor(width, height))
    area = Rect(0, 0, width, height)
    draw_stall(drawing, stall, area, numbered=False)
    drawing.border(area, 8, 4, SKIN.line)
    draw_framed_plate(drawing, paid, area.split_bottom(40)[0].inset(3), 36)
    return drawing.sprite()


@cached_image
def empty_space(name: str, width: int, height: int) -> Sprite:
    """Draw cobbles, with the name of the space on a flat one."""
    drawing = sprite_factory.drawing(width, height, floor(width, height))
    plate = Rect(0, 0, width, height).centred(width - 24, 44)
    drawing.rounded_rect(*plate, 6, FLOOR.middle)
    drawing.text(*plate.middle, name, "label", 38, SKIN.ink, "middle")
    return drawing.sprite()
