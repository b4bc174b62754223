"""Art: SVG files of our own, drawn in the sizes that are asked for."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from resvg_py import svg_to_bytes

DATA = Path(__file__).parents[1] / "data"

_SMALL = 48
"""In a slot narrower than this a drawing is cropped before it gets too small to be read."""

_HARD = 76
"""Pictures narrower than this have hard edges: a crowded picture of them packs much better."""

_KEPT = 120
"""Wider ones are drawn for few pictures, and are too large to be kept."""


class Drawing(NamedTuple):
    """A file of art, below `data`."""

    path: str


def raster(drawing: Drawing, wide: int, hard: bool = False) -> Image.Image:
    """A drawing so many pixels wide, with transparency. Never changed once made."""
    return _kept(drawing, wide, hard) if wide <= _KEPT else _raster(drawing, wide, hard)


@lru_cache(maxsize=192)
def _kept(drawing: Drawing, wide: int, hard: bool) -> Image.Image:
    return _raster(drawing, wide, hard)


def _raster(drawing: Drawing, wide: int, hard: bool) -> Image.Image:
    source = (DATA / drawing.path).read_text(encoding="utf-8")
    file = svg_to_bytes(
        svg_string=source,
        width=wide,
        skip_system_fonts=True,
        shape_rendering="crisp_edges" if hard else "geometric_precision",
    )
    return Image.open(io.BytesIO(file)).convert("RGBA")


def filling(drawing: Drawing, wide: int, high: int) -> Image.Image:
    """An opaque drawing that fills a slot and stands on its lower edge.

    In a wide slot its outermost columns are continued to the sides, in a high one its sky
    above. A very small slot shows the middle of it.
    """
    whole, least = raster(drawing, 120), high * 6 // 5 if wide < _SMALL else 0
    across = min(max(wide, least), high * whole.width // whole.height)
    art = raster(drawing, across, across < _HARD).convert("RGB")
    left, top = (wide - across) // 2, max(high - art.height, 0)
    slot = Image.new("RGB", (wide, high), art.getpixel((0, 0)))
    for edge, x, room in ((0, 0, left), (across - 1, left + across, wide - left - across)):
        if room > 0:
            column = art.crop((edge, 0, edge + 1, art.height))
            slot.paste(column.resize((room, art.height)), (x, top))
    slot.paste(art, (left, top))
    return slot
