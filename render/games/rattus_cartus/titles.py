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


def kind_name(kind: str, translate: Say) -> str:
    """What a kind of building is called: "Fortune-teller’s Tent"."""
    return said(translate, "building-" + kind.replace("_", "-"))


def building_name(building: int, translate: Say) -> str:
    return kind_name(BUILDINGS[building].kind, translate)


def class_name(cls: int, translate: Say) -> str:
    return said(translate, f"class-{CLASS_IDS[cls]}")


def card_name(card: int, translate: Say) -> str:
    """Who or what is on a card: "Monk"."""
    return said(
        translate, f"card-{PERSONS[CLASS_OF_CARD[card]] if card < JOKER else CARD_IDS[card]}"
    )


def full_name(card: int, translate: Say) -> str:
    """The same with the nuns of a population card."""
    name = card_name(card, translate)
    return (
        said(translate, "card-with-nuns", card=name, nuns=NUNS_ON[card]) if card < JOKER else name
    )
