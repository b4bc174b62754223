"""The mark of an AI seat, as the picture of the result shows it."""

from __future__ import annotations

from functools import lru_cache

from render import theme
from render.fonts import text_width
from render.games.saint_petersburg.palette import sprite_factory
from render.palette import Sprite
from render.translation import Translate, cached_text

_BADGE_HEIGHT = 42


def ai_badge(
    background: theme.Colour, translate: Translate, max_height: int = _BADGE_HEIGHT
) -> Sprite:
    """Draw the badge of an AI seat, at most `max_height` pixels high."""
    height = min(max_height, _BADGE_HEIGHT)
    return _badge(cached_text(translate, "picture-ai"), background, height)


@lru_cache(maxsize=64)
def _badge(text: str, background: theme.Colour, height: int) -> Sprite:
    width = text_width(text, "label", 30) + 16
    drawing = sprite_factory.drawing(width, height, background)
    drawing.rounded_rect(0, 0, width, height, 8, theme.INK)
    drawing.text(width // 2, height // 2, text, "label", 30, theme.WHITE, "middle")
    return drawing.sprite()
