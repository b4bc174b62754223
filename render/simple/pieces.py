"""Draws the pieces of games in one file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.core import Seat
from engine.simple.declaration import Simple
from render.fonts import text_width
from render.kit.lettering import FittedName, fit_card_name
from render.players import seat_colour
from render.rect import Rect
from render.simple.colours import colours_of_piece
from render.simple.legend import LONGEST_CODE, draw_legend, legend, legend_height
from render.simple.words import HIDDEN, face_start, value_name
from render.sprites import Drawing
from render.theme import INK, SLATE, WHITE, Colour
from render.translation import Translate

_MAX_PITCH, _MAX_GAP, _MARK = 148, 8, 44
_MIN_PITCH, _MIN_CARD_PITCH = 70, 84
"""A row goes on in the next line if its pieces, or its cards, would be closer together: pieces are
then 22 pixels wide on a phone of 390."""

_MIN_GRID_PITCH, _MIN_CARD_GRID_PITCH = 38, 50
"""The same for rows of the board that lie below each other in columns."""

_SMALLEST_LABELLED = 30
"""The width from which what is on a piece can be read, in pixels."""

_NAME_SIZES = 34, 22
"""The largest and the smallest font size of a name on a piece."""


class Row(NamedTuple):
    """Pieces side by side, with the mark of the seat that has them. An empty one is a gap."""

    pieces: Sequence[str]
    seat: Seat | None = None


def counted(pieces: Sequence[str]) -> list[str]:
    """Return the pieces, hidden ones that lie side by side as one with their number."""
    runs = ((piece, len(list(run))) for piece, run in groupby(pieces))
    found = list[str]()
    for piece, number in runs:
        hidden = piece.endswith(f":{HIDDEN}") and number > 1
        found += [f"{piece}{number}"] if hidden else [piece] * number
    return found


class _Line(NamedTuple):
    """A row, or a part of one, with the distance of its pieces."""

    row: Row
    pitch: int


def _lines(rows: Sequence[Row], area: Rect) -> tuple[int, list[_Line]]:
    """Return the height of a line, and lines of pieces as large as all fit below each other."""
    least = [_least_pitch(row, rows) for row in rows]
    for height in range(_MAX_PITCH, 1, -1):
        lines = [
            line
            for row, pitch in zip(rows, least, strict=True)
            for line in _broken(row, area.w, height, min(pitch, height))
        ]
        if len(lines) * height <= area.h:
            break
    if len(lines) > len(rows):
        # The lines of one row lie close to each other.
        height = max(line.pitch for line in lines)
    return height, lines


def _least_pitch(row: Row, rows: Sequence[Row]) -> int:
    """Return how close together the pieces of a row may be in one line.

    Rows of the board that are as long as each other are a grid, which would lose its columns.
    """
    lengths = [len(each.pieces) for each in rows if each.seat is None]
    in_grid = row.seat is None and lengths.count(len(row.pieces)) > 1
    if any(piece.startswith("card:") for piece in row.pieces):
        return _MIN_CARD_GRID_PITCH if in_grid else _MIN_CARD_PITCH
    return _MIN_GRID_PITCH if in_grid else _MIN_PITCH


def _broken(row: Row, width: int, height: int, least: int) -> list[_Line]:
    """Return a row in as few lines as leave its pieces the least distance, as equal as possible."""
    number = len(row.pieces)
    lines = -(-number // (width // least))
    columns = -(-number // lines)
    pitch = min(width // columns, height)
    parts = [row.pieces[start : start + columns] for start in range(0, number, columns)]
    return [_Line(Row(part, None if n else row.seat), pitch) for n, part in enumerate(parts)]


def draw_rows(
    drawing: Drawing, rules: Simple, rows: Sequence[Row], area: Rect, translate: Translate
) -> None:
    """Draw rows of pieces below each other, as large as they fit, with their names.

    If a name has no space on its piece, there are codes instead, with a legend below.
    """
    marks, middle = area.split_left(_MARK, _MAX_GAP)
    height, lines = _lines(rows, middle)
    names = _names(rules, lines, translate)
    if short_of := [piece for (piece, _), name in names.items() if not name.fits]:
        fitting = [piece for (piece, _), name in names.items() if not _keeps_name(piece, name)]
        shortened = [*short_of, *fitting]
        meanings = legend(rules, dict.fromkeys(shortened), area.w, translate)
        draw_legend(drawing, meanings, area)
        middle = middle._replace(h=middle.h - legend_height(meanings))
        height, lines = _lines(rows, middle)
        names = {
            key: name
            for key, name in _names(rules, lines, translate).items()
            if _keeps_name(key[0], name)
        }
    y = middle.y + (middle.h - height * len(lines)) // 2
    for row, pitch in lines:
        side = pitch - min(_MAX_GAP, pitch // 5)
        line = Rect(0, y, middle.w, height)
        if row.seat is not None:
            _draw_mark(drawing, row.seat, line._replace(x=marks.x, w=_MARK))
        left = middle.x + (middle.w - len(row.pieces) * pitch) // 2
        for place, piece in enumerate(row.pieces):
            if not piece:
                continue
            at = line._replace(x=left + place * pitch, w=pitch).centred(side, side)
            draw_piece(drawing, piece, at, rules.colours, names.get((piece, pitch)))
        y += height


class _PieceName(NamedTuple):
    """A name as it is on a piece, and whether it can be read there."""

    text: FittedName
    fits: bool


def _names(
    rules: Simple, lines: Sequence[_Line], translate: Translate
) -> dict[tuple[str, int], _PieceName]:
    """Return the names of pieces that have one which says more than the code, by their distance."""
    names = dict[tuple[str, int], _PieceName]()
    for row, pitch in lines:
        for piece in row.pieces:
            kind, _, face = piece.partition(":")
            name = value_name(rules, kind, face, translate)
            if (piece, pitch) in names or not face_start(face) or name == face.upper():
                continue
            room = _room(kind, pitch - _MAX_GAP)
            text = fit_card_name(name, "number", max(room.w, 1), *_NAME_SIZES)
            names[piece, pitch] = _PieceName(text, _fits(text, room))
    return names


def _keeps_name(piece: str, name: _PieceName) -> bool:
    """Return whether a name is as short as a code, or a code so long that a cut name says more."""
    code = piece.partition(":")[2]
    is_short = len("".join(name.text.lines)) <= LONGEST_CODE
    return len(code) > LONGEST_CODE or (is_short and name.fits)


def _fits(name: FittedName, room: Rect) -> bool:
    widest = max(text_width(line, "number", name.size) for line in name.lines)
    return widest * 4 <= room.w * 5 and len(name.lines) * name.size <= room.h


def _draw_mark(drawing: Drawing, seat: Seat, area: Rect) -> None:
    """Draw the number of a seat in its colour."""
    size = max(min(_MARK, area.h), 4)
    disc = area.centred(size, size)
    drawing.rounded_rect(*disc, size // 2, seat_colour(seat))
    drawing.text(*disc.middle, str(seat + 1), "number", size * 28 // _MARK, WHITE, "middle")


def _shape(kind: str, area: Rect) -> Rect:
    return area.inset(area.w // 7, 0) if kind == "card" else area


def _room(kind: str, side: int) -> Rect:
    """Return where a name goes on a piece, on a round one about the square within the circle."""
    room = _shape(kind, Rect(0, 0, side, side)).inset(4)
    return room.inset(room.w // 6) if kind == "token" else room


def draw_piece(
    drawing: Drawing,
    piece: str,
    area: Rect,
    colours: Mapping[str, str | int],
    name: _PieceName | None = None,
) -> None:
    """Draw a piece by its kind: `die:5`, `card:h7`, `token:x`, `tile:x` or an empty `place:3`.

    `card:?6` are six hidden ones, such as a pile.
    """
    kind, _, face = piece.partition(":")
    fill, ink = colours_of_piece(kind, face, colours)
    if face.startswith(HIDDEN):
        fill, ink = SLATE, WHITE
    shape = _shape(kind, area)
    radius = area.w // 2 if kind == "token" else max(area.w // 10, 2)
    drawing.rounded_rect(*shape, radius, INK)
    drawing.rounded_rect(*shape.inset(min(2, shape.w // 4)), max(radius - 2, 1), fill)
    if shape.w >= _SMALLEST_LABELLED:
        width = _room(kind, area.w).w if name else shape.w - 8
        _draw_label(drawing, face, name, shape, ink, width)


def _draw_label(
    drawing: Drawing,
    face: str,
    name: _PieceName | None,
    shape: Rect,
    ink: Colour,
    max_width: int,
) -> None:
    size = min(shape.w * 6 // 10, shape.h * 6 // 10)
    code = f"{face[1:]} ×" if face.startswith(HIDDEN) and face != HIDDEN else face.upper()
    size, lines = name.text if name else (size, (code,))
    x, y = shape.middle
    y -= (len(lines) - 1) * size // 2
    for number, line in enumerate(lines):
        drawing.text(x, y + number * size, line, "number", size, ink, "middle", max_width)
