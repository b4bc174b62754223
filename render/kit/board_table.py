"""A table on a board below a title: rows that begin with a place, and columns of figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme
from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.image_cache import cached_image
from render.kit.lettering import fit_player_name
from render.kit.panel import BOARD_SHADOW, HAIRLINE, draw_badge, draw_board, draw_plaque
from render.kit.pedestal import draw_medal
from render.kit.skin import Skin, ground_below
from render.kit.title import draw_flourish
from render.palette import Sprite
from render.players import alt_text_name, drawable_name
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour
from render.translation import DASH, Translate
from render.typefaces import Style

MAX_ROWS = 12
"""The number of rows that fit into one picture."""

TITLE_SIZE = 30
"""The font size of the titles of the columns."""

PLACE_WIDTH = 84
"""The width of the column of places, in pixels."""

CHANGE_WIDTH = 70
"""The width of how many places somebody has moved."""

_MARGIN, _GAP, _BORDER = 8, 8, 4
_HEADER_HEIGHT, _TITLES_HEIGHT, _MAX_ROW_HEIGHT = 76, 44, 66
_BADGE_WIDTH = 54


class Column(NamedTuple):
    """A column of figures, which is left out if no row has any."""

    title: str
    width: int


class TableRow(NamedTuple):
    """A row with a figure for each column; a mark without a place stands in the place's stead."""

    place: int | None
    name: str
    figures: tuple[str, ...]
    mark: str = ""
    moved: int = 0
    """How many places up since the last table; negative for down."""

    @property
    def is_aside(self) -> bool:
        """Whether it is there for comparison only."""
        return self.place is None and bool(self.mark)


def shown_name(name: str, number: int, translate: Translate) -> str:
    """Return a name as far as it can be drawn, or else "Player" with a number."""
    drawable = drawable_name(alt_text_name((name,), 0, translate))
    return drawable or translate("picture-player", number=number)


def table_scene(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    columns: Sequence[Column],
    rows: Sequence[TableRow],
) -> Scene:
    """Lay out the title on a plaque, and at most `MAX_ROWS` rows on a board below it."""
    kept = [index for index in range(len(columns)) if any(row.figures[index] for row in rows)]
    shown = tuple(columns[index] for index in kept)
    scene = sprite_factory.scene(_board_sprite(sprite_factory, skin, title, shown, len(rows)))
    widths = tuple(column.width for column in shown)
    name_from = PLACE_WIDTH + (CHANGE_WIDTH if any(row.moved for row in rows) else 0)
    for index, (row, area) in enumerate(zip(rows, row_areas(len(rows)), strict=True)):
        is_dark = row.is_aside or index % 2
        fill = skin.place if row.place == 1 else skin.recess if is_dark else skin.board
        row = row._replace(figures=tuple(row.figures[each] for each in kept))
        look = (sprite_factory, skin, row, widths, name_from, fill)
        scene.add(area.x, area.y, _row_sprite(*look, area.w, area.h))
    return scene


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


def _figure_areas(area: Rect, widths: Sequence[int]) -> list[Rect]:
    """Return the columns of the figures, at the right end of an area."""
    left, found = area.right - 10 - sum(widths), []
    for width in widths:
        found.append(area._replace(x=left, w=width))
        left += width
    return found


@cached_image
def _board_sprite(
    sprite_factory: SpriteFactory, skin: Skin, title: str, columns: tuple[Column, ...], rows: int
) -> Sprite:
    """Draw the table without its rows."""
    ground = ground_below(skin.ground, Rect(0, 0, WIDTH, HEIGHT))
    drawing = sprite_factory.drawing(WIDTH, HEIGHT, ground)
    header, board = _areas()
    drawing.rounded_rect(*header.moved(0, BOARD_SHADOW), 10, skin.ground.shadow)
    draw_plaque(drawing, header, skin.board, skin.line)
    draw_flourish(drawing, header.inset(24, 8), drawable_name(title), 42, skin)
    draw_board(drawing, board, skin)
    head = board.inset(_BORDER + 4, _BORDER).split_top(_TITLES_HEIGHT)[0]
    widths = [column.width for column in columns]
    for (text, _), area in zip(columns, _figure_areas(head, widths), strict=True):
        x, y = area.middle
        drawing.text(x, y, text, "label", TITLE_SIZE, skin.light, "middle", area.w - 6)
    for area in row_areas(rows):
        drawing.rect(area.x, area.y - HAIRLINE, area.w, HAIRLINE, theme.BRONZE)
    return drawing.sprite()


@cached_image
def _row_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    row: TableRow,
    widths: tuple[int, ...],
    name_from: int,
    fill: Colour,
    width: int,
    height: int,
) -> Sprite:
    """Draw place, change of place, name, mark and figures."""
    area = Rect(0, 0, width, height)
    drawing = sprite_factory.drawing(width, height, fill)
    place, rest = area.split_left(PLACE_WIDTH)
    badge = place.centred(_BADGE_WIDTH - 4, min(34, height - 6))
    figures = _figure_areas(area, widths)
    rest = Rect(name_from, 0, figures[0].x - name_from - 8, height)
    if row.is_aside:
        draw_badge(drawing, badge, row.mark, skin.paper, skin.ink)
    else:
        _draw_place(drawing, row.place, place, skin)
        _draw_change(drawing, row.moved, place._replace(x=place.right, w=CHANGE_WIDTH), skin)
        if row.mark:
            right, rest = rest.split_right(_BADGE_WIDTH, 8)
            badge = right.centred(badge.w, badge.h)
            draw_badge(drawing, badge, row.mark, skin.paper, skin.ink)
    ink = skin.light if row.is_aside else theme.WHITE
    style: Style = "label" if row.is_aside else "name"
    fitted = fit_player_name(row.name, rest.w, 34, 26)
    y = rest.middle[1]
    drawing.text(rest.x, y, fitted.lines[0], style, fitted.size, ink, max_width=rest.w)
    for column, text in zip(figures, row.figures, strict=True):
        size = 38 if column is figures[0] else 32
        drawing.text(*column.middle, text, "number", size, ink, "middle", column.w - 6)
    return drawing.sprite()


def _draw_place(drawing: Drawing, rank: int | None, area: Rect, skin: Skin) -> None:
    """Draw a medal for the first three, a number for the others."""
    size = min(area.h - 4, 50)
    if rank is not None and rank <= 3:
        draw_medal(drawing, area.centred(size, size), rank, None)
        return
    text = DASH if rank is None else f"{rank}."
    drawing.text(*area.middle, text, "name", 34, skin.light, "middle", area.w - 8)


def _draw_change(drawing: Drawing, moved: int, area: Rect, skin: Skin) -> None:
    """Draw how many places somebody has moved, with an arrow up or down."""
    if moved:
        sign = "\N{UPWARDS ARROW}" if moved > 0 else "\N{DOWNWARDS ARROW}"
        text = f"{sign}{abs(moved)}"
        drawing.text(*area.middle, text, "number", 28, skin.light, "middle", area.w - 4)
