"""The empty market: an awning above its board, and the names of its lines."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import COLUMN_NAMES, COLUMNS, ROW_NAMES, ROWS
from render import theme
from render.canvas import HEIGHT, WIDTH
from render.games.heller_und_pfennig.palette import (
    AWNING_CREAM,
    AWNING_RED,
    HEM_CREAM,
    HEM_RED,
    SKIN,
    sprite_factory,
)
from render.image_cache import cached_image
from render.kit.panel import HAIRLINE
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour

MARGIN = 6
"""The distance between the picture's edge and its content, in pixels."""

_GAP = 4
CELL = Rect(0, 0, 86, 88)
"""The size of a space."""

_BOARD = Rect(MARGIN, MARGIN, 764, HEIGHT - 2 * MARGIN - 3)
_AWNING_HEIGHT, _NAME_WIDTH = 42, 26
_PITCH = CELL.w + _GAP

GRID = Rect(
    _BOARD.x + 4 + _NAME_WIDTH,
    _BOARD.y + _AWNING_HEIGHT + 6,
    COLUMNS * _PITCH,
    ROWS * (CELL.h + _GAP),
)
"""The area of the spaces, with a gap right of and below each."""

CORNER = Rect(
    GRID.right, GRID.bottom, _BOARD.right - 5 - GRID.right, _BOARD.bottom - 5 - GRID.bottom
)
"""The corner where the ends of rows and columns meet."""

_SCALLOP = 14
"""The height of the scallops at the lower edge of the awning."""

MARKET_RIGHT = _BOARD.right

_CELL_RECTS = [
    [CELL.moved(GRID.x + x * _PITCH, GRID.y + y * (CELL.h + _GAP)) for x in range(COLUMNS)]
    for y in range(ROWS)
]


def cell_rect(row: int, column: int) -> Rect:
    """Return the rectangle of a space."""
    return _CELL_RECTS[row][column]


@cached_image
def market_background() -> Sprite:
    """Draw everything that never changes as one sprite."""
    drawing = sprite_factory.drawing(WIDTH, HEIGHT, SKIN.ground.draw())
    drawing.rounded_rect(*_BOARD.moved(0, 3), 12, SKIN.ground.shadow)
    drawing.rounded_rect(*_BOARD, 12, SKIN.line)
    drawing.rounded_rect(*_BOARD.inset(HAIRLINE + 1), 9, SKIN.board)
    drawing.rounded_rect(GRID.x - _GAP, GRID.y - _GAP, GRID.w + 4, GRID.h + 4, 8, SKIN.recess)
    for row, name in enumerate(ROW_NAMES):
        area = cell_rect(row, 0)
        x, y = _BOARD.x + 3 + _NAME_WIDTH // 2, area.middle[1]
        drawing.text(x, y, name, "number", 36, SKIN.light, "middle")
    _draw_awning(drawing)
    return drawing.sprite()


def _draw_awning(drawing: Drawing) -> None:
    """Draw a strip of cloth for each column, with its letter, and two at the ends of the rows."""
    lefts = [_BOARD.x - 2, *(cell_rect(0, column).x - 2 for column in range(COLUMNS))]
    lefts += [GRID.right - 2, (GRID.right + _BOARD.right) // 2]
    ends = [*lefts[1:], _BOARD.right + 2]
    strips = [
        Rect(x, 0, end - x, _BOARD.y + _AWNING_HEIGHT) for x, end in zip(lefts, ends, strict=True)
    ]
    for strip in strips:
        _draw_strip(drawing, strip.moved(0, 4), SKIN.ground.shadow)
    for number, strip in enumerate(strips):
        cloth, hem = (AWNING_CREAM, HEM_CREAM) if number % 2 else (AWNING_RED, HEM_RED)
        _draw_strip(drawing, strip, hem)
        _draw_strip(drawing, strip._replace(h=strip.h - 5), cloth)
    for number, name in enumerate(COLUMN_NAMES, 1):
        ink = theme.INK if number % 2 else theme.WHITE
        drawing.text(strips[number].middle[0], 22, name, "number", 38, ink, "middle")


def _draw_strip(drawing: Drawing, strip: Rect, colour: Colour) -> None:
    """Draw a cloth whose lower edge is two scallops, or one if it is narrow."""
    number = 2 if strip.w > 60 else 1
    drawing.rect(strip.x, strip.y, strip.w, strip.h - _SCALLOP, colour)
    for index in range(number):
        x = strip.x + strip.w * index // number
        width = strip.x + strip.w * (index + 1) // number - x
        drawing.rounded_rect(x, strip.bottom - 2 * _SCALLOP, width, 2 * _SCALLOP, _SCALLOP, colour)
