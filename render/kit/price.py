"""Prices: a round coin, or a plate for a range of prices."""

from __future__ import annotations

from typing import NamedTuple

from render.fonts import text_width
from render.icons import FORBIDDEN
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour

_RIM, _GROOVE = 3, 6
"""The width of the rim, and the distance of the groove from the edge, in pixels."""


class PriceTag(NamedTuple):
    """A price in its colours. Without a text it is barred; on a `plate` it has corners."""

    text: str
    fill: Colour
    ink: Colour
    rim: Colour
    groove: Colour
    plate: bool = False


def price_rect(tag: PriceTag, x: int, y: int, size: int, max_width: int) -> Rect:
    """Return the area of a price `size` pixels high whose upper left corner is given."""
    width = text_width(tag.text, "number", font_size(size)) + 2 * _GROOVE + 4
    return Rect(x, y, min(max(width, size), max_width) if tag.plate else size, size)


def draw_price(drawing: Drawing, tag: PriceTag, area: Rect) -> None:
    """Draw a coin or a plate with the price, or with the sign of what cannot be bought."""
    radius = min(area.h // 6, 10) if tag.plate else area.h // 2
    drawing.rounded_rect(*area, radius, tag.rim)
    drawing.rounded_rect(*area.inset(_RIM), max(radius - _RIM, 3), tag.groove)
    drawing.rounded_rect(*area.inset(_GROOVE), max(radius - _GROOVE, 2), tag.fill)
    x, y = area.middle
    if not tag.text:
        size = area.h * 3 // 5
        drawing.icon(FORBIDDEN, x - size // 2, y - size // 2, size, tag.ink)
        return
    size, width = font_size(area.h), area.w - (2 * _GROOVE if tag.plate else _GROOVE)
    drawing.text(x, y, tag.text, "number", size, tag.ink, "middle", width)


def font_size(size: int) -> int:
    """Return the font size of the price on a coin of that size."""
    return round(size * 0.74)
