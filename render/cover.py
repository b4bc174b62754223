"""Covers: pictures to choose a game by, and the sheet of all covers."""

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
"""The height of a cover in pixels; it is as wide as every picture."""

_INSET = RIM + 8
_TITLE_WIDTH = 416
_TITLE_SIZE, _LINE_PITCH, _MAX_LINES = 62, 72, 2


def cover_scene(
    sprite_factory: SpriteFactory, title: str, art: Sequence[SvgAsset], colour: theme.Colour
) -> Scene:
    """Lay out a game's title next to its art, on a background of the given colour."""
    scene = sprite_factory.scene(sprite_factory.page_background(WIDTH, COVER_HEIGHT, colour))
    height = COVER_HEIGHT - 2 * _INSET
    left, width = _INSET, _TITLE_WIDTH if art else WIDTH - 2 * _INSET
    title_area = scene.add_background(
        left, _INSET, sprite_factory.rounded_rect(width, height, 14, theme.PAPER, colour)
    )
    lines = wrap_balanced(title, "name", _TITLE_SIZE, width - 40, _MAX_LINES)
    top = _INSET + (height - len(lines) * _LINE_PITCH) // 2
    for index, line in enumerate(lines):
        style = ("name", _TITLE_SIZE, theme.INK, theme.PAPER)
        sprite = sprite_factory.squeezed_text(line, *style, width - 40, _LINE_PITCH)
        scene.add(title_area.x + 20, top + index * _LINE_PITCH, sprite)
    left = title_area.right + _INSET
    if art:
        art_width = (WIDTH - _INSET - left + _INSET) // len(art) - _INSET
        for asset in art:
            left = (
                scene.add(left, _INSET, sprite_factory.cropped_art(asset, art_width, height)).right
                + _INSET
            )
    return scene


def cover_sheet(covers: Sequence[Picture]) -> Picture:
    """Stack all covers in one picture, quantized to a common palette. Slow: run it in a thread."""
    image = Image.new("RGB", (WIDTH, COVER_HEIGHT * len(covers)))
    for index, cover in enumerate(covers):
        image.paste(Image.open(io.BytesIO(cover.png)).convert("RGB"), (0, index * COVER_HEIGHT))
    buffer = io.BytesIO()
    image.quantize(256, dither=Image.Dither.NONE).save(buffer, "PNG", optimize=True)
    alt = join_whole((cover.alt for cover in covers), ALT_LIMIT, " · ")
    return Picture(buffer.getvalue(), alt, "games.png")
