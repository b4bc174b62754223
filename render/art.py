"""Art: SVG files of our own, drawn in the sizes that are asked for."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from resvg_py import svg_to_bytes

DATA = Path(__file__).parents[1] / "data"

_CROP_BELOW = 48
"""In a slot narrower than this a drawing is cropped before it gets too small to be read."""

_HARD_EDGES_BELOW = 76
"""Pictures narrower than this have hard edges: a crowded picture of them packs much better."""

_MAX_CACHED_WIDTH = 120
"""Wider ones are drawn for few pictures, and are too large to be kept."""


class SvgAsset(NamedTuple):
    """A file of art, below `data`."""

    path: str


AVATAR_ART = SvgAsset("art/nevsky.svg")
AVATAR_SIZE = 256


def rasterize(asset: SvgAsset, width: int, hard_edges: bool = False) -> Image.Image:
    """A drawing so many pixels wide, with transparency. Never changed once made."""
    return (
        _cached_raster(asset, width, hard_edges)
        if width <= _MAX_CACHED_WIDTH
        else _rasterize(asset, width, hard_edges)
    )


@lru_cache(maxsize=192)
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
    """An opaque drawing that fills a slot and stands on its lower edge.

    In a wide slot its outermost columns are continued to the sides, in a high one its sky
    above. A very small slot shows the middle of it.
    """
    reference, min_width = rasterize(asset, 120), height * 6 // 5 if width < _CROP_BELOW else 0
    art_width = min(max(width, min_width), height * reference.width // reference.height)
    art = rasterize(asset, art_width, art_width < _HARD_EDGES_BELOW).convert("RGB")
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
    """A square PNG file, as Discord takes it for an account."""
    buffer = io.BytesIO()
    rasterize(AVATAR_ART, AVATAR_SIZE).convert("RGB").save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
