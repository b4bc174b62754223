"""The drawings and signs of Rattus Cartus."""

from __future__ import annotations

from engine.games.rattus_cartus.cards import (
    CARD_IDS,
    CLASS_IDS,
    CLASS_OF_CARD,
    JOKER,
    PERSONS,
)
from render.art import Drawing
from render.shapes import Shape


def _art(name: str) -> Drawing:
    return Drawing(f"rattus_cartus/art/{name}.svg")


RAT, RAT_OFF = _art("rat"), _art("rat_off")
NUN, NUN_BACK, EYE = _art("nun"), _art("nun_back"), _art("eye")
CARD, CARDS, BACK = _art("card"), _art("cards"), _art("back")
HEAL, GIVE, SHIELD = _art("heal"), _art("give"), _art("shield")
INFLUENCE, TOKEN = _art("influence"), _art("token")
MOST, EACH = _art("most"), _art("each")
CRATE, DOOR, FIRST = _art("crate"), _art("door"), _art("first")
HOURGLASS, SKULL = _art("hourglass"), _art("skull")

SUITS = tuple(_art(f"suit_{name}") for name in CLASS_IDS)
"""The sign of each class, by its number: to be painted in one colour."""

SPECIALS = tuple(_art(name) for name in CARD_IDS[JOKER:])
"""The Joker, the Sword, the Flute, the Pass and the Gold, without a ground."""

TICK: Shape = (("area", (4, 52, 20, 36, 40, 56, 80, 12, 97, 28, 40, 90)),)
"""Done."""


def house(kind: str) -> Drawing:
    """The picture of a kind of building."""
    return _art(kind)


def portrait(cls: int) -> Drawing:
    """Who stands on the cards of a class."""
    return _art(PERSONS[cls])


def motif(card: int) -> Drawing:
    """The picture on a card."""
    return portrait(CLASS_OF_CARD[card]) if card < JOKER else SPECIALS[card - JOKER]
