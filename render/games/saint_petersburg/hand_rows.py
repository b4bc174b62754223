"""Both rows in one line of small cards, below a hand."""

from __future__ import annotations

from engine.games.saint_petersburg.view import View
from render.canvas import Scene
from render.games.saint_petersburg.board import Slot, card_slot
from render.games.saint_petersburg.board_headings import LINE_BELOW_TOP, draw_name_of_lower
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.places import NewCards, RowCard
from render.games.saint_petersburg.prices import offered_prices, row_prices
from render.image_cache import cached_image
from render.kit.card import OVERHANG
from render.kit.panel import HAIRLINE, draw_heading
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

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
    first, y = min(max(upper, number // 2), number - lower), 18
    right = places[first].x - _GAP // 2 - 1 if first < number else inside.right
    if first < number:
        _draw_ground_of_lower(drawing, Rect(right, inside.y, inside.right - right, inside.h))
    for place in places:
        drawing.border(place, 10, HAIRLINE, SKIN.place)
    title = translate("picture-upper-row")
    left = draw_heading(drawing, places[0].x, y, title, _HEADING_SIZE, SKIN, SKIN.board)
    drawing.rect(left.right, y - 1, right - left.right, HAIRLINE, SKIN.line)
    if first < number:
        heading = Rect(places[first].x, y - LINE_BELOW_TOP, places[-1].right - places[first].x, 0)
        end = draw_name_of_lower(drawing, NewCards(), heading, translate)
        drawing.rect(end, y - 1, inside.right - end, HAIRLINE, SKIN.line)
    return drawing.sprite()


def _draw_ground_of_lower(drawing: Drawing, area: Rect) -> None:
    drawing.rounded_rect(*area, 9, SKIN.recess)
    drawing.rect(area.x, area.y, 12, area.h, SKIN.recess)
    drawing.rect(area.x, area.y, HAIRLINE, area.h, SKIN.line)
