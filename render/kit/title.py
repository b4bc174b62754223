"""The title of a picture about one seat: its coat of arms, its name, and figures on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core import Seat
from render.fonts import ellipsize, text_width
from render.kit.icon_run import Run, draw_runs, runs_width
from render.kit.panel import draw_plaque, draw_seat_shield
from render.kit.skin import Skin
from render.rect import Rect
from render.sprites import Drawing

_TITLE_SIZE, _FIGURE_SIZE = 38, 42


class Title(NamedTuple):
    """A player's name, and the function that makes the title of it."""

    name: str
    compose: Callable[[str], str]


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


def fit_title(title: Title, width: int) -> str:
    """Return the title, with a shortened name if it is wider than `width` pixels."""
    text = title.compose(title.name)
    if text_width(text, "name", _TITLE_SIZE) <= width:
        return text
    rest = text_width(title.compose(""), "name", _TITLE_SIZE)
    name = ellipsize(title.name, "name", _TITLE_SIZE, max(width - rest, 60))
    return title.compose(name)
