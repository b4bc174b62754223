"""What cards and buildings are called in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingNumber
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.rules import supply_fact
from render.games.rattus_cartus.titles import building_name, card_name, class_name, full_name
from render.words import Say

__all__ = [
    "building_name",
    "card_list",
    "card_name",
    "class_name",
    "class_name_of_building",
    "full_name",
    "supply_text",
]


def card_list(cards: Iterable[int], translate: Say, *, nuns: bool = True) -> tuple[str, ...]:
    """Cards by their names, equal ones together; with the nuns of the people or without."""
    names = Counter(
        full_name(card, translate) if nuns else card_name(card, translate) for card in cards
    )
    return tuple(
        name if number == 1 else translate("piece-copies", number=number, card=name)
        for name, number in names.items()
    )


def class_name_of_building(building: BuildingNumber, translate: Say) -> str:
    """The class of a building."""
    return class_name(BUILDINGS[building].cls, translate)


def supply_text(view: View, place: int, translate: Say) -> str:
    """What lies in the supply box of a building that is shown."""
    return supply_fact(BUILDINGS[view.row[place].building].supply, translate)
