"""A page of signs: what each of them means, in words beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene, SpriteFactory
from render.fonts import wrap
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.translation import Translate, cached_text

ICON_WIDTH = 200
"""Pixels that a sign may take."""

_COLUMNS, _GAP, _PAD = 2, 8, 14
_SIZE, _PITCH, _LINES = 33, 35, 3
_WIDTH = (WIDTH - (_COLUMNS + 1) * _GAP) // _COLUMNS
_TEXT_WIDTH = _WIDTH - 3 * _PAD - ICON_WIDTH


class LegendEntry(NamedTuple):
    """A sign as it looks, and the text key of what it means.

    The attribute `alt` of that text names the sign, too, for those who do not see it.
    """

    icon: Sprite
    key: str


def legend_picture(
    sprite_factory: SpriteFactory, entries: Sequence[LegendEntry], translate: Translate
) -> Picture:
    """All signs on one page, from the top down and then in the next column."""
    alt = join_whole([cached_text(translate, f"{each.key}.alt") for each in entries], ALT_LIMIT)
    return Picture(legend_scene(sprite_factory, entries, translate).to_png(), alt, "signs.png")


def legend_scene(
    sprite_factory: SpriteFactory, entries: Sequence[LegendEntry], translate: Translate
) -> Scene:
    """What lies where on the page."""
    scene = sprite_factory.scene()
    rows = -(-len(entries) // _COLUMNS)
    height = (HEIGHT - (rows + 1) * _GAP) // rows
    for place, each in enumerate(entries):
        column, row = divmod(place, rows)
        area = Rect(_GAP + column * (_WIDTH + _GAP), _GAP + row * (height + _GAP), _WIDTH, height)
        scene.add_background(
            area.x,
            area.y,
            sprite_factory.rounded_rect(area.w, area.h, 10, theme.PAPER, theme.BACKGROUND),
        )
        scene.add_centred(Rect(area.x + _PAD, area.y, ICON_WIDTH, area.h), each.icon)
        left = area.x + 2 * _PAD + ICON_WIDTH
        lines = wrap_entry(cached_text(translate, each.key))
        y = area.y + (area.h - len(lines) * _PITCH) // 2
        for line in lines:
            style = ("label", _SIZE, theme.INK, theme.PAPER)
            scene.add(left, y, sprite_factory.text(line, *style, _TEXT_WIDTH, _PITCH))
            y += _PITCH
    return scene


def wrap_entry(text: str) -> list[str]:
    """What a sign means, as it stands beside it."""
    return wrap(text, "label", _SIZE, _TEXT_WIDTH, _LINES)
