"""The title of a hand and of a tableau."""

from __future__ import annotations

from engine.core import Seat
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.kit.icon_run import Run
from render.kit.skin import ground_below
from render.kit.title import Title, draw_title
from render.palette import Sprite
from render.rect import Rect


def title_sprite(title: Title, seat: Seat, figures: tuple[Run, ...], area: Rect) -> Sprite:
    """Draw the title of a picture about one seat, with figures on the right."""
    background = ground_below(SKIN.ground, area)
    drawing = sprite_factory.drawing(area.w, area.h, background)
    draw_title(drawing, Rect(0, 0, area.w, area.h), title, seat, figures, SKIN)
    return drawing.sprite()
