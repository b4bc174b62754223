"""Where the points come from: a bar for each seat, in the colours of the sources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from render import theme
from render.canvas import Rect, SpriteFactory
from render.chart import PointSource, ScoreChart
from render.fonts import ellipsize, text_width
from render.icons import ROBOT
from render.palette import Sprite
from render.players import displayed_name, draw_disc
from render.sprites import Drawing
from render.translation import Translate, cached_text, format_number

LEGEND_HEIGHT, MIN_ROW_HEIGHT, MAX_ROW_HEIGHT = 46, 42, 58
_PAD, _SWATCH, _GAP = 16, 30, 2
_DISC = 38
_NAME, _NUMBER, _TEXT, _INSIDE_TEXT = 30, 36, 30, 30


class _Scale(NamedTuple):
    """Where amounts lie between two edges: the zero, and pixels a point."""

    zero: float
    pixels_per_point: float

    def x(self, amount: int) -> int:
        return round(self.zero + amount * self.pixels_per_point)


def stacked_bars_height(chart: ScoreChart, max_height: int) -> int:
    """How high the bars want to be, where there is so much room at most."""
    rows = len(chart.seats)
    return min(LEGEND_HEIGHT + 10 + rows * MAX_ROW_HEIGHT, max_height)


def stacked_bars_sprite(
    sprite_factory: SpriteFactory,
    chart: ScoreChart,
    area: Rect,
    names: Sequence[str],
    translate: Translate,
    ai_seats: frozenset[Seat],
) -> Sprite:
    """The sources and their colours, then a row a seat: who, what from where, and all of it."""
    drawing = sprite_factory.drawing(area.w, area.h, theme.BACKGROUND)
    drawing.rounded_rect(0, 0, area.w, area.h, 12, theme.PAPER)
    shown = [source for source in chart.sources if any(source.amounts)]
    _draw_legend(drawing, shown, area.w, translate)
    height = (area.h - LEGEND_HEIGHT - 10) // len(chart.seats)
    width = _names_width(chart, names, translate)
    totals = max(
        text_width(format_number(chart.total(seat)), "number", _NUMBER) for seat in chart.seats
    )
    left, right = _PAD + _DISC + 10 + width + 12, area.w - _PAD - totals - 14
    scale = _scale(chart, shown, left, right)
    for seat in chart.seats:
        top = LEGEND_HEIGHT + 4 + seat * height
        middle = top + height // 2
        draw_disc(drawing, seat, _PAD, middle - _DISC // 2, _DISC)
        available = width - (36 if seat in ai_seats else 0)
        x = _PAD + _DISC + 10
        name = displayed_name(names, seat, translate)
        taken = min(text_width(name, "name", _NAME), available)
        name = ellipsize(name, "name", _NAME, int(available / 0.73))
        drawing.text(x, middle, name, "name", _NAME, theme.INK, max_width=available)
        if seat in ai_seats:
            drawing.icon(ROBOT, x + taken + 8, middle - 14, 28, theme.SLATE)
        _draw_bar(drawing, seat, shown, scale, Rect(left, top + 4, right - left, height - 8))
        text = format_number(chart.total(seat))
        drawing.text(area.w - _PAD, middle, text, "number", _NUMBER, theme.INK, "right")
    return drawing.sprite()


_MAX_NAME_WIDTH = 230


def _names_width(chart: ScoreChart, names: Sequence[str], translate: Translate) -> int:
    """Room for the names, and for the sign of who is no person."""
    shown = [displayed_name(names, seat, translate) for seat in chart.seats]
    return min(max(text_width(name, "name", _NAME) for name in shown) + 40, _MAX_NAME_WIDTH)


def _scale(chart: ScoreChart, shown: Sequence[PointSource], left: int, right: int) -> _Scale:
    def of(seat: Seat, direction: int) -> int:
        return sum(max(direction * source.amounts[seat], 0) for source in shown)

    maximum = max(1, *(of(seat, 1) for seat in chart.seats))
    minimum = max(0, *(of(seat, -1) for seat in chart.seats))
    pixels_per_point = (right - left) / (maximum + minimum)
    return _Scale(left + minimum * pixels_per_point, pixels_per_point)


def _draw_legend(
    drawing: Drawing, shown: Sequence[PointSource], width: int, translate: Translate
) -> None:
    """Each source's colour and name, in the order of the bars."""
    if not shown:
        return
    titles = [cached_text(translate, source.title) for source in shown]
    widths = [_SWATCH + 8 + text_width(title, "label", _TEXT) for title in titles]
    available, middle = width - 2 * _PAD, LEGEND_HEIGHT // 2 + 2
    gap = min(34, (available - sum(widths)) // max(len(widths) - 1, 1))
    squeeze = 1.0
    if gap < 12:
        gap, taken = 12, available - 12 * (len(widths) - 1) - len(widths) * (_SWATCH + 8)
        squeeze = taken / sum(text_width(title, "label", _TEXT) for title in titles)
    x = _PAD
    for source, title in zip(shown, titles, strict=True):
        drawing.rounded_rect(x, middle - _SWATCH // 2, _SWATCH, _SWATCH, 6, source.colour)
        taken = int(text_width(title, "label", _TEXT) * squeeze)
        drawing.text(x + _SWATCH + 8, middle, title, "label", _TEXT, theme.INK, max_width=taken)
        x += _SWATCH + 8 + taken + gap


def _draw_bar(
    drawing: Drawing, seat: Seat, shown: Sequence[PointSource], scale: _Scale, area: Rect
) -> None:
    """What was gained to the right of the zero, what it cost to the left, each with its number."""
    ends = {1: 0, -1: 0}
    for source in shown:
        amount = source.amounts[seat]
        if not amount:
            continue
        direction = 1 if amount > 0 else -1
        edges = sorted((scale.x(ends[direction]), scale.x(ends[direction] + amount)))
        ends[direction] += amount
        left, width = edges[0], max(edges[1] - edges[0] - _GAP, 2)
        drawing.rect(left, area.y, width, area.h, source.colour)
        text = format_number(amount)
        if text_width(text, "number", _INSIDE_TEXT) <= width - 4:
            middle = area.y + area.h // 2
            drawing.text(
                left + width // 2,
                middle,
                text,
                "number",
                _INSIDE_TEXT,
                source.text_colour,
                "middle",
            )
    drawing.rect(scale.x(0) - 2, area.y - 2, 2, area.h + 4, theme.INK)
