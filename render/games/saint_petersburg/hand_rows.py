"""Both rows in one line of small cards, below a hand."""

from __future__ import annotations

from engine.games.saint_petersburg.view import View
from render.canvas import Scene
from render.games.saint_petersburg.board import Slot, card_slot
from render.games.saint_petersburg.board_headings import draw_reduction
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.places import RowCard
from render.games.saint_petersburg.prices import offered_prices, row_prices
from render.image_cache import cached_image
from render.kit.card import OVERHANG
from render.kit.panel import HAIRLINE, draw_heading
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate, cached_text

_PLACES = 8
_MARGIN, _GAP = 16, 10
_HEADING, _BELOW = 38, 13
_HEADING_SIZE = 27


def add_hand_rows(scene: Scene, view: View, area: Rect, translate: Translate) -> None:
    """Place the upper row from the left, and the lower row at the right end."""
    number = max(_PLACES, len(view.upper) + len(view.lower))
    frame = _frame_sprite(area, number, len(view.upper), len(view.lower), translate)
    scene.add_background(area.x, area.y, frame)
    places, rubles = _places(area, number), view.own.rubles
    is_pending = view.drawn is not None or view.at_building
    on_offer = {} if is_pending else offered_prices(view.edition, view.offers, rubles)
    for source, cards, rects, ground in (
        ("upper", view.upper, places, SKIN.board),
        ("lower", view.lower, places[number - len(view.lower) :], SKIN.recess),
    ):
        prices = row_prices(view.edition, source, cards, on_offer)
        for card, price, rect in zip(cards, prices, rects, strict=False):
            place = RowCard(card, price)
            sprite = card_slot(place, Slot(view.edition, rect.w, rect.h, ground), translate)
            scene.add(rect.x - OVERHANG, rect.y - OVERHANG, sprite)


def _places(area: Rect, number: int) -> list[Rect]:
    inside = area.inset(_MARGIN, 0)
    cards = Rect(inside.x, area.y + _HEADING, inside.w, area.h - _HEADING - _BELOW)
    return cards.columns(number, _GAP)


@cached_image
def _frame_sprite(area: Rect, number: int, upper: int, lower: int, translate: Translate) -> Sprite:
    """Draw the board with an empty place for each card, and the names of both rows."""
    background = ground_below(SKIN.ground, area)
    drawing = sprite_factory.drawing(area.w, area.h, background)
    board = Rect(0, 0, area.w, area.h)
    drawing.rounded_rect(*board, 12, SKIN.line)
    inside = board.inset(HAIRLINE + 1)
    drawing.rounded_rect(*inside, 9, SKIN.board)
    places = _places(board, number)
    first = min(max(upper, number // 2), number - lower, number - 2)
    x, y = places[first].x - _GAP // 2 - 1, 18
    ground = Rect(x, inside.y, inside.right - x, inside.h)
    drawing.rounded_rect(*ground, 9, SKIN.recess)
    drawing.rect(x, inside.y, 12, inside.h, SKIN.recess)
    drawing.rect(x, inside.y, HAIRLINE, inside.h, SKIN.line)
    for place in places:
        drawing.border(place, 10, HAIRLINE, SKIN.place)
    title = cached_text(translate, "picture-upper-row")
    left = draw_heading(drawing, places[0].x, y, title, _HEADING_SIZE, SKIN, SKIN.board)
    drawing.rect(left.right, y - 1, x - left.right, HAIRLINE, SKIN.line)
    title = cached_text(translate, "picture-lower-row")
    right = draw_heading(drawing, places[first].x, y, title, _HEADING_SIZE, SKIN, SKIN.recess)
    sign = Rect(right.right + 8, y - 16, 66, 32)
    draw_reduction(drawing, sign)
    if sign.right < inside.right:
        drawing.rect(sign.right, y - 1, inside.right - sign.right, HAIRLINE, SKIN.line)
    return drawing.sprite()
