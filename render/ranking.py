"""The ranking of a server for one game: a table of players, with AI levels as anchor ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme
from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.image_cache import cached_image
from render.kit.panel import BOARD_SHADOW, HAIRLINE, draw_badge, draw_board, draw_plaque
from render.kit.pedestal import draw_medal
from render.kit.skin import Skin, ground_below
from render.kit.title import draw_flourish
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.players import alt_text_name, drawable_name
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour
from render.translation import DASH, Translate, cached_text, format_number
from render.typefaces import Style

MAX_ROWS = 12
"""The number of rows that fit into one picture."""

COLUMN_WIDTHS = (150, 110, 130, 130)
"""The widths of rating, standard deviation, games and wins, in pixels."""

TITLE_SIZE = 30
"""The font size of the titles of the columns."""

_MARGIN, _GAP, _BORDER = 8, 8, 4
_HEADER_HEIGHT, _TITLES_HEIGHT, _MAX_ROW_HEIGHT = 76, 44, 66
_RANK_WIDTH = 84


class RankingRow(NamedTuple):
    """A player, or an AI level with a fixed rating (`is_anchor`), which has only name and rating.

    `rank` is None for a player with too few games.
    """

    name: str
    rating: int
    rank: int | None = None
    stddev: int = 0
    games: int = 0
    wins: int = 0
    is_anchor: bool = False


def ranking_picture(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    rows: Sequence[RankingRow],
    translate: Translate,
) -> Picture:
    """Draw at most `MAX_ROWS` rows, the best first, below a title."""
    alt = join_whole((title, *(row_text(row, translate) for row in rows)), ALT_LIMIT, "\n")
    scene = ranking_scene(sprite_factory, skin, title, rows, translate)
    return Picture(scene.to_png(), alt, "ranking.png")


def row_text(row: RankingRow, translate: Translate) -> str:
    """Return a row as a line of text."""
    return cached_text(
        translate,
        "ranking-star" if row.is_anchor else "ranking-line",
        name=alt_text_name((row.name,), 0, translate),
        place=row.rank or 0,
        rating=str(row.rating),
        spread=row.stddev,
        games=row.games,
        wins=row.wins,
    )


def ranking_scene(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    rows: Sequence[RankingRow],
    translate: Translate,
) -> Scene:
    """Lay out the title on a plaque, and the table on a board below it."""
    titles = _column_titles(translate)
    kinds = tuple((row.is_anchor, row.rank == 1) for row in rows)
    scene = sprite_factory.scene(_board_sprite(sprite_factory, skin, title, titles, kinds))
    mark = cached_text(translate, "picture-ai")
    for index, (row, area) in enumerate(zip(rows, row_areas(len(rows)), strict=True)):
        name = _displayed_name(row, index, translate)
        fill = _row_fill(index, skin, *kinds[index])
        sprite = _row_sprite(sprite_factory, skin, row, name, mark, fill, area.w, area.h)
        scene.add(area.x, area.y, sprite)
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


def _column_titles(translate: Translate) -> tuple[str, ...]:
    rating, games, wins = (
        cached_text(translate, f"picture-ranking-{key}") for key in ("rating", "games", "wins")
    )
    return rating, "±", games, wins


def _columns(area: Rect) -> list[Rect]:
    """Return the columns of the figures, at the right end of an area."""
    left, columns = area.right - 10 - sum(COLUMN_WIDTHS), []
    for width in COLUMN_WIDTHS:
        columns.append(area._replace(x=left, w=width))
        left += width
    return columns


def _row_fill(index: int, skin: Skin, is_anchor: bool, is_first: bool) -> Colour:
    if is_first:
        return skin.place
    return skin.recess if is_anchor or index % 2 else skin.board


@cached_image
def _board_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    titles: tuple[str, ...],
    kinds: tuple[tuple[bool, bool], ...],
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
    for text, column in zip(titles, _columns(head), strict=True):
        x, y = column.middle
        drawing.text(x, y, text, "label", TITLE_SIZE, skin.light, "middle", column.w - 6)
    for area in row_areas(len(kinds)):
        drawing.rect(area.x, area.y - HAIRLINE, area.w, HAIRLINE, theme.BRONZE)
    return drawing.sprite()


@cached_image
def _row_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    row: RankingRow,
    name: str,
    mark: str,
    fill: Colour,
    width: int,
    height: int,
) -> Sprite:
    """Draw place, name and figures; an AI level has the mark of an AI instead of a place."""
    area = Rect(0, 0, width, height)
    drawing = sprite_factory.drawing(width, height, fill)
    place, rest = area.split_left(_RANK_WIDTH)
    if row.is_anchor:
        draw_badge(drawing, place.centred(50, min(34, height - 6)), mark, skin.paper, skin.ink)
    else:
        _draw_place(drawing, row.rank, place, skin)
    columns = _columns(area)
    available, y = columns[0].x - rest.x - 8, rest.middle[1]
    ink = skin.light if row.is_anchor else theme.WHITE
    style: Style = "label" if row.is_anchor else "name"
    drawing.text(rest.x, y, name, style, 34, ink, max_width=available)
    for column, text in zip(columns, _cells(row), strict=True):
        size = 38 if column is columns[0] else 32
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


def _displayed_name(row: RankingRow, index: int, translate: Translate) -> str:
    """Return the name as far as it can be drawn, or else "Player" with the row's rank."""
    name = drawable_name(alt_text_name((row.name,), 0, translate))
    return name or cached_text(translate, "picture-player", number=row.rank or index + 1)


def _cells(row: RankingRow) -> tuple[str, str, str, str]:
    if row.is_anchor:
        return format_number(row.rating), "", "", ""
    return format_number(row.rating), f"±{row.stddev}", str(row.games), str(row.wins)
