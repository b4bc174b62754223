"""What buildings and cards do, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingAction, Supply
from engine.games.rattus_cartus.cards import CARD_IDS, CARDS_FILE, JOKER, MAX_NUNS, SPECIAL_COUNTS
from engine.games.rattus_cartus.rulebook import RULES
from render.games.rattus_cartus.titles import card_name
from render.words import Say, said


def action_fact(action: BuildingAction, say: Say) -> str:
    """What a building does: "draw 4 population cards"."""
    if action.does in CARD_IDS:
        card = card_name(CARD_IDS.index(action.does), say)
        return said(say, "fact-gain", number=action.number, card=card)
    return said(say, f"fact-{action.does}", number=action.number, rats=action.rats)


def supply_fact(supply: Supply, say: Say) -> str:
    """What lies in a supply box: "2 cards, 1 rat off"."""
    parts = (
        ("supply-cards", supply.cards),
        ("supply-rats", supply.rats),
        ("supply-looks", supply.looks),
    )
    return join((said(say, key, number=number) for key, number in parts if number), say)


def join(parts: Iterable[str], say: Say) -> str:
    """A list in one sentence."""
    return said(say, "alt-separator").join(parts)


def building_facts(building: int, say: Say) -> Iterable[str]:
    """What everybody gets there, and what it is in the last round."""
    facts = BUILDINGS[building]
    yield said(say, "fact-privilege", fact=action_fact(facts.privilege, say))
    yield said(say, "fact-basic", fact=action_fact(facts.basic, say))
    yield said(say, "fact-last-round", number=RULES.last_round_influence)


def population_facts(say: Say) -> Iterable[str]:
    """What a population card does, and how many of a class show how many nuns."""
    spread = CARDS_FILE.reconstructed.nuns_a_class
    yield said(say, "fact-population")
    yield said(say, "fact-strange")
    yield said(say, "fact-nuns")
    counts = {f"of{nuns}": spread[nuns] for nuns in range(MAX_NUNS + 1)}
    yield said(say, "fact-nuns-spread", all=sum(spread.values()), **counts)


def special_facts(card: int, say: Say) -> Iterable[str]:
    """What a Joker or a special card does."""
    yield said(say, f"fact-card-{CARD_IDS[card]}")
    number = SPECIAL_COUNTS[card - JOKER]
    yield said(say, "fact-in-the-box", number=number)
