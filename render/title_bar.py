"""The title bar of a picture about one seat: its name, and statistics on the right."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from render import theme
from render.canvas import Scene
from render.fonts import text_width
from render.icons import Icon
from render.players import disc_sprite
from render.rect import Rect
from render.sprites import icon_sprite, rounded_rect_sprite, text_sprite

TITLE_BAR_HEIGHT = 64


class TitleStat(NamedTuple):
    """An icon with a number."""

    icon: Icon
    colour: theme.Colour | None
    text: str


def add_title_bar(
    scene: Scene, area: Rect, title: str, seat: Seat | None, stats: tuple[TitleStat, ...]
) -> None:
    """Place the statistics from the right, and the title in the remaining width."""
    background = theme.PAPER
    scene.add_background(
        area.x,
        area.y,
        rounded_rect_sprite(scene.palette, area.w, area.h, 12, background, theme.BACKGROUND),
    )
    right = area.right - 16
    for stat in reversed(stats):
        width = text_width(stat.text, "number", 42)
        right -= width
        sprite = text_sprite(
            scene.palette, stat.text, "number", 42, theme.INK, background, width, area.h - 8
        )
        scene.add(right, area.y + 4, sprite)
        right -= 42
        icon = icon_sprite(scene.palette, stat.icon, 36, stat.colour, background)
        scene.add(right, area.y + (area.h - 36) // 2, icon)
        right -= 28
    left = area.x + 14
    if seat is not None:
        scene.add(
            left, area.y + (area.h - 44) // 2, disc_sprite(scene.palette, seat, 44, background)
        )
        left += 56
    sprite = text_sprite(
        scene.palette, title, "name", 36, theme.INK, background, right - left, area.h - 8
    )
    scene.add(left, area.y + 4, sprite)
