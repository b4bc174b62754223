"""Where the points come from: a stacked bar for each seat, one colour per source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from render import theme
from render.canvas import SpriteFactory
from render.chart import PointSource, ScoreChart
from render.context import RenderContext
from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width
from render.kit.panel import BOARD_SHADOW, draw_badge, draw_board
from render.kit.skin import Skin, ground_below
from render.palette import Sprite
from render.players import displayed_name, draw_disc
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate, format_number

LEGEND_HEIGHT, MAX_ROW_HEIGHT = 48, 58
_MAX_NAME_WIDTH = 230
_PADDING, _SWATCH_SIZE, _GAP = 16, 30, 3
_BADGE_WIDTH = 44
_DISC_SIZE = 38
_NAME_SIZE, _TOTAL_SIZE, _LEGEND_SIZE, _AMOUNT_SIZE = 30, 36, 30, 30


class _Scale(NamedTuple):
    """Maps amounts to x coordinates: the x of zero, and pixels per point."""

    zero: float
    pixels_per_point: float

    def x(self, amount: int) -> int:
        return round(self.zero + amount * self.pixels_per_point)


def stacked_bars_height(chart: ScoreChart, max_height: int) -> int:
    """Return the preferred height of the chart in pixels, at most `max_height`."""
    rows = len(chart.seats)
    return min(LEGEND_HEIGHT + 10 + rows * MAX_ROW_HEIGHT, max_height)


def stacked_bars_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    chart: ScoreChart,
    area: Rect,
    context: RenderContext,
) -> Sprite:
    """Draw a legend of the sources, then a row per seat: its name, its bar and its total."""
    names, translate = context.names, context.translate
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(skin.ground, area))
    draw_board(drawing, Rect(0, 0, area.w, area.h - BOARD_SHADOW), skin)
    sources = [source for source in chart.sources if any(source.amounts)]
    _draw_legend(drawing, sources, area.w, skin, translate)
    height = (area.h - LEGEND_HEIGHT - 10) // len(chart.seats)
    width = _names_width(chart, names, translate)
    total_width = max(
        text_width(format_number(chart.total(seat)), "number", _TOTAL_SIZE) for seat in chart.seats
    )
    left, right = _PADDING + _DISC_SIZE + 10 + width + 12, area.w - _PADDING - total_width - 14
    scale = _scale(chart, sources, left, right)
    for seat in chart.seats:
        top = LEGEND_HEIGHT + 4 + seat * height
        middle = top + height // 2
        draw_disc(drawing, seat, _PADDING, middle - _DISC_SIZE // 2, _DISC_SIZE, skin.light)
        name_width = width - (_BADGE_WIDTH + 6 if seat in context.ai_seats else 0)
        x = _PADDING + _DISC_SIZE + 10
        name = displayed_name(names, seat, translate)
        drawn_width = min(text_width(name, "name", _NAME_SIZE), name_width)
        name = ellipsize(name, "name", _NAME_SIZE, int(name_width / SQUEEZE_LIMIT))
        drawing.text(x, middle, name, "name", _NAME_SIZE, skin.light, max_width=name_width)
        if seat in context.ai_seats:
            badge = Rect(x + drawn_width + 8, middle - 15, _BADGE_WIDTH, 30)
            mark = translate("picture-ai")
            draw_badge(drawing, badge, mark, skin.paper, skin.ink)
        bar = Rect(left, top + 4, right - left, height - 8)
        _draw_bar(drawing, seat, sources, scale, bar, skin)
        text = format_number(chart.total(seat))
        drawing.text(area.w - _PADDING, middle, text, "number", _TOTAL_SIZE, theme.WHITE, "right")
    return drawing.sprite()


def _names_width(chart: ScoreChart, names: Sequence[str], translate: Translate) -> int:
    """Return the width for the names in pixels, including the icon that marks an AI."""
    displayed = [displayed_name(names, seat, translate) for seat in chart.seats]
    return min(
        max(text_width(name, "name", _NAME_SIZE) for name in displayed) + _BADGE_WIDTH + 8,
        _MAX_NAME_WIDTH,
    )


def _scale(chart: ScoreChart, sources: Sequence[PointSource], left: int, right: int) -> _Scale:
    def extent(seat: Seat, direction: int) -> int:
        return sum(max(direction * source.amounts[seat], 0) for source in sources)

    maximum = max(1, *(extent(seat, 1) for seat in chart.seats))
    minimum = max(0, *(extent(seat, -1) for seat in chart.seats))
    pixels_per_point = (right - left) / (maximum + minimum)
    return _Scale(left + minimum * pixels_per_point, pixels_per_point)


def _draw_legend(
    drawing: Drawing, sources: Sequence[PointSource], width: int, skin: Skin, translate: Translate
) -> None:
    """Draw the colour and the name of each source, in the order of the bars."""
    if not sources:
        return
    titles = [translate(source.title) for source in sources]
    widths = [_SWATCH_SIZE + 8 + text_width(title, "label", _LEGEND_SIZE) for title in titles]
    available, middle = width - 2 * _PADDING, LEGEND_HEIGHT // 2 + 4
    gap = min(34, (available - sum(widths)) // max(len(widths) - 1, 1))
    squeeze = 1.0
    if gap < 12:
        gap, taken = 12, available - 12 * (len(widths) - 1) - len(widths) * (_SWATCH_SIZE + 8)
        squeeze = taken / sum(text_width(title, "label", _LEGEND_SIZE) for title in titles)
    x = _PADDING
    for source, title in zip(sources, titles, strict=True):
        swatch = Rect(x, middle - _SWATCH_SIZE // 2, _SWATCH_SIZE, _SWATCH_SIZE)
        drawing.rounded_rect(*swatch, 6, skin.paper)
        drawing.rounded_rect(*swatch.inset(_GAP), 4, source.colour)
        taken = int(text_width(title, "label", _LEGEND_SIZE) * squeeze)
        drawing.text(
            x + _SWATCH_SIZE + 8, middle, title, "label", _LEGEND_SIZE, skin.light, max_width=taken
        )
        x += _SWATCH_SIZE + 8 + taken + gap


def _draw_bar(
    drawing: Drawing,
    seat: Seat,
    sources: Sequence[PointSource],
    scale: _Scale,
    area: Rect,
    skin: Skin,
) -> None:
    """Draw gains to the right of zero and losses to the left, each segment with its amount."""
    ends = {1: 0, -1: 0}
    amounts = [source.amounts[seat] for source in sources]
    left = scale.x(sum(min(amount, 0) for amount in amounts))
    right = scale.x(sum(max(amount, 0) for amount in amounts))
    if right > left:
        drawing.rect(left - _GAP, area.y, right - left + _GAP, area.h, skin.paper)
    for source in sources:
        amount = source.amounts[seat]
        if not amount:
            continue
        direction = 1 if amount > 0 else -1
        edges = sorted((scale.x(ends[direction]), scale.x(ends[direction] + amount)))
        ends[direction] += amount
        left, width = edges[0], max(edges[1] - edges[0] - _GAP, 2)
        drawing.rect(left, area.y + _GAP, width, area.h - 2 * _GAP, source.colour)
        text = format_number(amount)
        if text_width(text, "number", _AMOUNT_SIZE) <= width - 4:
            middle = area.y + area.h // 2
            drawing.text(
                left + width // 2,
                middle,
                text,
                "number",
                _AMOUNT_SIZE,
                source.text_colour,
                "middle",
            )
    drawing.rect(scale.x(0) - 3, area.y - 3, 4, area.h + 6, skin.line)
