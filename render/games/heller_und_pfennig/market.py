"""The market: its spaces with their pieces, and the ends of its lines."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core import Seat
from engine.games.heller_und_pfennig.market import COLUMNS, ROWS, Space, space_name
from engine.games.heller_und_pfennig.view import Cell, LineView, View
from render.canvas import Placement, Scene
from render.games.heller_und_pfennig.board import cell_at
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.corner import add_corner
from render.games.heller_und_pfennig.line_ends import line_end, line_end_sprite
from render.games.heller_und_pfennig.market_frame import (
    CELL,
    CORNER,
    cell_rect,
    market_background,
)
from render.games.heller_und_pfennig.palette import sprite_factory
from render.games.heller_und_pfennig.pieces import (
    Mark,
    empty_space,
    piece_sprite,
)
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate


def market_scene(
    view: View,
    translate: Translate,
    changes: Changes | None = None,
    overlays: Mapping[Space, Sprite] | None = None,
    payee: Seat | None = None,
) -> Scene:
    """Lay out the market, with the names and ends of its lines, on the left of a picture.

    Pieces placed since the reader's last move are framed, the last one broadly; if nearly all are
    new, only that one. `overlays` replace what is on a space. The ends of lines show what all seats
    are paid, or the `payee` alone.
    """
    scene = sprite_factory.scene(market_background())
    for row, cells in enumerate(view.rows):
        scene.sprites.extend(_row_placements(row, cells))
    if changes is not None:
        many, last = changes.nearly_all(view), changes.last
        for space, seat in changes.placed.items():
            if not many or space == last:
                mark = Mark(seat, space == last)
                scene.sprites[space] = _cell_placement(space, cell_at(view, space), mark)
    for space, sprite in (overlays or {}).items():
        scene.sprites[space] = (scene.sprites[space][0], sprite)
    scene.sprites.extend([_line_end_placement(line, payee) for line in view.lines])
    add_corner(scene, view, changes, translate)
    return scene


@lru_cache(maxsize=512)
def _line_end_placement(line: LineView, payee: Seat | None) -> Placement:
    """Place the end of a row, or of a column below it. It changes only with its line."""
    is_column = line.line >= ROWS
    if is_column:
        rect = Rect(cell_rect(0, line.line - ROWS).x, CORNER.y, CELL.w, CORNER.h)
    else:
        rect = Rect(CORNER.x, cell_rect(line.line, 0).y, CORNER.w, CELL.h)
    return rect, line_end_sprite(line_end(line, payee), rect.w, rect.h, is_column)


@lru_cache(maxsize=48)
def _row_placements(row: int, cells: tuple[Cell, ...]) -> list[Placement]:
    """Place the pieces of a row. They change only when a piece is placed in it."""
    return [_cell_placement(row * COLUMNS + column, cell) for column, cell in enumerate(cells)]


@lru_cache(maxsize=1024)
def _cell_placement(space: Space, cell: Cell, mark: Mark | None = None) -> Placement:
    """Place a piece, or the name of an empty space."""
    rect = cell_rect(*divmod(space, COLUMNS))
    if cell is None:
        return rect, empty_space(space_name(space), rect.w, rect.h)
    return rect, piece_sprite(cell, rect.w, rect.h, None, mark)
