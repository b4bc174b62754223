"""Lines of all seats from round to round, told apart by colour, by dashes and by their marks."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from engine.core import Seat
from render import theme
from render.canvas import Rect
from render.course import Course, Holding, Lines
from render.fonts import width
from render.palette import Sprite
from render.seats import colour_of, draw_disc
from render.sprites import Sketch
from render.studio import Studio
from render.words import Say, plain, said

Point: TypeAlias = tuple[float, float]

_FINER = 3
_TITLE_HIGH, _TICKS_HIGH, _STRIP_HIGH = 46, 42, 44
_LEFT_PAD, _RIGHT_PAD, _TOP_PAD = 12, 10, 10
_DISC, _LABEL_HIGH = 38, 42
_TEXT, _NUMBER = 30, 36
_THICK, _MARK = 5, 9

DASHES: tuple[tuple[int, ...], ...] = ((), (26, 10), (5, 9), (26, 9, 5, 9), (12, 8))
"""Pixels that are drawn and left out in turns, by seat; none at all is a whole line."""

_MARKS: tuple[tuple[Point, ...], ...] = (
    tuple((math.cos(turn * math.pi / 8), math.sin(turn * math.pi / 8)) for turn in range(16)),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.2), (1.15, 0.85), (-1.15, 0.85)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    ((0, 1.2), (1.15, -0.85), (-1.15, -0.85)),
)
"""What stands at each value of a seat's line, around its middle."""


class _Scale(NamedTuple):
    """Where rounds and values lie within the room of the lines."""

    room: Rect
    first: int
    last: int
    low: int
    high: int
    step: int

    def x(self, number: float) -> float:
        return self.room.x + (number - self.first) * self.apart

    @property
    def apart(self) -> float:
        """How far it is from round to round."""
        return self.room.w / max(self.last - self.first, 1)

    def y(self, value: float) -> float:
        return self.room.bottom - (value - self.low) * self.room.h / (self.high - self.low)


def curves_sprite(
    studio: Studio, course: Course, lines: Lines, area: Rect, translate: Say
) -> Sprite:
    """A title, the lines with the newest values at their ends, and the rounds below them."""
    sketch = studio.sketch(area.w, area.h, theme.GROUND)
    sketch.round(0, 0, area.w, area.h, 12, theme.PAPER)
    title, middle = said(translate, lines.title), _TITLE_HIGH // 2 + 2
    sketch.text(16, middle, title, "number", _NUMBER, theme.INK, room=area.w - 32)
    scale = _scale(course, lines, area)
    _draw_levels(sketch, scale)
    _draw_rounds(sketch, course, scale, translate)
    for place, holding in enumerate(course.holdings):
        top = scale.room.bottom + _MARK + _TICKS_HIGH + place * _STRIP_HIGH
        if lines is course.lines[0]:
            _draw_holding(sketch, holding, scale, top)
        if lines is course.lines[-1]:
            _draw_meaning(sketch, holding, top, area.w, translate)
    # The first seat's line, which is whole, lies below all others.
    for seat in course.seats:
        points = [(scale.x(lines.first + at), scale.y(v)) for at, v in _values(lines, seat)]
        _draw_line(sketch, scale.room, seat, points)
    _draw_ends(sketch, lines, scale)
    return sketch.sprite()


def _values(lines: Lines, seat: Seat) -> Iterator[tuple[int, int]]:
    yield from enumerate(lines.values[seat])


def _scale(course: Course, lines: Lines, area: Rect) -> _Scale:
    """A scale whose levels are round numbers, with room for what stands around the lines."""
    known = [value for values in lines.values for value in values]
    low, high, step = levels(min((0, *known)), max((1, *known)))
    widest = max(width(plain(value), "number", _TEXT) for value in (low, high))
    left = _LEFT_PAD + widest + 18
    ends = max(
        (width(plain(values[-1]), "number", _NUMBER) for values in lines.values if values),
        default=0,
    )
    right = area.w - _RIGHT_PAD - ends - _DISC - 22
    top = _TITLE_HIGH + _TOP_PAD + _MARK
    below = _TICKS_HIGH + _STRIP_HIGH * len(course.holdings)
    room = Rect(left, top, right - left, area.h - top - below - _MARK)
    last = lines.first + max(len(values) for values in lines.values) - 1
    return _Scale(room, lines.first, last, low, high, step)


_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_LEVELS = 4


def levels(low: int, high: int) -> tuple[int, int, int]:
    """The lowest and the highest level around two values, and the steps between levels."""
    for step in _STEPS:
        least, most = math.floor(low / step) * step, math.ceil(high / step) * step
        if (most - least) // step <= _MOST_LEVELS:
            return least, most, step
    return low, high, high - low


def _draw_levels(sketch: Sketch, scale: _Scale) -> None:
    for level in range(scale.low, scale.high + 1, scale.step):
        y = round(scale.y(level))
        colour = theme.SHADE if level == 0 else theme.SILVER
        sketch.fill(scale.room.x - 8, y - 1, scale.room.w + 16, 3 if level == 0 else 2, colour)
        text = plain(level)
        sketch.text(scale.room.x - 14, y, text, "label", _TEXT, theme.MUTED, "right")


def _draw_rounds(sketch: Sketch, course: Course, scale: _Scale, translate: Say) -> None:
    """The number of each round, as far as there is room; the last one stands out."""
    middle = scale.room.bottom + _MARK + _TICKS_HIGH // 2
    every = -(-34 // max(int(scale.apart), 1))
    for number in range(scale.first, scale.last + 1):
        x = round(scale.x(number))
        if number == course.last:
            sketch.fill(x - 1, scale.room.y - _MARK, 3, scale.room.h + 2 * _MARK, theme.ALERT)
            sketch.round(x - 20, middle - 18, 40, 36, 8, theme.ALERT)
        ink = theme.WHITE if number == course.last else theme.INK
        if number > course.rounds:
            # Too wide for its place where rounds are many: then it stands further to the right.
            text, room = said(translate, "picture-course-end"), int(scale.apart) + 36
            wide = min(width(text, "label", _TEXT), room)
            beside = round(scale.x(number - 1)) + 26
            left = max(x - wide // 2, beside)
            sketch.text(left, middle, text, "label", _TEXT, theme.INK, room=room)
        elif number and (number % every == 0 or number == course.last):
            sketch.text(x, middle, str(number), "number", _TEXT, ink, "middle")


def _draw_holding(sketch: Sketch, holding: Holding, scale: _Scale, top: int) -> None:
    """Who held it in each round, below the round's number."""
    sketch.sign(holding.sign, 14, top + 3, 36, holding.colour)
    size = min(_DISC - 4, int(scale.apart) - 3)
    for at, seat in enumerate(holding.holders):
        if seat is not None and scale.first <= at + 1 <= scale.last:
            x = round(scale.x(at + 1))
            draw_disc(sketch, seat, x - size // 2, top + 20 - size // 2, size)


def _draw_meaning(sketch: Sketch, holding: Holding, top: int, wide: int, translate: Say) -> None:
    """What the sign of the first lines' strip means, where nothing else is in its place."""
    sketch.sign(holding.sign, 16, top + 4, 32, holding.colour)
    title = said(translate, holding.title)
    sketch.text(58, top + 20, title, "label", _TEXT, theme.INK, room=wide - 70)


def _draw_line(sketch: Sketch, room: Rect, seat: Seat, points: Sequence[Point]) -> None:
    """A seat's line with its marks, on a light rim where it crosses others."""
    pad = _MARK + 6
    box = (room.x - pad, room.y - pad)
    size = (room.w + 2 * pad, room.h + 2 * pad)
    at = [((x - box[0]) * _FINER, (y - box[1]) * _FINER) for x, y in points]
    for colour, wider in ((theme.PAPER, 3), (colour_of(seat), 0)):
        mask = Image.new("L", (size[0] * _FINER, size[1] * _FINER))
        draw = ImageDraw.Draw(mask)
        for begin, end in dashed(at, tuple(_FINER * n for n in DASHES[seat % len(DASHES)])):
            draw.line((*begin, *end), 255, (_THICK + wider) * _FINER)
        for x, y in at:
            radius = (_MARK + wider // 2) * _FINER
            corners = [(x + dx * radius, y + dy * radius) for dx, dy in _MARKS[seat % len(_MARKS)]]
            draw.polygon(corners, 255)
        sketch.image.paste(colour, box, mask.reduce(_FINER))


def dashed(points: Sequence[Point], dashes: Sequence[int]) -> Iterator[tuple[Point, Point]]:
    """The parts of a line that are drawn, its dashes going on around its corners."""
    drawn, left = True, float(dashes[0]) if dashes else math.inf
    turn = 0
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        length = math.hypot(to_x - x, to_y - y)
        done = 0.0
        while done < length:
            part = min(left, length - done)
            if drawn:
                begin, end = done / length, (done + part) / length
                yield (
                    (x + (to_x - x) * begin, y + (to_y - y) * begin),
                    (x + (to_x - x) * end, y + (to_y - y) * end),
                )
            done, left = done + part, left - part
            if left <= 0:
                turn += 1
                drawn, left = not drawn, float(dashes[turn % len(dashes)])


def _draw_ends(sketch: Sketch, lines: Lines, scale: _Scale) -> None:
    """Whose line it is and its newest value, as near to its end as there is room."""
    ended = [(scale.y(values[-1]), seat) for seat, values in enumerate(lines.values) if values]
    bounds = _TITLE_HIGH - 4, scale.room.bottom + _MARK
    places = spread([y for y, _ in sorted(ended)], _LABEL_HIGH, *bounds)
    left = scale.room.right + 16
    for middle, (_, seat) in zip(places, sorted(ended), strict=True):
        draw_disc(sketch, seat, left, middle - _DISC // 2, _DISC)
        text = plain(lines.values[seat][-1])
        sketch.text(left + _DISC + 8, middle, text, "number", _NUMBER, theme.INK)


def spread(wanted: Sequence[float], apart: int, top: int, bottom: int) -> list[int]:
    """Places in the order wanted, so far apart, within bounds, near to where they should be."""
    places = [round(y) for y in wanted]
    for number in range(1, len(places)):
        places[number] = max(places[number], places[number - 1] + apart)
    over = places[-1] + apart // 2 - bottom if places else 0
    for number in reversed(range(len(places))):
        limit = bottom - apart // 2 if over > 0 and number == len(places) - 1 else None
        if limit is not None:
            places[number] = limit
        elif number + 1 < len(places):
            places[number] = min(places[number], places[number + 1] - apart)
    return [max(place, top + apart // 2 + number * apart) for number, place in enumerate(places)]
