"""Text on a dark background."""

from __future__ import annotations

from functools import lru_cache

from render import theme
from render.games.rattus_cartus.palette import BACKGROUND, sprite_factory
from render.palette import Sprite


@lru_cache(maxsize=32)
def banner(
    text: str, is_alert: bool, width: int, height: int, background: theme.Colour = BACKGROUND
) -> Sprite:
    """Draw text on a dark background, or on an alert background."""
    drawing = sprite_factory.drawing(width, height, background)
    drawing.rounded_rect(0, 0, width, height, 10, theme.ALERT if is_alert else theme.INK)
    drawing.text(width // 2, height // 2, text, "name", 34, theme.WHITE, "middle", width - 20)
    return drawing.sprite()
