"""Paragraphs of text that fill an area, in the largest size in which all of them fit."""

from __future__ import annotations

from collections.abc import Sequence

from render.fonts import wrap
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour

_MAX_LINES = 12
"""The most lines of one paragraph."""


def draw_paragraphs(
    drawing: Drawing, texts: Sequence[str], sizes: Sequence[int], area: Rect, colour: Colour
) -> Rect:
    """Draw paragraphs from the top of an area. Returns the rest of the area, below them.

    They have the first of the font sizes in which all of them fit, or else the last.
    """
    size, paragraphs = _fitted(texts, sizes, area)
    y = area.y
    for lines in paragraphs:
        for line in lines:
            drawing.text(area.x, y + size * 5 // 8, line, "label", size, colour)
            y += size * 5 // 4
        y += size // 2
    return area._replace(y=y, h=area.bottom - y)


def _fitted(texts: Sequence[str], sizes: Sequence[int], area: Rect) -> tuple[int, list[list[str]]]:
    for size in sizes:
        paragraphs = [wrap(text, "label", size, area.w, _MAX_LINES) for text in texts]
        lines = sum(map(len, paragraphs))
        if lines * size * 5 // 4 + (len(texts) - 1) * size // 2 <= area.h:
            break
    return size, paragraphs
