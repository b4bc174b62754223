"""The bot's own picture."""

from __future__ import annotations

import io

from render.art import SvgAsset, rasterize

AVATAR_ART = SvgAsset("art/nevsky.svg")
AVATAR_SIZE = 256


def avatar() -> bytes:
    """A square PNG file, as Discord takes it for an account."""
    buffer = io.BytesIO()
    rasterize(AVATAR_ART, AVATAR_SIZE).convert("RGB").save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
