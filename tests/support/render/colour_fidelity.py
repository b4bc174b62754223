"""Measures how exactly palettes reproduce drawings."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image, ImageChops, ImageStat

from render.canvas import Scene
from render.contract.caches import clear_caches
from render.palette import Palette, Sprite
from render.sprites import Drawing
from render.theme import Colour


class RecordedSprite(NamedTuple):
    """A drawing and its sprite."""

    image: Image.Image
    sprite: Sprite
    palette: Palette

    @property
    def fidelity(self) -> float:
        return psnr(self.image, to_rgb(self.sprite, self.palette))


@contextmanager
def record_sprites() -> Iterator[list[RecordedSprite]]:
    """Record all drawings that become sprites."""
    recorded: list[RecordedSprite] = []

    def sprite(drawing: Drawing) -> Sprite:
        result = indexed(drawing)
        recorded.append(RecordedSprite(drawing.image, result, drawing.palette))
        return result

    indexed = Drawing.sprite
    clear_caches()
    with patch.object(Drawing, "sprite", sprite):
        yield recorded
    clear_caches()


def render_in_full_colour(draw_functions: Iterable[Callable[[], Scene]]) -> list[Image.Image]:
    """Draw scenes in full colour, bypassing the palette."""

    def flat(palette: Palette, width: int, height: int, colour: Colour) -> Sprite:
        return Image.new("RGB", (width, height), colour)

    def sprite(palette: Palette, image: Image.Image) -> Sprite:
        return image.copy()

    clear_caches()
    try:
        with patch.object(Palette, "solid", flat), patch.object(Palette, "quantize", sprite):
            return [draw().flatten() for draw in draw_functions]
    finally:
        clear_caches()


def to_rgb(sprite: Sprite, palette: Palette) -> Image.Image:
    """Convert a sprite to the RGB colours of its palette."""
    indexed = Image.frombytes("P", sprite.size, sprite.tobytes())
    indexed.putpalette(palette.rgb_bytes)
    return indexed.convert("RGB")


def scene_to_rgb(scene: Scene) -> Image.Image:
    """Convert a scene to RGB."""
    return to_rgb(scene.flatten(), scene.palette)


def psnr(first: Image.Image, second: Image.Image) -> float:
    """Return the peak signal-to-noise ratio of two pictures in dB.

    At 40 they are hardly distinguishable; identical pictures give 99.
    """
    difference = ImageStat.Stat(ImageChops.difference(first.convert("RGB"), second.convert("RGB")))
    mean_square = sum(difference.sum2) / (3 * difference.count[0])
    return 10 * math.log10(255**2 / mean_square) if mean_square > 1e-5 else 99.0
