"""The card or the building that must be decided on first."""

from __future__ import annotations

from engine.games.saint_petersburg.view import View
from render import theme
from render.fonts import wrap_balanced
from render.games.saint_petersburg.card_face import card_face
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.point_sale import current_point_sale
from render.games.saint_petersburg.prices import offered_prices, row_prices
from render.image_cache import cached_image
from render.kit.card import OVERHANG, CardFace, CardSizes, draw_card
from render.kit.panel import draw_plaque
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

DECISION_WIDTH = 222
_TITLE_SIZE, _TITLE_PITCH = 34, 38
_TALL = 400
"""A lower panel has a single line for its title, and a smaller card."""

_SIZES = CardSizes(price=70, shield=48, name=40, foot=56, yields=42)


def decision_sprite(view: View, area: Rect, translate: Translate) -> Sprite:
    """Draw what is to be decided on, with its price."""
    sale = current_point_sale(view)
    if sale is None:
        assert view.drawn is not None
        (price,) = row_prices(
            view.edition, "drawn", (view.drawn,), offered_prices(view.edition, view.offers)
        )
        barred = price.status == "barred"
        note = translate("picture-barred") if barred else ""
        face = card_face(view.drawn, view.edition, price, translate, note)
        title = translate("picture-drawn")
    else:
        limit = translate(f"picture-{sale.key}-limit", limit=sale.max_points)
        face = card_face(sale.card, view.edition, None, translate, limit)
        face = face._replace(yields=(sale.price,))
        title = translate(f"picture-{sale.key}")
    return _decision_sprite(title, face, area.w, area.h)


@cached_image
def _decision_sprite(title: str, face: CardFace, width: int, height: int) -> Sprite:
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    area, is_tall = Rect(0, 0, width, height), height > _TALL
    draw_plaque(drawing, area, theme.ALERT, SKIN.line)
    max_lines = 3 if is_tall else 1
    heading, rest = area.inset(12).split_top(max_lines * _TITLE_PITCH)
    lines = wrap_balanced(title, "name", _TITLE_SIZE, heading.w, max_lines)
    x, y = heading.middle
    y -= (len(lines) - 1) * _TITLE_PITCH // 2
    for index, line in enumerate(lines):
        middle = y + index * _TITLE_PITCH
        drawing.text(x, middle, line, "name", _TITLE_SIZE, theme.WHITE, "middle", heading.w)
    card = rest.centred(rest.w - 2 * OVERHANG, min(rest.h - 2 * OVERHANG, 330))
    sizes = _SIZES if is_tall else CardSizes(foot=42)
    draw_card(drawing, face, card, sizes, SKIN, SKIN.recess)
    return drawing.sprite()
