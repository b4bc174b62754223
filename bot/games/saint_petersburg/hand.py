"""What a player alone may see, in words."""

from __future__ import annotations

from collections import Counter

from bot.games.saint_petersburg.narration import card_key, question_for_you
from bot.games.saint_petersburg.prospects import scorings_to_come
from engine.games.saint_petersburg.cards import Card
from engine.games.saint_petersburg.view import View
from render.words import Say, Thing


def in_words(view: View, say: Say) -> str:
    """Rubles, hand and coming income of the viewer, who alone reads it."""
    own = view.own
    assert own.hand is not None
    cards = tuple(_copies(card, number) for card, number in Counter(own.hand).items())
    lines = [
        say("hand-money", rubles=own.rubles, points=own.points),
        say("hand-cards", cards=cards, size=own.hand_size, limit=own.hand_limit),
        *scorings_to_come(view, own.seat, say),
    ]
    if own.seat in view.to_act:
        lines.append(question_for_you(view, say))
    return "\n".join(lines)


def _copies(card: Card, number: int) -> Thing:
    """A card as a list has it, equal ones together."""
    name = Thing(card_key(card))
    return name if number == 1 else Thing("alt-copies", args={"number": number, "card": name})
