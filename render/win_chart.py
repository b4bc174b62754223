"""A game as one person played it: the expected part of the win, decision by decision, as a line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from PIL import Image, ImageDraw

from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene, SpriteFactory
from render.palette import Palette
from render.picture import ALT_LIMIT, Picture, join_whole
from render.sprites import Drawing
from render.translation import Translate, cached_text

Point: TypeAlias = tuple[float, float]

_MARGIN, _TITLE_HEIGHT = 12, 62
_MARKS_HEIGHT, _TICKS_HEIGHT = 68, 40
_PLOT_AREA = Rect(120, _MARGIN + _TITLE_HEIGHT + 34, 920, 420)
_PERCENT_TICKS = (0, 25, 50, 75, 100)
_TEXT, _TITLE = 30, 38
_SUPERSAMPLE, _LINE_WIDTH = 3, 6
_DISC, _DOT = 46, 20
_LINE = theme.SLATE


def win_chart_picture(
    palette: Palette,
    win_shares: Sequence[float],
    marked_decisions: Sequence[int],
    translate: Translate,
    *,
    solo: bool = False,
) -> Picture:
    """The line, with a numbered mark at each of the decisions that are spoken of.

    `win_shares` are parts of the win from 0 to 1, one a decision; for who played `solo`, parts of
    what a strong player reaches. `marked_decisions` are places among them, the first to be numbered 1.
    """
    return Picture(
        win_chart_scene(palette, win_shares, marked_decisions, translate, solo=solo).to_png(),
        win_chart_alt(win_shares, marked_decisions, translate, solo=solo),
        "review.png",
    )


def win_chart_scene(
    palette: Palette,
    win_shares: Sequence[float],
    marked_decisions: Sequence[int],
    translate: Translate,
    *,
    solo: bool = False,
) -> Scene:
    """One panel on the palette's ground."""
    sprite_factory = SpriteFactory(palette)
    scene = sprite_factory.scene()
    width, height = WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN
    drawing = sprite_factory.drawing(width, height, theme.BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 12, theme.PAPER)
    title = cached_text(translate, "picture-review", alone=int(solo))
    middle = _TITLE_HEIGHT // 2 + 6
    drawing.text(20, middle, title, "number", _TITLE, theme.INK, max_width=width - 40)
    _draw_grid_lines(drawing, translate)
    _draw_axis_label(drawing, len(win_shares), translate)
    points = [_point(place, len(win_shares), share) for place, share in enumerate(win_shares)]
    _draw_line(drawing, points)
    _draw_marks(drawing, [points[place] for place in marked_decisions])
    scene.add(_MARGIN, _MARGIN, drawing.sprite())
    return scene


def win_chart_alt(
    win_shares: Sequence[float],
    marked_decisions: Sequence[int],
    translate: Translate,
    *,
    solo: bool = False,
) -> str:
    """The same in words: where it began, how it ended, and the decisions that are marked."""
    if not win_shares:
        return cached_text(translate, "review-alt-none")
    first, last = (_percent(share, translate) for share in (win_shares[0], win_shares[-1]))
    return join_whole(
        (
            cached_text(
                translate,
                "review-alt",
                alone=int(solo),
                decisions=len(win_shares),
                first=first,
                last=last,
            ),
            *(
                cached_text(
                    translate,
                    "review-alt-mark",
                    number=number,
                    decision=place + 1,
                    share=_percent(win_shares[place], translate),
                )
                for number, place in enumerate(marked_decisions, start=1)
            ),
        ),
        ALT_LIMIT,
    )


def _percent(share: float, translate: Translate) -> str:
    return cached_text(translate, "picture-percent", number=round(100 * share))


def _point(place: int, count: int, share: float) -> Point:
    across = place / (count - 1) if count > 1 else 0.5
    return _PLOT_AREA.x + across * _PLOT_AREA.w, _PLOT_AREA.bottom - share * _PLOT_AREA.h


def _draw_grid_lines(drawing: Drawing, translate: Translate) -> None:
    for tick in _PERCENT_TICKS:
        y = round(_PLOT_AREA.bottom - tick * _PLOT_AREA.h / 100)
        bold = tick in (0, 50, 100)
        colour = theme.SHADE if bold else theme.SILVER
        drawing.rect(_PLOT_AREA.x - 12, y - 1, _PLOT_AREA.w + 24, 3 if bold else 2, colour)
        text = cached_text(translate, "picture-percent", number=tick)
        drawing.text(
            _PLOT_AREA.x - 20, y, text, "label", _TEXT, theme.MUTED, "right", _PLOT_AREA.x - 28
        )


def _draw_axis_label(drawing: Drawing, decisions: int, translate: Translate) -> None:
    """What lies from left to right."""
    middle = _PLOT_AREA.bottom + _MARKS_HEIGHT + _TICKS_HEIGHT // 2
    text = cached_text(translate, "picture-review-decisions", decisions=decisions)
    centre = _PLOT_AREA.x + _PLOT_AREA.w // 2
    drawing.text(centre, middle, text, "label", _TEXT, theme.INK, "middle", _PLOT_AREA.w)


def _draw_line(drawing: Drawing, points: Sequence[Point]) -> None:
    width, height = drawing.image.size
    mask = Image.new("L", (width * _SUPERSAMPLE, height * _SUPERSAMPLE))
    draw = ImageDraw.Draw(mask)
    finer = [(x * _SUPERSAMPLE, y * _SUPERSAMPLE) for x, y in points]
    radius = _LINE_WIDTH * _SUPERSAMPLE / 2
    for begin, end in pairwise(finer):
        draw.line((*begin, *end), 255, _LINE_WIDTH * _SUPERSAMPLE)
    for x, y in finer:
        # Round joints; and who decided only once has a line of one point.
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    drawing.image.paste(_LINE, (0, 0), mask.reduce(_SUPERSAMPLE))


def _draw_marks(drawing: Drawing, points: Sequence[Point]) -> None:
    """A dot at each of these points of the line, and its number below, apart from all others."""
    places = _distribute_marks([x for x, _ in points])
    for number, ((x, y), place) in enumerate(zip(points, places, strict=True), start=1):
        left, top = round(x), round(y)
        drawing.rect(left - 1, top, 2, _PLOT_AREA.bottom - top, theme.ALERT)
        drawing.rounded_rect(left - _DOT // 2, top - _DOT // 2, _DOT, _DOT, _DOT // 2, theme.ALERT)
        down = _PLOT_AREA.bottom + _MARKS_HEIGHT // 2
        corner = place - _DISC // 2, down - _DISC // 2
        drawing.rounded_rect(*corner, _DISC, _DISC, _DISC // 2, theme.ALERT)
        drawing.text(place, down, str(number), "number", 34, theme.WHITE, "middle")


def _distribute_marks(preferred: Sequence[float]) -> list[int]:
    """Places as near to these as can be for discs that do not touch, within the room."""
    places = [0] * len(preferred)
    next_free = float(_PLOT_AREA.x)
    for index in sorted(range(len(preferred)), key=lambda index: preferred[index]):
        next_free = max(next_free, preferred[index])
        places[index] = round(next_free)
        next_free += _DISC + 4
    limit = _PLOT_AREA.right
    for index in sorted(range(len(places)), key=lambda index: -places[index]):
        places[index] = min(places[index], limit)
        limit = places[index] - _DISC - 4
    return places
