"""A card in front of a player or by itself: with its printed price and the number of copies."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import card_table
from render.games.saint_petersburg.card_face import card_face
from render.games.saint_petersburg.icons import card_back
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.prices import Price, printed_price
from render.games.saint_petersburg.tiles import CardGroup
from render.image_cache import cached_image
from render.kit.card import OVERHANG, SHADOW, CardSizes, card_parts, draw_card
from render.kit.panel import draw_badge
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

_TIMES = "\N{MULTIPLICATION SIGN}"


@cached_image
def printed_card(
    group: CardGroup,
    edition: str,
    width: int,
    height: int,
    sizes: CardSizes,
    translate: Translate,
    price: Price | None = None,
) -> Sprite:
    """Draw a card on the board, with room for its price and shadow; a used one says so.

    Without a `price`, the printed one is shown as that of a card that is not on offer.
    """
    table = card_table(edition)
    size = (width + 2 * OVERHANG, height + 2 * OVERHANG + SHADOW)
    drawing = sprite_factory.drawing(*size, SKIN.board)
    card = Rect(OVERHANG, OVERHANG, width, height)
    note = translate("picture-used") if group.face_down or group.used else ""
    face = card_face(
        group.card, edition, price or printed_price(table, group.card), translate, note
    )
    if group.face_down:
        face = face._replace(art=card_back(table.stack[group.card]), price=None)
    draw_card(drawing, face, card, sizes, SKIN, SKIN.recess)
    if group.copies > 1:
        parts = card_parts(face, card, sizes)
        left = parts.price.right + 3 if parts.price is not None else card.x + 6
        badge = Rect(left, card.y + 5, min(parts.shield.x - left - 3, 42), 28)
        drawing.rounded_rect(*badge.inset(-2), 8, SKIN.line)
        draw_badge(drawing, badge, f"{group.copies}{_TIMES}", SKIN.board, SKIN.light)
    return drawing.sprite()
