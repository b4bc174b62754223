"""A seat's panel: its frame, the pennant with its number and marks, and the arrow of its turn."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from render.icons import ARROW, PENNANT, Icon
from render.kit.panel import draw_badge, draw_order
from render.kit.skin import Skin
from render.players import seat_colour
from render.rect import Rect
from render.sprites import Drawing
from render.theme import COIN, WHITE, Colour

ARROW_SPACE, SHADOW = 12, 3
"""The space left of a panel for the arrow, and below it for its shadow, in pixels."""

_BORDER, _RADIUS, _MAX_ORDER = 4, 10, 30


class SeatMarks(NamedTuple):
    """What marks a seat: that it is to act, words on its pennant, and a token below its number.

    The word that is `new` is in the accent colour, and so is the `order` of its last move.
    """

    seat: Seat
    acting: bool
    words: tuple[str, ...]
    token: Icon | None = None
    new: str = ""
    order: str = ""


def draw_seat_frame(
    drawing: Drawing, panel: Rect, pennant: Rect, marks: SeatMarks, fill: Colour, skin: Skin
) -> None:
    """Draw an empty panel whose shadow and arrow are within the drawing."""
    drawing.rounded_rect(*panel.moved(0, SHADOW), _RADIUS, skin.ground.shadow)
    drawing.rounded_rect(*panel, _RADIUS, skin.line if marks.acting else fill)
    if marks.acting:
        drawing.rounded_rect(*panel.inset(_BORDER), _RADIUS - _BORDER, fill)
    draw_pennant(drawing, pennant, marks.seat, skin, marks.token)
    bottom = pennant.bottom - pennant.h // 6
    room = bottom - pennant_number_y(pennant) - 20
    height = min(28, pennant.h // 4, room // max(len(marks.words), 1))
    for word in reversed(marks.words):
        badge = Rect(pennant.x - 1, bottom - height, pennant.w + 2, height)
        fill = skin.accent if word == marks.new else skin.paper
        draw_badge(drawing, badge, word, fill, skin.ink)
        bottom -= height + 2
    if marks.order:
        size = min(pennant.h // 4, _MAX_ORDER)
        disc = Rect(0, pennant_number_y(pennant) - size // 2, size, size)
        draw_order(drawing, disc, marks.order, skin)
    if marks.acting:
        draw_turn_arrow(drawing, Rect(0, panel.middle[1] - 26, ARROW_SPACE + 12, 52), skin)


def draw_pennant(
    drawing: Drawing, area: Rect, seat: Seat, skin: Skin, token: Icon | None = None
) -> None:
    """Draw a banner in the seat's colour with its number, on a light token if it has one."""
    drawing.shape(PENNANT, area, skin.ink)
    drawing.shape(PENNANT, area.inset(2, 0)._replace(h=area.h - 3), skin.line)
    drawing.shape(PENNANT, area.inset(4, 0)._replace(h=area.h - 6), seat_colour(seat))
    x, y, size = area.x + area.w // 2, pennant_number_y(area), min(area.h * 2 // 5, 42)
    if token is not None:
        drawing.icon(token, x - size // 2, y - size // 2, size)
    ink = WHITE if token is None else skin.ink
    drawing.text(x, y, str(seat + 1), "number", size - 2, ink, "middle")


def pennant_number_y(area: Rect) -> int:
    """Return the y coordinate of the middle of the number on a pennant."""
    return area.y + min(area.h // 5, 32)


def draw_turn_arrow(drawing: Drawing, area: Rect, skin: Skin) -> None:
    """Draw the arrow that points to the player to act."""
    drawing.shape(ARROW, area, skin.ink)
    drawing.shape(ARROW, area.inset(3, 7), COIN)
