"""The result of a game: pedestals by place, portraits of what won, and the ledger of points."""

from __future__ import annotations

from typing import NamedTuple

from render.art import SvgAsset
from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.icons import Icon
from render.image_cache import cached_image
from render.kit.icon_run import IconToken, Run, draw_runs, runs_width
from render.kit.panel import HAIRLINE, draw_plaque, draw_portrait
from render.kit.pedestal import Finisher, pedestal_area, pedestal_sprite
from render.kit.skin import Skin, ground_below
from render.kit.title import Title, draw_flourish, fit_title
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.theme import BRONZE, WHITE, Colour

_MARGIN, _LABELS, _BORDER = 8, 190, 3
_MAX_ROW, _MAX_ROWS = 58, 344
"""The largest height of a row, and of all rows of the ledger, in pixels."""

_BANNER, _LOW_BANNER, _MIN_BANNER_WIDTH = 112, 80, 430
_TITLE_SIZES = 62, 56, 50, 44, 38


class PointCell(NamedTuple):
    """An amount, faded if it is nothing, and on a chip what it comes from."""

    text: str
    faded: bool = False
    fact: Run = ()


class PointRow(NamedTuple):
    """A source of points: its sign, in its own colours without one, and its name."""

    sign: Icon
    colour: Colour | None
    title: str


class Result(NamedTuple):
    """All that the picture of a result shows.

    The `unit` stands beside the points. `columns` are the amounts of each finisher, one for each
    row; `out` is the sign of those without a rank.
    """

    title: Title
    portraits: tuple[SvgAsset, ...]
    unit: IconToken
    finishers: tuple[Finisher, ...]
    rows: tuple[PointRow, ...]
    columns: tuple[tuple[PointCell, ...], ...]
    out: IconToken | None = None


class ResultLayout(NamedTuple):
    """Where all is: the banner with the title, the pedestals' columns, and the ledger's rows."""

    banner: Rect
    columns: tuple[Rect, ...]
    ledger: Rect
    rows: tuple[Rect, ...]

    def cell(self, column: Rect, row: Rect) -> Rect:
        """Return the area of an amount within the lines of the ledger."""
        return Rect(column.x + 1, row.y, column.w - 2, row.h - HAIRLINE)


def result_layout(finishers: int, winners: int, rows: int) -> ResultLayout:
    """Return the layout. The title is beside the winners, or above them if that is too narrow."""
    inside = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN)
    height = min(_MAX_ROW, _MAX_ROWS // rows)
    ledger, above = inside.split_bottom(rows * height + 2 * _BORDER)
    lines = ledger.inset(_BORDER).rows(rows)
    above = above.split_left(_LABELS)[1]
    above = above._replace(w=ledger.right - _BORDER - above.x)
    beside = above.split_left(winners * above.columns(finishers)[0].w, 14)[1]
    if beside.w >= _MIN_BANNER_WIDTH:
        banner = Rect(beside.x, beside.y + 4, inside.right - beside.x, _BANNER)
    else:
        banner, above = above.split_top(_LOW_BANNER, 6)
    return ResultLayout(banner, tuple(above.columns(finishers)), ledger, tuple(lines))


def _portraits_area(rows: int) -> Rect:
    """Return the area of the portraits, left of the pedestals."""
    ledger = rows * min(_MAX_ROW, _MAX_ROWS // rows) + 2 * _BORDER
    top = _MARGIN + 6
    return Rect(_MARGIN + 8, top, _LABELS - 24, HEIGHT - _MARGIN - ledger - 12 - top)


def result_scene(sprite_factory: SpriteFactory, skin: Skin, result: Result) -> Scene:
    """Lay out the picture of a result."""
    finishers = len(result.finishers)
    ranks = [finishers if each.rank is None else each.rank for each in result.finishers]
    winners = max(ranks.count(1), 1)
    layout = result_layout(finishers, winners, len(result.rows))
    look = (sprite_factory, skin)
    gold = winners if 1 in ranks else 0
    scene = sprite_factory.scene(_background(*look, result, layout, gold))
    title, size = _fitted_title(result.title, layout.banner.w - 60)
    banner = layout.banner
    scene.add(banner.x, banner.y, _banner_sprite(*look, title, size, banner))
    has_facts = any(cell.fact for cells in result.columns for cell in cells)
    order = sorted(range(finishers), key=lambda index: (ranks[index], index))
    for index, column in zip(order, layout.columns, strict=True):
        finisher = result.finishers[index]
        area = pedestal_area(finisher.rank, finishers, column.inset(2, 0), banner.bottom + 6)
        sprite = pedestal_sprite(*look, finisher, result.unit, result.out, area)
        scene.add(area.x, area.y, sprite)
        for number, (cell, row) in enumerate(zip(result.columns[index], layout.rows, strict=True)):
            rect = layout.cell(column, row)
            fill = skin.place if finisher.rank == 1 else _row_fill(number, skin)
            sprite = _cell_sprite(*look, cell, fill, rect.w, rect.h, has_facts=has_facts)
            scene.add(rect.x, rect.y, sprite)
    return scene


def _fitted_title(title: Title, width: int) -> tuple[str, int]:
    """Return the title and its font size; in the smallest one the name in it is shortened."""
    for size in _TITLE_SIZES[:-1]:
        if title.width(size) <= width:
            return title.compose(title.name), size
    return fit_title(title, width, _TITLE_SIZES[-1]), _TITLE_SIZES[-1]


def _row_fill(number: int, skin: Skin) -> Colour:
    return skin.board if number % 2 else skin.recess


def _background(
    sprite_factory: SpriteFactory, skin: Skin, result: Result, layout: ResultLayout, gold: int
) -> Sprite:
    """Draw the ground, the portraits, and the ledger with its labels but without amounts.

    As many columns as are `gold` are those of winners.
    """
    portraits, rows = result.portraits, result.rows
    ground = ground_below(skin.ground, Rect(0, 0, WIDTH, HEIGHT))
    drawing = sprite_factory.drawing(WIDTH, HEIGHT, ground)
    if portraits:
        places = _portraits_area(len(rows)).rows(len(portraits), 14)
        for asset, area in zip(portraits, places, strict=True):
            draw_portrait(drawing, asset, area, skin)
    ledger = layout.ledger
    drawing.rounded_rect(*ledger, 10, skin.line)
    drawing.rounded_rect(*ledger.inset(_BORDER), 8, skin.board)
    for number, (row, line) in enumerate(zip(rows, layout.rows, strict=True)):
        drawing.rect(line.x + 4, line.y, line.w - 8, line.h - HAIRLINE, _row_fill(number, skin))
        for column in layout.columns[:gold]:
            drawing.rect(column.x, line.y, column.w, line.h, skin.place)
        if number + 1 < len(rows):
            drawing.rect(line.x + 6, line.bottom - HAIRLINE, line.w - 12, HAIRLINE, BRONZE)
        _draw_label(drawing, row, line._replace(w=_LABELS - _BORDER), skin)
    for column in layout.columns[1:]:
        drawing.rect(column.x - 1, ledger.y, HAIRLINE, ledger.h, BRONZE)
    return drawing.sprite()


def _draw_label(drawing: Drawing, row: PointRow, area: Rect, skin: Skin) -> None:
    size = min(area.h - 8, 36)
    sign, rest = area.inset(10, 0).split_left(36, 8)
    place = sign.centred(size, size)
    drawing.icon(row.sign, place.x, place.y, size, row.colour)
    text_size, y = min(30, area.h - 8), rest.middle[1]
    drawing.text(rest.x, y, row.title, "label", text_size, skin.light, max_width=rest.w)


def _banner_sprite(
    sprite_factory: SpriteFactory, skin: Skin, title: str, size: int, area: Rect
) -> Sprite:
    """Draw the title between flourishes."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(skin.ground, area))
    plaque = Rect(0, 0, area.w, area.h - 3)
    drawing.rounded_rect(*plaque.moved(0, 3), 10, skin.ground.shadow)
    draw_plaque(drawing, plaque, skin.board, skin.line)
    line = plaque.inset(24, 10)._replace(h=plaque.h - 14)
    draw_flourish(drawing, line, title, min(size, line.h), skin)
    return drawing.sprite()


@cached_image
def _cell_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    cell: PointCell,
    fill: Colour,
    width: int,
    height: int,
    *,
    has_facts: bool,
) -> Sprite:
    """Draw an amount in the middle, or left of it where there are chips with facts."""
    drawing = sprite_factory.drawing(width, height, fill)
    size, ink = min(38, height - 4), skin.faded if cell.faded else WHITE
    if not has_facts:
        drawing.text(width // 2, height // 2, cell.text, "number", size, ink, "middle", width - 4)
        return drawing.sprite()
    drawing.text(width // 2, height // 2, cell.text, "number", size, ink, "right")
    if cell.fact:
        room = Rect(width // 2 + 8, 0, width - width // 2 - 12, height)
        size = min(29, height - 12)
        chip = room._replace(w=min(runs_width((cell.fact,), size) + 22, room.w)).inset(0, 8)
        drawing.rounded_rect(*chip, chip.h // 2, BRONZE)
        drawing.rounded_rect(*chip.inset(2), chip.h // 2 - 2, skin.recess)
        draw_runs(drawing, (cell.fact,), chip.inset(7, 0), size, skin.light)
    return drawing.sprite()
