"""Covers: pictures to choose a game by, and the sheet of all covers."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from render.art import SvgAsset
from render.canvas import WIDTH, Scene, SpriteFactory
from render.fonts import wrap_balanced
from render.kit.panel import draw_plaque, draw_portrait
from render.kit.skin import Skin, ground_below
from render.picture import ALT_LIMIT, Picture, join_whole
from render.rect import Rect
from render.theme import COIN
from render.translation import Translate

COVER_HEIGHT = 220
"""The height of a cover in pixels; it is as wide as every picture."""

_MARGIN, _GAP = 12, 14
_TITLE_WIDTH = 420
_TITLE_SIZE, _LINE_PITCH, _MAX_LINES = 62, 72, 2


def cover_picture(
    sprite_factory: SpriteFactory, skin: Skin, art: Sequence[SvgAsset], translate: Translate
) -> Picture:
    """Draw a game's cover. The text `cover-alt` describes it."""
    scene = cover_scene(sprite_factory, skin, translate("game-title"), art)
    return Picture(scene.to_png(), translate("cover-alt"), "cover.png")


def cover_scene(
    sprite_factory: SpriteFactory, skin: Skin, title: str, art: Sequence[SvgAsset]
) -> Scene:
    """Lay out a game's title on a plaque next to its art in frames, on the game's table."""
    cover = Rect(0, 0, WIDTH, COVER_HEIGHT)
    drawing = sprite_factory.drawing(cover.w, cover.h, ground_below(skin.ground, cover))
    inside = cover.inset(_MARGIN)
    plaque, rest = inside.split_left(_TITLE_WIDTH if art else inside.w, _GAP)
    drawing.rounded_rect(*plaque.moved(0, 3), 10, skin.ground.shadow)
    draw_plaque(drawing, plaque, skin.board, skin.line, inner=6)
    lines = wrap_balanced(title, "name", _TITLE_SIZE, plaque.w - 50, _MAX_LINES)
    x, top = plaque.middle[0], plaque.middle[1] - (len(lines) - 1) * _LINE_PITCH // 2
    for index, line in enumerate(lines):
        y = top + index * _LINE_PITCH
        drawing.text(x, y, line, "name", _TITLE_SIZE, COIN, "middle", plaque.w - 50)
    for asset, area in zip(art, rest.columns(max(len(art), 1), _GAP), strict=False):
        draw_portrait(drawing, asset, area, skin)
    return sprite_factory.scene(drawing.sprite())


def cover_sheet(covers: Sequence[Picture]) -> Picture:
    """Stack all covers in one picture, quantized to a common palette. Slow: run it in a thread."""
    image = Image.new("RGB", (WIDTH, COVER_HEIGHT * len(covers)))
    for index, cover in enumerate(covers):
        image.paste(Image.open(io.BytesIO(cover.png)).convert("RGB"), (0, index * COVER_HEIGHT))
    buffer = io.BytesIO()
    image.quantize(256, dither=Image.Dither.NONE).save(buffer, "PNG", optimize=True)
    alt = join_whole((cover.alt for cover in covers), ALT_LIMIT, " · ")
    return Picture(buffer.getvalue(), alt, "games.png")
