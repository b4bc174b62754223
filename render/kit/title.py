"""The title of a picture about one seat: its coat of arms, its name, and figures on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core import Seat
from render.fonts import ellipsize, text_width
from render.icons import DIAMOND
from render.kit.icon_run import Run, draw_runs, runs_width
from render.kit.panel import HAIRLINE, draw_plaque, draw_seat_shield
from render.kit.skin import Skin
from render.rect import Rect
from render.sprites import Drawing
from render.theme import COIN

_TITLE_SIZE, _FIGURE_SIZE = 38, 42


class Title(NamedTuple):
    """A player's name, and the function that makes the title of it."""

    name: str
    compose: Callable[[str], str]

    def width(self, size: int) -> int:
        """Return the width of the whole title in pixels."""
        return text_width(self.compose(self.name), "name", size)


def draw_title(
    drawing: Drawing, area: Rect, title: Title, seat: Seat, figures: Sequence[Run], skin: Skin
) -> None:
    """Draw the title on a plaque; if there is little room, the name in it is shortened."""
    draw_plaque(drawing, area, skin.board, skin.line)
    inside = area.inset(16, 8)
    shield, inside = inside.split_left(46, 14)
    draw_seat_shield(drawing, shield.inset(0, -3), seat, skin.light)
    width = runs_width(figures, _FIGURE_SIZE)
    right, left = inside.split_right(width + 6, 16)
    draw_runs(drawing, figures, right, _FIGURE_SIZE, skin.light)
    text = fit_title(title, left.w)
    y = left.middle[1]
    drawing.text(left.x, y, text, "name", _TITLE_SIZE, skin.light, max_width=left.w)


def fit_title(title: Title, width: int, size: int = _TITLE_SIZE) -> str:
    """Return the title, with a shortened name if it is wider than `width` pixels."""
    if title.width(size) <= width:
        return title.compose(title.name)
    rest = text_width(title.compose(""), "name", size)
    return title.compose(ellipsize(title.name, "name", size, max(width - rest, 60)))


def draw_flourish(drawing: Drawing, area: Rect, text: str, size: int, skin: Skin) -> None:
    """Write a text in gold in the centre of an area, with an ornament on each side."""
    x, y = area.middle
    drawing.text(x, y, text, "name", size, COIN, "middle", area.w)
    half = min(text_width(text, "name", size), area.w) // 2
    length = min(area.w // 2 - half - 24, 60)
    if length < 24:
        return
    for left, large in ((x - half - 24 - length, length), (x + half + 24, 0)):
        drawing.rect(left, y - 1, length, HAIRLINE, skin.line)
        drawing.shape(DIAMOND, Rect(left + large - 8, y - 8, 16, 16), skin.line)
        drawing.shape(DIAMOND, Rect(left + length - large - 5, y - 5, 10, 10), skin.line)
