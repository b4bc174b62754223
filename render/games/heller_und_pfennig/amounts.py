"""Amounts of money: gains in one colour, costs in another."""

from __future__ import annotations

from render import theme
from render.fonts import text_width
from render.games.heller_und_pfennig.palette import COST_COLOUR, GAIN_COLOUR, SKIN, sprite_factory
from render.icons import Icon
from render.image_cache import cached_image
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour
from render.translation import format_signed


def amount_colour(amount: int) -> Colour:
    """Return the colour of an amount: as text on paper, or as ground below white text."""
    return GAIN_COLOUR if amount > 0 else COST_COLOUR if amount < 0 else theme.SLATE


_MIN_WIDTH_WITH_ICON = 90
"""The width in pixels of a plate below which an amount has no icon."""


def draw_amount_plate(
    drawing: Drawing, amount: int, area: Rect, size: int, icon: Icon | None = None
) -> None:
    """Draw an amount with its sign on a plate, behind an icon unless the plate is narrow.

    A wide amount is squeezed, never shortened.
    """
    drawing.rounded_rect(*area, 6, amount_colour(amount))
    text, y = format_signed(amount), area.middle[1]
    if icon is None or area.w < _MIN_WIDTH_WITH_ICON:
        drawing.text(*area.middle, text, "number", size, theme.WHITE, "middle", area.w - 6)
        return
    sign = min(size * 3 // 4, area.w // 3)
    width = min(text_width(text, "number", size), area.w - sign - 12)
    left = area.x + (area.w - width - sign - 4) // 2
    drawing.icon(icon, left, y - sign // 2, sign)
    drawing.text(left + sign + 4, y, text, "number", size, theme.WHITE, max_width=width)


def draw_framed_plate(drawing: Drawing, amount: int, area: Rect, size: int) -> None:
    """Draw an amount on a plate in a gold frame."""
    drawing.rounded_rect(*area, 8, SKIN.line)
    draw_amount_plate(drawing, amount, area.inset(2), size)


@cached_image
def amount_plate(
    amount: int, width: int, height: int, size: int, ground: Colour = SKIN.recess
) -> Sprite:
    """Draw an amount on a plate as a sprite."""
    drawing = sprite_factory.drawing(width, height, ground)
    draw_amount_plate(drawing, amount, Rect(0, 0, width, height), size)
    return drawing.sprite()
