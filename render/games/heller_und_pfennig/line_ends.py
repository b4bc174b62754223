"""The ends of the market's lines: the value per good, and each seat's payout."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.view import LineView
from render import theme
from render.canvas import Scene
from render.games.heller_und_pfennig.amounts import amount_colour, amount_sprite
from render.games.heller_und_pfennig.icons import COIN
from render.games.heller_und_pfennig.palette import sprite_factory
from render.image_cache import cached_image
from render.palette import Sprite
from render.players import seat_colour
from render.rect import Rect
from render.translation import format_number, format_signed

_GAP = 2
_VALUE_WIDTH, _VALUE_HEIGHT = 72, 46
"""The space for values per good: its width at the end of a row, its height at a column's."""

_VALUE_SIZES = (47, 38, 30), (47, 28, 24)
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
    payouts: list[int | None] = [None] * len(line.payouts)
    for segment in line.segments:
        for seat, goods in enumerate(segment.goods):
            if goods:
                payouts[seat] = line.payouts[seat]
    return LineEnd(
        tuple([segment.value_per_good for segment in line.segments]), tuple(payouts), line.full
    )


@cached_image
def line_end_sprite(end: LineEnd, width: int, height: int, column: bool) -> Sprite:
    """Draw the end of a line as one sprite. It changes only with its line."""
    return line_end_scene(end, width, height, column).flatten()


def line_end_scene(end: LineEnd, width: int, height: int, column: bool) -> Scene:
    """Lay out the end of a row or, if `column`, of a column."""
    background, border_colour = (
        (theme.GOLD_TINT, theme.GOLD) if end.full else (theme.PAPER, theme.SHADE)
    )
    scene = sprite_factory.scene(
        sprite_factory.rounded_rect(
            width, height, 8, background, theme.BACKGROUND, border_colour, 2
        )
    )
    if column:
        values = Rect(3, 2, width - 6, _VALUE_HEIGHT)
        payouts = Rect(4, values.bottom, width - 8, height - values.bottom - 4)
    else:
        values = Rect(3, 3, _VALUE_WIDTH, height - 6)
        payouts = Rect(values.right + 1, 4, width - values.right - 5, height - 8)
    _add_values(scene, end.values, values, background, column)
    _add_payouts(scene, end.payouts, payouts, background)
    return scene


def _add_values(
    scene: Scene, values: tuple[int, ...], area: Rect, background: theme.Colour, column: bool
) -> None:
    """Place the value per good of each segment, from left to right or from top to bottom."""
    size = _VALUE_SIZES[column][min(max(len(values), 1), 3) - 1]
    for index, value in enumerate(values):
        slot = _slot(area, index, len(values), horizontal=column)
        sprite = amount_sprite(
            format_signed(value), size, amount_colour(value), background, slot.w, slot.h
        )
        scene.add(slot.x, slot.y, sprite)
        if index and column:
            scene.add(slot.x - 3, slot.y + 6, sprite_factory.solid(2, slot.h - 8, theme.ALERT))
        elif index:
            scene.add(slot.x + 4, slot.y - 3, sprite_factory.solid(slot.w - 8, 2, theme.ALERT))


def _slot(area: Rect, index: int, count: int, *, horizontal: bool) -> Rect:
    """Return one of `count` equal parts of an area, side by side or stacked."""
    width, height = (area.w // count, area.h) if horizontal else (area.w, area.h // count)
    x, y = (area.x + index * width, area.y) if horizontal else (area.x, area.y + index * height)
    return (
        Rect(x + 2, y, width - 4, height)
        if horizontal
        else Rect(x + 2, y + 2, width - 4, height - 4)
    )


def add_totals(scene: Scene, title: str, totals: tuple[int, ...], corner: Rect) -> None:
    """Place what all lines together pay each seat, in the corner between rows and columns."""
    scene.add_background(corner.x, corner.y, _totals_background(title, corner.w, corner.h))
    x, width = corner.x + _VALUE_WIDTH + 4, corner.w - _VALUE_WIDTH - 8
    _add_payouts(scene, totals, Rect(x, corner.y + 4, width, corner.h - 8), theme.TRAY)


@cached_image
def _totals_background(title: str, width: int, height: int) -> Sprite:
    """Draw the constant part of the totals as one sprite."""
    background = theme.TRAY
    scene = sprite_factory.scene(
        sprite_factory.rounded_rect(width, height, 8, background, theme.BACKGROUND)
    )
    scene.add(12, height // 2 - 40, sprite_factory.icon(COIN, 48, None, background))
    style = ("label", 26, theme.INK, background, _VALUE_WIDTH - 8, 34, "middle")
    scene.add(6, height // 2 + 14, sprite_factory.text(title, *style))
    return scene.flatten()


def _add_payouts(
    scene: Scene, payouts: tuple[int | None, ...], area: Rect, background: theme.Colour
) -> None:
    """Place a field for each seat in its colour, always in seat order."""
    columns = 1 if len(payouts) < 3 else 2
    width, height = (area.w - (columns - 1) * _GAP) // columns, (area.h - _GAP) // 2
    for seat, paid in enumerate(payouts):
        row, column = divmod(seat, columns)
        corner = area.x + column * (width + _GAP), area.y + row * (height + _GAP)
        scene.add(*corner, _payout_sprite(seat, paid, width, height, background))


@cached_image
def _payout_sprite(
    seat: Seat, paid: int | None, width: int, height: int, background: theme.Colour
) -> Sprite:
    """Draw a seat's payout, or an empty field."""
    if paid is None:
        return sprite_factory.rounded_rect(width, height, 5, theme.SILVER, background)
    drawing = sprite_factory.drawing(width, height, background)
    drawing.rounded_rect(0, 0, width, height, 5, seat_colour(seat))
    size, middle = min(36, height - 2), (width // 2, height // 2)
    drawing.text(*middle, format_number(paid), "number", size, theme.WHITE, "middle", width - 4)
    return drawing.sprite()
