"""The place of a card that is no longer there: who took it, and what became of it."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from render.art import SvgAsset, cover_fit
from render.fonts import text_width
from render.icons import Icon
from render.kit.card import CardSizes, draw_name, duotone
from render.kit.lettering import fit_card_name
from render.kit.panel import HAIRLINE, draw_order, draw_seat_shield
from render.kit.skin import Skin
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour

_DASH, _SPACE = 9, 6
"""The lengths of a dash and of the space between dashes, in pixels."""


class GhostFace(NamedTuple):
    """A card's name and art, the seat that took it with the verb, and its fate with a sign.

    The `order` is the number of the move that took it, if there were several.
    """

    name: str
    art: SvgAsset
    seat: Seat
    took: str
    sign: Icon
    fate: str
    order: str = ""


def draw_ghost(
    drawing: Drawing, face: GhostFace, place: Rect, sizes: CardSizes, skin: Skin
) -> None:
    """Draw the dashed place of a card."""
    drawing.rounded_rect(*place, 10, skin.recess)
    draw_dashes(drawing, place, skin.accent)
    inside = place.inset(8)
    fate, rest = inside.split_bottom(sizes.foot - 8, 2)
    name = fit_card_name(face.name, "label", inside.w - 4, sizes.name - 4, sizes.min_name)
    banner, top = rest.split_bottom(len(name.lines) * name.size + 6)
    art, _ = top.split_bottom(min(top.h - 10, inside.w * 7 // 10))
    image = duotone(cover_fit(face.art, art.w, art.h), skin.board, skin.place)
    drawing.image.paste(image, (art.x, art.y))
    draw_name(drawing, name, banner, skin.faded)
    drawing.rect(inside.x, banner.bottom, inside.w, HAIRLINE, skin.place)
    shield = Rect(place.x, place.y, sizes.shield + 8, sizes.shield + 14)
    draw_seat_shield(drawing, shield, face.seat, skin.paper)
    if face.order:
        draw_order(
            drawing, Rect(shield.middle[0] - 15, shield.bottom - 10, 30, 30), face.order, skin
        )
    _draw_words(drawing, face.took, None, Rect(shield.right + 4, place.y + 6, 0, 38), place, skin)
    _draw_words(drawing, face.fate, face.sign, fate, place, skin)


def _draw_words(
    drawing: Drawing, text: str, sign: Icon | None, area: Rect, place: Rect, skin: Skin
) -> None:
    """Draw what somebody did: beside the shield from the left, else in the centre with a sign."""
    size, y = 30, area.middle[1]
    if sign is None:
        available = place.right - 8 - area.x
        drawing.text(area.x, y, text, "label", size, skin.accent, max_width=available)
        return
    width = min(text_width(text, "label", size), area.w - 34)
    x = area.x + (area.w - width - 34) // 2
    drawing.icon(sign, x, y - 14, 28, skin.accent)
    drawing.text(x + 34, y, text, "label", size, skin.accent, max_width=width)


def draw_dashes(drawing: Drawing, area: Rect, colour: Colour) -> None:
    """Draw a dashed line along the edges of an area."""
    step, radius = _DASH + _SPACE, 8
    for x in range(area.x + radius, area.right - radius - _DASH + 1, step):
        for y in (area.y, area.bottom - HAIRLINE):
            drawing.rect(x, y, _DASH, HAIRLINE, colour)
    for y in range(area.y + radius, area.bottom - radius - _DASH + 1, step):
        for x in (area.x, area.right - HAIRLINE):
            drawing.rect(x, y, HAIRLINE, _DASH, colour)
