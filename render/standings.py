"""The standings of a tournament: places, points and what decides between equals."""

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
from render.translation import Translate, cached_text

COLUMN_WIDTHS = (130, 100, 150, 120, 100)
"""The widths of points, wins, opponents' points, share of points and table, in pixels."""

CHANGE_WIDTH = 70
"""The width of how many places somebody has moved."""


class StandingRow(NamedTuple):
    """A player's line; points and the like are hundredths, so that rows can be compared."""

    place: int
    name: str
    points: int
    wins: int
    opponents: int
    share: int
    """Per cent."""
    moved: int = 0
    """How many places up since the round before; negative for down."""
    table: int = 0
    """At which table they play now, from 1; 0 for none."""
    is_ai: bool = False


def standings_picture(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    rows: Sequence[StandingRow],
    translate: Translate,
) -> Picture:
    """Draw at most `board_table.MAX_ROWS` rows, the best first, below a title."""
    alt = join_whole((title, *(row_text(row, translate) for row in rows)), ALT_LIMIT, "\n")
    scene = standings_scene(sprite_factory, skin, title, rows, translate)
    return Picture(scene.to_png(), alt, "standings.png")


def row_text(row: StandingRow, translate: Translate) -> str:
    """Return a row as a line of text."""
    return cached_text(
        translate,
        "standings-line",
        place=row.place,
        name=alt_text_name((row.name,), 0, translate),
        ai=int(row.is_ai),
        points=_plain(row.points),
        wins=row.wins,
        opponents=_plain(row.opponents),
        share=row.share,
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
    """Lay out the title on a plaque, and the table on a board below it."""
    titles = tuple(
        cached_text(translate, f"picture-standings-{key}")
        for key in ("points", "wins", "opponents", "share", "table")
    )
    board = board_sprite(sprite_factory, skin, title, titles, COLUMN_WIDTHS, len(rows))
    scene = sprite_factory.scene(board)
    mark = cached_text(translate, "picture-ai")
    for index, (row, area) in enumerate(zip(rows, row_areas(len(rows)), strict=True)):
        name = drawable_name(alt_text_name((row.name,), 0, translate))
        name = name or cached_text(translate, "picture-player", number=row.place)
        cells = _cells(row, translate)
        fill = skin.place if row.place == 1 else skin.recess if index % 2 else skin.board
        sprite = _row_sprite(sprite_factory, skin, row, name, cells, mark, fill, area.w, area.h)
        scene.add(area.x, area.y, sprite)
    return scene


def _cells(row: StandingRow, translate: Translate) -> tuple[str, ...]:
    """The figures of a row, in order of the columns."""
    return (
        cached_text(translate, "standings-number", number=_plain(row.points)),
        str(row.wins),
        cached_text(translate, "standings-number", number=_plain(row.opponents)),
        f"{row.share} %",
        str(row.table) if row.table else "",
    )


@cached_image
def _row_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    row: StandingRow,
    name: str,
    cells: tuple[str, ...],
    mark: str,
    fill: Colour,
    width: int,
    height: int,
) -> Sprite:
    """Draw place, change of place, name and figures; AI players have a mark."""
    drawing = sprite_factory.drawing(width, height, fill)
    place, rest = Rect(0, 0, width, height).split_left(PLACE_WIDTH)
    change, rest = rest.split_left(CHANGE_WIDTH)
    draw_place(drawing, row.place, place, skin)
    if row.moved:
        sign = "\N{UPWARDS ARROW}" if row.moved > 0 else "\N{DOWNWARDS ARROW}"
        text = f"{sign}{abs(row.moved)}"
        drawing.text(*change.middle, text, "number", 28, skin.light, "middle", change.w - 4)
    figures = columns(Rect(0, 0, width, height), COLUMN_WIDTHS)
    available, y = figures[0].x - rest.x - 8, rest.middle[1]
    if row.is_ai:
        available -= 62
    drawing.text(rest.x, y, name, "name", 34, theme.WHITE, max_width=available)
    if row.is_ai:
        badge = Rect(figures[0].x - 62, 0, 54, height).centred(50, min(34, height - 6))
        draw_badge(drawing, badge, mark, skin.paper, skin.ink)
    for column, text in zip(figures, cells, strict=True):
        size = 38 if column is figures[0] else 32
        drawing.text(*column.middle, text, "number", size, theme.WHITE, "middle", column.w - 6)
    return drawing.sprite()


def _plain(hundredths: int) -> float | int:
    """A figure for a text, which formats it."""
    return hundredths // 100 if hundredths % 100 == 0 else hundredths / 100
