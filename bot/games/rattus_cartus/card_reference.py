"""Buildings and cards explained."""

from __future__ import annotations

from engine.games.rattus_cartus.buildings import BUILDING_KINDS
from engine.games.rattus_cartus.cards import CARD_IDS, MAX_NUNS, PERSONS, population_card
from render.games.rattus_cartus import RattusCartusPainter
from render.games.rattus_cartus.card import LOOKED_UP, card_alt
from render.games.rattus_cartus.titles import card_name, kind_name
from render.picture import Picture
from render.words import Say

CARD_REFERENCE_IDS = LOOKED_UP


def title(card_id: str, translate: Say) -> str:
    """What a building or a card is called."""
    if card_id in BUILDING_KINDS:
        return kind_name(card_id, translate)
    person = card_id in PERSONS
    return card_name(
        population_card(card_id, MAX_NUNS) if person else CARD_IDS.index(card_id), translate
    )


def explain(card_id: str, translate: Say) -> str:
    """A building or a card with what it does: the same facts as in its picture."""
    return card_alt(card_id, translate)


def paint(card_id: str, translate: Say) -> Picture:
    """A building or a card large, with its facts."""
    return RattusCartusPainter().card(card_id, "base", translate)
