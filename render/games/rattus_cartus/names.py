"""The names of cards, classes and buildings."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.cards import (
    CARD_IDS,
    CLASS_IDS,
    CLASS_OF_CARD,
    JOKER,
    NUNS_ON,
    PERSONS,
)
from render.translation import Translate


def kind_name(kind: str, translate: Translate) -> str:
    """Return the name of a kind of building: "Fortune-teller’s Tent"."""
    return translate("building-" + kind.replace("_", "-"))


def building_name(building: int, translate: Translate) -> str:
    return kind_name(BUILDINGS[building].kind, translate)


def class_name(cls: int, translate: Translate) -> str:
    return translate(f"class-{CLASS_IDS[cls]}")


def card_name(card: int, translate: Translate) -> str:
    """Return who or what is on a card: "Monk"."""
    return translate(f"card-{PERSONS[CLASS_OF_CARD[card]] if card < JOKER else CARD_IDS[card]}")


def special_count(card: int, number: int, translate: Translate) -> str:
    """Return so many of a Joker or a special card: "2 Passes"."""
    return translate(f"number-of-{CARD_IDS[card]}", number=number)


def counted_cards(
    cards: Iterable[int], translate: Translate, copies_key: str, *, nuns: bool = True
) -> tuple[str, ...]:
    """Return the names of cards, each once with its number of copies.

    `copies_key` is the text for several people; `nuns` tells people with other nuns apart.
    """
    name_of = card_name_with_nuns if nuns else card_name
    cards_by_name: dict[str, list[int]] = {}
    for card in cards:
        cards_by_name.setdefault(name_of(card, translate), []).append(card)
    return tuple(
        name
        if len(alike) == 1
        else special_count(alike[0], len(alike), translate)
        if alike[0] >= JOKER
        else translate(copies_key, number=len(alike), card=name)
        for name, alike in cards_by_name.items()
    )


def card_name_with_nuns(card: int, translate: Translate) -> str:
    """Return the card's name, with the number of nuns on a population card."""
    name = card_name(card, translate)
    return translate("card-with-nuns", card=name, nuns=NUNS_ON[card]) if card < JOKER else name
