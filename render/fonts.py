"""The fonts, and functions that measure, shorten and wrap text."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, islice, pairwise
from pathlib import Path
from typing import Literal, TypeAlias

import font_source_sans_pro
import font_source_serif_pro
from PIL import ImageFont

from render.picture import ELLIPSIS

Style: TypeAlias = Literal["number", "label", "name", "text"]
"""The role of a text: numbers and labels are set in sans serif, names and running text in serif."""

_FILES: dict[Style, tuple[str, str]] = {
    "number": (font_source_sans_pro.__file__, "SourceSansPro-Bold.ttf"),
    "label": (font_source_sans_pro.__file__, "SourceSansPro-Semibold.ttf"),
    "name": (font_source_serif_pro.__file__, "SourceSerifPro-Bold.ttf"),
    "text": (font_source_serif_pro.__file__, "SourceSerifPro-Regular.ttf"),
}

SQUEEZE_LIMIT = 0.73
"""The horizontal scale down to which a line is squeezed before it is wrapped or shortened."""

_MAX_CANDIDATES = 200
"""How many ways to break a text into lines are tried at most."""

_INVISIBLE = "C", "M", "Zl", "Zp"
"""Unicode categories of characters that modify others or have no glyph of their own."""


@cache
def font(style: Style, size: int) -> ImageFont.FreeTypeFont:
    """Return a font with a size of `size` pixels.

    It always uses Pillow's basic layout engine, so that text looks the same on all machines.
    """
    module, name = _FILES[style]
    path = Path(module).parent / "files" / name
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def text_width(text: str, style: Style, size: int) -> int:
    """Return the width of a text in pixels."""
    typeface = font(style, size)
    # The ellipsis of the serif font extends beyond its advance width.
    return math.ceil(max(typeface.getlength(text), typeface.getbbox(text, anchor="ls")[2]))


@lru_cache(maxsize=4096)
def ellipsize(text: str, style: Style, size: int, max_width: int) -> str:
    """Return the text, shortened with an ellipsis if it is wider than `max_width` pixels.

    Empty if not even one character fits.
    """
    if text_width(text, style, size) <= max_width:
        return text
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip(" -'\N{RIGHT SINGLE QUOTATION MARK}") + ELLIPSIS
        if text_width(shorter, style, size) <= max_width:
            return shorter
    return ""


@lru_cache(maxsize=2048)
def wrap_balanced(
    text: str,
    style: Style,
    size: int,
    max_width: int,
    max_lines: int,
    squeeze_limit: float = SQUEEZE_LIMIT,
) -> tuple[str, ...]:
    """Break a text into as few lines as possible, of as equal width as possible.

    Lines may be up to `max_width / squeeze_limit` pixels wide: the caller squeezes them into
    `max_width`. A text that does not fit into `max_lines` even so is shortened with an ellipsis.
    """
    words, max_natural_width = text.split(), int(max_width / squeeze_limit)
    if len(words) > 1 and text_width(text, style, size) <= max_width:
        return (" ".join(words),)
    for line_count in range(1 if len(words) == 1 else 2, min(max_lines, len(words)) + 1):
        lines = min(
            _candidate_breaks(words, line_count),
            key=lambda lines: max(text_width(line, style, size) for line in lines),
        )
        if max(text_width(line, style, size) for line in lines) <= max_natural_width:
            return lines
    return tuple(wrap(text, style, size, max_natural_width, max_lines))


def _candidate_breaks(words: list[str], line_count: int) -> Iterator[tuple[str, ...]]:
    """Yield ways to break the words into `line_count` lines."""
    positions = combinations(range(1, len(words)), line_count - 1)
    for breaks in islice(positions, _MAX_CANDIDATES):
        ends = (0, *breaks, len(words))
        yield tuple(" ".join(words[a:b]) for a, b in pairwise(ends))


def wrap(text: str, style: Style, size: int, max_width: int, max_lines: int) -> list[str]:
    """Break a text into at most `max_lines` lines of `max_width` pixels, ellipsizing the last."""
    lines: list[str] = []
    words = text.split()
    while words and len(lines) < max_lines - 1:
        line = words.pop(0)
        while words and text_width(f"{line} {words[0]}", style, size) <= max_width:
            line += " " + words.pop(0)
        lines.append(ellipsize(line, style, size, max_width))
    if words:
        lines.append(ellipsize(" ".join(words), style, size, max_width))
    return lines


@lru_cache(maxsize=1024)
def has_all_glyphs(text: str) -> bool:
    """Return whether the font for names can show every character of a left-to-right text."""
    return all(map(_has_glyph, text))


def _has_glyph(character: str) -> bool:
    if unicodedata.category(character).startswith(_INVISIBLE):
        return False
    if unicodedata.bidirectional(character) in ("R", "AL", "AN"):
        return False
    return character == " " or _glyph_bitmap(character) != _glyph_bitmap("\uffff")


@lru_cache(maxsize=1024)
def _glyph_bitmap(character: str) -> tuple[tuple[int, int], bytes]:
    mask = font("name", 24).getmask(character)
    return mask.size, bytes(mask)
