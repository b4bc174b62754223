"""What buildings and cards do, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingAction, Supply
from engine.games.rattus_cartus.cards import CARD_IDS, CARDS_FILE, JOKER, MAX_NUNS, SPECIAL_COUNTS
from engine.games.rattus_cartus.rulebook import RULES
from render.games.rattus_cartus.titles import card_name
from render.words import Say, said


def action_fact(action: BuildingAction, translate: Say) -> str:
    """What a building does: "draw 4 population cards"."""
    if action.does in CARD_IDS:
        card = card_name(CARD_IDS.index(action.does), translate)
        return said(translate, "fact-gain", number=action.number, card=card)
    return said(translate, f"fact-{action.does}", number=action.number, rats=action.rats)


def supply_fact(supply: Supply, translate: Say) -> str:
    """What lies in a supply box: "2 cards, 1 rat off"."""
    parts = (
        ("supply-cards", supply.cards),
        ("supply-rats", supply.rats),
        ("supply-looks", supply.looks),
    )
    return join((said(translate, key, number=number) for key, number in parts if number), translate)


def join(parts: Iterable[str], translate: Say) -> str:
    """A list in one sentence."""
    return said(translate, "alt-separator").join(parts)


def building_facts(building: int, translate: Say) -> Iterable[str]:
    """What everybody gets there, and what it is in the last round."""
    facts = BUILDINGS[building]
    yield said(translate, "fact-privilege", fact=action_fact(facts.privilege, translate))
    yield said(translate, "fact-basic", fact=action_fact(facts.basic, translate))
    yield said(translate, "fact-last-round", number=RULES.last_round_influence)


def population_facts(translate: Say) -> Iterable[str]:
    """What a population card does, and how many of a class show how many nuns."""
    spread = CARDS_FILE.reconstructed.nuns_a_class
    yield said(translate, "fact-population")
    yield said(translate, "fact-strange")
    yield said(translate, "fact-nuns")
    counts = {f"of{nuns}": spread[nuns] for nuns in range(MAX_NUNS + 1)}
    yield said(translate, "fact-nuns-spread", all=sum(spread.values()), **counts)


def special_facts(card: int, translate: Say) -> Iterable[str]:
    """What a Joker or a special card does."""
    yield said(translate, f"fact-card-{CARD_IDS[card]}")
    number = SPECIAL_COUNTS[card - JOKER]
    yield said(translate, "fact-in-the-box", number=number)
