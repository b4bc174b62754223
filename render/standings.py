"""The standings of a tournament: places, points and what decides between equals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import Scene, SpriteFactory
from render.kit.board_table import Column, TableRow, shown_name, table_scene
from render.kit.skin import Skin
from render.picture import Picture, titled_picture
from render.players import alt_text_name
from render.translation import Translate

COLUMN_WIDTHS = {
    "points": 112,
    "wins": 92,
    "opponents": 128,
    "share": 104,
    "lot": 66,
    "against": 150,
}
"""The columns from left to right, and their widths in pixels."""


class StandingRow(NamedTuple):
    """A player's line; points and the like are hundredths, so that rows can be compared."""

    place: int
    name: str
    points: int
    wins: int
    opponents: int
    share: int
    """Per cent."""
    lot: int = 0
    """The lot, if it alone decides between this player and another; 0 else."""
    moved: int = 0
    """How many places up since the round before; negative for down."""
    table: int = 0
    """At which table they play now, from 1; 0 for none."""
    against: tuple[int, ...] = ()
    """The places of those whom they meet there."""
    is_ai: bool = False


def standings_picture(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    rows: Sequence[StandingRow],
    translate: Translate,
) -> Picture:
    """Draw at most `board_table.MAX_ROWS` rows, the best first, below a title."""
    scene = standings_scene(sprite_factory, skin, title, rows, translate)
    return titled_picture(
        scene.to_png(), title, [row_text(row, translate) for row in rows], "standings.png"
    )


def row_text(row: StandingRow, translate: Translate) -> str:
    """Return a row as a line of text."""
    return translate(
        "standings-line",
        place=row.place,
        name=alt_text_name((row.name,), 0, translate),
        ai=int(row.is_ai),
        points=_plain(row.points),
        wins=row.wins,
        opponents=_plain(row.opponents),
        share=row.share,
        lot=row.lot,
        moved=row.moved,
        table=row.table,
    )


def standings_scene(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    rows: Sequence[StandingRow],
    translate: Translate,
) -> Scene:
    """Lay out the rows below a title; AI players have a mark."""
    columns = [
        Column(translate(f"picture-standings-{key}"), width) for key, width in COLUMN_WIDTHS.items()
    ]
    mark = translate("picture-ai")
    lines = [
        TableRow(
            row.place,
            shown_name(row.name, number, translate),
            tuple(figures(row, translate).values()),
            mark if row.is_ai else "",
            row.moved,
        )
        for number, row in enumerate(rows, 1)
    ]
    return table_scene(sprite_factory, skin, title, columns, lines)


def figures(row: StandingRow, translate: Translate) -> dict[str, str]:
    """Return the figures of a row, in order of the columns."""
    return {
        "points": translate("standings-number", number=_plain(row.points)),
        "wins": str(row.wins),
        "opponents": translate("standings-number", number=_plain(row.opponents)),
        "share": f"{row.share} %",
        "lot": str(row.lot or ""),
        "against": " ".join(f"{place}." for place in row.against),
    }


def _plain(hundredths: int) -> float | int:
    """A figure for a text, which formats it."""
    return hundredths // 100 if hundredths % 100 == 0 else hundredths / 100
