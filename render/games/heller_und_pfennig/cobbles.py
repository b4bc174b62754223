"""Cobbles: what the market stands on."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageDraw

from render.canvas import HEIGHT, WIDTH
from render.kit.skin import Shades

_ROW, _JOINT, _RADIUS = 26, 3, 4
"""The height of a row of stones, the gap between stones, and the radius of corners, in pixels."""

_WIDTHS = 34, 60
"""The least and the largest width of a stone."""


class Cobbles(Shades):
    """Rows of stones."""

    __slots__ = ()

    def draw(self) -> Image.Image:
        """Draw as many as a picture needs."""
        return self.pave(WIDTH, HEIGHT)

    def pave(self, width: int, height: int) -> Image.Image:
        """Draw a paved area; areas of the same size look the same.

        The stones have no soft edges: that keeps files small.
        """
        image, rng = Image.new("RGB", (width, height), self.gap), Random(11)
        draw = ImageDraw.Draw(image)
        for top in range(0, height, _ROW):
            x = -rng.randint(0, _WIDTHS[0])
            while x < width:
                right = x + rng.randint(*_WIDTHS)
                shade = rng.choice((self.middle, self.middle, self.light, self.dark))
                corners = (x, top, right - _JOINT, top + _ROW - _JOINT - 1)
                draw.rounded_rectangle(corners, _RADIUS, shade)
                x = right
        return image
