"""Boards on the ground, and the title of a picture about one seat."""

from __future__ import annotations

from engine.core import Seat
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.icon_run import Run
from render.kit.panel import draw_plaque
from render.kit.skin import ground_below
from render.kit.title import Title, draw_title
from render.palette import Sprite
from render.rect import Rect
from render.theme import Colour


@cached_image
def board_sprite(area: Rect, fill: Colour = SKIN.board) -> Sprite:
    """Draw an empty board with a golden edge."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    draw_plaque(drawing, Rect(0, 0, area.w, area.h), fill, SKIN.line, inner=0)
    return drawing.sprite()


def title_sprite(title: Title, seat: Seat, figures: tuple[Run, ...], area: Rect) -> Sprite:
    """Draw the title of a picture about one seat, with figures on the right."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    draw_title(drawing, Rect(0, 0, area.w, area.h), title, seat, figures, SKIN)
    return drawing.sprite()
