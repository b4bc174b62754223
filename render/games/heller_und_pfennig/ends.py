"""The ends of the market's lines: what a good brings there, and what each seat gets."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.view import LineView
from render import theme
from render.canvas import Rect, Scene
from render.games.heller_und_pfennig.figures import figure, ink
from render.games.heller_und_pfennig.glyphs import COIN
from render.games.heller_und_pfennig.palette import studio
from render.palette import Sprite
from render.seats import colour_of
from render.words import plain, signed

_GAP = 2
_VALUE_WIDE, _VALUE_HIGH = 72, 46
"""Room for what a good brings: its width at a row's end, its height at a column's."""

_SIZES = (47, 38, 30), (47, 28, 24)
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
    pays: list[int | None] = [None] * len(line.payouts)
    for part in line.segments:
        for seat, goods in enumerate(part.goods):
            if goods:
                pays[seat] = line.payouts[seat]
    return End(tuple([part.value_per_good for part in line.segments]), tuple(pays), line.full)


@lru_cache(maxsize=256)
def end_sprite(end: End, wide: int, high: int, column: bool) -> Sprite:
    """An end in one piece: it changes only with its line."""
    return end_scene(end, wide, high, column).painted()


def end_scene(end: End, wide: int, high: int, column: bool) -> Scene:
    """What lies where at the end of a row or, below it, of a column."""
    ground, edge = (theme.GOLD_TINT, theme.GOLD) if end.full else (theme.PAPER, theme.SHADE)
    scene = studio.scene(studio.plate(wide, high, 8, ground, theme.GROUND, edge, 2))
    if column:
        values = Rect(3, 2, wide - 6, _VALUE_HIGH)
        chips = Rect(4, values.bottom, wide - 8, high - values.bottom - 4)
    else:
        values = Rect(3, 3, _VALUE_WIDE, high - 6)
        chips = Rect(values.right + 1, 4, wide - values.right - 5, high - 8)
    _values(scene, end.values, values, ground, column)
    _chips(scene, end.pays, chips, ground)
    return scene


def _values(
    scene: Scene, values: tuple[int, ...], area: Rect, ground: theme.Colour, column: bool
) -> None:
    """What a good brings in each part of the line, from the left or from the top."""
    size = _SIZES[column][min(max(len(values), 1), 3) - 1]
    for place, value in enumerate(values):
        part = _part(area, place, len(values), beside=column)
        sprite = figure(signed(value), size, ink(value), ground, part.w, part.h)
        scene.put(part.x, part.y, sprite)
        if place and column:
            scene.put(part.x - 3, part.y + 6, studio.flat(2, part.h - 8, theme.ALERT))
        elif place:
            scene.put(part.x + 4, part.y - 3, studio.flat(part.w - 8, 2, theme.ALERT))


def _part(area: Rect, place: int, number: int, *, beside: bool) -> Rect:
    """One of so many equal parts of an area, beside or below one another."""
    wide, high = (area.w // number, area.h) if beside else (area.w, area.h // number)
    x, y = (area.x + place * wide, area.y) if beside else (area.x, area.y + place * high)
    return Rect(x + 2, y, wide - 4, high) if beside else Rect(x + 2, y + 2, wide - 4, high - 4)


def lay_sum(scene: Scene, title: str, totals: tuple[int, ...], corner: Rect) -> None:
    """Lay the corner where both sorts of lines meet: what all of them together bring each seat."""
    scene.panel(corner.x, corner.y, _corner(title, corner.w, corner.h))
    x, wide = corner.x + _VALUE_WIDE + 4, corner.w - _VALUE_WIDE - 8
    _chips(scene, totals, Rect(x, corner.y + 4, wide, corner.h - 8), theme.TRAY)


@lru_cache(maxsize=8)
def _corner(title: str, wide: int, high: int) -> Sprite:
    """What never changes of it, in one piece."""
    ground = theme.TRAY
    scene = studio.scene(studio.plate(wide, high, 8, ground, theme.GROUND))
    scene.put(12, high // 2 - 40, studio.icon(COIN, 48, None, ground))
    style = ("label", 26, theme.INK, ground, _VALUE_WIDE - 8, 34, "middle")
    scene.put(6, high // 2 + 14, studio.label(title, *style))
    return scene.painted()


def _chips(scene: Scene, pays: tuple[int | None, ...], area: Rect, ground: theme.Colour) -> None:
    """A field for each seat in its colour, always in the same place: seat by seat."""
    columns = 1 if len(pays) < 3 else 2
    wide, high = (area.w - (columns - 1) * _GAP) // columns, (area.h - _GAP) // 2
    for seat, paid in enumerate(pays):
        row, column = divmod(seat, columns)
        place = area.x + column * (wide + _GAP), area.y + row * (high + _GAP)
        scene.put(*place, _chip(seat, paid, wide, high, ground))


@lru_cache(maxsize=1024)
def _chip(seat: Seat, paid: int | None, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """What a seat gets, or an empty field."""
    if paid is None:
        return studio.plate(wide, high, 5, theme.SILVER, ground)
    sketch = studio.sketch(wide, high, ground)
    sketch.round(0, 0, wide, high, 5, colour_of(seat))
    size, middle = min(36, high - 2), (wide // 2, high // 2)
    sketch.text(*middle, plain(paid), "number", size, theme.WHITE, "middle", wide - 4)
    return sketch.sprite()
