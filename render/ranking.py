"""Who of a server plays a game how well: a table of people, with the AI levels as fixed stars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme
from render.canvas import HEIGHT, RIM, WIDTH, Rect, Scene
from render.fonts import drawable, width
from render.picture import ALT_LIMIT, Picture, whole
from render.seats import spoken_name
from render.shapes import STAR
from render.studio import Studio
from render.words import DASH, Say, plain, said

MOST_ROWS = 12
"""Rows that one picture holds."""

_MARGIN = RIM + 8
_HEAD_HIGH, _TITLES_HIGH, _GAP = 64, 40, 5
_MOST_HIGH = 62
_PLACE = 84
_COLUMNS = (150, 110, 130, 130)
"""How wide rating, spread, games and wins are."""


class Row(NamedTuple):
    """A person, or an AI level, which is a `star` and has neither place, spread nor games.

    Who has no `place` has not played enough yet.
    """

    name: str
    rating: int
    place: int | None = None
    spread: int = 0
    games: int = 0
    wins: int = 0
    star: bool = False


def ranking_picture(studio: Studio, title: str, rows: Sequence[Row], translate: Say) -> Picture:
    """At most so many rows, the best first. `title` says of what it is."""
    alt = whole((title, *(row_in_words(row, translate) for row in rows)), ALT_LIMIT, "\n")
    return Picture(ranking_scene(studio, title, rows, translate).png(), alt, "ranking.png")


def row_in_words(row: Row, translate: Say) -> str:
    """A row as a line of text."""
    return said(
        translate,
        "ranking-star" if row.star else "ranking-line",
        name=spoken_name((row.name,), 0, translate),
        place=row.place or 0,
        rating=str(row.rating),
        spread=row.spread,
        games=row.games,
        wins=row.wins,
    )


def ranking_scene(studio: Studio, title: str, rows: Sequence[Row], translate: Say) -> Scene:
    """What lies where."""
    scene = studio.scene()
    inner = WIDTH - 2 * _MARGIN
    scene.panel(_MARGIN, _MARGIN, studio.plate(inner, _HEAD_HIGH, 12, theme.INK, theme.GROUND))
    style = ("name", 40, theme.WHITE, theme.INK)
    sprite = studio.pressed(title, *style, inner - 40, _HEAD_HIGH - 8)
    scene.put(_MARGIN + 20, _MARGIN + 4, sprite)
    top = _MARGIN + _HEAD_HIGH
    columns = _columns(top)
    for column, text in zip(columns, _titles(translate), strict=True):
        wide = min(width(text, "label", 30), column.w - 6)
        style = ("label", 30, theme.INK, theme.GROUND)
        sprite = studio.pressed(text, *style, wide, _TITLES_HIGH)
        scene.put(column.x + (column.w - 6 - wide) // 2, top, sprite)
    top += _TITLES_HIGH
    room = HEIGHT - _MARGIN - top + _GAP
    high = min(room // max(len(rows), 1) - _GAP, _MOST_HIGH)
    for number, row in enumerate(rows):
        area = Rect(_MARGIN, top + number * (high + _GAP), inner, high)
        name = _drawn_name(row, number, translate)
        _lay_row(scene, studio, row, name, area, columns)
    return scene


def _titles(translate: Say) -> tuple[str, str, str, str]:
    rating, games, wins = (
        said(translate, f"picture-ranking-{key}") for key in ("rating", "games", "wins")
    )
    return rating, "±", games, wins


def _columns(top: int) -> list[Rect]:
    left, found = WIDTH - _MARGIN - 10 - sum(_COLUMNS), []
    for wide in _COLUMNS:
        found.append(Rect(left, top, wide, _TITLES_HIGH))
        left += wide
    return found


def _lay_row(
    scene: Scene, studio: Studio, row: Row, name: str, area: Rect, columns: Sequence[Rect]
) -> None:
    """Place, name and figures; a star instead of a place for an AI level."""
    ground = theme.SILVER if row.star else theme.GOLD_TINT if row.place == 1 else theme.PAPER
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 9, ground, theme.GROUND))
    top, high = area.y + 3, area.h - 6
    if row.star:
        star = studio.icon(STAR, min(high, 34), theme.INK, ground)
        scene.put(area.x + (_PLACE - star.width) // 2, area.y + (area.h - star.height) // 2, star)
    else:
        text = DASH if row.place is None else f"{row.place}."
        style = ("name", 34, theme.INK, ground)
        sprite = studio.label(text, *style, _PLACE - 8, high, "middle")
        scene.put(area.x + 4, top, sprite)
    left = area.x + _PLACE
    style = ("label" if row.star else "name", 32, theme.INK, ground)
    scene.put(left, top, studio.pressed(name, *style, columns[0].x - left - 8, high))
    for column, text in zip(columns, _figures(row), strict=True):
        style = ("number", 34 if column is columns[0] else 30, theme.INK, ground)
        if text:
            sprite = studio.label(text, *style, column.w - 6, high, "middle")
            scene.put(column.x, top, sprite)


def _drawn_name(row: Row, number: int, translate: Say) -> str:
    """The name, or the number of the place where the font lacks a character of it."""
    name = spoken_name((row.name,), 0, translate)
    if drawable(name):
        return name
    return said(translate, "picture-player", number=row.place or number + 1)


def _figures(row: Row) -> tuple[str, str, str, str]:
    if row.star:
        return plain(row.rating), "", "", ""
    return plain(row.rating), f"±{row.spread}", str(row.games), str(row.wins)
