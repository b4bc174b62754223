"""Small flat shapes: data in a square of 100 units, drawn four times too large and shrunk."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

Stroke: TypeAlias = tuple[Literal["area", "hole", "disc", "gap", "line", "slit"], tuple[float, ...]]
"""`area` and `hole` are polygons (x, y, x, y ...), `disc` and `gap` ellipses (left, top, right,
bottom), `line` and `slit` a line (x, y, x, y, width). The second of each pair cuts away."""

Shape: TypeAlias = tuple[Stroke, ...]

Mask: TypeAlias = Image.Image

_FINER = 4


def _star(points: int, inner: float) -> tuple[float, ...]:
    found: list[float] = []
    for corner in range(2 * points):
        radius = 50 if corner % 2 == 0 else inner
        angle = math.pi * (corner / points - 0.5)
        found += (50 + radius * math.cos(angle), 53 + radius * math.sin(angle))
    return tuple(found)


STAR: Shape = (("area", _star(5, 22)),)
COINS: Shape = (
    ("disc", (3, 3, 97, 97)),
    ("gap", (14, 14, 86, 86)),
    ("disc", (21, 21, 79, 79)),
)
CARDS: Shape = (
    ("area", (8, 22, 50, 6, 62, 74, 20, 92)),
    ("slit", (48, 12, 52, 94, 8)),
    ("area", (52, 14, 94, 22, 84, 96, 42, 88)),
)
ARROW: Shape = (("area", (12, 6, 92, 50, 12, 94)),)
SWAP: Shape = (
    ("area", (4, 34, 60, 34, 60, 12, 98, 40, 60, 46, 4, 46)),
    ("area", (96, 66, 40, 66, 40, 88, 2, 60, 40, 54, 96, 54)),
)
FLAG: Shape = (
    ("area", (16, 4, 28, 4, 28, 98, 16, 98)),
    ("area", (28, 8, 94, 30, 28, 54)),
)
BARRED: Shape = (
    ("disc", (2, 2, 98, 98)),
    ("gap", (18, 18, 82, 82)),
    ("line", (22, 22, 78, 78, 16)),
)


@lru_cache(maxsize=512)
def mask(shape: Shape, width: int, height: int) -> Mask:
    """A shape `width` by `height` pixels: how much of each pixel it covers, 0 to 255."""
    image = Image.new("L", (width * _FINER, height * _FINER))
    draw = ImageDraw.Draw(image)
    across, down = width * _FINER / 100, height * _FINER / 100
    for kind, numbers in shape:
        fill = 0 if kind in ("hole", "gap", "slit") else 255
        if kind in ("line", "slit"):
            ends = [
                (numbers[0] * across, numbers[1] * down),
                (numbers[2] * across, numbers[3] * down),
            ]
            draw.line(ends, fill=fill, width=round(numbers[4] * across))
            continue
        points = [(x * across, y * down) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind in ("area", "hole"):
            draw.polygon(points, fill=fill)
        else:
            draw.ellipse(points, fill=fill)
    return image.reduce(_FINER)


@lru_cache(maxsize=512)
def rounded(width: int, height: int, radius: int) -> Mask:
    """A rectangle with round corners."""
    image = Image.new("L", (width * _FINER, height * _FINER))
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, width * _FINER - 1, height * _FINER - 1), radius * _FINER, fill=255
    )
    return image.reduce(_FINER)
