"""The ends of the market's lines: what a good brings there, and what each seat gets."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.heller_und_pfennig.view import LineView
from render import theme
from render.canvas import Rect
from render.games.heller_und_pfennig.glyphs import COIN
from render.games.heller_und_pfennig.palette import studio
from render.games.heller_und_pfennig.seats import ink
from render.palette import Sprite
from render.seats import colour_of
from render.sprites import Sketch
from render.words import plain, signed

_GAP = 2
_VALUE_WIDE, _VALUE_HIGH = 72, 46
"""Room for what a good brings: its width at a row's end, its height at a column's."""

_SIZES = (45, 38, 30), (45, 28, 24)
"""How large that is written at the end of a row and of a column, by the number of parts."""


class End(NamedTuple):
    """What stands at the end of a line.

    `values` says for each part between fires what a good brings, `pays` by seat what it gets:
    None without a stall in the line. A `full` line will not change any more.
    """

    values: tuple[int, ...]
    pays: tuple[int | None, ...]
    full: bool


def end_of(line: LineView) -> End:
    """What a line would pay as it stands."""
    goods = [sum(of) for of in zip(*(part.goods for part in line.segments), strict=True)]
    goods = goods or [0] * len(line.pays)
    return End(
        values=tuple(part.value for part in line.segments),
        pays=tuple(paid if n else None for paid, n in zip(line.pays, goods, strict=True)),
        full=line.full,
    )


@lru_cache(maxsize=512)
def end_sprite(end: End, wide: int, high: int, column: bool) -> Sprite:
    """An end beside its row or below its column."""
    ground = theme.GOLD_TINT if end.full else theme.PAPER
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 8, theme.GOLD if end.full else theme.SHADE)
    sketch.round(2, 2, wide - 4, high - 4, 6, ground)
    if column:
        values = Rect(3, 2, wide - 6, _VALUE_HIGH)
        chips = Rect(4, values.bottom, wide - 8, high - values.bottom - 4)
    else:
        values = Rect(3, 3, _VALUE_WIDE, high - 6)
        chips = Rect(values.right + 1, 4, wide - values.right - 5, high - 8)
    _values(sketch, end.values, values, column)
    _chips(sketch, end.pays, chips)
    return sketch.sprite()


def _values(sketch: Sketch, values: tuple[int, ...], area: Rect, column: bool) -> None:
    """What a good brings in each part of the line, from the left or from the top."""
    size = _SIZES[column][min(max(len(values), 1), 3) - 1]
    for place, value in enumerate(values):
        part = _part(area, place, len(values), beside=column)
        middle = (part.x + part.w // 2, part.y + part.h // 2)
        sketch.text(*middle, signed(value), "number", size, ink(value), "middle", part.w - 4)
        if place and column:
            sketch.fill(part.x - 1, part.y + 6, 2, part.h - 8, theme.ALERT)
        elif place:
            sketch.fill(part.x + 6, part.y - 1, part.w - 10, 2, theme.ALERT)


def _part(area: Rect, place: int, number: int, *, beside: bool) -> Rect:
    """One of so many equal parts of an area, beside or below one another."""
    if beside:
        wide = area.w // number
        return Rect(area.x + place * wide, area.y, wide, area.h)
    high = area.h // number
    return Rect(area.x, area.y + place * high, area.w, high)


@lru_cache(maxsize=64)
def sum_sprite(title: str, totals: tuple[int, ...], wide: int, high: int) -> Sprite:
    """The corner where both sorts of lines meet: what all of them together bring each seat."""
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 8, theme.INK)
    sketch.sign(COIN, 12, high // 2 - 40, 48)
    sketch.text(_VALUE_WIDE // 2 + 2, high // 2 + 30, title, "label", 26, theme.WHITE, "middle", 62)
    chips = Rect(_VALUE_WIDE + 4, 4, wide - _VALUE_WIDE - 8, high - 8)
    _chips(sketch, totals, chips)
    return sketch.sprite()


def _chips(sketch: Sketch, pays: tuple[int | None, ...], area: Rect) -> None:
    """A field for each seat in its colour, always in the same place: seat by seat."""
    columns = 1 if len(pays) < 3 else 2
    wide, high = (area.w - (columns - 1) * _GAP) // columns, (area.h - _GAP) // 2
    size = min(36, high - 2)
    for seat, paid in enumerate(pays):
        row, column = divmod(seat, columns)
        x, y = area.x + column * (wide + _GAP), area.y + row * (high + _GAP)
        fill = theme.SILVER if paid is None else colour_of(seat)
        sketch.round(x, y, wide, high, 5, fill)
        if paid is not None:
            middle = (x + wide // 2, y + high // 2)
            sketch.text(*middle, plain(paid), "number", size, theme.WHITE, "middle", wide - 4)
