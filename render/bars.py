"""Where the points come from: a bar for each seat, in the colours of the sources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from render import theme
from render.canvas import Rect
from render.course import Course, Source
from render.fonts import fitted, width
from render.palette import Sprite
from render.seats import draw_disc, picture_name
from render.shapes import ROBOT
from render.sprites import Sketch
from render.studio import Studio
from render.words import Say, plain, said

LEGEND_HIGH, LEAST_ROW, MOST_ROW = 46, 42, 58
_PAD, _SWATCH, _GAP = 16, 30, 2
_DISC = 38
_NAME, _NUMBER, _TEXT, _INSIDE = 30, 36, 30, 30


class _Scale(NamedTuple):
    """Where amounts lie between two edges: the zero, and pixels a point."""

    zero: float
    each: float

    def x(self, amount: int) -> int:
        return round(self.zero + amount * self.each)


def bars_high(course: Course, room: int) -> int:
    """How high the bars want to be, where there is so much room at most."""
    rows = len(course.seats)
    return min(LEGEND_HIGH + 10 + rows * MOST_ROW, room)


def bars_sprite(
    studio: Studio,
    course: Course,
    area: Rect,
    names: Sequence[str],
    translate: Say,
    ai: frozenset[Seat],
) -> Sprite:
    """The sources and their colours, then a row a seat: who, what from where, and all of it."""
    sketch = studio.sketch(area.w, area.h, theme.GROUND)
    sketch.round(0, 0, area.w, area.h, 12, theme.PAPER)
    shown = [source for source in course.sources if any(source.amounts)]
    _draw_legend(sketch, shown, area.w, translate)
    high = (area.h - LEGEND_HIGH - 10) // len(course.seats)
    wide = _names_wide(course, names, translate)
    totals = max(width(plain(course.total(seat)), "number", _NUMBER) for seat in course.seats)
    left, right = _PAD + _DISC + 10 + wide + 12, area.w - _PAD - totals - 14
    scale = _scale(course, shown, left, right)
    for seat in course.seats:
        top = LEGEND_HIGH + 4 + seat * high
        middle = top + high // 2
        draw_disc(sketch, seat, _PAD, middle - _DISC // 2, _DISC)
        room = wide - (36 if seat in ai else 0)
        x = _PAD + _DISC + 10
        name = picture_name(names, seat, translate)
        taken = min(width(name, "name", _NAME), room)
        name = fitted(name, "name", _NAME, int(room / 0.73))
        sketch.text(x, middle, name, "name", _NAME, theme.INK, room=room)
        if seat in ai:
            sketch.sign(ROBOT, x + taken + 8, middle - 14, 28, theme.SLATE)
        _draw_bar(sketch, seat, shown, scale, Rect(left, top + 4, right - left, high - 8))
        text = plain(course.total(seat))
        sketch.text(area.w - _PAD, middle, text, "number", _NUMBER, theme.INK, "right")
    return sketch.sprite()


_MOST_NAME = 230


def _names_wide(course: Course, names: Sequence[str], translate: Say) -> int:
    """Room for the names, and for the sign of who is no person."""
    shown = [picture_name(names, seat, translate) for seat in course.seats]
    return min(max(width(name, "name", _NAME) for name in shown) + 40, _MOST_NAME)


def _scale(course: Course, shown: Sequence[Source], left: int, right: int) -> _Scale:
    def of(seat: Seat, sign: int) -> int:
        return sum(max(sign * source.amounts[seat], 0) for source in shown)

    most = max(1, *(of(seat, 1) for seat in course.seats))
    least = max(0, *(of(seat, -1) for seat in course.seats))
    each = (right - left) / (most + least)
    return _Scale(left + least * each, each)


def _draw_legend(sketch: Sketch, shown: Sequence[Source], wide: int, translate: Say) -> None:
    """Each source's colour and name, in the order of the bars."""
    if not shown:
        return
    titles = [said(translate, source.title) for source in shown]
    each = [_SWATCH + 8 + width(title, "label", _TEXT) for title in titles]
    room, middle = wide - 2 * _PAD, LEGEND_HIGH // 2 + 2
    gap = min(34, (room - sum(each)) // max(len(each) - 1, 1))
    pressed = 1.0
    if gap < 12:
        gap, taken = 12, room - 12 * (len(each) - 1) - len(each) * (_SWATCH + 8)
        pressed = taken / sum(width(title, "label", _TEXT) for title in titles)
    x = _PAD
    for source, title in zip(shown, titles, strict=True):
        sketch.round(x, middle - _SWATCH // 2, _SWATCH, _SWATCH, 6, source.colour)
        taken = int(width(title, "label", _TEXT) * pressed)
        sketch.text(x + _SWATCH + 8, middle, title, "label", _TEXT, theme.INK, room=taken)
        x += _SWATCH + 8 + taken + gap


def _draw_bar(
    sketch: Sketch, seat: Seat, shown: Sequence[Source], scale: _Scale, area: Rect
) -> None:
    """What was gained to the right of the zero, what it cost to the left, each with its number."""
    ends = {1: 0, -1: 0}
    for source in shown:
        amount = source.amounts[seat]
        if not amount:
            continue
        sign = 1 if amount > 0 else -1
        edges = sorted((scale.x(ends[sign]), scale.x(ends[sign] + amount)))
        ends[sign] += amount
        left, wide = edges[0], max(edges[1] - edges[0] - _GAP, 2)
        sketch.fill(left, area.y, wide, area.h, source.colour)
        text = plain(amount)
        if width(text, "number", _INSIDE) <= wide - 4:
            middle = area.y + area.h // 2
            sketch.text(left + wide // 2, middle, text, "number", _INSIDE, source.ink, "middle")
    sketch.fill(scale.x(0) - 2, area.y - 2, 2, area.h + 4, theme.INK)
