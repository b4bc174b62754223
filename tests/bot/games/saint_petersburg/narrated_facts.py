"""Checks that an event was narrated with all its facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.registry import GAME_UIS
from engine.games.saint_petersburg.cards import card_id

SAY = GAME_UIS["saint_petersburg"].texts.in_language("en")

VERB_OF_EVENT = {
    "bought": "buys",
    "took": "takes",
    "played": "plays",
    "passed": "passes",
    "drew": "draws",
    "released": "picks",
    "discarded": "discards",
    "divided": "takes",
    "traded": "buys",
    "points-bought": "buys",
    "dismissed": "can’t pay",
    "disc-paid": "gold disc",
}
"""A word that the sentence of each kind of event must contain."""


def card_name(card: int) -> str:
    """Return the English name of a card."""
    return SAY(f"card-{card_id(card).replace('_', '-')}")


def assert_narrated(event: Any, names: Sequence[str], text: str) -> None:
    """Check that one line of the text has the player and every fact of the event."""
    seat = getattr(event, "seat", None)
    if seat is None:
        return
    facts = [names[seat], VERB_OF_EVENT[event.kind]]
    facts += [card_name(card) for card in (getattr(event, "card", None),) if card is not None]
    displaced = getattr(event, "displaced", None)
    facts += [] if displaced is None else ["displacing", card_name(displaced)]
    if getattr(event, "cost", 0):
        facts.append(f"for {event.cost}")
    assert any(all(word in line for word in facts) for line in text.splitlines()), (facts, text)
