"""The cards of a hand side by side, each with what can be done with it, and the free places."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import card_table
from engine.games.saint_petersburg.view import Offer, PlayerView, View
from render.canvas import Scene
from render.fonts import wrap_balanced
from render.games.saint_petersburg.board import Slot, card_slot
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.pending_decision import decision_sprite
from render.games.saint_petersburg.places import RowCard
from render.games.saint_petersburg.prices import offer_price
from render.icons import CARDS, CHECK, CROSS
from render.image_cache import cached_image
from render.kit.card import OVERHANG
from render.kit.ghost import draw_dashes
from render.kit.panel import HAIRLINE
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

_MARGIN, _GAP = 14, 12
_DECISION_WIDTH = 210
_NOTE_SIZE, _NOTE_PITCH = 34, 38
_LINE_SIZE, _LINE_PITCH, _MAX_LINES = 28, 32, 6
"""The sizes of a single note, and of each of several."""

_SIGN_SIZE = 40
_MAX_FREE, _WITH_NOTES = 4, 190
"""The most free places that are shown, and the width from which on a card has notes beside it."""


def add_hand_tray(
    scene: Scene, view: View, player: PlayerView, area: Rect, translate: Translate
) -> None:
    """Place the cards of a hand, after a decision that is pending."""
    scene.add_background(area.x, area.y, _tray_sprite(area))
    inside = area.inset(_MARGIN)
    if view.drawn is not None or view.at_building:
        decision, inside = inside.split_left(_DECISION_WIDTH, _GAP)
        scene.add(decision.x, decision.y, decision_sprite(view, decision, translate))
    hand = player.hand or ()
    slots = inside.columns(max(min(player.hand_limit, _MAX_FREE), len(hand)), _GAP)
    offers = {offer.card: offer for offer in view.hand_offers}
    for card, slot in zip(hand, slots, strict=False):
        _add_card(scene, view, offers[card], slot, player.rubles or 0, translate)
    for slot in slots[len(hand) :]:
        text = translate("picture-free")
        scene.add(slot.x, slot.y, _free_sprite(slot.w, slot.h, text))


@cached_image
def _tray_sprite(area: Rect) -> Sprite:
    background = ground_below(SKIN.ground, area)
    drawing = sprite_factory.drawing(area.w, area.h, background)
    board = Rect(0, 0, area.w, area.h)
    drawing.rounded_rect(*board, 12, SKIN.line)
    drawing.rounded_rect(*board.inset(HAIRLINE + 1), 9, SKIN.board)
    return drawing.sprite()


def _add_card(
    scene: Scene, view: View, offer: Offer, slot: Rect, rubles: int, translate: Translate
) -> None:
    """Place a card, and on its right what it costs with each displaced card."""
    has_notes = slot.w >= _WITH_NOTES
    _, card = slot.split_right(min(slot.w // 2, slot.w - 150), 6) if has_notes else (slot, slot)
    card = card.inset(OVERHANG)._replace(h=slot.h - 2 * OVERHANG - 3)
    card = card._replace(w=min(card.w, 176))
    price = offer_price(card_table(view.edition), offer, rubles)
    place = RowCard(offer.card, price)
    sprite = card_slot(place, Slot(view.edition, card.w, card.h, SKIN.board), translate)
    scene.add(card.x - OVERHANG, card.y - OVERHANG, sprite)
    left = card.right + OVERHANG + 6
    notes = Rect(left, slot.y, slot.right - left, slot.h)
    lines = tuple(offer_notes(view.edition, offer, rubles, translate))
    if lines and has_notes:
        can_pay = rubles >= offer.min_cost
        sprite = _notes_sprite(lines, can_pay, notes.w, notes.h, translate)
        scene.add(notes.x, notes.y, sprite)


def offer_notes(edition: str, offer: Offer, rubles: int, translate: Translate) -> list[str]:
    """Return what is left after paying, what is missing, or what a card may displace.

    Empty if there is nothing to displace, which the card itself says.
    """
    if not offer.displacing and card_table(edition).is_trading(offer.card):
        return []
    if rubles < offer.min_cost:
        return [translate("picture-too-expensive", missing=offer.min_cost - rubles)]
    if not offer.displacing:
        return [translate("picture-can-pay", left=rubles - offer.cost)]
    cheapest = sorted((cost, card) for card, cost in offer.displacing if cost <= rubles)
    return [
        translate("picture-displacing", card=card_name(card, translate), price=cost)
        for cost, card in cheapest
    ]


@cached_image
def _notes_sprite(
    notes: tuple[str, ...], can_pay: bool, width: int, height: int, translate: Translate
) -> Sprite:
    """Draw a sign whether the rubles suffice, and the notes one below the other."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    size, pitch = (_NOTE_SIZE, _NOTE_PITCH) if len(notes) == 1 else (_LINE_SIZE, _LINE_PITCH)
    lines = wrap_balanced(notes[0], "label", size, width, 3) if len(notes) == 1 else notes
    if len(lines) > _MAX_LINES:
        more = translate("picture-more", number=len(lines) - _MAX_LINES + 1)
        lines = (*lines[: _MAX_LINES - 1], more)
    ink = SKIN.accent if can_pay else SKIN.light
    y = (height - len(lines) * pitch - _SIGN_SIZE) // 2
    drawing.icon(CHECK if can_pay else CROSS, 0, y, _SIGN_SIZE - 6, ink)
    y += _SIGN_SIZE + pitch // 2
    for index, line in enumerate(lines):
        drawing.text(0, y + index * pitch, line, "label", size, ink, max_width=width)
    return drawing.sprite()


@cached_image
def _free_sprite(width: int, height: int, text: str) -> Sprite:
    """Draw a place for another card."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    place = Rect(0, 0, width, height)
    draw_dashes(drawing, place, SKIN.faded)
    x, y = place.middle
    drawing.icon(CARDS, x - 28, y - 46, 56, SKIN.place)
    drawing.text(x, y + 40, text, "label", 30, SKIN.faded, "middle", width - 16)
    return drawing.sprite()
