"""The mark of a new card leaves what else is written on the card legible."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from engine.games.saint_petersburg.cards import Card, card_id, card_table
from render.games.saint_petersburg.board import card_sizes
from render.games.saint_petersburg.card_face import card_face
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.prices import Price
from render.kit import card as kit_card
from render.kit.card import CardParts, card_parts, draw_mark_of_new
from render.rect import Rect
from tests.render.games.saint_petersburg.drawn_states import translate

BASE = card_table("base")
TRADING_CARDS = [card for card in BASE.kinds if BASE.is_trading(card)]
CARD = Rect(4, 4, 173, 254)
"""A card of the table of two players."""

NOTE_HEIGHT = 32


def marked(card: Card, note: str) -> tuple[CardParts, list[Rect]]:
    """Return the parts of a card that can displace nothing, and the tabs that mark it as new."""
    face = card_face(card, "base", Price("", "barred"), translate, note)
    parts = card_parts(face, CARD, card_sizes(CARD.w, CARD.h))
    drawing = sprite_factory.drawing(CARD.right, CARD.bottom, SKIN.board)
    with patch.object(kit_card, "draw_tab") as draw_tab:
        draw_mark_of_new(drawing, face, CARD, parts, "new", SKIN)
    return parts, [call.args[1] for call in draw_tab.call_args_list]


@pytest.mark.parametrize("card", TRADING_CARDS, ids=card_id)
def test_mark_covers_neither_the_note_nor_the_sign_above_it(card: Card) -> None:
    parts, tabs = marked(card, "nothing to displace")
    assert parts.price is not None
    for tab in tabs:
        assert tab.bottom <= parts.art.bottom - NOTE_HEIGHT
        assert tab.y >= parts.price.bottom


def test_mark_is_left_out_only_where_the_note_leaves_no_room() -> None:
    without = {card_id(card) for card in TRADING_CARDS if not marked(card, "nothing")[1]}
    assert "peterhof" not in without
    assert "church_of_the_resurrection" in without
    assert all(marked(card, "")[1] for card in TRADING_CARDS)
