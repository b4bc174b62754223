"""A skin: the materials of a game's table, in which the kit draws it."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.canvas import HEIGHT, WIDTH
from render.palette import Palette, Sprite
from render.rect import Rect
from render.theme import Colour

_PLANK, _SEAM, _GRAIN = 98, 2, 2
"""The height of a plank, of the gap between planks and of a line of its grain, in pixels."""

_LINES_PER_PLANK = 5


class Wood(NamedTuple):
    """The colours of wooden planks."""

    plank: Colour
    light: Colour
    dark: Colour
    seam: Colour


class Skin(NamedTuple):
    """What a table is made of.

    The `board` lies on the `ground`, with darker parts in `recess`, empty places outlined in
    `place`, and hairlines in `line`; `light` is for text on it, `faded` for what is gone. Cards
    have a stock of `paper`. A player's panel is `seat`, on turn or passed another. `accent` marks
    what has changed.
    """

    ground: Wood
    board: Colour
    recess: Colour
    place: Colour
    faded: Colour
    line: Colour
    light: Colour
    paper: Colour
    seat: Colour
    seat_on_turn: Colour
    seat_passed: Colour
    ink: Colour
    accent: Colour


@lru_cache(maxsize=4)
def planks(wood: Wood) -> Image.Image:
    """Return a table top of horizontal planks, as large as a picture. Do not modify the image.

    The grain runs along the lines of the picture, so that it hardly enlarges the file.
    """
    image, rng = Image.new("RGB", (WIDTH, HEIGHT), wood.plank), Random(5)
    draw = ImageDraw.Draw(image)
    for top in range(-_PLANK // 2, HEIGHT, _PLANK):
        for line in range(_LINES_PER_PLANK):
            y = top + (2 * line + 1) * _PLANK // (2 * _LINES_PER_PLANK) + rng.randint(-6, 6)
            x, length = rng.randint(-200, WIDTH), rng.randint(WIDTH // 5, WIDTH // 2)
            draw.rectangle((x, y, x + length, y + _GRAIN - 1), rng.choice((wood.light, wood.dark)))
        joint = rng.randint(WIDTH // 10, WIDTH * 9 // 10)
        draw.rectangle((joint, top, joint + _SEAM - 1, top + _PLANK), wood.seam)
        draw.rectangle((0, top, WIDTH, top + _SEAM - 1), wood.seam)
    return image


@lru_cache(maxsize=4)
def planks_sprite(palette: Palette, wood: Wood) -> Sprite:
    """Return the whole table top as a sprite."""
    return palette.quantize(planks(wood))


def planks_below(wood: Wood, area: Rect) -> Image.Image:
    """Return the part of the table top on which an area of the picture lies."""
    return planks(wood).crop((area.x, area.y, area.right, area.bottom))
