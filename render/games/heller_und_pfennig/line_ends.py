"""The ends of the market's lines: what a good brings there, and each seat's payout."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.view import LineView
from render import theme
from render.canvas import Placement, Scene
from render.games.heller_und_pfennig.amounts import amount_plate
from render.games.heller_und_pfennig.icons import COIN, FLAME
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.image_cache import cached_image
from render.palette import Sprite
from render.players import seat_colour
from render.rect import Rect
from render.sprites import Drawing
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


def line_end(line: LineView) -> LineEnd:
    """Return what a line would pay now."""
    segments = line.segments
    goods = segments[0].goods if segments else (0,) * len(line.payouts)
    if len(segments) > 1:
        goods = tuple(map(sum, zip(*[segment.goods for segment in segments], strict=True)))
    payouts = [paid if has else None for paid, has in zip(line.payouts, goods, strict=True)]
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
    if column:
        _add_column_values(scene, end.values, values)
    else:
        _add_row_values(scene, end.values, values)
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


def _add_row_values(scene: Scene, values: tuple[int, ...], area: Rect) -> None:
    """Place the value of each segment, from left to right, with a flame between them."""
    if len(values) < 2:
        (value,) = values or (0,)
        place = area.centred(92, area.h)
        scene.add(place.x, place.y, amount_plate(value, place.w, place.h, _ROW_SIZES[0]))
        return
    size = _ROW_SIZES[min(len(values), 3) - 1]
    flame = sprite_factory.icon(FLAME, _FLAME, theme.COIN, SKIN.recess)
    for index, slot in enumerate(area.columns(len(values), _FLAME + 2)):
        scene.add(slot.x, slot.y, amount_plate(value := values[index], slot.w, slot.h, size))
        if index:
            scene.add(slot.x - _FLAME - 1, slot.y + (slot.h - _FLAME) // 2, flame)


def _add_column_values(scene: Scene, values: tuple[int, ...], area: Rect) -> None:
    """Place the value of each segment, from top to bottom."""
    size = _COLUMN_SIZES[min(max(len(values), 1), 3) - 1]
    if len(values) < 2:
        (value,) = values or (0,)
        place = area.centred(area.w, 50)
        scene.add(place.x, place.y, amount_plate(value, place.w, place.h, size))
        return
    flame_size = min(area.h // len(values) - 4, 24)
    flame = sprite_factory.icon(FLAME, flame_size, theme.COIN, SKIN.recess)
    for index, slot in enumerate(area.rows(len(values), 2)):
        left, plate = slot.split_left(flame_size, 2)
        scene.add(plate.x, plate.y, amount_plate(values[index], plate.w, plate.h, size))
        if index:
            scene.add(left.x, slot.y - flame_size // 2 - 1, flame)


def add_totals(scene: Scene, title: str, totals: tuple[int, ...], corner: Rect) -> None:
    """Place what all lines together pay each seat, in the corner between rows and columns."""
    scene.add_background(corner.x, corner.y, _totals_background(title, corner.w, corner.h))
    for seat, paid in enumerate(totals):
        scene.sprites.append(_total_placement(seat, paid, len(totals), corner))


@lru_cache(maxsize=256)
def _total_placement(seat: Seat, paid: int, seats: int, corner: Rect) -> Placement:
    area = corner.inset(_BORDER + 2).split_top(_VALUES_HEIGHT[0] - _BORDER - 2, _GAP)[1]
    field = _fields(area, seats, 2)[seat]
    return field, _total_sprite(seat, paid, field.w, field.h)


@cached_image
def _totals_background(title: str, width: int, height: int) -> Sprite:
    """Draw the constant part of the totals as one sprite."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    drawing.icon(COIN, 34, 5, 34)
    drawing.text(76, 23, title, "label", 32, SKIN.light, max_width=width - 80)
    return drawing.sprite()


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
    _draw_field(drawing, seat, field)
    size = min(38, height)
    x, y = field.middle
    drawing.text(x, y, format_number(paid), "number", size, theme.WHITE, "middle", width - 6)
    return drawing.sprite()


@cached_image
def _total_sprite(seat: Seat, paid: int, width: int, height: int) -> Sprite:
    """Draw what all lines pay a seat, after its number: the fields of all lines are alike."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    field = Rect(0, 0, width, height)
    _draw_field(drawing, seat, field)
    number, rest = field.inset(5, 3).split_left(26, 2)
    disc = number.centred(26, 26)
    drawing.rounded_rect(*disc, 13, SKIN.light)
    drawing.text(*disc.middle, str(seat + 1), "number", 26, SKIN.ink, "middle")
    size, (x, y) = min(40, height), rest.middle
    drawing.text(x, y, format_number(paid), "number", size, theme.WHITE, "middle", rest.w)
    return drawing.sprite()


def _draw_field(drawing: Drawing, seat: Seat, field: Rect) -> None:
    """Draw a field in the seat's colour, with a light rim."""
    drawing.rect(*field, SKIN.light)
    drawing.rect(*field.inset(2), seat_colour(seat))
