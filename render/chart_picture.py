"""The score chart of a game as a picture, with an alt text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.chart import LineSeries, ScoreChart
from render.context import RenderContext
from render.kit.skin import Skin, ground_sprite
from render.line_chart import line_chart_sprite
from render.picture import ALT_LIMIT, join_whole
from render.players import alt_text_name
from render.rect import Rect
from render.stacked_bars import stacked_bars_height, stacked_bars_sprite
from render.translation import DASH, Translate, format_number

_MARGIN, _GAP = 8, 6
_MIN_LINE_CHART_HEIGHT = 380
"""The height in pixels below which the lines are no longer legible."""

_FIRST_CHART_SHARE = 0.6
"""The share of the width that the first of two line charts takes."""


def score_chart_scene(
    sprite_factory: SpriteFactory, skin: Skin, chart: ScoreChart, context: RenderContext
) -> Scene:
    """Lay out the line charts above the stacked bars."""
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, skin.ground))
    inner, height = WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN
    below = stacked_bars_height(chart, height - _GAP - _MIN_LINE_CHART_HEIGHT)
    above = Rect(_MARGIN, _MARGIN, inner, height - _GAP - below)
    for series, area in zip(chart.series, _side_by_side(above, len(chart.series)), strict=True):
        sprite = line_chart_sprite(sprite_factory, skin, chart, series, area, context.translate)
        scene.add(area.x, area.y, sprite)
    area = Rect(_MARGIN, above.bottom + _GAP, inner, below)
    sprite = stacked_bars_sprite(sprite_factory, skin, chart, area, context)
    scene.add(area.x, area.y, sprite)
    return scene


def _side_by_side(area: Rect, count: int) -> tuple[Rect, ...]:
    if count == 1:
        return (area,)
    first = area._replace(w=round((area.w - _GAP) * _FIRST_CHART_SHARE))
    left = first.right + _GAP
    return first, Rect(left, area.y, area.right - left, area.h)


def score_chart_alt(chart: ScoreChart, context: RenderContext) -> str:
    """Return all figures of the chart as text: the totals first, then the values round by round."""
    translate = context.translate
    spoken_names = [alt_text_name(context.names, seat, translate) for seat in chart.seats]
    return join_whole(
        (
            translate("course-alt", rounds=chart.rounds, last=chart.last_round or 0),
            *_sources_alt(chart, spoken_names, translate),
            *(
                line
                for series in chart.series
                for line in _series_alt(series, spoken_names, translate)
            ),
            *_markers_alt(chart, spoken_names, translate),
        ),
        ALT_LIMIT,
    )


def _sources_alt(
    chart: ScoreChart, spoken_names: Sequence[str], translate: Translate
) -> Iterator[str]:
    for seat in chart.seats:
        parts = [
            translate(
                "course-alt-source",
                source=translate(source.title),
                amount=format_number(amount),
            )
            for source in chart.sources
            if (amount := source.amounts[seat])
        ]
        yield translate(
            "course-alt-seat",
            name=spoken_names[seat],
            points=format_number(chart.total(seat)),
            sources=", ".join(parts),
            number=len(parts),
        )


def _series_alt(
    series: LineSeries, spoken_names: Sequence[str], translate: Translate
) -> Iterator[str]:
    for name, values in zip(spoken_names, series.values, strict=True):
        if values:
            title, listed = (
                translate(series.title),
                ", ".join(map(format_number, values)),
            )
            yield translate("course-alt-line", title=title, name=name, values=listed)


def _markers_alt(
    chart: ScoreChart, spoken_names: Sequence[str], translate: Translate
) -> Iterator[str]:
    for marker in chart.marker_histories:
        who = ", ".join(DASH if seat is None else spoken_names[seat] for seat in marker.holders)
        yield translate("course-alt-holding", title=translate(marker.title), names=who)
