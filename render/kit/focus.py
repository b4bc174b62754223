"""A ring around the part of a table that the text beside the picture speaks of."""

from __future__ import annotations

from render import theme
from render.canvas import Scene
from render.rect import Rect
from render.sprites import solid_sprite

_LINES = ((theme.WHITE, 3), (theme.ALERT, 7), (theme.WHITE, 3))
"""The colours and widths of the ring from outside: it stands out on every ground."""

_WIDTH = sum(width for _, width in _LINES)


def add_ring(scene: Scene, area: Rect) -> None:
    """Put a ring around an area on everything else, within the picture."""
    outer = area.inset(-_WIDTH)
    left, top = max(outer.x, 0), max(outer.y, 0)
    right, bottom = min(outer.right, scene.rect.right), min(outer.bottom, scene.rect.bottom)
    ring = Rect(left, top, right - left, bottom - top)
    for colour, width in _LINES:
        for side in (
            ring.split_top(width)[0],
            ring.split_bottom(width)[0],
            ring.split_left(width)[0],
            ring.split_right(width)[0],
        ):
            scene.overlay.append((side, solid_sprite(scene.palette, side.w, side.h, colour)))
        ring = ring.inset(width)
