"""The names of cards and buildings in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingNumber
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.names import (
    class_name,
    counted_cards,
)
from render.games.rattus_cartus.rule_sentences import supply_sentence
from render.translation import Translate


def card_list(cards: Iterable[int], translate: Translate, *, nuns: bool = True) -> tuple[str, ...]:
    """The names of cards with their number of copies, with or without the nuns on them."""
    return counted_cards(cards, translate, "piece-copies", nuns=nuns)


def class_name_of_building(building: BuildingNumber, translate: Translate) -> str:
    """The name of a building's class."""
    return class_name(BUILDINGS[building].cls, translate)


def supply_text(view: View, place: int, translate: Translate) -> str:
    """The supply of a building in the row, as a sentence."""
    return supply_sentence(BUILDINGS[view.row[place].building].supply, translate)
