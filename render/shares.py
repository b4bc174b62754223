"""A game as one person played it: the expected part of the win, decision by decision, as a line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from PIL import Image, ImageDraw

from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.palette import Palette
from render.picture import ALT_LIMIT, Picture, whole
from render.sprites import Sketch
from render.studio import Studio
from render.words import Say, said

Point: TypeAlias = tuple[float, float]

_MARGIN, _TITLE_HIGH = 12, 62
_MARKS_HIGH, _TICKS_HIGH = 68, 40
_ROOM = Rect(120, _MARGIN + _TITLE_HIGH + 34, 920, 420)
_LEVELS = (0, 25, 50, 75, 100)
_TEXT, _TITLE = 30, 38
_FINER, _THICK = 3, 6
_DISC, _DOT = 46, 20
_LINE = theme.SLATE


def shares_picture(
    palette: Palette,
    shares: Sequence[float],
    marked: Sequence[int],
    translate: Say,
    *,
    alone: bool = False,
) -> Picture:
    """The line, with a numbered mark at each of the decisions that are spoken of.

    `win_shares` are parts of the win from 0 to 1, one a decision; for who played `solo`, parts of
    what a strong player reaches. `marked` are places among them, the first to be numbered 1.
    """
    return Picture(
        shares_scene(palette, shares, marked, translate, alone=alone).png(),
        shares_alt(shares, marked, translate, alone=alone),
        "review.png",
    )


def shares_scene(
    palette: Palette,
    shares: Sequence[float],
    marked: Sequence[int],
    translate: Say,
    *,
    alone: bool = False,
) -> Scene:
    """One panel on the palette's ground."""
    studio = Studio(palette)
    scene = studio.scene()
    wide, high = WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 12, theme.PAPER)
    title = said(translate, "picture-review", alone=int(alone))
    middle = _TITLE_HIGH // 2 + 6
    sketch.text(20, middle, title, "number", _TITLE, theme.INK, room=wide - 40)
    _draw_levels(sketch, translate)
    _draw_ends(sketch, len(shares), translate)
    points = [_point(place, len(shares), share) for place, share in enumerate(shares)]
    _draw_line(sketch, points)
    _draw_marks(sketch, [points[place] for place in marked])
    scene.put(_MARGIN, _MARGIN, sketch.sprite())
    return scene


def shares_alt(
    shares: Sequence[float], marked: Sequence[int], translate: Say, *, alone: bool = False
) -> str:
    """The same in words: where it began, how it ended, and the decisions that are marked."""
    if not shares:
        return said(translate, "review-alt-none")
    first, last = (_percent(share, translate) for share in (shares[0], shares[-1]))
    return whole(
        (
            said(
                translate,
                "review-alt",
                alone=int(alone),
                decisions=len(shares),
                first=first,
                last=last,
            ),
            *(
                said(
                    translate,
                    "review-alt-mark",
                    number=number,
                    decision=place + 1,
                    share=_percent(shares[place], translate),
                )
                for number, place in enumerate(marked, start=1)
            ),
        ),
        ALT_LIMIT,
    )


def _percent(share: float, translate: Say) -> str:
    return said(translate, "picture-percent", number=round(100 * share))


def _point(place: int, number: int, share: float) -> Point:
    across = place / (number - 1) if number > 1 else 0.5
    return _ROOM.x + across * _ROOM.w, _ROOM.bottom - share * _ROOM.h


def _draw_levels(sketch: Sketch, translate: Say) -> None:
    for level in _LEVELS:
        y = round(_ROOM.bottom - level * _ROOM.h / 100)
        bold = level in (0, 50, 100)
        colour = theme.SHADE if bold else theme.SILVER
        sketch.fill(_ROOM.x - 12, y - 1, _ROOM.w + 24, 3 if bold else 2, colour)
        text = said(translate, "picture-percent", number=level)
        sketch.text(_ROOM.x - 20, y, text, "label", _TEXT, theme.MUTED, "right", _ROOM.x - 28)


def _draw_ends(sketch: Sketch, decisions: int, translate: Say) -> None:
    """What lies from left to right."""
    middle = _ROOM.bottom + _MARKS_HIGH + _TICKS_HIGH // 2
    text = said(translate, "picture-review-decisions", decisions=decisions)
    centre = _ROOM.x + _ROOM.w // 2
    sketch.text(centre, middle, text, "label", _TEXT, theme.INK, "middle", _ROOM.w)


def _draw_line(sketch: Sketch, points: Sequence[Point]) -> None:
    wide, high = sketch.image.size
    mask = Image.new("L", (wide * _FINER, high * _FINER))
    draw = ImageDraw.Draw(mask)
    finer = [(x * _FINER, y * _FINER) for x, y in points]
    radius = _THICK * _FINER / 2
    for begin, end in pairwise(finer):
        draw.line((*begin, *end), 255, _THICK * _FINER)
    for x, y in finer:
        # Round joints; and who decided only once has a line of one point.
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    sketch.image.paste(_LINE, (0, 0), mask.reduce(_FINER))


def _draw_marks(sketch: Sketch, points: Sequence[Point]) -> None:
    """A dot at each of these points of the line, and its number below, apart from all others."""
    places = _apart([x for x, _ in points])
    for number, ((x, y), place) in enumerate(zip(points, places, strict=True), start=1):
        left, top = round(x), round(y)
        sketch.fill(left - 1, top, 2, _ROOM.bottom - top, theme.ALERT)
        sketch.round(left - _DOT // 2, top - _DOT // 2, _DOT, _DOT, _DOT // 2, theme.ALERT)
        down = _ROOM.bottom + _MARKS_HIGH // 2
        corner = place - _DISC // 2, down - _DISC // 2
        sketch.round(*corner, _DISC, _DISC, _DISC // 2, theme.ALERT)
        sketch.text(place, down, str(number), "number", 34, theme.WHITE, "middle")


def _apart(wanted: Sequence[float]) -> list[int]:
    """Places as near to these as can be for discs that do not touch, within the room."""
    places = [0] * len(wanted)
    free = float(_ROOM.x)
    for at in sorted(range(len(wanted)), key=lambda at: wanted[at]):
        free = max(free, wanted[at])
        places[at] = round(free)
        free += _DISC + 4
    most = _ROOM.right
    for at in sorted(range(len(places)), key=lambda at: -places[at]):
        places[at] = min(places[at], most)
        most = places[at] - _DISC - 4
    return places
