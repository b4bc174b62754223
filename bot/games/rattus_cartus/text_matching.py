"""What a person typed by hand, as the codes of a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.game_ui import ChoicePath
from bot.games.rattus_cartus.piece_names import (
    building_name,
    card_name,
    card_name_with_nuns,
    supply_text,
)
from bot.i18n.texts import normalize_for_search
from engine.games.rattus_cartus.cards import CARD_IDS, card_id
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.view import View
from render.translation import Translate

CARD_VERBS = ("lay", "give", "discard")


def match_text(chosen: ChoicePath, text: str, view: View, translate: Translate) -> str | None:
    """A building by its place or its name, a nun card by its place, cards by their names."""
    match chosen:
        case ("supply",):
            return _place(text, view, translate)
        case ("enter",):
            place = _place(text, view, translate)
            return None if place is None else f"enter{place}"
        case ("look",):
            wanted = text.strip()
            return wanted if wanted in map(str, range(1, RULES.nun_row + 1)) else None
        case (verb,) if verb in CARD_VERBS:
            return _cards(text, view, translate)
    return None


def _place(text: str, view: View, translate: Translate) -> str | None:
    """The number of a building of the round, the first where several have the name."""
    wanted = normalize_for_search(text) or "?"
    for each in view.row:
        name, supply = (
            building_name(each.building, translate),
            supply_text(view, each.place, translate),
        )
        choice = {"place": each.place + 1, "building": name}
        called = (
            str(each.place + 1),
            name,
            translate("choice-supply", supply=supply, **choice),
            translate("verb-enter", **choice),
        )
        if wanted in map(normalize_for_search, called):
            return str(each.place + 1)
    return None


def _cards(text: str, view: View, translate: Translate) -> str | None:
    """Cards with commas between: of several that a name fits each is meant once, hand first."""
    hand = () if view.seat is None else view.players[view.seat].hand or ()
    left, codes = Counter(hand), list[str]()
    for part in text.split(","):
        fitting = list(_matching_cards(part, translate))
        if not fitting:
            return None
        card = next((one for one in fitting if left[one]), fitting[0])
        left[card] -= 1
        codes.append(card_id(card))
    return "/".join(codes)


def _matching_cards(text: str, translate: Translate) -> Iterator[int]:
    """The kinds of card that somebody may call so."""
    wanted = normalize_for_search(text) or "?"
    for card, code in enumerate(CARD_IDS):
        called = (card_name_with_nuns(card, translate), card_name(card, translate))
        # Ids are compared as they stand: folded, one would lose the line before its number.
        if text.strip() == code or wanted in map(normalize_for_search, called):
            yield card
