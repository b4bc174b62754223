"""The market: its spaces with what stands on them, and the ends of its lines."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import (
    COLUMN_NAMES,
    COLUMNS,
    ROW_NAMES,
    ROWS,
    space_name,
)
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import HEIGHT, Rect, Scene
from render.games.heller_und_pfennig.ends import end_of, end_sprite, sum_sprite
from render.games.heller_und_pfennig.palette import SAND, studio
from render.games.heller_und_pfennig.pieces import piece
from render.words import Say, said

MARGIN = 10
"""Pixels between the picture's edge and everything on it."""

_GAP = 4
CELL = Rect(0, 0, 93, 98)
_NAME_WIDE, _NAME_HIGH = 28, 34
_END_WIDE = 170

GRID = Rect(
    MARGIN + _NAME_WIDE,
    MARGIN + _NAME_HIGH,
    COLUMNS * (CELL.w + _GAP) + _GAP,
    ROWS * (CELL.h + _GAP) + _GAP,
)
"""Where the spaces lie."""

BOARD_RIGHT = GRID.right + _GAP + _END_WIDE
"""Where the market ends, the ends of its rows included."""


def lay_board(scene: Scene, view: View, say: Say) -> None:
    """Lay the whole market, with its lines' names and ends, into the left of a picture."""
    scene.panel(GRID.x, GRID.y, studio.plate(GRID.w, GRID.h, 10, SAND, theme.GROUND))
    for row in range(ROWS):
        for column in range(COLUMNS):
            name = space_name(row * COLUMNS + column)
            place = cell_place(row, column)
            cell = view.rows[row][column]
            sprite = piece(cell, "" if cell else name, place.w, place.h)
            scene.put(place.x, place.y, sprite)
    _names(scene)
    below, beside = GRID.bottom + _GAP, GRID.right + _GAP
    for line in view.lines:
        end, row = end_of(line), line.line
        if row < ROWS:
            sprite = end_sprite(end, _END_WIDE, CELL.h, False)
            scene.put(beside, cell_place(row, 0).y, sprite)
        else:
            sprite = end_sprite(end, CELL.w, HEIGHT - MARGIN - below, True)
            scene.put(cell_place(0, row - ROWS).x, below, sprite)
    totals = tuple(player.standing for player in view.players)
    title = said(say, "picture-all-lines")
    scene.put(beside, below, sum_sprite(title, totals, _END_WIDE, HEIGHT - MARGIN - below))


def cell_place(row: int, column: int) -> Rect:
    """Where a space lies."""
    x = GRID.x + _GAP + column * (CELL.w + _GAP)
    return CELL._replace(x=x, y=GRID.y + _GAP + row * (CELL.h + _GAP))


def _names(scene: Scene) -> None:
    """The columns' letters above and the rows' numbers to the left."""
    style = ("number", 34, theme.INK, theme.GROUND)
    for column, name in enumerate(COLUMN_NAMES):
        place = cell_place(0, column)
        scene.put(place.x, MARGIN, studio.label(name, *style, place.w, _NAME_HIGH, "middle"))
    for row, name in enumerate(ROW_NAMES):
        place = cell_place(row, 0)
        sprite = studio.label(name, *style, _NAME_WIDE - 2, place.h, "middle")
        scene.put(MARGIN, place.y, sprite)
