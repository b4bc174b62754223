"""A player's private information as text."""

from __future__ import annotations

from collections import Counter

from bot.games.saint_petersburg.narration import private_question
from bot.games.saint_petersburg.piece_names import card_text_key
from bot.games.saint_petersburg.standings import upcoming_scorings
from engine.games.saint_petersburg.cards import Card
from engine.games.saint_petersburg.view import View
from render.translation import NameRef, Translate


def describe(view: View, translate: Translate) -> str:
    """The viewer's rubles, hand and upcoming income. For that player only."""
    own = view.own
    assert own.hand is not None
    cards = tuple(_card_count_ref(card, number) for card, number in Counter(own.hand).items())
    lines = [
        translate("hand-money", rubles=own.rubles, points=own.points),
        translate("hand-cards", cards=cards, size=own.hand_size, limit=own.hand_limit),
        *upcoming_scorings(view, own.seat, translate),
    ]
    if own.seat in view.to_act:
        lines.append(private_question(view, translate))
    return "\n".join(lines)


def _card_count_ref(card: Card, number: int) -> NameRef:
    """A card in a list, with its number of copies."""
    name = NameRef(card_text_key(card))
    return name if number == 1 else NameRef("alt-copies", args={"number": number, "card": name})
