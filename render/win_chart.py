"""A chart of a finished game from one player's side: the expected share of the win per decision."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render import theme
from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.kit.panel import BOARD_SHADOW, draw_board
from render.kit.skin import Skin, ground_below, ground_sprite
from render.kit.title import draw_flourish
from render.palette import Palette
from render.picture import ALT_LIMIT, Picture, join_whole
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

Point: TypeAlias = tuple[float, float]

_MARGIN, _TITLE_HEIGHT = 8, 62
_MARKS_HEIGHT, _TICKS_HEIGHT = 68, 40
_PLOT_AREA = Rect(120, _MARGIN + _TITLE_HEIGHT + 34, 920, 420)
_PERCENT_TICKS = (0, 25, 50, 75, 100)
_TEXT_SIZE, _TITLE_SIZE = 30, 40
_SUPERSAMPLE, _LINE_WIDTH = 3, 6
_MARK_SIZE, _DOT_SIZE = 48, 26


class ReviewedDecisions(NamedTuple):
    """A player's decisions in a finished game.

    `win_shares` are expected shares of the win from 0 to 1, one per decision; in a `solo` game,
    shares of what a strong player reaches. `marked` are indices into them, of the decisions that
    the review discusses; marks count from 1.
    """

    win_shares: Sequence[float]
    marked: Sequence[int]
    solo: bool = False


def win_chart_picture(
    palette: Palette, skin: Skin, decisions: ReviewedDecisions, translate: Translate
) -> Picture:
    """Draw the line, with a numbered mark at each decision that the review discusses."""
    scene = win_chart_scene(palette, skin, decisions, translate)
    return Picture(scene.to_png(), win_chart_alt(decisions, translate), "review.png")


def win_chart_scene(
    palette: Palette, skin: Skin, decisions: ReviewedDecisions, translate: Translate
) -> Scene:
    """Lay out the chart as one board on the table."""
    win_shares = decisions.win_shares
    sprite_factory = SpriteFactory(palette)
    scene = sprite_factory.scene(ground_sprite(palette, skin.ground))
    width, height = WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN
    below = ground_below(skin.ground, Rect(_MARGIN, _MARGIN, width, height))
    drawing = sprite_factory.drawing(width, height, below)
    draw_board(drawing, Rect(0, 0, width, height - BOARD_SHADOW), skin)
    title = translate("picture-review", alone=int(decisions.solo))
    draw_flourish(drawing, Rect(20, 8, width - 40, _TITLE_HEIGHT), title, _TITLE_SIZE, skin)
    _draw_grid_lines(drawing, skin, translate)
    _draw_axis_label(drawing, len(win_shares), skin, translate)
    points = [_point(index, len(win_shares), share) for index, share in enumerate(win_shares)]
    _draw_line(drawing, points, skin)
    _draw_marks(drawing, [points[index] for index in decisions.marked], skin)
    scene.add(_MARGIN, _MARGIN, drawing.sprite())
    return scene


def win_chart_alt(decisions: ReviewedDecisions, translate: Translate) -> str:
    """Describe the chart: how it begins and ends, and the marked decisions."""
    win_shares = decisions.win_shares
    if not win_shares:
        return translate("review-alt-none")
    first, last = (_percent(share, translate) for share in (win_shares[0], win_shares[-1]))
    return join_whole(
        (
            translate(
                "review-alt",
                alone=int(decisions.solo),
                decisions=len(win_shares),
                first=first,
                last=last,
            ),
            *(
                translate(
                    "review-alt-mark",
                    number=number,
                    decision=index + 1,
                    share=_percent(win_shares[index], translate),
                )
                for number, index in enumerate(decisions.marked, start=1)
            ),
        ),
        ALT_LIMIT,
    )


def _percent(share: float, translate: Translate) -> str:
    return translate("picture-percent", number=round(100 * share))


def _point(index: int, count: int, share: float) -> Point:
    fraction = index / (count - 1) if count > 1 else 0.5
    return _PLOT_AREA.x + fraction * _PLOT_AREA.w, _PLOT_AREA.bottom - share * _PLOT_AREA.h


def _draw_grid_lines(drawing: Drawing, skin: Skin, translate: Translate) -> None:
    for tick in _PERCENT_TICKS:
        y = round(_PLOT_AREA.bottom - tick * _PLOT_AREA.h / 100)
        bold = tick in (0, 50, 100)
        colour = skin.faded if bold else skin.place
        drawing.rect(_PLOT_AREA.x - 12, y - 1, _PLOT_AREA.w + 24, 3 if bold else 2, colour)
        text = translate("picture-percent", number=tick)
        x, width = _PLOT_AREA.x - 20, _PLOT_AREA.x - 28
        drawing.text(x, y, text, "label", _TEXT_SIZE, skin.faded, "right", width)


def _draw_axis_label(drawing: Drawing, decisions: int, skin: Skin, translate: Translate) -> None:
    """Draw the caption of the x axis."""
    middle = _PLOT_AREA.bottom + _MARKS_HEIGHT + _TICKS_HEIGHT // 2
    text = translate("picture-review-decisions", decisions=decisions)
    centre = _PLOT_AREA.x + _PLOT_AREA.w // 2
    drawing.text(centre, middle, text, "label", _TEXT_SIZE, skin.light, "middle", _PLOT_AREA.w)


def _draw_line(drawing: Drawing, points: Sequence[Point], skin: Skin) -> None:
    width, height = drawing.image.size
    mask = Image.new("L", (width * _SUPERSAMPLE, height * _SUPERSAMPLE))
    draw = ImageDraw.Draw(mask)
    scaled = [(x * _SUPERSAMPLE, y * _SUPERSAMPLE) for x, y in points]
    radius = _LINE_WIDTH * _SUPERSAMPLE / 2
    for begin, end in pairwise(scaled):
        draw.line((*begin, *end), 255, _LINE_WIDTH * _SUPERSAMPLE)
    for x, y in scaled:
        # Round the joints; and a single decision is a line of one point.
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    drawing.image.paste(skin.line, (0, 0), mask.reduce(_SUPERSAMPLE))


def _draw_marks(drawing: Drawing, points: Sequence[Point], skin: Skin) -> None:
    """Draw a dot at each marked point, and its number below the plot, without overlaps."""
    mark_positions = _distribute_marks([x for x, _ in points])
    for number, ((x, y), mark_x) in enumerate(zip(points, mark_positions, strict=True), start=1):
        left, top = round(x), round(y)
        drawing.rect(left - 1, top, 2, _PLOT_AREA.bottom - top, theme.ALERT)
        dot = Rect(left - _DOT_SIZE // 2, top - _DOT_SIZE // 2, _DOT_SIZE, _DOT_SIZE)
        mark_y = _PLOT_AREA.bottom + _MARKS_HEIGHT // 2
        mark = Rect(mark_x - _MARK_SIZE // 2, mark_y - _MARK_SIZE // 2, _MARK_SIZE, _MARK_SIZE)
        for disc in (dot, mark):
            drawing.rounded_rect(*disc, disc.w // 2, skin.light)
            drawing.rounded_rect(*disc.inset(3), disc.w // 2 - 3, theme.ALERT)
        drawing.text(mark_x, mark_y, str(number), "number", 32, theme.WHITE, "middle")


def _distribute_marks(preferred: Sequence[float]) -> list[int]:
    """Return x coordinates near the preferred ones, within the plot and without overlaps."""
    positions = [0] * len(preferred)
    next_free = float(_PLOT_AREA.x)
    for index in sorted(range(len(preferred)), key=lambda index: preferred[index]):
        next_free = max(next_free, preferred[index])
        positions[index] = round(next_free)
        next_free += _MARK_SIZE + 4
    limit = _PLOT_AREA.right
    for index in sorted(range(len(positions)), key=lambda index: -positions[index]):
        positions[index] = min(positions[index], limit)
        limit = positions[index] - _MARK_SIZE - 4
    return positions
