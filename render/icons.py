"""Flat icons as vector data in a square of 100 units, rasterized with 4× supersampling."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Literal, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.art import SvgAsset, rasterize
from render.image_cache import cached_image

Primitive: TypeAlias = tuple[
    Literal["area", "hole", "disc", "gap", "line", "slit"], tuple[float, ...]
]
"""A drawing operation: its kind and coordinates in units.

`area` and `hole` are polygons (x, y, x, y ...), `disc` and `gap` ellipses (left, top, right,
bottom), `line` and `slit` lines (x, y, x, y, width). The second of each pair erases.
"""

Shape: TypeAlias = tuple[Primitive, ...]

Icon: TypeAlias = Shape | SvgAsset
"""A small picture: a shape, or an SVG drawn in its own colours or as a silhouette in one colour."""

Mask: TypeAlias = Image.Image

_SUPERSAMPLE = 4


CARDS: Shape = (
    ("area", (8, 22, 50, 6, 62, 74, 20, 92)),
    ("slit", (48, 12, 52, 94, 8)),
    ("area", (52, 14, 94, 22, 84, 96, 42, 88)),
)
ARROW: Shape = (("area", (12, 6, 92, 50, 12, 94)),)
STAR: Shape = (
    ("area", (50, 3, 61, 38, 98, 38, 68, 60, 79, 96, 50, 74, 21, 96, 32, 60, 2, 38, 39, 38)),
)
SHIELD: Shape = (
    (
        "area",
        (0, 0, 100, 0, 100, 58, 96, 70, 86, 82, 70, 92, 50, 100, 30, 92, 14, 82, 4, 70, 0, 58),
    ),
)
"""A coat of arms: the sign of a seat or of a colour."""

ORDINARIES: tuple[Shape, ...] = (
    (("area", (0, 34, 100, 34, 100, 58, 0, 58)),),
    (("area", (38, 0, 62, 0, 62, 96, 50, 100, 38, 96)),),
    (("area", (50, 24, 98, 62, 92, 76, 50, 48, 8, 76, 2, 62)),),
    (("area", (0, 0, 26, 0, 90, 74, 76, 88, 0, 20)),),
    (
        ("area", (38, 0, 62, 0, 62, 96, 50, 100, 38, 96)),
        ("area", (0, 30, 100, 30, 100, 52, 0, 52)),
    ),
)
"""What is on the arms of each seat: a fess, a pale, a chevron, a bend, and a cross."""

PENNANT: Shape = (("area", (0, 0, 100, 0, 100, 100, 50, 84, 0, 100)),)
"""A banner that hangs from the top of its area."""

TAB: Shape = (("area", (0, 0, 86, 0, 100, 50, 86, 100, 0, 100)),)
"""A label that points to the right."""

DIAMOND: Shape = (("area", (50, 0, 100, 50, 50, 100, 0, 50)),)

WINNERS_CROWN: Shape = (
    ("area", (4, 24, 30, 50, 50, 4, 70, 50, 96, 24, 88, 76, 12, 76)),
    ("area", (12, 82, 88, 82, 88, 100, 12, 100)),
)

RIBBON: Shape = (
    ("area", (14, 0, 48, 0, 40, 100, 24, 84, 4, 92)),
    ("area", (86, 0, 52, 0, 60, 100, 76, 84, 96, 92)),
)
"""Both ends of a ribbon, which hang out below a medal."""

CHECK: Shape = (("line", (10, 52, 42, 84, 18)), ("line", (36, 84, 92, 16, 18)))
CROSS: Shape = (("line", (16, 16, 84, 84, 18)), ("line", (84, 16, 16, 84, 18)))

FORBIDDEN: Shape = (
    ("disc", (2, 2, 98, 98)),
    ("gap", (18, 18, 82, 82)),
    ("line", (22, 22, 78, 78, 16)),
)


@cached_image
def mask(icon: Icon, width: int, height: int) -> Mask:
    """Rasterize an icon into a coverage mask of `width` by `height` pixels, 0 to 255 per pixel."""
    if isinstance(icon, SvgAsset):
        return rasterize(icon, width).getchannel("A").resize((width, height))
    image = Image.new("L", (width * _SUPERSAMPLE, height * _SUPERSAMPLE))
    draw = ImageDraw.Draw(image)
    x_scale, y_scale = width * _SUPERSAMPLE / 100, height * _SUPERSAMPLE / 100
    for kind, coordinates in icon:
        fill = 0 if kind in ("hole", "gap", "slit") else 255
        if kind in ("line", "slit"):
            ends = [
                (coordinates[0] * x_scale, coordinates[1] * y_scale),
                (coordinates[2] * x_scale, coordinates[3] * y_scale),
            ]
            draw.line(ends, fill=fill, width=round(coordinates[4] * x_scale))
            continue
        points = [
            (x * x_scale, y * y_scale)
            for x, y in zip(coordinates[::2], coordinates[1::2], strict=True)
        ]
        if kind in ("area", "hole"):
            draw.polygon(points, fill=fill)
        else:
            draw.ellipse(points, fill=fill)
    return image.reduce(_SUPERSAMPLE)


@cached_image
def rounded_rect_mask(width: int, height: int, radius: int) -> Mask:
    """Return the coverage mask of a rectangle with rounded corners."""
    image = Image.new("L", (width * _SUPERSAMPLE, height * _SUPERSAMPLE))
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, width * _SUPERSAMPLE - 1, height * _SUPERSAMPLE - 1), radius * _SUPERSAMPLE, fill=255
    )
    return image.reduce(_SUPERSAMPLE)


@lru_cache(maxsize=32)
def ring_corner_masks(radius: int, width: int) -> tuple[Mask, Mask, Mask, Mask]:
    """Return the masks of the corners of a border `width` pixels wide, as `corner_masks` does."""
    inner = [Image.new("L", (radius, radius)) for _ in range(4)]
    for image, mask_of_inside, offset in zip(
        inner, corner_masks(radius - width), ((1, 1), (0, 1), (1, 0), (0, 0)), strict=True
    ):
        image.paste(mask_of_inside, (offset[0] * width, offset[1] * width))
    top_left, top_right, bottom_left, bottom_right = (
        ImageChops.subtract(outside, inside)
        for outside, inside in zip(corner_masks(radius), inner, strict=True)
    )
    return top_left, top_right, bottom_left, bottom_right


@lru_cache(maxsize=32)
def corner_masks(radius: int) -> tuple[Mask, Mask, Mask, Mask]:
    """Return the masks of the four corners of a rounded rectangle, `radius` pixels square each.

    In the order top left, top right, bottom left, bottom right.
    """
    pattern, far = rounded_rect_mask(2 * radius + 1, 2 * radius + 1, radius), radius + 1
    top_left, top_right, bottom_left, bottom_right = (
        pattern.crop((x, y, x + radius, y + radius)) for y, x in product((0, far), repeat=2)
    )
    return top_left, top_right, bottom_left, bottom_right
