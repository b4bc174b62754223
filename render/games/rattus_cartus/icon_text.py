"""Text with inline icons, as in "+2 cards −1 rat"."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from render import theme
from render.art import SvgAsset
from render.fonts import text_width
from render.games.rattus_cartus.palette import sprite_factory
from render.palette import Sprite
from render.sprites import Align, Drawing

IconText: TypeAlias = tuple[str | SvgAsset, ...]
"""Texts, set as numbers, and icons of the same height. A blank text is a gap."""

SIZES = (47, 41, 36, 32, 28)
"""The possible font sizes in pixels; the largest that fits is used."""

_ICON_SCALE = 0.9
"""The size of an icon relative to the font size."""


def icon_text_width(icon_text: IconText, size: int) -> int:
    """Return the width in pixels at a font size."""
    return sum(_part_width(part, size) for part in icon_text)


def _part_width(part: str | SvgAsset, size: int) -> int:
    if isinstance(part, SvgAsset):
        return round(size * _ICON_SCALE) + 4
    return text_width(part, "number", size) + 3 if part.strip() else size // 3


def draw_icon_text(
    drawing: Drawing,
    icon_text: IconText,
    x: int,
    centre_y: int,
    max_width: int,
    colour: theme.Colour,
    align: Align = "left",
    max_size: int = SIZES[0],
) -> None:
    """Draw an icon text at the largest size up to `max_size` that fits into `max_width` pixels."""
    sizes = [size for size in SIZES if size <= max_size]
    size = next(
        (candidate for candidate in sizes if icon_text_width(icon_text, candidate) <= max_width),
        sizes[-1],
    )
    width = icon_text_width(icon_text, size)
    x += {"left": 0, "middle": (max_width - width) // 2, "right": max_width - width}[align]
    for part in icon_text:
        part_width = _part_width(part, size)
        if isinstance(part, SvgAsset):
            drawing.icon(part, x, centre_y - (part_width - 4) // 2, part_width - 4)
        elif part.strip():
            drawing.text(x, centre_y, part, "number", size, colour)
        x += part_width


ColouredIconText: TypeAlias = tuple[tuple[IconText, theme.Colour], ...]
"""A sequence of icon texts, each with its text colour."""


@lru_cache(maxsize=256)
def coloured_icon_text_sprite(
    icon_texts: ColouredIconText,
    width: int,
    height: int,
    background: theme.Colour,
    max_size: int = SIZES[0],
) -> Sprite:
    """Draw a sequence of icon texts with gaps between them, at the largest size that fits."""
    drawing = sprite_factory.drawing(width, height, background)
    gap = 14
    total_gap = gap * (len(icon_texts) - 1)
    sizes = [size for size in SIZES if size <= max_size]
    size = next(
        (
            candidate
            for candidate in sizes
            if sum(icon_text_width(icon_text, candidate) for icon_text, _ in icon_texts) + total_gap
            <= width
        ),
        sizes[-1],
    )
    x = 0
    for icon_text, colour in icon_texts:
        part_width = icon_text_width(icon_text, size)
        draw_icon_text(drawing, icon_text, x, height // 2, part_width, colour, max_size=size)
        x += part_width + gap
    return drawing.sprite()


@lru_cache(maxsize=512)
def icon_text_sprite(
    icon_text: IconText,
    width: int,
    height: int,
    colour: theme.Colour,
    background: theme.Colour,
    align: Align = "left",
    max_size: int = SIZES[0],
) -> Sprite:
    """Draw an icon text on a solid background."""
    drawing = sprite_factory.drawing(width, height, background)
    draw_icon_text(drawing, icon_text, 0, height // 2, width, colour, align, max_size)
    return drawing.sprite()
