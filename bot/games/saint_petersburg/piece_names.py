"""The names of cards and stacks in sentences."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import Card, Phase, card_id
from render.translation import NameRef


def card_text_key(card: Card) -> str:
    """The text key of a card's name."""
    return f"card-{card_id(card).replace('_', '-')}"


def card_ref(card: Card) -> NameRef:
    """A card inside a sentence: "a Lumberjack"."""
    return NameRef(card_text_key(card), "a")


def stack_ref(stack: Phase) -> NameRef:
    """A stack inside a sentence: "workers"."""
    return NameRef(f"stack-{stack.label}")
