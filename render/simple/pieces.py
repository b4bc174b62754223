"""Draws the pieces of games in one file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core import Seat
from render.kit.skin import PLAIN
from render.players import seat_colour
from render.rect import Rect
from render.simple.words import HIDDEN
from render.sprites import Drawing
from render.theme import COIN, INK, PAPER, SLATE, WHITE, Colour, colour

_MAX_SIZE, _GAP, _MARK = 140, 8, 44
_SMALLEST_LABELLED = 30
"""The width from which what is on a piece can be read, in pixels."""


def piece_colour(face: str, colours: Mapping[str, str]) -> Colour | None:
    """Return the colour of what is on a piece, by the longest start that has one."""
    starts = [start for start in colours if face.startswith(start)]
    return colour(colours[max(starts, key=len)]) if starts else None


class Row(NamedTuple):
    """Pieces side by side, with the mark of the seat that has them."""

    pieces: Sequence[str]
    seat: Seat | None = None


def draw_rows(
    drawing: Drawing, rows: Sequence[Row], area: Rect, colours: Mapping[str, str]
) -> None:
    """Draw rows of pieces below each other, as large as they fit."""
    height = min(area.h // max(len(rows), 1), _MAX_SIZE + _GAP)
    top = area.y + (area.h - height * len(rows)) // 2
    marks, middle = area.split_left(_MARK, _GAP)
    for number, row in enumerate(rows):
        y = top + number * height
        if row.seat is not None:
            _draw_mark(drawing, row.seat, Rect(marks.x, y, _MARK, height - _GAP))
        size = min(height - _GAP, middle.w // len(row.pieces) - _GAP)
        left = middle.x + (middle.w - len(row.pieces) * (size + _GAP)) // 2
        for place, piece in enumerate(row.pieces):
            at = Rect(left + place * (size + _GAP), y, size, size)
            draw_piece(drawing, piece, at, colours)


def _draw_mark(drawing: Drawing, seat: Seat, area: Rect) -> None:
    """Draw the number of a seat in its colour."""
    disc = area.centred(_MARK, _MARK)
    drawing.rounded_rect(*disc, _MARK // 2, seat_colour(seat))
    drawing.text(*disc.middle, str(seat + 1), "number", 28, WHITE, "middle")


def draw_piece(drawing: Drawing, piece: str, area: Rect, colours: Mapping[str, str]) -> None:
    """Draw a piece by its kind: `die:5`, `card:h7`, `token:x`, `tile:x` or an empty `place:3`."""
    kind, _, face = piece.partition(":")
    own = piece_colour(face, colours)
    fill, ink = {
        "card": (PAPER, own or INK),
        "die": (WHITE, own or INK),
        "token": (COIN, own or INK),
        "place": (PLAIN.recess, PLAIN.faded),
    }.get(kind, (own or PAPER, WHITE if own else INK))
    if face == HIDDEN:
        fill, ink = SLATE, WHITE
    shape = area.inset(area.w // 7, 0) if kind == "card" else area
    radius = area.w // 2 if kind == "token" else max(area.w // 10, 2)
    drawing.rounded_rect(*shape, radius, INK)
    drawing.rounded_rect(*shape.inset(2), max(radius - 2, 1), fill)
    if shape.w >= _SMALLEST_LABELLED:
        size = min(shape.w * 6 // 10, shape.h * 6 // 10)
        x, y = shape.middle
        drawing.text(x, y, face.upper(), "number", size, ink, "middle", shape.w - 8)
