"""What a player holds, for his eyes only: cards with their prices, rubles and incomes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.saint_petersburg.cards import card_table
from engine.games.saint_petersburg.view import Offer, PlayerView, View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.games.saint_petersburg.glyphs import COIN, STAR
from render.games.saint_petersburg.income import INCOME_HIGH, lay_incomes
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import price_of
from render.games.saint_petersburg.rows import ONE_LINE, lay_rows, trays
from render.games.saint_petersburg.seats import viewer
from render.games.saint_petersburg.slabs import slab
from render.games.saint_petersburg.titles import card_name
from render.seats import picture_name
from render.shapes import CARDS
from render.title import TITLE_HIGH, Figure, lay_title
from render.words import Say, plain, said

MARGIN = 10
_GAP = 6
_LINE, _ONE = 150, 230
"""The height of a line of the rows when there are two, and when there is one."""

_EMPTY = 96
"""The least height of an empty hand."""

_NOTE_SIZE, _NOTE_HIGH = 28, 33
_UNDER, _MOST_NOTES = 2, 7
"""Notes at most under a card, and beside it."""

_PAD = 6
_WIDEST = 480


def hand_scene(view: View, names: Sequence[str], translate: Say) -> Scene:
    """What lies where. Raises ValueError for the view of nobody in particular."""
    player = viewer(view)
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    title = said(translate, "picture-hand", name=picture_name(names, player.seat, translate))
    hand = player.hand or ()
    figures = (
        Figure(CARDS, theme.INK, f"{len(hand)}/{player.hand_limit}"),
        Figure(STAR, None, plain(player.points)),
        Figure(COIN, None, str(player.rubles)),
    )
    top = MARGIN - 2
    lay_title(scene, Rect(MARGIN, top, inner, TITLE_HIGH), title, player.seat, figures)
    top += TITLE_HIGH + _GAP
    incomes = Rect(MARGIN, top, inner, INCOME_HIGH)
    lay_incomes(scene, player, view.phase, incomes, translate, tell=True)
    top += INCOME_HIGH + _GAP
    bottom = HEIGHT - MARGIN + 1
    high = _rows_high(view, bottom - top)
    if high:
        lay_rows(scene, view, Rect(MARGIN, bottom - high, inner, high), translate, player.rubles)
        bottom -= high + _GAP
    _cards(scene, view, player, Rect(MARGIN, top, inner, bottom - top), translate)
    return scene


def _rows_high(view: View, room: int) -> int:
    """The height of the rows: they take more of the room when the hand is empty."""
    _columns, lines = trays(view.upper, view.lower)
    aside = view.drawn is not None or view.at_building
    if not lines and not aside:
        return 0
    one = len(lines) < 2 and not aside
    if not viewer(view).hand:
        return min(room - _EMPTY - _GAP, ONE_LINE if one else 2 * ONE_LINE)
    return _ONE if one else 2 * _LINE + _GAP


def _cards(scene: Scene, view: View, player: PlayerView, area: Rect, translate: Say) -> None:
    """Every card of the hand, and with it what it costs displacing what."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.TRAY, theme.GROUND))
    hand = player.hand or ()
    if not hand:
        text = said(translate, "picture-hand-empty")
        scene.centre(area, studio.label(text, "name", 39, theme.INK, theme.TRAY))
        return
    offers = {offer.card: offer for offer in view.hand_offers}
    texts = {card: _notes(view, offers[card], player.rubles or 0, translate) for card in hand}
    most = min(max(map(len, texts.values())), _UNDER)
    beside = len(hand) == 1 or (len(hand) == 2 and max(map(len, texts.values())) > _UNDER)
    slot = (area.w - _PAD) // len(hand)
    for number, card in enumerate(hand):
        room = Rect(area.x + _PAD + number * slot, area.y + _PAD, slot - _PAD, area.h - 2 * _PAD)
        at = (_beside if beside else _under)(scene, texts[card], room, most, translate)
        price = price_of(card_table(view.edition), offers[card], player.rubles)
        sprite = slab(card, view.edition, card_name(card, translate), price, at.w, at.h, theme.TRAY)
        scene.put(at.x, at.y, sprite)


def _beside(scene: Scene, texts: list[str], room: Rect, most: int, translate: Say) -> Rect:
    """Lay the notes to the right. Gives the place of the card."""
    wide, high = min(_WIDEST, room.w * 11 // 20), min(room.h, ONE_LINE)
    top = room.y + (room.h - high) // 2
    shown = _shortened(texts, max(most, min(high // _NOTE_HIGH, _MOST_NOTES)), translate)
    y = top + (high - len(shown) * _NOTE_HIGH) // 2
    _write(scene, shown, room.x + wide + 14, y, room.w - wide - 14)
    return Rect(room.x, top, wide, high)


def _under(scene: Scene, texts: list[str], room: Rect, most: int, translate: Say) -> Rect:
    """Lay the notes below. Gives the place of the card."""
    shown = _shortened(texts, most, translate)
    high = min(room.h - most * _NOTE_HIGH, ONE_LINE)
    top = room.y + (room.h - most * _NOTE_HIGH - high) // 2
    _write(scene, shown, room.x + 4, top + high + 2, room.w - 8)
    return Rect(room.x, top, room.w, high)


def _write(scene: Scene, texts: list[str], x: int, y: int, wide: int) -> None:
    style = ("label", _NOTE_SIZE, theme.INK, theme.TRAY)
    for number, text in enumerate(texts):
        line = studio.pressed(text, *style, wide, _NOTE_HIGH)
        scene.put(x, y + number * _NOTE_HIGH, line)


def _shortened(texts: list[str], most: int, translate: Say) -> list[str]:
    if len(texts) <= most:
        return texts
    return [*texts[: most - 1], said(translate, "picture-more", number=len(texts) - most + 1)]


def _notes(view: View, offer: Offer, rubles: int, translate: Say) -> list[str]:
    """What a card may displace at a price that can be paid, or why it cannot come."""
    if not offer.displacing and card_table(view.edition).is_trading(offer.card):
        return [said(translate, "picture-barred")]
    if rubles < offer.min_cost:
        return [said(translate, "picture-too-expensive", missing=offer.min_cost - rubles)]
    if not offer.displacing:
        return [said(translate, "picture-can-pay", left=rubles - offer.cost)]
    cheapest = sorted((cost, card) for card, cost in offer.displacing if cost <= rubles)
    return [
        said(translate, "picture-displacing", card=card_name(card, translate), price=cost)
        for cost, card in cheapest
    ]
