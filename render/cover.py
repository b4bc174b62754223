"""Covers: what a game looks like before there is a table, and all of them on a shelf."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from render import theme
from render.art import SvgAsset
from render.canvas import RIM, WIDTH, Scene, SpriteFactory
from render.fonts import wrap_balanced
from render.picture import ALT_LIMIT, Picture, join_whole

COVER_HEIGHT = 220
"""The height of a cover, as wide as every picture."""

_INSET = RIM + 8
_TITLE_WIDTH = 416
_SIZE, _LINE, _LINES = 62, 72, 2


def cover_scene(
    sprite_factory: SpriteFactory, title: str, art: Sequence[SvgAsset], colour: theme.Colour
) -> Scene:
    """A game's title on a ground of its colour, and as many of its drawings as there is room
    for."""
    scene = sprite_factory.scene(sprite_factory.page_background(WIDTH, COVER_HEIGHT, colour))
    height = COVER_HEIGHT - 2 * _INSET
    left, width = _INSET, _TITLE_WIDTH if art else WIDTH - 2 * _INSET
    title_area = scene.add_background(
        left, _INSET, sprite_factory.rounded_rect(width, height, 14, theme.PAPER, colour)
    )
    lines = wrap_balanced(title, "name", _SIZE, width - 40, _LINES)
    top = _INSET + (height - len(lines) * _LINE) // 2
    for number, line in enumerate(lines):
        style = ("name", _SIZE, theme.INK, theme.PAPER)
        sprite = sprite_factory.squeezed_text(line, *style, width - 40, _LINE)
        scene.add(title_area.x + 20, top + number * _LINE, sprite)
    left = title_area.right + _INSET
    if art:
        each = (WIDTH - _INSET - left + _INSET) // len(art) - _INSET
        for drawing in art:
            left = (
                scene.add(left, _INSET, sprite_factory.cropped_art(drawing, each, height)).right
                + _INSET
            )
    return scene


def cover_sheet(covers: Sequence[Picture]) -> Picture:
    """All covers below each other, in colours that suit them all. Slow: for a thread."""
    image = Image.new("RGB", (WIDTH, COVER_HEIGHT * len(covers)))
    for place, cover in enumerate(covers):
        image.paste(Image.open(io.BytesIO(cover.png)).convert("RGB"), (0, place * COVER_HEIGHT))
    buffer = io.BytesIO()
    image.quantize(256, dither=Image.Dither.NONE).save(buffer, "PNG", optimize=True)
    alt = join_whole((cover.alt for cover in covers), ALT_LIMIT, " · ")
    return Picture(buffer.getvalue(), alt, "games.png")
