"""A page that explains icons: each icon with its meaning next to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme
from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.fonts import wrap
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.rect import Rect
from render.translation import Translate, cached_text

ICON_WIDTH = 200
"""The maximum width of an icon in pixels."""

_COLUMNS, _GAP, _PADDING = 2, 8, 14
_TEXT_SIZE, _LINE_PITCH, _MAX_LINES = 33, 35, 3
_WIDTH = (WIDTH - (_COLUMNS + 1) * _GAP) // _COLUMNS
_TEXT_WIDTH = _WIDTH - 3 * _PADDING - ICON_WIDTH


class LegendEntry(NamedTuple):
    """An icon and the text key of its meaning.

    The attribute `alt` of that text also names the icon, for the alt text of the page.
    """

    icon: Sprite
    key: str


def legend_picture(
    sprite_factory: SpriteFactory, entries: Sequence[LegendEntry], translate: Translate
) -> Picture:
    """Draw all entries on one page, column by column."""
    alt = join_whole([cached_text(translate, f"{entry.key}.alt") for entry in entries], ALT_LIMIT)
    return Picture(legend_scene(sprite_factory, entries, translate).to_png(), alt, "signs.png")


def legend_scene(
    sprite_factory: SpriteFactory, entries: Sequence[LegendEntry], translate: Translate
) -> Scene:
    """Lay out the page."""
    scene = sprite_factory.scene()
    rows = -(-len(entries) // _COLUMNS)
    height = (HEIGHT - (rows + 1) * _GAP) // rows
    for index, entry in enumerate(entries):
        column, row = divmod(index, rows)
        area = Rect(_GAP + column * (_WIDTH + _GAP), _GAP + row * (height + _GAP), _WIDTH, height)
        scene.add_background(
            area.x,
            area.y,
            sprite_factory.rounded_rect(area.w, area.h, 10, theme.PAPER, theme.BACKGROUND),
        )
        scene.add_centred(Rect(area.x + _PADDING, area.y, ICON_WIDTH, area.h), entry.icon)
        left = area.x + 2 * _PADDING + ICON_WIDTH
        lines = wrap_entry(cached_text(translate, entry.key))
        y = area.y + (area.h - len(lines) * _LINE_PITCH) // 2
        for line in lines:
            style = ("label", _TEXT_SIZE, theme.INK, theme.PAPER)
            scene.add(left, y, sprite_factory.text(line, *style, _TEXT_WIDTH, _LINE_PITCH))
            y += _LINE_PITCH
    return scene


def wrap_entry(text: str) -> list[str]:
    """Break the meaning of an icon into the lines shown next to it."""
    return wrap(text, "label", _TEXT_SIZE, _TEXT_WIDTH, _MAX_LINES)
