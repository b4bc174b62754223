"""A table on a board below a title: rows that begin with a place, and columns of figures."""

from __future__ import annotations

from collections.abc import Sequence

from render import theme
from render.canvas import HEIGHT, WIDTH, SpriteFactory
from render.image_cache import cached_image
from render.kit.panel import BOARD_SHADOW, HAIRLINE, draw_board, draw_plaque
from render.kit.pedestal import draw_medal
from render.kit.skin import Skin, ground_below
from render.kit.title import draw_flourish
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.translation import DASH

MAX_ROWS = 12
"""The number of rows that fit into one picture."""

TITLE_SIZE = 30
"""The font size of the titles of the columns."""

PLACE_WIDTH = 84
"""The width of the column of places, in pixels."""

_MARGIN, _GAP, _BORDER = 8, 8, 4
_HEADER_HEIGHT, _TITLES_HEIGHT, _MAX_ROW_HEIGHT = 76, 44, 66


def row_areas(count: int) -> list[Rect]:
    """Return the areas of the rows."""
    _, board = _areas()
    inside = board.inset(_BORDER + 4, _BORDER).split_top(_TITLES_HEIGHT)[1]
    height = min(inside.h // max(count, 1), _MAX_ROW_HEIGHT)
    area = inside._replace(h=height - HAIRLINE)
    return [area.moved(0, index * height) for index in range(count)]


def _areas() -> tuple[Rect, Rect]:
    """Return the areas of the title and of the board."""
    return Rect(0, 0, WIDTH, HEIGHT - BOARD_SHADOW).inset(_MARGIN).split_top(_HEADER_HEIGHT, _GAP)


def columns(area: Rect, widths: Sequence[int]) -> list[Rect]:
    """Return the columns of the figures, at the right end of an area."""
    left, found = area.right - 10 - sum(widths), []
    for width in widths:
        found.append(area._replace(x=left, w=width))
        left += width
    return found


@cached_image
def board_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    titles: tuple[str, ...],
    widths: tuple[int, ...],
    rows: int,
) -> Sprite:
    """Draw the table without its rows."""
    ground = ground_below(skin.ground, Rect(0, 0, WIDTH, HEIGHT))
    drawing = sprite_factory.drawing(WIDTH, HEIGHT, ground)
    header, board = _areas()
    drawing.rounded_rect(*header.moved(0, BOARD_SHADOW), 10, skin.ground.shadow)
    draw_plaque(drawing, header, skin.board, skin.line)
    draw_flourish(drawing, header.inset(24, 8), title, 42, skin)
    draw_board(drawing, board, skin)
    head = board.inset(_BORDER + 4, _BORDER).split_top(_TITLES_HEIGHT)[0]
    for text, column in zip(titles, columns(head, widths), strict=True):
        x, y = column.middle
        drawing.text(x, y, text, "label", TITLE_SIZE, skin.light, "middle", column.w - 6)
    for area in row_areas(rows):
        drawing.rect(area.x, area.y - HAIRLINE, area.w, HAIRLINE, theme.BRONZE)
    return drawing.sprite()


def draw_place(drawing: Drawing, rank: int | None, area: Rect, skin: Skin) -> None:
    """Draw a medal for the first three, a number for the others."""
    size = min(area.h - 4, 50)
    if rank is not None and rank <= 3:
        draw_medal(drawing, area.centred(size, size), rank, None)
        return
    text = DASH if rank is None else f"{rank}."
    drawing.text(*area.middle, text, "name", 34, skin.light, "middle", area.w - 8)
