"""Explains buildings and cards."""

from __future__ import annotations

from bot.card_reference import CardReference
from bot.games.rattus_cartus.icons import lookup_icon
from engine.games.rattus_cartus.buildings import BUILDING_KINDS
from engine.games.rattus_cartus.cards import CARD_IDS, MAX_NUNS, PERSONS, population_card
from render.games.rattus_cartus import RENDERER
from render.games.rattus_cartus.card import LOOKUP_IDS, card_alt
from render.games.rattus_cartus.names import card_name, kind_name
from render.picture import Picture
from render.translation import Translate


def title(card_id: str, translate: Translate) -> str:
    """The name of a building or a card."""
    if card_id in BUILDING_KINDS:
        return kind_name(card_id, translate)
    is_person = card_id in PERSONS
    card = population_card(card_id, MAX_NUNS) if is_person else CARD_IDS.index(card_id)
    return card_name(card, translate)


def explain(card_id: str, translate: Translate) -> str:
    """What a building or a card does: the same facts as in its picture."""
    return card_alt(card_id, "base", translate)


def render(card_id: str, translate: Translate) -> Picture:
    """Draw a building or a card, large, with its facts."""
    return RENDERER.card(card_id, "base", translate)


CARD_REFERENCE = CardReference(
    ids=LOOKUP_IDS, title=title, explain=explain, render=render, icon=lookup_icon
)
