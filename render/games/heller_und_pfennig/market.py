"""The market: its spaces with their pieces, and the ends of its lines."""

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
from render.canvas import HEIGHT, Placement, Scene
from render.changes_lead import changed_label
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.line_ends import LineEnd, add_totals, line_end, line_end_sprite
from render.games.heller_und_pfennig.palette import ACCENT, SAND, sprite_factory
from render.games.heller_und_pfennig.pieces import framed_piece_sprite, piece_sprite
from render.image_cache import cached_image
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate, cached_text

MARGIN = 10
"""The distance between the picture's edge and its content, in pixels."""

_FRAME, _BROAD_FRAME = 4, 7
"""The width of the frames of new pieces and of the last one, in pixels."""

_GAP = 4
CELL_SIZE = Rect(0, 0, 93, 98)
_NAME_WIDTH, _NAME_HEIGHT = 28, 34
_END_WIDTH = 170

GRID = Rect(
    MARGIN + _NAME_WIDTH,
    MARGIN + _NAME_HEIGHT,
    COLUMNS * (CELL_SIZE.w + _GAP) + _GAP,
    ROWS * (CELL_SIZE.h + _GAP) + _GAP,
)
"""The area of the spaces."""

MARKET_RIGHT = GRID.right + _GAP + _END_WIDTH
"""The right edge of the market, including the ends of its rows."""

_CORNER_AREA = Rect(
    GRID.right + _GAP, GRID.bottom + _GAP, _END_WIDTH, HEIGHT - MARGIN - GRID.bottom - _GAP
)
"""The corner where the ends of rows and columns meet."""


_CELL_RECTS = [
    [
        CELL_SIZE._replace(
            x=GRID.x + _GAP + x * (CELL_SIZE.w + _GAP), y=GRID.y + _GAP + y * (CELL_SIZE.h + _GAP)
        )
        for x in range(COLUMNS)
    ]
    for y in range(ROWS)
]


def market_scene(view: View, translate: Translate, changes: Changes | None = None) -> Scene:
    """Lay out the market, with the names and ends of its lines, on the left of a picture.

    Pieces placed since the reader's last move have frames, the last one a broad one.
    """
    scene = sprite_factory.scene(_static_background())
    for row, cells in enumerate(view.rows):
        scene.sprites.extend(_row_placements(row, cells))
    if changes is not None and changes.placed:
        for space, _ in changes.placed:
            frame = _BROAD_FRAME if space == changes.last else _FRAME
            row, column = divmod(space, COLUMNS)
            sprite = framed_piece_sprite(view.rows[row][column], CELL_SIZE.w, CELL_SIZE.h, frame)
            scene.sprites[space] = (cell_rect(row, column), sprite)
        x, width = _CORNER_AREA.x, _CORNER_AREA.w
        scene.add(x, MARGIN, _legend(changed_label(translate), width))
    for line in view.lines:
        scene.sprites.append(_line_end_placement(line.line, line_end(line)))
    totals = tuple(player.projected_payout for player in view.players)
    add_totals(scene, cached_text(translate, "picture-all-lines"), totals, _CORNER_AREA)
    return scene


@lru_cache(maxsize=256)
def _line_end_placement(line: int, end: LineEnd) -> Placement:
    """Place the end of a row, or of a column below it. It changes only with its line."""
    if line < ROWS:
        rect = Rect(_CORNER_AREA.x, cell_rect(line, 0).y, _CORNER_AREA.w, CELL_SIZE.h)
    else:
        rect = Rect(cell_rect(0, line - ROWS).x, _CORNER_AREA.y, CELL_SIZE.w, _CORNER_AREA.h)
    return rect, line_end_sprite(end, rect.w, rect.h, line >= ROWS)


@cached_image
def _legend(text: str, width: int) -> Sprite:
    """Explain the frames."""
    drawing = sprite_factory.drawing(width, _NAME_HEIGHT, theme.BACKGROUND)
    middle = _NAME_HEIGHT // 2
    for inset, colour in ((0, theme.INK), (2, ACCENT), (2 + _FRAME, theme.PAPER)):
        size = 26 - 2 * inset
        drawing.rect(4 + inset, middle - 13 + inset, size, size, colour)
    drawing.text(38, middle, text, "label", 28, theme.INK, max_width=width - 40)
    return drawing.sprite()


@lru_cache(maxsize=48)
def _row_placements(row: int, cells: tuple[Cell, ...]) -> tuple[Placement, ...]:
    """Place the pieces of a row. They change only when a piece is placed in it."""
    return tuple(
        (
            cell_rect(row, column),
            piece_sprite(cell, _space_label(cell, row, column), CELL_SIZE.w, CELL_SIZE.h),
        )
        for column, cell in enumerate(cells)
    )


def _space_label(cell: Cell, row: int, column: int) -> str:
    """Return the name of an empty space, else nothing."""
    return "" if cell else space_name(row * COLUMNS + column)


def cell_rect(row: int, column: int) -> Rect:
    """Return the rectangle of a space."""
    return _CELL_RECTS[row][column]


@cached_image
def _static_background() -> Sprite:
    """Draw everything that never changes as one sprite."""
    return static_background_scene().flatten()


def static_background_scene() -> Scene:
    """Lay out the sand, the column letters above it and the row numbers on its left."""
    scene = sprite_factory.scene()
    scene.add_background(
        GRID.x, GRID.y, sprite_factory.rounded_rect(GRID.w, GRID.h, 10, SAND, theme.BACKGROUND)
    )
    style = ("number", 34, theme.INK, theme.BACKGROUND)
    for column, name in enumerate(COLUMN_NAMES):
        rect = cell_rect(0, column)
        scene.add(rect.x, MARGIN, sprite_factory.text(name, *style, rect.w, _NAME_HEIGHT, "middle"))
    for row, name in enumerate(ROW_NAMES):
        rect = cell_rect(row, 0)
        sprite = sprite_factory.text(name, *style, _NAME_WIDTH - 2, rect.h, "middle")
        scene.add(MARGIN, rect.y, sprite)
    return scene
