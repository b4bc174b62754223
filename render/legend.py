"""A page of signs: what each of them means, in words beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.fonts import wrapped
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, whole
from render.studio import Studio
from render.words import Say, said

SIGN_WIDE = 200
"""Pixels that a sign may take."""

_COLUMNS, _GAP, _PAD = 2, 8, 14
_SIZE, _PITCH, _LINES = 33, 35, 3
_WIDE = (WIDTH - (_COLUMNS + 1) * _GAP) // _COLUMNS
_ROOM = _WIDE - 3 * _PAD - SIGN_WIDE


class Meaning(NamedTuple):
    """A sign as it looks, and the text key of what it means.

    The attribute `alt` of that text names the sign, too, for those who do not see it.
    """

    sign: Sprite
    key: str


def legend(studio: Studio, meanings: Sequence[Meaning], translate: Say) -> Picture:
    """All signs on one page, from the top down and then in the next column."""
    alt = whole([said(translate, f"{each.key}.alt") for each in meanings], ALT_LIMIT)
    return Picture(legend_scene(studio, meanings, translate).png(), alt, "signs.png")


def legend_scene(studio: Studio, meanings: Sequence[Meaning], translate: Say) -> Scene:
    """What lies where on the page."""
    scene = studio.scene()
    rows = -(-len(meanings) // _COLUMNS)
    high = (HEIGHT - (rows + 1) * _GAP) // rows
    for place, each in enumerate(meanings):
        column, row = divmod(place, rows)
        area = Rect(_GAP + column * (_WIDE + _GAP), _GAP + row * (high + _GAP), _WIDE, high)
        scene.panel(area.x, area.y, studio.plate(area.w, area.h, 10, theme.PAPER, theme.GROUND))
        scene.centre(Rect(area.x + _PAD, area.y, SIGN_WIDE, area.h), each.sign)
        left = area.x + 2 * _PAD + SIGN_WIDE
        lines = in_lines(said(translate, each.key))
        y = area.y + (area.h - len(lines) * _PITCH) // 2
        for line in lines:
            style = ("label", _SIZE, theme.INK, theme.PAPER)
            scene.put(left, y, studio.label(line, *style, _ROOM, _PITCH))
            y += _PITCH
    return scene


def in_lines(text: str) -> list[str]:
    """What a sign means, as it stands beside it."""
    return wrapped(text, "label", _SIZE, _ROOM, _LINES)
