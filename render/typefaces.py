"""The fonts, and which of them shows which character.

Texts are set in the two fonts of the pictures. Names of players may have characters that these
lack: they are shown in fallback fonts, characters from right to left in their visual order, and
Arabic letters in their joined forms.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal, TypeAlias

import font_source_sans_pro
import font_source_serif_pro
import fontpkg_heebo
import fontpkg_noto_sans_arabic
import noto_cjk_sans_jp_bold
from arabic_reshaper import ArabicReshaper
from bidi import get_display
from PIL import ImageFont

Style: TypeAlias = Literal["number", "label", "name", "text"]
"""The role of a text: numbers and labels are set in sans serif, names and running text in serif."""

ISOLATE, POP_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
"""What stands around a name from right to left, so that it does not reorder what follows it."""


@dataclass(frozen=True, slots=True)
class FontFile:
    """A font file of a package.

    `weight` is set on the axis of that name in a variable font. `scale` makes the letters of
    another script as large as ours.
    """

    module: str
    name: str
    weight: int | None = None
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Run:
    """Characters in visual order that one font shows."""

    font: ImageFont.FreeTypeFont
    text: str

    @property
    def width(self) -> float:
        """The width in pixels."""
        # The ellipsis of the serif font extends beyond its advance width.
        right = self.font.getbbox(self.text, anchor="ls")[2]
        return float(max(self.font.getlength(self.text), right))


_SANS, _SERIF = font_source_sans_pro.__file__, font_source_serif_pro.__file__
_FILES: dict[Style, FontFile] = {
    "number": FontFile(_SANS, "files/SourceSansPro-Bold.ttf"),
    "label": FontFile(_SANS, "files/SourceSansPro-Semibold.ttf"),
    "name": FontFile(_SERIF, "files/SourceSerifPro-Bold.ttf"),
    "text": FontFile(_SERIF, "files/SourceSerifPro-Regular.ttf"),
}
_FALLBACKS = (
    _FILES["number"],
    FontFile(fontpkg_heebo.__file__, "files/Heebo[wght].ttf", 700),
    FontFile(fontpkg_noto_sans_arabic.__file__, "files/NotoSansArabic[wdth,wght].ttf", 700, 0.85),
    FontFile(noto_cjk_sans_jp_bold.__file__, "NotoSansCJKjp-Bold.otf", scale=0.9),
)
"""Greek and Cyrillic letters that the serif font lacks, Hebrew, Arabic, then Chinese, Japanese and
Korean."""

_RIGHT_TO_LEFT = "R", "AL", "AN"
_INVISIBLE = "C", "M", "Zl", "Zp"
"""Unicode categories of characters that modify others or have no glyph of their own."""

_RESHAPER = ArabicReshaper()

_GLYPH_SIZE = 24
"""The size in pixels at which glyphs are compared with the one of a missing character."""


def font(style: Style, size: int) -> ImageFont.FreeTypeFont:
    """Return a font with a size of `size` pixels.

    It always uses Pillow's basic layout engine, so that text looks the same on all machines.
    """
    return _load(_FILES[style], size)


def text_runs(text: str, style: Style, size: int) -> tuple[Run, ...]:
    """Return a line of text from left to right as runs, each in the first font that can show it.

    What no font has is shown in the style's own, as a box.
    """
    own = font(style, size)
    if text.isascii() or has_all_glyphs(text):
        return (Run(own, text),)
    return tuple(
        Run(own if file is None else _load(file, size), "".join(characters))
        for file, characters in groupby(_visual_order(text), _fallback_for)
    )


@lru_cache(maxsize=1024)
def has_all_glyphs(text: str) -> bool:
    """Return whether the font for names can show every character of a left-to-right text."""
    return not is_right_to_left(text) and all(
        _is_visible(each) and _has_glyph(_FILES["name"], each) for each in text
    )


@lru_cache(maxsize=1024)
def can_be_shown(text: str) -> bool:
    """Return whether any of the fonts has each character of a text."""
    shaped = _visual_order(text)
    return all(_is_visible(each) and _font_file(each) is not None for each in shaped)


def has_glyph(character: str) -> bool:
    """Return whether any of the fonts has a character, or it has no glyph of its own."""
    return not _is_visible(character) or _font_file(character) is not None


def is_right_to_left(text: str) -> bool:
    """Return whether a text has characters that are written from right to left."""
    return any(unicodedata.bidirectional(each) in _RIGHT_TO_LEFT for each in text)


@lru_cache(maxsize=256)
def _visual_order(text: str) -> str:
    """Return a text as it is read from left to right, with joined Arabic letters."""
    if not is_right_to_left(text):
        return text
    shown = get_display(_RESHAPER.reshape(text), base_dir="L")
    return str(shown).replace(ISOLATE, "").replace(POP_ISOLATE, "")


def _fallback_for(character: str) -> FontFile | None:
    """Return the file of the fallback font that shows a character; None for a style's own."""
    file = _font_file(character)
    return None if file is _FILES["name"] else file


@lru_cache(maxsize=2048)
def _font_file(character: str) -> FontFile | None:
    """Return the first file that has a character; None if none has."""
    files: Iterator[FontFile] = iter((_FILES["name"], *_FALLBACKS))
    return next((file for file in files if _has_glyph(file, character)), None)


def _is_visible(character: str) -> bool:
    return character == " " or not unicodedata.category(character).startswith(_INVISIBLE)


def _has_glyph(file: FontFile, character: str) -> bool:
    return character == " " or _glyph_bitmap(file, character) != _glyph_bitmap(file, "\uffff")


@lru_cache(maxsize=2048)
def _glyph_bitmap(file: FontFile, character: str) -> tuple[tuple[int, int], bytes]:
    mask = _load(file, _GLYPH_SIZE).getmask(character)
    return mask.size, bytes(mask)


@lru_cache(maxsize=128)
def _load(file: FontFile, size: int) -> ImageFont.FreeTypeFont:
    path = Path(file.module).parent / file.name
    typeface = ImageFont.truetype(
        str(path), round(size * file.scale), layout_engine=ImageFont.Layout.BASIC
    )
    if file.weight is not None:
        axes = typeface.get_variation_axes()
        typeface.set_variation_by_axes(
            [file.weight if axis["name"] == b"Weight" else axis["default"] or 0 for axis in axes]
        )
    return typeface
