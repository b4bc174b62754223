"""The title bar of a picture about one seat: its name, and statistics on the right."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from render import theme
from render.canvas import Scene
from render.fonts import SQUEEZE_LIMIT, ellipsize
from render.games.rattus_cartus.icon_text import SIZES, IconText, draw_icon_text, icon_text_width
from render.games.rattus_cartus.palette import BACKGROUND, sprite_factory
from render.palette import Sprite
from render.players import draw_disc
from render.rect import Rect

TITLE_BAR_HEIGHT = 64


def add_title_bar(scene: Scene, area: Rect, title: str, seat: Seat | None, stats: IconText) -> None:
    """Place the title bar as one sprite."""
    scene.add(area.x, area.y, _title_bar_sprite(title, seat, stats, area.w, area.h))


@lru_cache(maxsize=32)
def _title_bar_sprite(
    title: str, seat: Seat | None, stats: IconText, width: int, height: int
) -> Sprite:
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 12, theme.PAPER)
    right = width - 14 - icon_text_width(stats, SIZES[0])
    draw_icon_text(drawing, stats, right, height // 2, width - right, theme.INK)
    left = 14
    if seat is not None:
        draw_disc(drawing, seat, left, (height - 46) // 2, 46)
        left += 58
    available = right - left - 16
    text = ellipsize(title, "name", 40, int(available / SQUEEZE_LIMIT))
    drawing.text(left, height // 2, text, "name", 40, theme.INK, max_width=available)
    return drawing.sprite()
