"""What a player holds, for his eyes only: cards with their prices, rubles and incomes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.saint_petersburg.cards import card_table
from engine.games.saint_petersburg.view import Offer, PlayerView, View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.games.saint_petersburg.faces import FACE_HEIGHT, FACE_WIDTH, face
from render.games.saint_petersburg.glyphs import COIN, STAR
from render.games.saint_petersburg.income import INCOME_HIGH, lay_incomes
from render.games.saint_petersburg.minis import lay_rows
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import price_of
from render.games.saint_petersburg.seats import viewer
from render.games.saint_petersburg.titles import card_name
from render.seats import picture_name
from render.shapes import CARDS
from render.title import TITLE_HIGH, Figure, lay_title
from render.words import Say, plain, said

MARGIN = 12
_ROWS_HIGH = 122
_NOTE_LINES = 3
_NOTE_HIGH = 27


def hand_scene(view: View, names: Sequence[str], say: Say) -> Scene:
    """What lies where. Raises ValueError for the view of nobody in particular."""
    player = viewer(view)
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    title = said(say, "picture-hand", name=picture_name(names, player.seat, say))
    hand = player.hand or ()
    figures = (
        Figure(CARDS, theme.INK, f"{len(hand)}/{player.hand_limit}"),
        Figure(STAR, None, plain(player.points)),
        Figure(COIN, None, str(player.rubles)),
    )
    lay_title(scene, Rect(MARGIN, 10, inner, TITLE_HIGH), title, player.seat, figures)
    rows_top = HEIGHT - 2
    if view.upper or view.lower or view.drawn is not None:
        rows_top = HEIGHT - 10 - _ROWS_HIGH
        lay_rows(scene, view, Rect(MARGIN, rows_top, inner, _ROWS_HIGH), player.rubles, say)
    income_top = rows_top - 8 - INCOME_HIGH
    lay_incomes(scene, player, Rect(MARGIN, income_top, inner, INCOME_HIGH), say)
    top = 10 + TITLE_HIGH + 8
    _cards(scene, view, player, Rect(MARGIN, top, inner, income_top - 8 - top), say)
    return scene


def _cards(scene: Scene, view: View, player: PlayerView, area: Rect, say: Say) -> None:
    """Every card of the hand, and under it what it costs displacing what."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.TRAY, theme.GROUND))
    hand = player.hand or ()
    if not hand:
        text = studio.label(said(say, "picture-hand-empty"), "name", 36, theme.INK, theme.TRAY)
        scene.centre(area, text)
        return
    offers = {offer.card: offer for offer in view.hand_offers}
    texts = {card: _note_texts(view, offers[card], player.rubles or 0, say) for card in hand}
    notes = max(map(len, texts.values())) * _NOTE_HIGH + 8
    gap = 10
    scale = min(
        (area.h - notes - 16) / FACE_HEIGHT,
        ((area.w - gap) / len(hand) - gap) / FACE_WIDTH,
    )
    wide = int(FACE_WIDTH * scale)
    slot = min((area.w - gap) // len(hand), max(268, wide + 24))
    left = area.x + (area.w - slot * len(hand)) // 2
    for place, card in enumerate(hand):
        x = left + place * slot
        price = price_of(card_table(view.edition), offers[card], player.rubles)
        sprite = face(card, view.edition, card_name(card, say), price, "", wide, scale)
        scene.put(x + (slot - wide) // 2, area.y + 8, sprite)
        below = Rect(x + 4, area.bottom - notes, slot - 8, notes - 4)
        _notes(scene, texts[card], below)


def _notes(scene: Scene, texts: list[str], area: Rect) -> None:
    for number, text in enumerate(texts):
        line = studio.label(text, "label", 24, theme.INK, theme.TRAY, area.w, _NOTE_HIGH, "middle")
        scene.put(area.x, area.y + number * _NOTE_HIGH, line)


def _note_texts(view: View, offer: Offer, rubles: int, say: Say) -> list[str]:
    """What a card may displace at a price that can be paid, or why it cannot come."""
    if not offer.displacing:
        if card_table(view.edition).is_trading(offer.card):
            return [said(say, "picture-barred")]
        return [said(say, "picture-too-expensive" if rubles < offer.cost else "picture-can-pay")]
    cheapest = sorted((cost, card) for card, cost in offer.displacing if cost <= rubles)
    if not cheapest:
        return [said(say, "picture-too-expensive")]
    shown = cheapest if len(cheapest) <= _NOTE_LINES else cheapest[: _NOTE_LINES - 1]
    found = [
        said(say, "picture-displacing", card=card_name(card, say), price=cost)
        for cost, card in shown
    ]
    if hidden := len(cheapest) - len(shown):
        found.append(said(say, "picture-more", number=hidden))
    return found
