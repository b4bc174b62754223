"""What the codes on pieces of games in one file mean, below the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.simple.declaration import Simple
from render.fonts import text_width
from render.kit.skin import PLAIN
from render.rect import Rect
from render.simple.colours import PieceColours, colours_of_piece, piece_colour
from render.simple.words import code_and_name
from render.sprites import Drawing
from render.theme import WHITE
from render.translation import Translate

_SIZE, _LINE, _GAP, _PADDING = 26, 36, 26, 8
_MAX_LINES = 4
LONGEST_CODE = 3
"""Of a longer code, a legend shows the colour alone."""


class Entry(NamedTuple):
    """A code and its colours as on the pieces, and what it means."""

    code: str
    colours: PieceColours
    name: str

    @property
    def code_width(self) -> int:
        return text_width(self.code or "X", "number", _SIZE) + 2 * _PADDING

    @property
    def width(self) -> int:
        return self.code_width + _PADDING + text_width(self.name, "number", _SIZE)


def legend(
    rules: Simple, pieces: Iterable[str], width: int, translate: Translate
) -> list[list[Entry]]:
    """Return the codes of pieces with their meaning, in lines.

    Those that have no space are left out: the alternative text of the picture has all.
    """
    entries = dict[tuple[str, str], Entry]()
    for kind, _, face in (piece.partition(":") for piece in pieces):
        meaning = code_and_name(rules, kind, face, translate)
        if meaning is not None and meaning not in entries:
            code, name = meaning
            if entry := _entry(rules, kind, code, name):
                entries[meaning] = entry
    return list(_lines([*entries.values()], width))[:_MAX_LINES]


def _entry(rules: Simple, kind: str, code: str, name: str) -> Entry | None:
    """Return what explains a code, or a colour where the code is too long to be on pieces."""
    if len(code) <= LONGEST_CODE:
        return Entry(code.upper(), colours_of_piece(kind, code, rules.colours), name)
    own = piece_colour(code, rules.colours)
    return None if own is None else Entry("", PieceColours(own, WHITE), name)


def _lines(entries: Sequence[Entry], width: int) -> Iterator[list[Entry]]:
    line, left = list[Entry](), width
    for entry in entries:
        if line and entry.width > left:
            yield line
            line, left = [], width
        line.append(entry)
        left -= entry.width + _GAP
    if line:
        yield line


def legend_height(lines: Sequence[Sequence[Entry]]) -> int:
    """Return how high a legend is, with the space above it."""
    return _LINE * len(lines) + _PADDING


def draw_legend(drawing: Drawing, lines: Sequence[Sequence[Entry]], area: Rect) -> None:
    """Draw a legend at the bottom of an area."""
    for number, line in enumerate(lines):
        x, y = area.x, area.bottom - _LINE * (len(lines) - number) + _LINE // 2
        for entry in line:
            sign = Rect(x, y - 15, entry.code_width, 30)
            fill, ink = entry.colours
            drawing.rounded_rect(*sign, 5, fill)
            drawing.text(*sign.middle, entry.code, "number", _SIZE, ink, "middle")
            x = sign.right + _PADDING
            drawing.text(x, y, entry.name, "number", _SIZE, PLAIN.light, max_width=area.right - x)
            x += text_width(entry.name, "number", _SIZE) + _GAP
