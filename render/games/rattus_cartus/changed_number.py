"""Marks for what has changed since the reader's last move."""

from __future__ import annotations

from render import theme
from render.fonts import text_width
from render.games.rattus_cartus.palette import SKIN
from render.rect import Rect
from render.sprites import Drawing
from render.translation import format_signed

EDGE = 2
"""The width of the dark edge of a mark, which shows in greyscale, too, in pixels."""

_SIZE, _CHANGE_SIZE = 47, 28
_GAP = 4


def draw_mark(drawing: Drawing, area: Rect, radius: int = 8) -> None:
    """Draw a plate behind what has changed."""
    drawing.rounded_rect(*area, radius, theme.INK)
    drawing.rounded_rect(*area.inset(EDGE), radius - EDGE, SKIN.accent)


def draw_changed_number(drawing: Drawing, text: str, change: int, area: Rect) -> None:
    """Draw a number on a plate, followed by its change if there is space for it."""
    signed = format_signed(change)
    width = min(text_width(text, "number", _SIZE), area.w - 2 * _GAP)
    change_width = text_width(signed, "number", _CHANGE_SIZE) + _GAP
    shows_change = width + change_width + 2 * _GAP <= area.w
    plate_width = width + 2 * _GAP + (change_width if shows_change else 0)
    height = min(area.h, 46)
    draw_mark(drawing, Rect(area.x, area.y + (area.h - height) // 2, plate_width, height), 6)
    middle = area.y + area.h // 2
    drawing.text(area.x + _GAP, middle, text, "number", _SIZE, theme.INK, max_width=width)
    if shows_change:
        x = area.x + _GAP + width + _GAP
        drawing.text(x, middle, signed, "number", _CHANGE_SIZE, theme.INK)
