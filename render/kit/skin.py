"""A skin: the materials of a game's table, in which the kit draws it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from PIL import Image, ImageDraw

from render.art import SvgAsset, cover_fit
from render.canvas import HEIGHT, WIDTH
from render.image_cache import cached_image
from render.palette import Palette, Sprite
from render.rect import Rect
from render.theme import (
    COIN,
    GOLD,
    GOLD_TINT,
    INK,
    PAPER,
    SHADE,
    SILVER,
    SLATE,
    Colour,
    colour,
)

_PLANK, _SEAM, _GRAIN = 98, 2, 2
"""The height of a plank, of the gap between planks and of a line of its grain, in pixels."""

_LINES_PER_PLANK = 5

ACCENT = colour("7ADCCB")
"""What marks a change on every board that is dark enough."""


class Ground(Protocol):
    """What a table stands on; hashable, so that it is drawn only once."""

    @property
    def shadow(self) -> Colour:
        """The colour of shadows on it."""

    def __hash__(self) -> int: ...

    def draw(self) -> Image.Image:
        """Draw it as large as a picture."""


class Shades(NamedTuple):
    """Pieces of a material in three shades, with gaps between them."""

    middle: Colour
    light: Colour
    dark: Colour
    gap: Colour

    @property
    def shadow(self) -> Colour:
        return self.gap


class Wood(Shades):
    """A table top of horizontal planks."""

    __slots__ = ()

    def draw(self) -> Image.Image:
        """Draw the planks. Their grain runs along the lines of the picture: that keeps files small.

        The same seed gives the same bytes everywhere.
        """
        image, rng = Image.new("RGB", (WIDTH, HEIGHT), self.middle), Random(5)
        draw = ImageDraw.Draw(image)
        for top in range(-_PLANK // 2, HEIGHT, _PLANK):
            for line in range(_LINES_PER_PLANK):
                y = top + (2 * line + 1) * _PLANK // (2 * _LINES_PER_PLANK) + rng.randint(-6, 6)
                x, length = rng.randint(-200, WIDTH), rng.randint(WIDTH // 5, WIDTH // 2)
                colour = rng.choice((self.light, self.dark))
                draw.rectangle((x, y, x + length, y + _GRAIN - 1), colour)
            joint = rng.randint(WIDTH // 10, WIDTH * 9 // 10)
            draw.rectangle((joint, top, joint + _SEAM - 1, top + _PLANK), self.gap)
            draw.rectangle((0, top, WIDTH, top + _SEAM - 1), self.gap)
        return image


class Backdrop(NamedTuple):
    """Art of the size of a picture, and the colour of shadows on it."""

    art: SvgAsset
    shadow: Colour

    def draw(self) -> Image.Image:
        """Rasterize the art."""
        return cover_fit(self.art, WIDTH, HEIGHT)


class Plain(NamedTuple):
    """A cloth of one colour."""

    cloth: Colour
    shadow: Colour

    def draw(self) -> Image.Image:
        return Image.new("RGB", (WIDTH, HEIGHT), self.cloth)


class Skin(NamedTuple):
    """What a table is made of.

    The `board` lies on the `ground`, with darker parts in `recess`, empty places outlined in
    `place`, and hairlines in `line`; `light` is for text on it, `faded` for what is gone. Cards
    have a stock of `paper`. A player's panel is `seat`, on turn or passed another. `accent` marks
    what has changed.
    """

    ground: Ground
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


def golden_skin(
    ground: Ground, board: Sequence[Colour], seat: Sequence[Colour], accent: Colour = ACCENT
) -> Skin:
    """Return a skin with golden lines and light text on its boards, and dark text on its paper.

    `board` are the colours of a board, its recesses, empty places and what is gone; `seat` are
    those of a player's panel, of that on turn, and of one that has passed.
    """
    fill, recess, place, faded = board
    idle, on_turn, passed = seat
    lines = (GOLD, GOLD_TINT, PAPER)
    return Skin(ground, fill, recess, place, faded, *lines, idle, on_turn, passed, INK, accent)


PLAIN = golden_skin(Plain(SLATE, INK), (INK, INK, SLATE, SHADE), (PAPER, GOLD_TINT, SILVER), COIN)
"""The skin of a game without one of its own, in the colours that all palettes have."""


@cached_image
def _ground_image(ground: Ground) -> Image.Image:
    return ground.draw()


@cached_image
def ground_sprite(palette: Palette, ground: Ground) -> Sprite:
    """Return the whole ground as a sprite."""
    return palette.quantize(_ground_image(ground))


def ground_below(ground: Ground, area: Rect) -> Image.Image:
    """Return the part of the ground on which an area of the picture lies."""
    return _ground_image(ground).crop((area.x, area.y, area.right, area.bottom))
