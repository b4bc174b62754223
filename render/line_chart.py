"""A line chart on a board, with a line per seat that differs in colour, dashes and points."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from engine.core import Seat
from render import theme
from render.canvas import SpriteFactory
from render.chart import LineSeries, MarkerHistory, ScoreChart
from render.fonts import text_width
from render.kit.panel import BOARD_SHADOW, HAIRLINE, draw_board
from render.kit.skin import Skin, ground_below
from render.palette import Sprite
from render.players import draw_disc, seat_colour
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate, format_number

Point: TypeAlias = tuple[float, float]

_SUPERSAMPLE = 3
_TITLE_HEIGHT, _TICKS_HEIGHT, _STRIP_HEIGHT = 46, 42, 46
_LEFT_PADDING, _RIGHT_PADDING, _TOP_PADDING = 16, 14, 14
_DISC_SIZE, _LABEL_HEIGHT = 38, 42
_TITLE_SIZE, _TEXT_SIZE, _NUMBER_SIZE = 32, 30, 36
_LINE_WIDTH, _POINT_RADIUS = 8, 10
_LABEL_WIDTH, _PLATE_WIDTH = 34, 40

DASH_PATTERNS: tuple[tuple[int, ...], ...] = ((), (26, 10), (5, 9), (26, 9, 5, 9), (12, 8))
"""Lengths of dashes and gaps in pixels, alternating, by seat; empty for a solid line."""

_POINT_SHAPES: tuple[tuple[Point, ...], ...] = (
    tuple((math.cos(turn * math.pi / 8), math.sin(turn * math.pi / 8)) for turn in range(16)),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.2), (1.15, 0.85), (-1.15, 0.85)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    ((0, 1.2), (1.15, -0.85), (-1.15, -0.85)),
)
"""The polygon drawn at each value of a seat's line, in radii around its centre."""


class _Axes(NamedTuple):
    """Maps rounds and values to pixels within the plot area."""

    plot_area: Rect
    first_round: int
    last_round: int
    minimum: int
    maximum: int
    step: int

    def x(self, number: float) -> float:
        return self.plot_area.x + (number - self.first_round) * self.round_width

    @property
    def round_width(self) -> float:
        """The distance between two rounds in pixels."""
        return self.plot_area.w / max(self.last_round - self.first_round, 1)

    def y(self, value: float) -> float:
        return self.plot_area.bottom - (value - self.minimum) * self.plot_area.h / (
            self.maximum - self.minimum
        )


def line_chart_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    chart: ScoreChart,
    series: LineSeries,
    area: Rect,
    translate: Translate,
) -> Sprite:
    """Draw a title, the lines with their newest values at the ends, and the rounds below them."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(skin.ground, area))
    draw_board(drawing, Rect(0, 0, area.w, area.h - BOARD_SHADOW), skin)
    title, middle = translate(series.title), _TITLE_HEIGHT // 2 + 5
    drawing.text(18, middle, title, "name", _TITLE_SIZE, skin.light, max_width=area.w - 36)
    drawing.rect(18, _TITLE_HEIGHT + 1, area.w - 36, HAIRLINE, skin.line)
    axes = _axes(chart, series, area)
    _draw_grid_lines(drawing, axes, skin)
    _draw_rounds(drawing, chart, axes, skin, translate)
    for index, marker in enumerate(chart.marker_histories):
        top = axes.plot_area.bottom + _POINT_RADIUS + _TICKS_HEIGHT + index * _STRIP_HEIGHT
        if series is chart.series[0]:
            _draw_markers(drawing, marker, axes, top, skin)
        if series is chart.series[-1]:
            _draw_marker_label(drawing, marker, Rect(16, top, area.w - 28, 0), skin, translate)
    # The solid line of the first seat is drawn below all others.
    for seat in chart.seats:
        points = [
            (axes.x(number), axes.y(value))
            for number, value in enumerate(series.values[seat], series.first_round)
        ]
        _draw_line(drawing, axes.plot_area, seat, points, skin)
    _draw_line_ends(drawing, series, axes, skin)
    return drawing.sprite()


def _axes(chart: ScoreChart, series: LineSeries, area: Rect) -> _Axes:
    """Choose the plot area and the scale, leaving space for labels and markers around the lines."""
    all_values = [value for values in series.values for value in values]
    minimum, maximum, step = axis_ticks(min((0, *all_values)), max((1, *all_values)))
    widest = max(
        text_width(format_number(value), "number", _TEXT_SIZE) for value in (minimum, maximum)
    )
    left = _LEFT_PADDING + widest + 18
    ends = max(
        (
            text_width(format_number(values[-1]), "number", _NUMBER_SIZE)
            for values in series.values
            if values
        ),
        default=0,
    )
    right = area.w - _RIGHT_PADDING - ends - _DISC_SIZE - 22
    top = _TITLE_HEIGHT + _TOP_PADDING + _POINT_RADIUS
    below = _TICKS_HEIGHT + _STRIP_HEIGHT * len(chart.marker_histories)
    plot_area = Rect(left, top, right - left, area.h - top - below - _POINT_RADIUS)
    last = series.first_round + max(len(values) for values in series.values) - 1
    return _Axes(plot_area, series.first_round, last, minimum, maximum, step)


_TICK_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MAX_TICK_STEPS = 4


def axis_ticks(minimum: int, maximum: int) -> tuple[int, int, int]:
    """Return the lowest and the highest tick around two values, and the step between ticks."""
    for step in _TICK_STEPS:
        first_tick, last_tick = math.floor(minimum / step) * step, math.ceil(maximum / step) * step
        if (last_tick - first_tick) // step <= _MAX_TICK_STEPS:
            return first_tick, last_tick, step
    return minimum, maximum, maximum - minimum


def _draw_grid_lines(drawing: Drawing, axes: _Axes, skin: Skin) -> None:
    for tick in range(axes.minimum, axes.maximum + 1, axes.step):
        y = round(axes.y(tick))
        colour = skin.faded if tick == 0 else skin.place
        drawing.rect(
            axes.plot_area.x - 8, y - 1, axes.plot_area.w + 16, 3 if tick == 0 else 2, colour
        )
        text = format_number(tick)
        drawing.text(axes.plot_area.x - 14, y, text, "label", _TEXT_SIZE, skin.faded, "right")


def _draw_rounds(
    drawing: Drawing, chart: ScoreChart, axes: _Axes, skin: Skin, translate: Translate
) -> None:
    """Draw as many round numbers as fit, highlighting the last round of the game."""
    middle = axes.plot_area.bottom + _POINT_RADIUS + _TICKS_HEIGHT // 2
    labelled = labelled_rounds(axes.last_round, axes.round_width, chart.last_round)
    for number in range(axes.first_round, axes.last_round + 1):
        x = round(axes.x(number))
        if number == chart.last_round:
            drawing.rect(
                x - 1,
                axes.plot_area.y - _POINT_RADIUS,
                3,
                axes.plot_area.h + 2 * _POINT_RADIUS,
                theme.ALERT,
            )
            plate = x - _PLATE_WIDTH // 2, middle - 18, _PLATE_WIDTH, 36
            drawing.rounded_rect(*plate, 8, theme.ALERT)
        ink = theme.WHITE if number == chart.last_round else skin.light
        if number > chart.rounds:
            # Where the label is wider than the space for it, it moves to the right.
            text, max_width = (
                translate("picture-course-end"),
                int(axes.round_width) + 36,
            )
            width = min(text_width(text, "label", _TEXT_SIZE), max_width)
            min_x = round(axes.x(number - 1)) + 26
            left = max(x - width // 2, min_x)
            drawing.text(left, middle, text, "label", _TEXT_SIZE, skin.light, max_width=max_width)
        elif number in labelled:
            drawing.text(x, middle, str(number), "number", _TEXT_SIZE, ink, "middle")


def labelled_rounds(number: int, round_width: float, last_round: int | None) -> frozenset[int]:
    """Return the rounds whose numbers are drawn: as many as fit, and the last round of the game.

    `number` are all rounds, `round_width` is the distance between two in pixels.
    """
    interval = -(-_LABEL_WIDTH // max(int(round_width), 1))
    labelled = set(range(interval, number + 1, interval))
    if last_round is None or last_round > number:
        return frozenset(labelled)
    apart = (_LABEL_WIDTH + _PLATE_WIDTH) / 2
    return frozenset(
        {last_round, *(each for each in labelled if abs(each - last_round) * round_width >= apart)}
    )


def _draw_markers(
    drawing: Drawing, marker: MarkerHistory, axes: _Axes, top: int, skin: Skin
) -> None:
    """Draw who held the marker in each round, below the round's number."""
    drawing.icon(marker.icon, 16, top + 3, 34, marker.colour and skin.light)
    disc_size = min(_DISC_SIZE - 4, int(axes.round_width) - 3)
    for index, seat in enumerate(marker.holders):
        if seat is not None and axes.first_round <= index + 1 <= axes.last_round:
            x = round(axes.x(index + 1))
            corner = x - disc_size // 2, top + 20 - disc_size // 2
            draw_disc(drawing, seat, *corner, disc_size, skin.light)


def _draw_marker_label(
    drawing: Drawing, marker: MarkerHistory, area: Rect, skin: Skin, translate: Translate
) -> None:
    """Draw the name of the marker, in the last chart only: the strip is empty there."""
    drawing.icon(marker.icon, area.x, area.y + 4, 32, marker.colour and skin.light)
    title, left = translate(marker.title), area.x + 42
    width = area.right - left
    drawing.text(left, area.y + 20, title, "label", _TEXT_SIZE, skin.light, max_width=width)


def _draw_line(
    drawing: Drawing, plot_area: Rect, seat: Seat, points: Sequence[Point], skin: Skin
) -> None:
    """Draw a seat's line and points; without a light outline, a dark one would not be seen."""
    pad = _POINT_RADIUS + 6
    box = (plot_area.x - pad, plot_area.y - pad)
    size = (plot_area.w + 2 * pad, plot_area.h + 2 * pad)
    scaled = [((x - box[0]) * _SUPERSAMPLE, (y - box[1]) * _SUPERSAMPLE) for x, y in points]
    for colour, rim in ((skin.paper, 4), (seat_colour(seat), 0)):
        mask = Image.new("L", (size[0] * _SUPERSAMPLE, size[1] * _SUPERSAMPLE))
        draw = ImageDraw.Draw(mask)
        for begin, end in dash_segments(
            scaled, tuple(_SUPERSAMPLE * n for n in DASH_PATTERNS[seat % len(DASH_PATTERNS)])
        ):
            draw.line((*begin, *end), 255, (_LINE_WIDTH + rim) * _SUPERSAMPLE)
        for x, y in scaled:
            radius = (_POINT_RADIUS + rim // 2) * _SUPERSAMPLE
            corners = [
                (x + dx * radius, y + dy * radius)
                for dx, dy in _POINT_SHAPES[seat % len(_POINT_SHAPES)]
            ]
            draw.polygon(corners, 255)
        drawing.image.paste(colour, box, mask.reduce(_SUPERSAMPLE))


def dash_segments(points: Sequence[Point], pattern: Sequence[int]) -> Iterator[tuple[Point, Point]]:
    """Yield the visible segments of a dashed polyline; the pattern continues around its corners."""
    is_dash, remaining = True, float(pattern[0]) if pattern else math.inf
    index = 0
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        length = math.hypot(to_x - x, to_y - y)
        offset = 0.0
        while offset < length:
            segment = min(remaining, length - offset)
            if is_dash:
                begin, end = offset / length, (offset + segment) / length
                yield (
                    (x + (to_x - x) * begin, y + (to_y - y) * begin),
                    (x + (to_x - x) * end, y + (to_y - y) * end),
                )
            offset, remaining = offset + segment, remaining - segment
            if remaining <= 0:
                index += 1
                is_dash, remaining = not is_dash, float(pattern[index % len(pattern)])


def _draw_line_ends(drawing: Drawing, series: LineSeries, axes: _Axes, skin: Skin) -> None:
    """Draw seat and newest value next to the end of each line, shifted to avoid overlaps."""
    line_ends = [(axes.y(values[-1]), seat) for seat, values in enumerate(series.values) if values]
    bounds = _TITLE_HEIGHT - 4, axes.plot_area.bottom + _POINT_RADIUS
    positions = distribute([y for y, _ in sorted(line_ends)], _LABEL_HEIGHT, *bounds)
    left = axes.plot_area.right + 16
    for middle, (_, seat) in zip(positions, sorted(line_ends), strict=True):
        draw_disc(drawing, seat, left, middle - _DISC_SIZE // 2, _DISC_SIZE, skin.light)
        text = format_number(series.values[seat][-1])
        drawing.text(left + _DISC_SIZE + 8, middle, text, "number", _NUMBER_SIZE, theme.WHITE)


def distribute(preferred: Sequence[float], spacing: int, top: int, bottom: int) -> list[int]:
    """Spread out sorted y coordinates.

    Returns coordinates near the `preferred` ones, at least `spacing` pixels apart and between `top`
    and `bottom` if possible.
    """
    positions = [round(y) for y in preferred]
    for index in range(1, len(positions)):
        positions[index] = max(positions[index], positions[index - 1] + spacing)
    overflow = positions[-1] + spacing // 2 - bottom if positions else 0
    for index in reversed(range(len(positions))):
        limit = bottom - spacing // 2 if overflow > 0 and index == len(positions) - 1 else None
        if limit is not None:
            positions[index] = limit
        elif index + 1 < len(positions):
            positions[index] = min(positions[index], positions[index + 1] - spacing)
    return [
        max(position, top + spacing // 2 + index * spacing)
        for index, position in enumerate(positions)
    ]
