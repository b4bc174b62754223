"""The ranking of a server for one game: a table of players, with AI levels as anchor ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import Scene, SpriteFactory
from render.kit.board_table import Column, TableRow, shown_name, table_scene
from render.kit.skin import Skin
from render.picture import Picture, titled_picture
from render.players import alt_text_name
from render.translation import Translate, format_number

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
    scene = ranking_scene(sprite_factory, skin, title, rows, translate)
    lines = [row_text(row, translate) for row in rows]
    return titled_picture(scene.to_png(), title, lines, "ranking.png")


def row_text(row: RankingRow, translate: Translate) -> str:
    """Return a row as a line of text."""
    return translate(
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
    """Lay out the rows below a title; an AI level has the mark of an AI instead of a place."""
    titles = _column_titles(translate)
    columns = [Column(*each) for each in zip(titles, COLUMN_WIDTHS, strict=True)]
    mark = translate("picture-ai")
    lines = [
        TableRow(
            row.rank,
            shown_name(row.name, row.rank or number, translate),
            _cells(row),
            mark if row.is_anchor else "",
        )
        for number, row in enumerate(rows, 1)
    ]
    return table_scene(sprite_factory, skin, title, columns, lines)


def _column_titles(translate: Translate) -> tuple[str, ...]:
    rating, games, wins = (
        translate(f"picture-ranking-{key}") for key in ("rating", "games", "wins")
    )
    return rating, "±", games, wins


def _cells(row: RankingRow) -> tuple[str, str, str, str]:
    if row.is_anchor:
        return format_number(row.rating), "", "", ""
    return format_number(row.rating), f"±{row.stddev}", str(row.games), str(row.wins)
