"""The empty board: its frame, a place for each card, and a heading for each row."""

from __future__ import annotations

from typing import NamedTuple

from render import theme
from render.games.saint_petersburg.board_grid import BoardGrid
from render.games.saint_petersburg.board_headings import LINE_BELOW_TOP, Headings, draw_headings
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.panel import HAIRLINE
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

_RADIUS = 12
_CARD_MARGIN = 6
"""The distance of the line between the rows from the cards, in pixels."""


class BoardFrame(NamedTuple):
    """What an empty board shows. In the last round its edge is red."""

    grid: BoardGrid
    headings: Headings
    is_last: bool = False


@cached_image
def board_sprite(frame: BoardFrame, translate: Translate) -> Sprite:
    """Draw the board without cards. It changes with the number of cards in a row."""
    board, grid = frame.grid.board, frame.grid
    drawing = sprite_factory.drawing(board.w, board.h, ground_below(SKIN.ground, board))
    local = grid._replace(board=Rect(0, 0, board.w, board.h))
    drawing.rounded_rect(*local.board, _RADIUS, theme.ALERT if frame.is_last else SKIN.line)
    drawing.rounded_rect(*local.board.inset(HAIRLINE + 1), _RADIUS - 3, SKIN.board)
    _draw_lower_ground(drawing, local)
    if frame.is_last:
        drawing.border(local.board.inset(HAIRLINE + 1), _RADIUS - 3, HAIRLINE, SKIN.line)
    for place in local.places():
        drawing.border(place, 10, HAIRLINE, SKIN.place)
    draw_headings(drawing, frame.headings, local, translate)
    return drawing.sprite()


def _draw_lower_ground(drawing: Drawing, grid: BoardGrid) -> None:
    """Draw the darker ground of the lower row, and the line between both rows."""
    inside, places = grid.board.inset(HAIRLINE + 1), grid.places()
    if grid.decision_width:
        inside = inside.split_left(grid.inside.x - _CARD_MARGIN - inside.x)[1]
    if grid.boundary == len(places):
        return
    first, second = (heading.y + LINE_BELOW_TOP for heading in grid.headings())
    corner = max(places[grid.boundary].x - _CARD_MARGIN, inside.x)
    top = second - LINE_BELOW_TOP + 2
    below = inside._replace(y=top, h=inside.bottom - top)
    if grid.lower_begins_above:
        right = inside._replace(x=corner, w=inside.right - corner)
        _fill(drawing, right, square_left=corner > inside.x)
        _fill(drawing, below, square_top=True)
        drawing.rect(corner, first, right.w, HAIRLINE, SKIN.line)
        drawing.rect(corner, first, HAIRLINE, second - first, SKIN.line)
        drawing.rect(inside.x, second, corner - inside.x, HAIRLINE, SKIN.line)
    elif grid.boundary == grid.columns:
        _fill(drawing, below, square_top=True)
        drawing.rect(inside.x, second, inside.w, HAIRLINE, SKIN.line)
    else:
        right = below._replace(x=corner, w=inside.right - corner)
        _fill(drawing, right, square_top=True, square_left=True)
        drawing.rect(corner, second, right.w, HAIRLINE, SKIN.line)
        drawing.rect(corner, second, HAIRLINE, inside.bottom - second, SKIN.line)


def _fill(
    drawing: Drawing, area: Rect, *, square_top: bool = False, square_left: bool = False
) -> None:
    """Fill an area whose corners are those of the board, or square."""
    drawing.rounded_rect(*area, _RADIUS - 3, SKIN.recess)
    if square_top:
        drawing.rect(area.x, area.y, area.w, _RADIUS, SKIN.recess)
    if square_left:
        drawing.rect(area.x, area.y, _RADIUS, area.h, SKIN.recess)
