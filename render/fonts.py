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

PRESSED = 0.73
"""How narrow a line is pressed before it is broken or shortened."""

_WAYS = 200
"""Ways of breaking a text that are tried at most."""

_UNSEEN = "C", "M", "Zl", "Zp"
"""Unicode categories that change other characters or show nothing."""


@cache
def font(style: Style, size: int) -> ImageFont.FreeTypeFont:
    """A font, `size` pixels high. Always the basic layout, so that all machines draw alike."""
    module, name = _FILES[style]
    path = Path(module).parent / "files" / name
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(text: str, style: Style, size: int) -> int:
    """Pixels a text is wide."""
    drawn = font(style, size)
    # The ellipsis of the serif font takes more room than it asks for.
    return math.ceil(max(drawn.getlength(text), drawn.getbbox(text, anchor="ls")[2]))


@lru_cache(maxsize=4096)
def fitted(text: str, style: Style, size: int, room: int) -> str:
    """The text, or as much of its beginning as fits into `room` pixels with an ellipsis."""
    if width(text, style, size) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip(" -'\N{RIGHT SINGLE QUOTATION MARK}") + ELLIPSIS
        if width(shorter, style, size) <= room:
            return shorter
    return ""


@lru_cache(maxsize=2048)
def balanced(
    text: str, style: Style, size: int, room: int, most: int, pressed: float = PRESSED
) -> tuple[str, ...]:
    """The text in as few lines as hold it, at most so many, broken where they are most even.

    Who draws them presses a line that is wider than `room`, down to `handle_tutorial_button` of its width. Only
    what does not even fit so is shortened.
    """
    words, widest = text.split(), int(room / pressed)
    if len(words) > 1 and width(text, style, size) <= room:
        return (" ".join(words),)
    for number in range(1 if len(words) == 1 else 2, min(most, len(words)) + 1):
        lines = min(
            _breakings(words, number),
            key=lambda lines: max(width(line, style, size) for line in lines),
        )
        if max(width(line, style, size) for line in lines) <= widest:
            return lines
    return tuple(wrapped(text, style, size, widest, most))


def _breakings(words: list[str], number: int) -> Iterator[tuple[str, ...]]:
    """Ways to break words into so many lines."""
    places = combinations(range(1, len(words)), number - 1)
    for breaks in islice(places, _WAYS):
        ends = (0, *breaks, len(words))
        yield tuple(" ".join(words[a:b]) for a, b in pairwise(ends))


def wrapped(text: str, style: Style, size: int, room: int, lines: int) -> list[str]:
    """The text in at most `lines` lines of `room` pixels, the last one shortened if need be."""
    found: list[str] = []
    words = text.split()
    while words and len(found) < lines - 1:
        line = words.pop(0)
        while words and width(f"{line} {words[0]}", style, size) <= room:
            line += " " + words.pop(0)
        found.append(fitted(line, style, size, room))
    if words:
        found.append(fitted(" ".join(words), style, size, room))
    return found


@lru_cache(maxsize=1024)
def drawable(text: str) -> bool:
    """Whether the font of names can show every character, from left to right."""
    return all(map(_has_glyph, text))


def _has_glyph(character: str) -> bool:
    if unicodedata.category(character).startswith(_UNSEEN):
        return False
    if unicodedata.bidirectional(character) in ("R", "AL", "AN"):
        return False
    return character == " " or _drawn(character) != _drawn("\uffff")


@lru_cache(maxsize=1024)
def _drawn(character: str) -> tuple[tuple[int, int], bytes]:
    mask = font("name", 24).getmask(character)
    return mask.size, bytes(mask)
