"""The private picture of a player: the hand with its prices, rubles and income."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.saint_petersburg.cards import card_table
from engine.games.saint_petersburg.view import Offer, PlayerView, View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.saint_petersburg.icons import COIN, STAR
from render.games.saint_petersburg.income_forecast import FORECAST_HEIGHT, add_income_forecast
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.prices import offer_price
from render.games.saint_petersburg.rows import MAX_TRAY_HEIGHT, add_rows, arrange_trays
from render.games.saint_petersburg.wide_card import wide_card
from render.icons import CARDS
from render.players import displayed_name
from render.rect import Rect
from render.title_bar import TITLE_BAR_HEIGHT, TitleStat, add_title_bar
from render.translation import Translate, cached_text, format_number

MARGIN = 10
_GAP = 6
_LINE_HEIGHT, _SINGLE_LINE_HEIGHT = 150, 230
"""The height of each of two lines of card rows, and of a single line."""

_MIN_HAND_HEIGHT = 96
"""The minimum height of the area of an empty hand."""

_NOTE_SIZE, _NOTE_HEIGHT = 28, 33
_MAX_NOTES_BELOW, _MAX_NOTES_BESIDE = 2, 7
"""The maximum number of notes below a card, and beside it."""

_PAD = 6
_MAX_CARD_WIDTH = 480


def viewing_player(view: View) -> PlayerView:
    """Return the player whose view it is. Raises ValueError for the public view."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its seat")
    return view.players[view.seat]


def hand_scene(view: View, names: Sequence[str], translate: Translate) -> Scene:
    """Lay out the picture. Raises ValueError for the public view."""
    player = viewing_player(view)
    scene = sprite_factory.scene()
    inner = WIDTH - 2 * MARGIN
    title = cached_text(
        translate, "picture-hand", name=displayed_name(names, player.seat, translate)
    )
    hand = player.hand or ()
    stats = (
        TitleStat(CARDS, theme.INK, f"{len(hand)}/{player.hand_limit}"),
        TitleStat(STAR, None, format_number(player.points)),
        TitleStat(COIN, None, str(player.rubles)),
    )
    top = MARGIN - 2
    add_title_bar(scene, Rect(MARGIN, top, inner, TITLE_BAR_HEIGHT), title, player.seat, stats)
    top += TITLE_BAR_HEIGHT + _GAP
    incomes = Rect(MARGIN, top, inner, FORECAST_HEIGHT)
    add_income_forecast(scene, player, view.phase, incomes, translate, show_rubles=True)
    top += FORECAST_HEIGHT + _GAP
    bottom = HEIGHT - MARGIN + 1
    height = _rows_height(view, bottom - top)
    if height:
        add_rows(
            scene, view, Rect(MARGIN, bottom - height, inner, height), translate, player.rubles
        )
        bottom -= height + _GAP
    _add_cards(scene, view, player, Rect(MARGIN, top, inner, bottom - top), translate)
    return scene


def _rows_height(view: View, available: int) -> int:
    """Return the height of the card rows, which is larger if the hand is empty."""
    _columns, tray_lines = arrange_trays(view.upper, view.lower)
    has_pending_decision = view.drawn is not None or view.at_building
    if not tray_lines and not has_pending_decision:
        return 0
    single_line = len(tray_lines) < 2 and not has_pending_decision
    if not viewing_player(view).hand:
        return min(
            available - _MIN_HAND_HEIGHT - _GAP,
            MAX_TRAY_HEIGHT if single_line else 2 * MAX_TRAY_HEIGHT,
        )
    return _SINGLE_LINE_HEIGHT if single_line else 2 * _LINE_HEIGHT + _GAP


def _add_cards(
    scene: Scene, view: View, player: PlayerView, area: Rect, translate: Translate
) -> None:
    """Place every card of the hand, with its costs by displaced card."""
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, theme.TRAY, theme.BACKGROUND),
    )
    hand = player.hand or ()
    if not hand:
        text = cached_text(translate, "picture-hand-empty")
        scene.add_centred(area, sprite_factory.text(text, "name", 39, theme.INK, theme.TRAY))
        return
    offers = {offer.card: offer for offer in view.hand_offers}
    texts = {card: _offer_notes(view, offers[card], player.rubles or 0, translate) for card in hand}
    max_notes = min(max(map(len, texts.values())), _MAX_NOTES_BELOW)
    notes_beside = len(hand) == 1 or (
        len(hand) == 2 and max(map(len, texts.values())) > _MAX_NOTES_BELOW
    )
    slot_width = (area.w - _PAD) // len(hand)
    for index, card in enumerate(hand):
        slot = Rect(
            area.x + _PAD + index * slot_width, area.y + _PAD, slot_width - _PAD, area.h - 2 * _PAD
        )
        card_area = (_add_notes_beside if notes_beside else _add_notes_below)(
            scene, texts[card], slot, max_notes, translate
        )
        price = offer_price(card_table(view.edition), offers[card], player.rubles)
        sprite = wide_card(
            card,
            view.edition,
            card_name(card, translate),
            price,
            card_area.w,
            card_area.h,
            theme.TRAY,
        )
        scene.add(card_area.x, card_area.y, sprite)


def _add_notes_beside(
    scene: Scene, texts: list[str], slot: Rect, max_notes: int, translate: Translate
) -> Rect:
    """Place the notes on the right of the card. Returns the rectangle for the card."""
    width, height = min(_MAX_CARD_WIDTH, slot.w * 11 // 20), min(slot.h, MAX_TRAY_HEIGHT)
    top = slot.y + (slot.h - height) // 2
    notes = _truncated(
        texts, max(max_notes, min(height // _NOTE_HEIGHT, _MAX_NOTES_BESIDE)), translate
    )
    y = top + (height - len(notes) * _NOTE_HEIGHT) // 2
    _add_notes(scene, notes, slot.x + width + 14, y, slot.w - width - 14)
    return Rect(slot.x, top, width, height)


def _add_notes_below(
    scene: Scene, texts: list[str], slot: Rect, max_notes: int, translate: Translate
) -> Rect:
    """Place the notes below the card. Returns the rectangle for the card."""
    notes = _truncated(texts, max_notes, translate)
    height = min(slot.h - max_notes * _NOTE_HEIGHT, MAX_TRAY_HEIGHT)
    top = slot.y + (slot.h - max_notes * _NOTE_HEIGHT - height) // 2
    _add_notes(scene, notes, slot.x + 4, top + height + 2, slot.w - 8)
    return Rect(slot.x, top, slot.w, height)


def _add_notes(scene: Scene, texts: list[str], x: int, y: int, width: int) -> None:
    style = ("label", _NOTE_SIZE, theme.INK, theme.TRAY)
    for index, text in enumerate(texts):
        line = sprite_factory.squeezed_text(text, *style, width, _NOTE_HEIGHT)
        scene.add(x, y + index * _NOTE_HEIGHT, line)


def _truncated(texts: list[str], max_notes: int, translate: Translate) -> list[str]:
    if len(texts) <= max_notes:
        return texts
    return [
        *texts[: max_notes - 1],
        cached_text(translate, "picture-more", number=len(texts) - max_notes + 1),
    ]


def _offer_notes(view: View, offer: Offer, rubles: int, translate: Translate) -> list[str]:
    """Return what a card may displace at an affordable price, or why it cannot be played."""
    if not offer.displacing and card_table(view.edition).is_trading(offer.card):
        return [cached_text(translate, "picture-barred")]
    if rubles < offer.min_cost:
        return [cached_text(translate, "picture-too-expensive", missing=offer.min_cost - rubles)]
    if not offer.displacing:
        return [cached_text(translate, "picture-can-pay", left=rubles - offer.cost)]
    cheapest = sorted((cost, card) for card, cost in offer.displacing if cost <= rubles)
    return [
        cached_text(translate, "picture-displacing", card=card_name(card, translate), price=cost)
        for cost, card in cheapest
    ]
