"""The art and icons of Rattus Cartus."""

from __future__ import annotations

from engine.games.rattus_cartus.cards import (
    CARD_IDS,
    CLASS_IDS,
    CLASS_OF_CARD,
    JOKER,
    PERSONS,
)
from render.art import SvgAsset
from render.icons import Shape


def _asset(name: str) -> SvgAsset:
    return SvgAsset(f"rattus_cartus/art/{name}.svg")


RAT = _asset("rat")
NUN, NUN_BACK, EYE = _asset("nun"), _asset("nun_back"), _asset("eye")
CARD, CARDS, BACK = _asset("card"), _asset("cards"), _asset("back")
HEAL, GIVE, SHIELD = _asset("heal"), _asset("give"), _asset("shield")
INFLUENCE, TOKEN = _asset("influence"), _asset("token")
PRIVILEGE, EVERYONE = _asset("most"), _asset("each")
CRATE, DOOR, FIRST = _asset("crate"), _asset("door"), _asset("first")
HOURGLASS, SKULL = _asset("hourglass"), _asset("skull")

STREET, TOWN = _asset("street"), _asset("town")
"""Roofs at night: behind a building, and behind a whole picture."""

SUITS = tuple(_asset(f"suit_{name}") for name in CLASS_IDS)
"""The icon of each class, by its number, to be drawn in one colour."""

SPECIALS = tuple(_asset(name) for name in CARD_IDS[JOKER:])
"""The Joker, the Sword, the Flute, the Pass and the Gold, with transparent background."""

TICK: Shape = (("area", (4, 52, 20, 36, 40, 56, 80, 12, 97, 28, 40, 90)),)
"""Marks a resolved building."""


def building_art(kind: str) -> SvgAsset:
    """Return the art of a kind of building."""
    return _asset(kind)


def person_art(cls: int) -> SvgAsset:
    """Return the art of the person on the cards of a class."""
    return _asset(PERSONS[cls])


def card_art(card: int) -> SvgAsset:
    """Return the art of a card."""
    return person_art(CLASS_OF_CARD[card]) if card < JOKER else SPECIALS[card - JOKER]
