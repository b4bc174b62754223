"""The ends of the market's lines: what a good brings there, and each seat's payout."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.view import LineView
from render import theme
from render.canvas import Scene
from render.games.heller_und_pfennig.amounts import amount_plate
from render.games.heller_und_pfennig.icons import FLAME
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.image_cache import cached_image
from render.palette import Sprite
from render.players import seat_colour
from render.rect import Rect
from render.theme import Colour
from render.translation import format_number

_GAP, _BORDER = 3, 3
_VALUES_HEIGHT = 43, 79
"""The height of the values per good at the end of a row, and of a column."""

_FLAME = 22
"""The size of the flame between two segments."""

_ROW_SIZES, _COLUMN_SIZES = (47, 42, 36), (50, 42, 28)
"""The font sizes of the values at the end of a row and of a column, by number of segments."""


class LineEnd(NamedTuple):
    """What the end of a line shows.

    `values` are the values per good of the segments between fires; `payouts` are by seat, None
    without a stall in the line. A `full` line no longer changes.
    """

    values: tuple[int, ...]
    payouts: tuple[int | None, ...]
    full: bool


def line_end(line: LineView, payee: Seat | None = None) -> LineEnd:
    """Return what a line would pay now, to all seats or to the `payee` alone."""
    segments = line.segments
    goods = segments[0].goods if segments else (0,) * len(line.payouts)
    if len(segments) > 1:
        goods = tuple(map(sum, zip(*[segment.goods for segment in segments], strict=True)))
    payouts = [
        paid if goods[seat] and payee in (None, seat) else None
        for seat, paid in enumerate(line.payouts)
    ]
    values = [segment.value_per_good for segment in segments]
    return LineEnd(tuple(values), tuple(payouts), line.full)


@cached_image
def line_end_sprite(end: LineEnd, width: int, height: int, column: bool) -> Sprite:
    """Draw the end of a line as one sprite. It changes only with its line."""
    return line_end_scene(end, width, height, column).flatten()


def line_end_scene(end: LineEnd, width: int, height: int, column: bool) -> Scene:
    """Lay out the end of a row or, if `column`, of a column: values above, payouts below."""
    scene = sprite_factory.scene(_well(width, height, end.full, column))
    inside = Rect(0, 0, width, height).inset(_BORDER + 2)
    values, payouts = inside.split_top(_VALUES_HEIGHT[column] - _BORDER - 2, _GAP)
    _add_values(scene, end.values, values, column)
    seats = len(end.payouts)
    _add_payouts(scene, end.payouts, payouts, (seats + 1) // 2 if column else seats, SKIN.recess)
    return scene


@cached_image
def _well(width: int, height: int, full: bool, column: bool) -> Sprite:
    """Draw an empty end. That of a full line has a gold frame."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    well = Rect(0, 0, width, height)
    drawing.rounded_rect(*well, 9, SKIN.line if full else SKIN.place)
    drawing.rounded_rect(*well.inset(_BORDER if full else 2), 7, SKIN.recess)
    return drawing.sprite()


def _add_values(scene: Scene, values: tuple[int, ...], area: Rect, column: bool) -> None:
    """Place the value of each segment in the direction of the line, with a flame between them."""
    number = len(values)
    size = (_COLUMN_SIZES if column else _ROW_SIZES)[min(max(number, 1), 3) - 1]
    flame = min(area.h // max(number, 1) - 4, 24) if column else _FLAME
    if number < 2:
        slots = [area.centred(area.w, 50) if column else area.centred(92, area.h)]
    elif column:
        slots = area.split_left(flame, 2)[1].rows(number, 2)
    else:
        slots = area.columns(number, flame + 2)
    for index, slot in enumerate(slots):
        value = values[index] if values else 0
        scene.add(slot.x, slot.y, amount_plate(value, slot.w, slot.h, size))
        if index:
            y = slot.y - flame // 2 - 1 if column else slot.middle[1] - flame // 2
            icon = sprite_factory.icon(FLAME, flame, theme.COIN, SKIN.recess)
            scene.add(slot.x - flame - (2 if column else 1), y, icon)


def _add_payouts(
    scene: Scene, payouts: tuple[int | None, ...], area: Rect, columns: int, ground: Colour
) -> None:
    """Place a field for each seat in its colour, always in seat order."""
    fields = _fields(area, len(payouts), columns)
    for seat, (paid, field) in enumerate(zip(payouts, fields, strict=True)):
        scene.add(field.x, field.y, _payout_sprite(seat, paid, field.w, field.h, ground))


def _fields(area: Rect, number: int, columns: int) -> list[Rect]:
    """Return a field for each seat, row by row."""
    rows = area.rows(-(-number // columns), _GAP)
    return [field for row in rows for field in row.columns(columns, _GAP)][:number]


@cached_image
def _payout_sprite(seat: Seat, paid: int | None, width: int, height: int, ground: Colour) -> Sprite:
    """Draw a seat's payout, or an empty field."""
    drawing = sprite_factory.drawing(width, height, ground)
    field = Rect(0, 0, width, height)
    if paid is None:
        drawing.rect(*field, SKIN.board)
        return drawing.sprite()
    drawing.rect(*field, SKIN.light)
    drawing.rect(*field.inset(2), seat_colour(seat))
    size = min(38, height)
    x, y = field.middle
    drawing.text(x, y, format_number(paid), "number", size, theme.WHITE, "middle", width - 6)
    return drawing.sprite()
