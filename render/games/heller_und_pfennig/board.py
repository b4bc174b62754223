"""The market: its spaces with what stands on them, and the ends of its lines."""

from __future__ import annotations

from functools import lru_cache

from engine.games.heller_und_pfennig.market import (
    COLUMN_NAMES,
    COLUMNS,
    ROW_NAMES,
    ROWS,
    space_name,
)
from engine.games.heller_und_pfennig.view import Cell, View
from render import theme
from render.canvas import HEIGHT, Laid, Rect, Scene
from render.games.heller_und_pfennig.ends import End, end_of, end_sprite, lay_sum
from render.games.heller_und_pfennig.palette import SAND, studio
from render.games.heller_und_pfennig.pieces import piece
from render.palette import Sprite
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

_CORNER = Rect(
    GRID.right + _GAP, GRID.bottom + _GAP, _END_WIDE, HEIGHT - MARGIN - GRID.bottom - _GAP
)
"""Where the ends of rows and of columns meet."""


_PLACES = [
    [
        CELL._replace(x=GRID.x + _GAP + x * (CELL.w + _GAP), y=GRID.y + _GAP + y * (CELL.h + _GAP))
        for x in range(COLUMNS)
    ]
    for y in range(ROWS)
]


def board_scene(view: View, translate: Say) -> Scene:
    """The whole market, with its lines' names and ends, to the left of a picture."""
    scene = studio.scene(_ground())
    for row, cells in enumerate(view.rows):
        scene.sprites.extend(_row(row, cells))
    for line in view.lines:
        scene.sprites.append(_end(line.line, end_of(line)))
    totals = tuple(player.projected_payout for player in view.players)
    lay_sum(scene, said(translate, "picture-all-lines"), totals, _CORNER)
    return scene


@lru_cache(maxsize=256)
def _end(line: int, end: End) -> Laid:
    """The end of a row, or of a column below it: it changes only with its line."""
    if line < ROWS:
        place = Rect(_CORNER.x, cell_place(line, 0).y, _CORNER.w, CELL.h)
    else:
        place = Rect(cell_place(0, line - ROWS).x, _CORNER.y, CELL.w, _CORNER.h)
    return place, end_sprite(end, place.w, place.h, line >= ROWS)


@lru_cache(maxsize=48)
def _row(row: int, cells: tuple[Cell, ...]) -> tuple[Laid, ...]:
    """A row of the market: it changes only when something is placed in it."""
    return tuple(
        (cell_place(row, column), piece(cell, _name(cell, row, column), CELL.w, CELL.h))
        for column, cell in enumerate(cells)
    )


def _name(cell: Cell, row: int, column: int) -> str:
    """The name of a space on which nothing stands."""
    return "" if cell else space_name(row * COLUMNS + column)


def cell_place(row: int, column: int) -> Rect:
    """Where a space lies."""
    return _PLACES[row][column]


@lru_cache(maxsize=1)
def _ground() -> Sprite:
    """What never changes, in one piece."""
    return ground_scene().painted()


def ground_scene() -> Scene:
    """The sand, the columns' letters above it and the rows' numbers to its left."""
    scene = studio.scene()
    scene.panel(GRID.x, GRID.y, studio.plate(GRID.w, GRID.h, 10, SAND, theme.GROUND))
    style = ("number", 34, theme.INK, theme.GROUND)
    for column, name in enumerate(COLUMN_NAMES):
        place = cell_place(0, column)
        scene.put(place.x, MARGIN, studio.label(name, *style, place.w, _NAME_HIGH, "middle"))
    for row, name in enumerate(ROW_NAMES):
        place = cell_place(row, 0)
        sprite = studio.label(name, *style, _NAME_WIDE - 2, place.h, "middle")
        scene.put(MARGIN, place.y, sprite)
    return scene
