"""The fonts, and how text is measured, shortened and broken into lines."""

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
"""Numbers and labels are sans serif, names and running text have serifs."""

_FILES: dict[Style, tuple[str, str]] = {
    "number": (font_source_sans_pro.__file__, "SourceSansPro-Bold.ttf"),
    "label": (font_source_sans_pro.__file__, "SourceSansPro-Semibold.ttf"),
    "name": (font_source_serif_pro.__file__, "SourceSerifPro-Bold.ttf"),
    "text": (font_source_serif_pro.__file__, "SourceSerifPro-Regular.ttf"),
}

SQUEEZE_LIMIT = 0.73
"""How narrow a line is pressed before it is broken or shortened."""

_MAX_BREAKINGS = 200
"""Ways of breaking a text that are tried at most."""

_INVISIBLE = "C", "M", "Zl", "Zp"
"""Unicode categories that change other characters or show nothing."""


@cache
def font(style: Style, size: int) -> ImageFont.FreeTypeFont:
    """A font, `size` pixels high. Always the basic layout, so that all machines draw alike."""
    module, name = _FILES[style]
    path = Path(module).parent / "files" / name
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def text_width(text: str, style: Style, size: int) -> int:
    """Pixels a text is wide."""
    typeface = font(style, size)
    # The ellipsis of the serif font takes more room than it asks for.
    return math.ceil(max(typeface.getlength(text), typeface.getbbox(text, anchor="ls")[2]))


@lru_cache(maxsize=4096)
def ellipsize(text: str, style: Style, size: int, max_width: int) -> str:
    """The text, or as much of its beginning as fits into `max_width` pixels with an ellipsis."""
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
    """The text in as few lines as hold it, at most so many, broken where they are most even.

    Who draws them presses a line that is wider than `max_width`, down to `squeeze_limit` of its width. Only
    what does not even fit so is shortened.
    """
    words, widest = text.split(), int(max_width / squeeze_limit)
    if len(words) > 1 and text_width(text, style, size) <= max_width:
        return (" ".join(words),)
    for number in range(1 if len(words) == 1 else 2, min(max_lines, len(words)) + 1):
        lines = min(
            _line_breakings(words, number),
            key=lambda lines: max(text_width(line, style, size) for line in lines),
        )
        if max(text_width(line, style, size) for line in lines) <= widest:
            return lines
    return tuple(wrap(text, style, size, widest, max_lines))


def _line_breakings(words: list[str], number: int) -> Iterator[tuple[str, ...]]:
    """Ways to break words into so many lines."""
    places = combinations(range(1, len(words)), number - 1)
    for breaks in islice(places, _MAX_BREAKINGS):
        ends = (0, *breaks, len(words))
        yield tuple(" ".join(words[a:b]) for a, b in pairwise(ends))


def wrap(text: str, style: Style, size: int, max_width: int, max_lines: int) -> list[str]:
    """The text in at most `max_lines` lines of `max_width` pixels, the last one shortened if need be."""
    found: list[str] = []
    words = text.split()
    while words and len(found) < max_lines - 1:
        line = words.pop(0)
        while words and text_width(f"{line} {words[0]}", style, size) <= max_width:
            line += " " + words.pop(0)
        found.append(ellipsize(line, style, size, max_width))
    if words:
        found.append(ellipsize(" ".join(words), style, size, max_width))
    return found


@lru_cache(maxsize=1024)
def has_all_glyphs(text: str) -> bool:
    """Whether the font of names can show every character, from left to right."""
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
