"""A picture of a finished game to share: its result, and the table as it was at the end."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from PIL import Image

from render.canvas import encode_png
from render.context import RenderContext
from render.picture import ALT_LIMIT, Picture, join_truncated
from render.renderer import AnyRenderer, RendersFinalTables


def share_card(renderer: AnyRenderer, view: Any, context: RenderContext) -> Picture:
    """Draw the public view of a finished game. Slow: run it in a thread.

    It shows no more than the pictures that everybody has seen.
    """
    result = renderer.result(view, context)
    table = (
        renderer.final_table(view, context)
        if isinstance(renderer, RendersFinalTables)
        else renderer.table(view, (), context)
    )
    alt = join_truncated((result.alt, table.alt), ALT_LIMIT)
    return Picture(_stacked((result.png, table.png), renderer.palette.rgb_bytes), alt, "game.png")


def _stacked(files: Sequence[bytes], palette: bytes) -> bytes:
    """Put pictures of the same palette and width one below the other."""
    images = [Image.open(io.BytesIO(file)) for file in files]
    width, height = images[0].width, sum(image.height for image in images)
    pixels = b"".join(image.tobytes() for image in images)
    lines = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    return encode_png(lines, width, height, palette, small=True)
