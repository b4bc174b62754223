"""What cards, classes and buildings are called."""

from __future__ import annotations

from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.cards import (
    CARD_IDS,
    CLASS_IDS,
    CLASS_OF_CARD,
    JOKER,
    NUNS_ON,
    PERSONS,
)
from render.words import Say, said


def kind_name(kind: str, say: Say) -> str:
    """What a kind of building is called: "Fortune-teller’s Tent"."""
    return said(say, "building-" + kind.replace("_", "-"))


def building_name(building: int, say: Say) -> str:
    return kind_name(BUILDINGS[building].kind, say)


def class_name(cls: int, say: Say) -> str:
    return said(say, f"class-{CLASS_IDS[cls]}")


def card_name(card: int, say: Say) -> str:
    """Who or what is on a card: "Monk"."""
    return said(say, f"card-{PERSONS[CLASS_OF_CARD[card]] if card < JOKER else CARD_IDS[card]}")


def full_name(card: int, say: Say) -> str:
    """The same with the nuns of a population card."""
    name = card_name(card, say)
    return said(say, "card-with-nuns", card=name, nuns=NUNS_ON[card]) if card < JOKER else name
