"""The effects of buildings and cards in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingAction, Supply
from engine.games.rattus_cartus.cards import CARD_IDS, CARDS_FILE, JOKER, MAX_NUNS, SPECIAL_COUNTS
from engine.games.rattus_cartus.rulebook import RULES
from render.alt import join_list
from render.games.rattus_cartus.names import special_count
from render.translation import Translate


def action_sentence(action: BuildingAction, translate: Translate) -> str:
    """Describe a building's action: "draw 4 population cards"."""
    if action.does in CARD_IDS:
        cards = special_count(CARD_IDS.index(action.does), action.number, translate)
        return translate("fact-gain", cards=cards)
    return translate(f"fact-{action.does}", number=action.number, rats=action.rats)


def supply_sentence(supply: Supply, translate: Translate) -> str:
    """Describe the contents of a supply box: "2 cards, 1 rat off"."""
    parts = (
        ("supply-cards", supply.cards),
        ("supply-rats", supply.rats),
        ("supply-looks", supply.looks),
    )
    return join_list((translate(key, number=number) for key, number in parts if number), translate)


def building_sentences(building: int, translate: Translate) -> Iterable[str]:
    """Yield a building's privilege and basic action, and its effect in the last round."""
    facts = BUILDINGS[building]
    yield translate("fact-privilege", fact=action_sentence(facts.privilege, translate))
    yield translate("fact-basic", fact=action_sentence(facts.basic, translate))
    yield translate("fact-last-round", number=RULES.last_round_influence)


def population_sentences(translate: Translate) -> Iterable[str]:
    """Yield what a population card does, and how nuns are distributed within a class."""
    distribution = CARDS_FILE.reconstructed.nuns_a_class
    yield translate("fact-population")
    yield translate("fact-strange")
    yield translate("fact-nuns")
    counts = {f"of{nuns}": distribution[nuns] for nuns in range(MAX_NUNS + 1)}
    yield translate("fact-nuns-spread", all=sum(distribution.values()), **counts)


def special_sentences(card: int, translate: Translate) -> Iterable[str]:
    """Yield what a Joker or a special card does, and how many there are."""
    yield translate(f"fact-card-{CARD_IDS[card]}")
    number = SPECIAL_COUNTS[card - JOKER]
    yield translate("fact-in-the-box", number=number)
