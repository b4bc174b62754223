"""A page that explains icons: each icon with its meaning next to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.fonts import wrap
from render.kit.panel import BOARD_SHADOW, HAIRLINE, draw_board
from render.kit.skin import Skin, ground_below
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.rect import Rect
from render.theme import BRONZE
from render.translation import Translate

ICON_WIDTH = 200
"""The maximum width of an icon in pixels."""

_COLUMNS, _MARGIN, _PADDING = 2, 8, 10
_TEXT_SIZE, _LINE_PITCH, _MAX_LINES = 33, 35, 3
_WIDTH = (WIDTH - 2 * _MARGIN - (_COLUMNS - 1) * _MARGIN) // _COLUMNS
_TEXT_WIDTH = _WIDTH - 3 * _PADDING - ICON_WIDTH


class LegendEntry(NamedTuple):
    """An icon and the text key of its meaning.

    The icon has a ground of `skin.paper`. The attribute `alt` of that text also names the icon, for
    the alt text of the page.
    """

    icon: Sprite
    key: str


def legend_picture(
    sprite_factory: SpriteFactory, skin: Skin, entries: Sequence[LegendEntry], translate: Translate
) -> Picture:
    """Draw all entries on one page, column by column."""
    alt = join_whole([translate(f"{entry.key}.alt") for entry in entries], ALT_LIMIT)
    scene = legend_scene(sprite_factory, skin, entries, translate)
    return Picture(scene.to_png(), alt, "signs.png")


def legend_scene(
    sprite_factory: SpriteFactory, skin: Skin, entries: Sequence[LegendEntry], translate: Translate
) -> Scene:
    """Lay out the page: a board for each column, and on it each icon on a card."""
    page = Rect(0, 0, WIDTH, HEIGHT)
    drawing = sprite_factory.drawing(page.w, page.h, ground_below(skin.ground, page))
    rows = -(-len(entries) // _COLUMNS)
    places: list[Rect] = []
    inside = page.inset(_MARGIN)
    for board in inside._replace(h=inside.h - BOARD_SHADOW).columns(_COLUMNS, _MARGIN):
        draw_board(drawing, board, skin)
        places += board.inset(0, 6).rows(rows)
    icons: list[tuple[Rect, Sprite]] = []
    for index, (entry, place) in enumerate(zip(entries, places, strict=False)):
        if index % rows:
            drawing.rect(place.x + _PADDING, place.y, place.w - 2 * _PADDING, HAIRLINE, BRONZE)
        card, text = place.inset(_PADDING, 6).split_left(ICON_WIDTH, _PADDING)
        drawing.rounded_rect(*card.moved(0, 2), 10, skin.recess)
        drawing.rounded_rect(*card._replace(h=card.h - 1), 10, skin.paper)
        icons.append((card, entry.icon))
        lines = wrap_entry(translate(entry.key))
        pitch = min(_LINE_PITCH, (place.h - _TEXT_SIZE) // max(len(lines) - 1, 1))
        size = min(_TEXT_SIZE, pitch)
        top = text.middle[1] - (len(lines) - 1) * pitch // 2
        for number, line in enumerate(lines):
            y = top + number * pitch
            drawing.text(text.x, y, line, "label", size, skin.light, max_width=text.w)
    scene = sprite_factory.scene(drawing.sprite())
    for card, icon in icons:
        scene.add_centred(card, icon)
    return scene


def wrap_entry(text: str) -> list[str]:
    """Break the meaning of an icon into the lines shown next to it."""
    return wrap(text, "label", _TEXT_SIZE, _TEXT_WIDTH, _MAX_LINES)
