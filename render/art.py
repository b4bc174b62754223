"""SVG artwork, rasterized in the sizes that the pictures need."""

from __future__ import annotations

import io
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from resvg_py import svg_to_bytes

from render.image_cache import cached_image
from render.theme import INK

DATA = Path(__file__).parents[1] / "data"

_CROP_BELOW = 48
"""In an area narrower than this, art is cropped, because it would become illegibly small."""

_HARD_EDGES_BELOW = 76
"""Art narrower than this is rasterized without anti-aliasing, which compresses far better."""

_MAX_CACHED_WIDTH = 120
"""Wider rasters are not cached: few pictures need them, and they take too much memory."""


class SvgAsset(NamedTuple):
    """An SVG file, by its path below `data`."""

    path: str


AVATAR_ART = SvgAsset("art/nevsky.svg")
AVATAR_SIZE = 256


def rasterize(asset: SvgAsset, width: int, hard_edges: bool = False) -> Image.Image:
    """Return an SVG as RGBA image, `width` pixels wide. The image is cached: do not modify it."""
    return (
        _cached_raster(asset, width, hard_edges)
        if width <= _MAX_CACHED_WIDTH
        else _rasterize(asset, width, hard_edges)
    )


@cached_image
def _cached_raster(asset: SvgAsset, width: int, hard_edges: bool) -> Image.Image:
    return _rasterize(asset, width, hard_edges)


def _rasterize(asset: SvgAsset, width: int, hard_edges: bool) -> Image.Image:
    source = (DATA / asset.path).read_text(encoding="utf-8")
    file = svg_to_bytes(
        svg_string=source,
        width=width,
        skip_system_fonts=True,
        shape_rendering="crisp_edges" if hard_edges else "geometric_precision",
    )
    return Image.open(io.BytesIO(file)).convert("RGBA")


def cover_fit(asset: SvgAsset, width: int, height: int) -> Image.Image:
    """Return an opaque RGB image of the art that covers the area, aligned to its lower edge.

    What is transparent in the art becomes dark.
    In an area wider than the art, its outermost pixel columns are repeated to the sides; in a
    taller one its top left colour fills the space above. In a very small area the art is cropped to
    its centre.
    """
    reference, min_width = rasterize(asset, 120), height * 6 // 5 if width < _CROP_BELOW else 0
    art_width = min(max(width, min_width), height * reference.width // reference.height)
    raster = rasterize(asset, art_width, art_width < _HARD_EDGES_BELOW)
    art = Image.new("RGB", raster.size, INK)
    art.paste(raster, mask=raster)
    left, top = (width - art_width) // 2, max(height - art.height, 0)
    slot = Image.new("RGB", (width, height), art.getpixel((0, 0)))
    for edge, x, margin in (
        (0, 0, left),
        (art_width - 1, left + art_width, width - left - art_width),
    ):
        if margin > 0:
            column = art.crop((edge, 0, edge + 1, art.height))
            slot.paste(column.resize((margin, art.height)), (x, top))
    slot.paste(art, (left, top))
    return slot


def avatar() -> bytes:
    """Return the bot's avatar as a square PNG file, ready to be uploaded to Discord."""
    buffer = io.BytesIO()
    rasterize(AVATAR_ART, AVATAR_SIZE).convert("RGB").save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
