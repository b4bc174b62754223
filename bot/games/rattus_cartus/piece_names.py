"""The names of cards and buildings in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingNumber
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.names import (
    card_name,
    card_name_with_nuns,
    class_name,
)
from render.games.rattus_cartus.rule_sentences import supply_sentence
from render.translation import Translate


def card_list(cards: Iterable[int], translate: Translate, *, nuns: bool = True) -> tuple[str, ...]:
    """The names of cards with their number of copies, with or without the nuns on them."""
    names = Counter(
        card_name_with_nuns(card, translate) if nuns else card_name(card, translate)
        for card in cards
    )
    return tuple(
        name if number == 1 else translate("piece-copies", number=number, card=name)
        for name, number in names.items()
    )


def class_name_of_building(building: BuildingNumber, translate: Translate) -> str:
    """The name of a building's class."""
    return class_name(BUILDINGS[building].cls, translate)


def supply_text(view: View, place: int, translate: Translate) -> str:
    """The supply of a building in the row, as a sentence."""
    return supply_sentence(BUILDINGS[view.row[place].building].supply, translate)
