"""Points and the mark of an AI seat, as the pictures of a phase and of the result show them."""

from __future__ import annotations

from functools import lru_cache

from render import theme
from render.fonts import text_width
from render.games.saint_petersburg.icons import STAR
from render.games.saint_petersburg.palette import sprite_factory
from render.palette import Sprite
from render.translation import Translate, cached_text, format_number

_BADGE_HEIGHT, _POINTS_SIZE = 42, 46


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


@lru_cache(maxsize=1024)
def points_sprite(
    points: int, leading: bool, width: int, height: int, background: theme.Colour
) -> Sprite:
    """Draw the points beside a star; the leader's are on a dark plate."""
    drawing = sprite_factory.drawing(width, height, background)
    ink: theme.Colour = theme.INK
    star: theme.Colour | None = None
    if leading:
        drawing.rounded_rect(0, 1, width, height - 2, 10, theme.INK)
        ink, star = theme.WHITE, theme.COIN
    drawing.icon(STAR, 3, (height - 32) // 2, 32, star)
    drawing.text(
        37 + (width - 41) // 2,
        height // 2,
        format_number(points),
        "number",
        min(_POINTS_SIZE, height + 4),
        ink,
        "middle",
        width - 41,
    )
    return drawing.sprite()
