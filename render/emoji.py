"""Small square pictures with a transparent ground, for the emojis that Discord stores."""

from __future__ import annotations

import io

from PIL import Image

from engine.core import Seat
from render.art import SvgAsset, rasterize
from render.icons import SHIELD, Icon, mask
from render.kit.panel import draw_seat_shield, draw_shield
from render.palette import Palette
from render.rect import Rect
from render.sprites import Drawing
from render.theme import WHITE, Colour

EMOJI_SIZE = 128
"""Pixels of each side, what Discord shows at most."""

_SHIELD = Rect(10, 4, 108, 120)
_RIM = 8
_SIGN_SIZE = 72

_PALETTE = Palette("", "")
"""What a drawing needs; emojis are files in full colour."""


def art_emoji(asset: SvgAsset) -> bytes:
    """Return art in its own colours as a PNG file, as large as fits."""
    raster = rasterize(asset, EMOJI_SIZE)
    raster = raster.crop((0, 0, EMOJI_SIZE, min(raster.height, EMOJI_SIZE)))
    square = Image.new("RGBA", (EMOJI_SIZE, EMOJI_SIZE))
    square.paste(raster, (0, (EMOJI_SIZE - raster.height) // 2))
    return _png(square)


def sign_emoji(sign: Icon, colour: Colour) -> bytes:
    """Return a white sign on the coat of arms of a colour, as on a card, as a PNG file."""
    drawing = Drawing(_PALETTE, EMOJI_SIZE, EMOJI_SIZE, WHITE)
    draw_shield(drawing, _SHIELD, colour, WHITE, _RIM)
    x, y = _SHIELD.middle
    drawing.icon(sign, x - _SIGN_SIZE // 2, y - _SIGN_SIZE // 2 - 6, _SIGN_SIZE, WHITE)
    return _cut_out(drawing.image)


def seat_emoji(seat: Seat) -> bytes:
    """Return the coat of arms of a seat, with its number, as a PNG file."""
    drawing = Drawing(_PALETTE, EMOJI_SIZE, EMOJI_SIZE, WHITE)
    draw_seat_shield(drawing, _SHIELD, seat)
    return _cut_out(drawing.image)


def _cut_out(image: Image.Image) -> bytes:
    """The shield of an image alone."""
    alpha = Image.new("L", image.size)
    alpha.paste(mask(SHIELD, _SHIELD.w, _SHIELD.h), (_SHIELD.x, _SHIELD.y))
    image.putalpha(alpha)
    return _png(image)


def _png(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
