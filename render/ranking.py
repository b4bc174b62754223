"""The ranking of a server for one game: a table of players, with AI levels as anchor ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme
from render.canvas import Scene, SpriteFactory
from render.image_cache import cached_image
from render.kit.board_table import PLACE_WIDTH, board_sprite, columns, draw_place, row_areas
from render.kit.panel import draw_badge
from render.kit.skin import Skin
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.players import alt_text_name, drawable_name
from render.rect import Rect
from render.theme import Colour
from render.translation import Translate, cached_text, format_number
from render.typefaces import Style

COLUMN_WIDTHS = (150, 110, 130, 130)
"""The widths of rating, standard deviation, games and wins, in pixels."""


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
    """Draw at most `board_table.MAX_ROWS` rows, the best first, below a title."""
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
    board = board_sprite(sprite_factory, skin, title, titles, COLUMN_WIDTHS, len(rows))
    scene = sprite_factory.scene(board)
    mark = cached_text(translate, "picture-ai")
    for index, (row, area) in enumerate(zip(rows, row_areas(len(rows)), strict=True)):
        name = _displayed_name(row, index, translate)
        fill = _row_fill(index, skin, row.is_anchor, row.rank == 1)
        sprite = _row_sprite(sprite_factory, skin, row, name, mark, fill, area.w, area.h)
        scene.add(area.x, area.y, sprite)
    return scene


def _column_titles(translate: Translate) -> tuple[str, ...]:
    rating, games, wins = (
        cached_text(translate, f"picture-ranking-{key}") for key in ("rating", "games", "wins")
    )
    return rating, "±", games, wins


def _row_fill(index: int, skin: Skin, is_anchor: bool, is_first: bool) -> Colour:
    if is_first:
        return skin.place
    return skin.recess if is_anchor or index % 2 else skin.board


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
    place, rest = area.split_left(PLACE_WIDTH)
    if row.is_anchor:
        draw_badge(drawing, place.centred(50, min(34, height - 6)), mark, skin.paper, skin.ink)
    else:
        draw_place(drawing, row.rank, place, skin)
    figures = columns(area, COLUMN_WIDTHS)
    available, y = figures[0].x - rest.x - 8, rest.middle[1]
    ink = skin.light if row.is_anchor else theme.WHITE
    style: Style = "label" if row.is_anchor else "name"
    drawing.text(rest.x, y, name, style, 34, ink, max_width=available)
    for column, text in zip(figures, _cells(row), strict=True):
        size = 38 if column is figures[0] else 32
        drawing.text(*column.middle, text, "number", size, ink, "middle", column.w - 6)
    return drawing.sprite()


def _displayed_name(row: RankingRow, index: int, translate: Translate) -> str:
    """Return the name as far as it can be drawn, or else "Player" with the row's rank."""
    name = drawable_name(alt_text_name((row.name,), 0, translate))
    return name or cached_text(translate, "picture-player", number=row.rank or index + 1)


def _cells(row: RankingRow) -> tuple[str, str, str, str]:
    if row.is_anchor:
        return format_number(row.rating), "", "", ""
    return format_number(row.rating), f"±{row.stddev}", str(row.games), str(row.wins)
