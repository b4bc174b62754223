"""The empty board: its frame, a heading for each row, and whose prices these are."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from render import theme
from render.fonts import text_width
from render.games.saint_petersburg.board_grid import BoardGrid
from render.games.saint_petersburg.icons import COIN
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.panel import HAIRLINE, draw_heading, draw_seat_shield
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.translation import MINUS, Translate, cached_text

_HEADING_SIZE, _LABEL_SIZE = 27, 26
_LINE_BELOW_TOP = 17
"""How far below the top of its area the line of a heading is, in pixels."""

_RADIUS = 12
_REDUCTION = 66, 32
"""The size of the sign that everything in a row is cheaper, in pixels."""

_CARD_MARGIN = 6
"""The distance of the line between the rows from the cards, in pixels."""


class BoardFrame(NamedTuple):
    """What an empty board shows.

    The prices are those of `buyer`; without one, they are printed ones. Changes are marked as
    those `since` when, empty if there are none. In the last round the edge is red.
    """

    grid: BoardGrid
    buyer: Seat | None
    has_prices: bool
    since: str
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
    _draw_upper_heading(drawing, frame, local, translate)
    _draw_lower_heading(drawing, local, translate)
    return drawing.sprite()


def _draw_lower_ground(drawing: Drawing, grid: BoardGrid) -> None:
    """Draw the darker ground of the lower row, and the line between both rows."""
    inside, places = grid.board.inset(HAIRLINE + 1), grid.places()
    if grid.decision_width:
        inside = inside.split_left(grid.inside.x - _CARD_MARGIN - inside.x)[1]
    line, bottom = grid.lines()[-1], inside.bottom
    y, top = line.y + _LINE_BELOW_TOP, line.y + 2
    first = places[grid.boundary].x if grid.boundary < len(places) else inside.right
    corner = max(first - _CARD_MARGIN, inside.x)
    if grid.boundary <= grid.columns:
        _fill_lower(drawing, Rect(inside.x, top, inside.w, bottom - top))
        end = inside.right if grid.boundary == grid.columns else corner
        drawing.rect(inside.x, y, end - inside.x, HAIRLINE, SKIN.line)
    if grid.boundary < grid.columns:
        above = Rect(corner, places[0].y - _CARD_MARGIN, inside.right - corner, 0)
        above = above._replace(h=y + HAIRLINE - above.y)
        drawing.rect(*above, SKIN.recess)
        drawing.rect(*above._replace(h=HAIRLINE), SKIN.line)
        drawing.rect(*above._replace(w=HAIRLINE), SKIN.line)
    elif grid.columns < grid.boundary < len(places):
        _fill_lower(drawing, Rect(corner, top, inside.right - corner, bottom - top))
        drawing.rect(corner, bottom - _RADIUS, _RADIUS, _RADIUS, SKIN.recess)
        drawing.rect(corner, y, inside.right - corner, HAIRLINE, SKIN.line)
        drawing.rect(corner, y, HAIRLINE, bottom - y, SKIN.line)


def _fill_lower(drawing: Drawing, area: Rect) -> None:
    """Fill an area whose lower corners are those of the board."""
    drawing.rounded_rect(*area, _RADIUS - 3, SKIN.recess)
    drawing.rect(area.x, area.y, area.w, _RADIUS, SKIN.recess)


def _draw_upper_heading(
    drawing: Drawing, frame: BoardFrame, grid: BoardGrid, translate: Translate
) -> None:
    """Draw the upper row's name, and whose prices these are."""
    line = grid.lines()[0]
    y = line.y + _LINE_BELOW_TOP
    title = cached_text(translate, "picture-upper-row")
    heading = draw_heading(drawing, line.x, y, title, _HEADING_SIZE, SKIN, SKIN.board)
    right = line.right
    if frame.has_prices:
        right = _draw_price_label(drawing, frame.buyer, right, y, translate) - 8
    if frame.since:
        right = _draw_since(drawing, frame.since, heading.right + 8, right, y) - 8
    drawing.rect(heading.right, y - 1, right - heading.right, HAIRLINE, SKIN.line)


def _draw_price_label(
    drawing: Drawing, buyer: Seat | None, right: int, y: int, translate: Translate
) -> int:
    """Draw whose prices these are, or that they are printed ones. Returns its left end."""
    key = "picture-printed-prices" if buyer is None else "picture-prices-of"
    text, sign = cached_text(translate, key), 28
    left = right - sign
    if buyer is None:
        drawing.icon(COIN, left, y - sign // 2, sign, theme.SILVER)
    else:
        draw_seat_shield(drawing, Rect(left, y - 13, sign, 32), buyer, SKIN.light)
    width = text_width(text, "label", _LABEL_SIZE)
    left -= width + 8
    drawing.text(left, y, text, "label", _LABEL_SIZE, SKIN.light)
    return left


def _draw_since(drawing: Drawing, since: str, left: int, right: int, y: int) -> int:
    """Say what the marks in the accent colour mean. Returns its left end."""
    width = min(text_width(since, "label", _LABEL_SIZE), right - left - 34)
    x = right - width - 34
    drawing.border(Rect(x, y - 11, 22, 22), 5, 3, SKIN.accent)
    drawing.text(x + 28, y, since, "label", _LABEL_SIZE, SKIN.accent, max_width=width)
    return x


def _draw_lower_heading(drawing: Drawing, grid: BoardGrid, translate: Translate) -> None:
    """Draw the lower row's name, and how much cheaper it is."""
    area = grid.lower_heading
    if area is None:
        return
    y, text = area.y + _LINE_BELOW_TOP, cached_text(translate, "picture-lower-row")
    sign = Rect(area.right - _REDUCTION[0] + _CARD_MARGIN, y - 16, *_REDUCTION)
    available = sign.x - area.x - 4
    if text_width(text, "name", _HEADING_SIZE) + 40 > available:
        drawing.rect(area.x, y - 14, area.right - area.x, 28, SKIN.recess)
        drawing.text(area.x, y, text, "name", 25, SKIN.light, max_width=available)
    else:
        heading = draw_heading(drawing, area.x, y, text, _HEADING_SIZE, SKIN, SKIN.recess)
        sign = sign._replace(x=heading.right + 10)
    draw_reduction(drawing, sign)


def draw_reduction(drawing: Drawing, area: Rect) -> None:
    """Draw the reduction of the lower row."""
    drawing.rounded_rect(*area, area.h // 2, SKIN.line)
    drawing.rounded_rect(*area.inset(2), area.h // 2 - 2, theme.COIN)
    x, y = area.middle
    drawing.text(x - 11, y, f"{MINUS}1", "number", 31, theme.INK, "middle")
    drawing.icon(COIN, x + 7, y - 12, 24)
