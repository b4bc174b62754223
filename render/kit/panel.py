"""Plaques with hairlines, shields with a seat's number, badges and labels."""

from __future__ import annotations

from engine.core import Seat
from render.art import SvgAsset, cover_fit
from render.fonts import text_width
from render.icons import DIAMOND, SHIELD, TAB
from render.kit.skin import Skin
from render.players import seat_colour
from render.rect import Rect
from render.sprites import Drawing
from render.theme import BRONZE, COIN, WHITE, Colour

HAIRLINE = 2
"""The width of the thin lines on boards and plaques, in pixels."""

BOARD_SHADOW = 3


def draw_plaque(
    drawing: Drawing, area: Rect, fill: Colour, line: Colour, inner: int = 4, radius: int = 10
) -> None:
    """Draw a plaque with a line along its edge and, `inner` pixels within, a second one."""
    drawing.rounded_rect(*area, radius, line)
    drawing.rounded_rect(*area.inset(HAIRLINE), radius - HAIRLINE, fill)
    if inner:
        drawing.border(area.inset(HAIRLINE + inner), max(radius - inner, 4), HAIRLINE, line)


def draw_board(drawing: Drawing, area: Rect, skin: Skin) -> None:
    """Draw a board with a gold edge that casts a shadow `BOARD_SHADOW` pixels below its area."""
    drawing.rounded_rect(*area.moved(0, BOARD_SHADOW), 12, skin.ground.shadow)
    drawing.rounded_rect(*area, 12, skin.line)
    drawing.rounded_rect(*area.inset(HAIRLINE + 1), 9, skin.board)


def draw_shield(drawing: Drawing, area: Rect, colour: Colour, rim: Colour, rim_width: int) -> None:
    """Draw a coat of arms that hangs from the top of its area."""
    drawing.shape(SHIELD, area, rim)
    inside = area.inset(rim_width, 0)
    drawing.shape(SHIELD, inside._replace(h=area.h - rim_width - 1), colour)


def draw_seat_shield(drawing: Drawing, area: Rect, seat: Seat, rim: Colour = WHITE) -> None:
    """Draw the coat of arms of a seat: its number on its colour."""
    width = max(area.w // 16, 2)
    draw_shield(drawing, area, seat_colour(seat), rim, width)
    drawing.rect(area.x, area.y, area.w, width, rim)
    x, y = area.middle
    size = round(area.h * 0.68)
    drawing.text(x, y - area.h // 20, str(seat + 1), "number", size, WHITE, "middle")


def draw_badge(
    drawing: Drawing, area: Rect, text: str, fill: Colour, ink: Colour, radius: int = 7
) -> None:
    """Draw a word or a number on a filled badge; a wide one is squeezed, never shortened."""
    drawing.rounded_rect(*area, min(radius, area.h // 2), fill)
    x, y = area.middle
    size = min(area.h * 15 // 16, 30)
    drawing.text(x, y, text, "number", size, ink, "middle", area.w - 6)


def draw_order(drawing: Drawing, area: Rect, text: str, skin: Skin) -> None:
    """Draw the number of a move on a disc in the accent colour, unlike any sign of a seat.

    The number is an ordinal, "1.", so that nobody takes it for a seat's.
    """
    text = f"{text}." if text.isdecimal() else text
    radius = area.h // 2
    drawing.rounded_rect(*area, radius, skin.ink)
    drawing.rounded_rect(*area.inset(2), radius - 2, skin.accent)
    x, y = area.middle
    size = area.h * 3 // 4 + 1
    drawing.text(x, y, text, "number", size, skin.ink, "middle", area.w - 6)


def draw_tab(drawing: Drawing, area: Rect, text: str, fill: Colour, ink: Colour) -> None:
    """Draw a label that points to the right."""
    drawing.shape(TAB, area, fill)
    size = area.h * 7 // 8
    x, y = area.x + area.w * 44 // 100, area.middle[1]
    drawing.text(x, y, text, "number", size, ink, "middle", area.w * 76 // 100)


def draw_heading(
    drawing: Drawing, x: int, y: int, text: str, size: int, skin: Skin, ground: Colour
) -> Rect:
    """Write a heading between two diamonds on a line that begins at `x`. Returns its area."""
    width, diamond = text_width(text, "name", size), size * 2 // 5
    area = Rect(x, y - size // 2, width + 2 * diamond + 12, size)
    drawing.rect(*area, ground)
    for left in (area.x, area.right - diamond):
        mark = Rect(left, y - diamond // 2, diamond, diamond)
        drawing.shape(DIAMOND, mark, skin.line)
    drawing.text(area.middle[0], y, text, "name", size, skin.light, "middle")
    return area


def draw_portrait(drawing: Drawing, asset: SvgAsset, area: Rect, skin: Skin) -> None:
    """Draw the middle of art in a gold frame that casts a shadow."""
    drawing.rounded_rect(*area.moved(4, 4), 6, skin.ground.shadow)
    drawing.rounded_rect(*area, 6, BRONZE)
    drawing.rect(*area.inset(2), COIN)
    drawing.rect(*area.inset(10), BRONZE)
    inside = area.inset(12)
    image = cover_fit(asset, inside.w * 3 // 2, inside.h)
    left = (image.width - inside.w) // 2
    part = image.crop((left, 0, left + inside.w, inside.h))
    drawing.image.paste(part, (inside.x, inside.y))
