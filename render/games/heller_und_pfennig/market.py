"""The market: its spaces with their pieces, and the ends of its lines."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.games.heller_und_pfennig.market import COLUMNS, ROWS, Space, space_name
from engine.games.heller_und_pfennig.view import Cell, View
from render.canvas import Placement, Scene
from render.changes_lead import changed_label
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.line_ends import LineEnd, add_totals, line_end, line_end_sprite
from render.games.heller_und_pfennig.market_frame import (
    CELL,
    CORNER,
    cell_rect,
    legend_sprite,
    market_background,
)
from render.games.heller_und_pfennig.palette import sprite_factory
from render.games.heller_und_pfennig.pieces import (
    Mark,
    empty_space,
    piece_sprite,
    space_with_gain,
)
from render.rect import Rect
from render.translation import Translate, cached_text


def market_scene(
    view: View,
    translate: Translate,
    changes: Changes | None = None,
    gains: Mapping[Space, int] | None = None,
) -> Scene:
    """Lay out the market, with the names and ends of its lines, on the left of a picture.

    Pieces placed since the reader's last move are framed, the last one broadly. Empty spaces show
    the `gains` from placing a piece there, where there are any.
    """
    scene = sprite_factory.scene(market_background())
    for row, cells in enumerate(view.rows):
        scene.sprites.extend(_row_placements(row, cells))
    if changes is not None and changes.placed:
        for space, seat in changes.placed:
            cell = view.rows[space // COLUMNS][space % COLUMNS]
            mark = Mark(seat, space == changes.last)
            scene.sprites[space] = _cell_placement(space, cell, mark)
        rect, legend = legend_sprite(changed_label(translate))
        scene.add(rect.x, rect.y, legend)
    for space, gain in (gains or {}).items():
        rect = cell_rect(*divmod(space, COLUMNS))
        scene.sprites[space] = (rect, space_with_gain(gain, rect.w, rect.h))
    for line in view.lines:
        scene.sprites.append(_line_end_placement(line.line, line_end(line)))
    totals = tuple(player.projected_payout for player in view.players)
    add_totals(scene, cached_text(translate, "picture-all-lines"), totals, CORNER)
    return scene


@lru_cache(maxsize=256)
def _line_end_placement(line: int, end: LineEnd) -> Placement:
    """Place the end of a row, or of a column below it. It changes only with its line."""
    if line < ROWS:
        rect = Rect(CORNER.x, cell_rect(line, 0).y, CORNER.w, CELL.h)
    else:
        rect = Rect(cell_rect(0, line - ROWS).x, CORNER.y, CELL.w, CORNER.h)
    return rect, line_end_sprite(end, rect.w, rect.h, line >= ROWS)


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
