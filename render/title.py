"""The title of a picture about one seat: who it is, and figures to the right."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from render import theme
from render.canvas import Rect, Scene
from render.fonts import width
from render.seats import disc
from render.shapes import Sign
from render.sprites import icon, label, plate

TITLE_HIGH = 64


class Figure(NamedTuple):
    """A sign and a number."""

    sign: Sign
    colour: theme.Colour | None
    text: str


def lay_title(
    scene: Scene, area: Rect, title: str, seat: Seat | None, figures: tuple[Figure, ...]
) -> None:
    """Lay the figures from the right, and the title into what is left of the room."""
    ground = theme.PAPER
    scene.panel(area.x, area.y, plate(scene.palette, area.w, area.h, 12, ground, theme.GROUND))
    right = area.right - 16
    for figure in reversed(figures):
        wide = width(figure.text, "number", 42)
        right -= wide
        text = label(scene.palette, figure.text, "number", 42, theme.INK, ground, wide, area.h - 8)
        scene.put(right, area.y + 4, text)
        right -= 42
        sign = icon(scene.palette, figure.sign, 36, figure.colour, ground)
        scene.put(right, area.y + (area.h - 36) // 2, sign)
        right -= 28
    left = area.x + 14
    if seat is not None:
        scene.put(left, area.y + (area.h - 44) // 2, disc(scene.palette, seat, 44, ground))
        left += 56
    text = label(scene.palette, title, "name", 36, theme.INK, ground, right - left, area.h - 8)
    scene.put(left, area.y + 4, text)
