"""The components of the game, and the reconstructed parts of its rules."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingsFile
from engine.games.rattus_cartus.cards import (
    CLASS_OF_CARD,
    DATA,
    NUNS_ON,
    POPULATION_DECK,
    SPECIAL_COUNTS,
    CardsFile,
    class_number,
    population_card,
)


def test_deck_has_84_cards_of_six_classes() -> None:
    assert len(POPULATION_DECK) == 84
    assert Counter(CLASS_OF_CARD[card] for card in POPULATION_DECK) == dict.fromkeys(range(6), 14)


def test_nun_counts_match_the_rule_book() -> None:
    assert Counter(NUNS_ON[card] for card in POPULATION_DECK) == {4: 24, 3: 12, 2: 12, 1: 12, 0: 24}


def test_joker_and_special_card_counts_match_the_rule_book() -> None:
    assert SPECIAL_COUNTS == (15, 12, 12, 12, 15)


def test_each_class_has_ten_buildings() -> None:
    assert Counter(building.cls for building in BUILDINGS) == dict.fromkeys(range(6), 10)


def test_cards_and_classes_are_found_by_name() -> None:
    assert CLASS_OF_CARD[population_card("witch", 3)] == class_number("magic")
    assert NUNS_ON[population_card("witch", 3)] == 3
    with pytest.raises(ValueError, match="no class is called 'clergy'"):
        class_number("clergy")


def load_file(name: str) -> dict[str, object]:
    content = json.loads((DATA / name).read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


@pytest.mark.parametrize(
    ("supplies", "actions", "fault"),
    [
        (4, {}, "each copy has its supply"),
        (5, {}, "the basic action of brewery"),
        (5, {"farm": {"privilege": {"does": "draw", "number": 1}}}, "the privilege of farm"),
        (5, {"brewery": {"basic": {"does": "brew", "number": 0}}}, "a card is brewed for some"),
    ],
)
def test_incomplete_or_invalid_building_effects_are_rejected(
    supplies: int, actions: object, fault: str
) -> None:
    reconstructed = {"supplies": [{}] * supplies, "actions": actions}
    with pytest.raises(ValueError, match=fault):
        BuildingsFile.model_validate(load_file("buildings.json") | {"reconstructed": reconstructed})


def test_class_without_two_kinds_of_buildings_is_rejected() -> None:
    file = load_file("buildings.json")
    kinds = file["kinds"]
    assert isinstance(kinds, list)
    with pytest.raises(ValueError, match="each class has two kinds"):
        BuildingsFile.model_validate({**file, "kinds": kinds[:-1]})


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("reconstructed", {"nuns_a_class": {"4": 14}}, "the nuns of the classes"),
        ("special", {"joker": 15}, "the special cards are"),
    ],
)
def test_inconsistent_card_counts_are_rejected(key: str, value: object, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        CardsFile.model_validate({**load_file("cards.json"), key: value})
