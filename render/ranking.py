"""The ranking of a server for one game: a table of players, with AI levels as anchor ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme
from render.canvas import HEIGHT, RIM, WIDTH, Scene, SpriteFactory
from render.fonts import text_width
from render.icons import STAR
from render.picture import ALT_LIMIT, Picture, join_whole
from render.players import alt_text_name, drawable_name
from render.rect import Rect
from render.translation import DASH, Translate, cached_text, format_number

MAX_ROWS = 12
"""The number of rows that fit into one picture."""

_MARGIN = RIM + 8
_HEADER_HEIGHT, _TITLES_HEIGHT, _GAP = 64, 40, 5
_MAX_ROW_HEIGHT = 62
_RANK_WIDTH = 84
_COLUMN_WIDTHS = (150, 110, 130, 130)
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
    sprite_factory: SpriteFactory, title: str, rows: Sequence[RankingRow], translate: Translate
) -> Picture:
    """Draw at most `MAX_ROWS` rows, the best first, below a title."""
    alt = join_whole((title, *(row_text(row, translate) for row in rows)), ALT_LIMIT, "\n")
    return Picture(
        ranking_scene(sprite_factory, title, rows, translate).to_png(), alt, "ranking.png"
    )


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
    sprite_factory: SpriteFactory, title: str, rows: Sequence[RankingRow], translate: Translate
) -> Scene:
    """Lay out the table."""
    scene = sprite_factory.scene()
    inner = WIDTH - 2 * _MARGIN
    scene.add_background(
        _MARGIN,
        _MARGIN,
        sprite_factory.rounded_rect(inner, _HEADER_HEIGHT, 12, theme.INK, theme.BACKGROUND),
    )
    style = ("name", 40, theme.WHITE, theme.INK)
    sprite = sprite_factory.squeezed_text(title, *style, inner - 40, _HEADER_HEIGHT - 8)
    scene.add(_MARGIN + 20, _MARGIN + 4, sprite)
    top = _MARGIN + _HEADER_HEIGHT
    columns = _columns(top)
    for column, text in zip(columns, _column_titles(translate), strict=True):
        width = min(text_width(text, "label", 30), column.w - 6)
        style = ("label", 30, theme.INK, theme.BACKGROUND)
        sprite = sprite_factory.squeezed_text(text, *style, width, _TITLES_HEIGHT)
        scene.add(column.x + (column.w - 6 - width) // 2, top, sprite)
    top += _TITLES_HEIGHT
    available = HEIGHT - _MARGIN - top + _GAP
    height = min(available // max(len(rows), 1) - _GAP, _MAX_ROW_HEIGHT)
    for index, row in enumerate(rows):
        area = Rect(_MARGIN, top + index * (height + _GAP), inner, height)
        name = _displayed_name(row, index, translate)
        _add_row(scene, sprite_factory, row, name, area, columns)
    return scene


def _column_titles(translate: Translate) -> tuple[str, str, str, str]:
    rating, games, wins = (
        cached_text(translate, f"picture-ranking-{key}") for key in ("rating", "games", "wins")
    )
    return rating, "±", games, wins


def _columns(top: int) -> list[Rect]:
    left, columns = WIDTH - _MARGIN - 10 - sum(_COLUMN_WIDTHS), []
    for width in _COLUMN_WIDTHS:
        columns.append(Rect(left, top, width, _TITLES_HEIGHT))
        left += width
    return columns


def _add_row(
    scene: Scene,
    sprite_factory: SpriteFactory,
    row: RankingRow,
    name: str,
    area: Rect,
    columns: Sequence[Rect],
) -> None:
    """Place rank, name and figures; an AI level has a star instead of a rank."""
    background = (
        theme.SILVER if row.is_anchor else theme.GOLD_TINT if row.rank == 1 else theme.PAPER
    )
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 9, background, theme.BACKGROUND)
    )
    top, height = area.y + 3, area.h - 6
    if row.is_anchor:
        star = sprite_factory.icon(STAR, min(height, 34), theme.INK, background)
        scene.add(
            area.x + (_RANK_WIDTH - star.width) // 2, area.y + (area.h - star.height) // 2, star
        )
    else:
        text = DASH if row.rank is None else f"{row.rank}."
        style = ("name", 34, theme.INK, background)
        sprite = sprite_factory.text(text, *style, _RANK_WIDTH - 8, height, "middle")
        scene.add(area.x + 4, top, sprite)
    left = area.x + _RANK_WIDTH
    style = ("label" if row.is_anchor else "name", 32, theme.INK, background)
    scene.add(
        left, top, sprite_factory.squeezed_text(name, *style, columns[0].x - left - 8, height)
    )
    for column, text in zip(columns, _cells(row), strict=True):
        style = ("number", 34 if column is columns[0] else 30, theme.INK, background)
        if text:
            sprite = sprite_factory.text(text, *style, column.w - 6, height, "middle")
            scene.add(column.x, top, sprite)


def _displayed_name(row: RankingRow, index: int, translate: Translate) -> str:
    """Return the name as far as it can be drawn, or else "Player" with the row's rank."""
    name = drawable_name(alt_text_name((row.name,), 0, translate))
    return name or cached_text(translate, "picture-player", number=row.rank or index + 1)


def _cells(row: RankingRow) -> tuple[str, str, str, str]:
    if row.is_anchor:
        return format_number(row.rating), "", "", ""
    return format_number(row.rating), f"±{row.stddev}", str(row.games), str(row.wins)
