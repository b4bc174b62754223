"""Covers: what a game looks like before there is a table, and all of them on a shelf."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from render import theme
from render.art import Drawing
from render.canvas import RIM, WIDTH, Scene
from render.fonts import balanced
from render.picture import ALT_LIMIT, Picture, whole
from render.studio import Studio

COVER_HIGH = 220
"""The height of a cover, as wide as every picture."""

_INSET = RIM + 8
_TITLE = 416
_SIZE, _LINE, _LINES = 62, 72, 2


def cover_scene(studio: Studio, title: str, art: Sequence[Drawing], colour: theme.Colour) -> Scene:
    """A game's title on a ground of its colour, and as many of its drawings as there is room
    for."""
    scene = studio.scene(studio.backdrop(WIDTH, COVER_HIGH, colour))
    high = COVER_HIGH - 2 * _INSET
    left, wide = _INSET, _TITLE if art else WIDTH - 2 * _INSET
    panel = scene.panel(left, _INSET, studio.plate(wide, high, 14, theme.PAPER, colour))
    lines = balanced(title, "name", _SIZE, wide - 40, _LINES)
    top = _INSET + (high - len(lines) * _LINE) // 2
    for number, line in enumerate(lines):
        style = ("name", _SIZE, theme.INK, theme.PAPER)
        sprite = studio.pressed(line, *style, wide - 40, _LINE)
        scene.put(panel.x + 20, top + number * _LINE, sprite)
    left = panel.right + _INSET
    if art:
        each = (WIDTH - _INSET - left + _INSET) // len(art) - _INSET
        for drawing in art:
            left = scene.put(left, _INSET, studio.vignette(drawing, each, high)).right + _INSET
    return scene


def shelf(covers: Sequence[Picture]) -> Picture:
    """All covers below each other, in colours that suit them all. Slow: for a thread."""
    sheet = Image.new("RGB", (WIDTH, COVER_HIGH * len(covers)))
    for place, cover in enumerate(covers):
        sheet.paste(Image.open(io.BytesIO(cover.png)).convert("RGB"), (0, place * COVER_HIGH))
    packed = io.BytesIO()
    sheet.quantize(256, dither=Image.Dither.NONE).save(packed, "PNG", optimize=True)
    alt = whole((cover.alt for cover in covers), ALT_LIMIT, " · ")
    return Picture(packed.getvalue(), alt, "games.png")
