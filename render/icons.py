"""Small flat shapes: data in a square of 100 units, drawn four times too large and shrunk."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from render.art import SvgAsset, rasterize

Primitive: TypeAlias = tuple[
    Literal["area", "hole", "disc", "gap", "line", "slit"], tuple[float, ...]
]
"""`area` and `hole` are polygons (x, y, x, y ...), `disc` and `gap` ellipses (left, top, right,
bottom), `line` and `slit` a line (x, y, x, y, width). The second of each pair cuts away."""

Shape: TypeAlias = tuple[Primitive, ...]

Icon: TypeAlias = Shape | SvgAsset
"""A small picture: a shape, or a drawing as it is or as a shape in one colour."""

Mask: TypeAlias = Image.Image

_SUPERSAMPLE = 4


CARDS: Shape = (
    ("area", (8, 22, 50, 6, 62, 74, 20, 92)),
    ("slit", (48, 12, 52, 94, 8)),
    ("area", (52, 14, 94, 22, 84, 96, 42, 88)),
)
ARROW: Shape = (("area", (12, 6, 92, 50, 12, 94)),)
ROBOT: Shape = (
    ("line", (50, 2, 50, 24, 10)),
    ("disc", (40, 0, 60, 20)),
    ("area", (12, 24, 88, 24, 88, 92, 12, 92)),
    ("area", (0, 44, 8, 44, 8, 72, 0, 72)),
    ("area", (92, 44, 100, 44, 100, 72, 92, 72)),
    ("gap", (26, 38, 46, 58)),
    ("gap", (54, 38, 74, 58)),
    ("hole", (28, 70, 72, 70, 72, 80, 28, 80)),
)
"""A seat that no person plays."""

STAR: Shape = (
    ("area", (50, 3, 61, 38, 98, 38, 68, 60, 79, 96, 50, 74, 21, 96, 32, 60, 2, 38, 39, 38)),
)
FORBIDDEN: Shape = (
    ("disc", (2, 2, 98, 98)),
    ("gap", (18, 18, 82, 82)),
    ("line", (22, 22, 78, 78, 16)),
)


@lru_cache(maxsize=192)
def mask(icon: Icon, width: int, height: int) -> Mask:
    """A shape `width` by `height` pixels: how much of each pixel it covers, 0 to 255."""
    if isinstance(icon, SvgAsset):
        return rasterize(icon, width).getchannel("A").resize((width, height))
    image = Image.new("L", (width * _SUPERSAMPLE, height * _SUPERSAMPLE))
    draw = ImageDraw.Draw(image)
    across, down = width * _SUPERSAMPLE / 100, height * _SUPERSAMPLE / 100
    for kind, numbers in icon:
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
    return image.reduce(_SUPERSAMPLE)


@lru_cache(maxsize=64)
def rounded_rect_mask(width: int, height: int, radius: int) -> Mask:
    """A rectangle with round corners."""
    image = Image.new("L", (width * _SUPERSAMPLE, height * _SUPERSAMPLE))
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, width * _SUPERSAMPLE - 1, height * _SUPERSAMPLE - 1), radius * _SUPERSAMPLE, fill=255
    )
    return image.reduce(_SUPERSAMPLE)


@lru_cache(maxsize=32)
def corner_masks(radius: int) -> tuple[Mask, Mask, Mask, Mask]:
    """Those of a rectangle with round ones, line by line: squares of so many pixels."""
    square, far = rounded_rect_mask(2 * radius + 1, 2 * radius + 1, radius), radius + 1
    top_left, top_right, bottom_left, bottom_right = (
        square.crop((x, y, x + radius, y + radius)) for y, x in product((0, far), repeat=2)
    )
    return top_left, top_right, bottom_left, bottom_right
