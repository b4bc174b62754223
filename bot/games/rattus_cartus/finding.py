"""What a person typed by hand, as the codes of a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.game_ui import Path
from bot.games.rattus_cartus.pieces import building_name, card_name, full_name, supply_of
from bot.texts import folded
from engine.games.rattus_cartus.cards import CARD_IDS, card_id
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.view import View
from render.words import Say

OF_CARDS = ("lay", "give", "discard")


def find(chosen: Path, text: str, view: View, say: Say) -> str | None:
    """A building by its place or its name, a nun card by its place, cards by their names."""
    match chosen:
        case ("supply",):
            return _place(text, view, say)
        case ("enter",):
            place = _place(text, view, say)
            return None if place is None else f"enter{place}"
        case ("look",):
            wanted = text.strip()
            return wanted if wanted in map(str, range(1, RULES.nun_row + 1)) else None
        case (verb,) if verb in OF_CARDS:
            return _cards(text, view, say)
    return None


def _place(text: str, view: View, say: Say) -> str | None:
    """The number of a building of the round, the first where several have the name."""
    wanted = folded(text) or "?"
    for each in view.row:
        name, supply = building_name(each.building, say), supply_of(view, each.place, say)
        choice = {"place": each.place + 1, "building": name}
        called = (
            str(each.place + 1),
            name,
            say("choice-supply", supply=supply, **choice),
            say("verb-enter", **choice),
        )
        if wanted in map(folded, called):
            return str(each.place + 1)
    return None


def _cards(text: str, view: View, say: Say) -> str | None:
    """Cards with commas between: of several that a name fits each is meant once, hand first."""
    hand = () if view.seat is None else view.players[view.seat].hand or ()
    left, codes = Counter(hand), list[str]()
    for part in text.split(","):
        fitting = list(_fitting(part, say))
        if not fitting:
            return None
        card = next((one for one in fitting if left[one]), fitting[0])
        left[card] -= 1
        codes.append(card_id(card))
    return "/".join(codes)


def _fitting(text: str, say: Say) -> Iterator[int]:
    """The kinds of card that somebody may call so."""
    wanted = folded(text) or "?"
    for card, code in enumerate(CARD_IDS):
        called = (full_name(card, say), card_name(card, say))
        # Ids are compared as they stand: folded, one would lose the line before its number.
        if text.strip() == code or wanted in map(folded, called):
            yield card
