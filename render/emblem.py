"""The bot's own picture."""

from __future__ import annotations

import io

from render.art import Drawing, raster

NEVSKY = Drawing("art/nevsky.svg")
SIZE = 256


def emblem() -> bytes:
    """A square PNG file, as Discord takes it for an account."""
    packed = io.BytesIO()
    raster(NEVSKY, SIZE).convert("RGB").save(packed, "PNG", optimize=True)
    return packed.getvalue()
