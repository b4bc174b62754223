"""Population cards, Jokers and special cards, from `data/`. Kinds of cards are small integers.

Population cards come first, by class and by nuns; then the Joker, the Sword, the Flute, the Pass
and the Gold. Reconstructed facts are in the data under a key of that name only.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Self, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, model_validator

DATA = Path(__file__).parents[3] / "data" / "rattus_cartus"

MAX_NUNS = 4

SPECIAL_IDS = ("joker", "sword", "flute", "pass", "gold")
"""The cards that are gained and not drawn, in the order of their numbers."""


class ClassFacts(BaseModel):
    """A class of the population, and the person on its cards."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    person: str


class ReconstructedCards(BaseModel):
    """The number of cards of a class by their nuns."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    nuns_a_class: dict[int, int]


class CardsFile(BaseModel):
    """The cards in the box, in `data/rattus_cartus/cards.json`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    classes: tuple[ClassFacts, ...] = Field(min_length=6, max_length=6)
    nuns: dict[int, int]
    special: dict[str, int]
    reconstructed: ReconstructedCards

    @model_validator(mode="after")
    def check_totals(self) -> Self:
        """Check that the nuns of the classes add up to those of the deck."""
        totals = {nuns: count * 6 for nuns, count in self.reconstructed.nuns_a_class.items()}
        if totals != self.nuns or set(totals) != set(range(MAX_NUNS + 1)):
            raise ValueError("the nuns of the classes make up those of the deck")
        if set(self.special) != set(SPECIAL_IDS):
            raise ValueError(f"the special cards are {SPECIAL_IDS}")
        return self


CARDS_FILE = CardsFile.model_validate_json((DATA / "cards.json").read_text(encoding="utf-8"))

CLASS_IDS: tuple[str, ...] = tuple(each.id for each in CARDS_FILE.classes)
"""The id of each class, by its number."""

PERSONS: tuple[str, ...] = tuple(each.person for each in CARDS_FILE.classes)
"""The person on the cards of each class."""

CLASS_COUNT = len(CLASS_IDS)

_KINDS_PER_CLASS = MAX_NUNS + 1

JOKER = CLASS_COUNT * _KINDS_PER_CLASS
"""The first number that is not a population card."""

SWORD, FLUTE, PASS, GOLD = range(JOKER + 1, JOKER + 5)
SPECIALS = (JOKER, SWORD, FLUTE, PASS, GOLD)

CARD_IDS: tuple[str, ...] = (
    *(f"{person}_{nuns}" for person in PERSONS for nuns in range(_KINDS_PER_CLASS)),
    *SPECIAL_IDS,
)
"""The id of each kind of card: "monk_3" is a monk with three nuns."""

CLASS_OF_CARD: tuple[int, ...] = tuple(card // _KINDS_PER_CLASS for card in range(JOKER))
"""The class of a population card, by its number."""

NUNS_ON: tuple[int, ...] = tuple(card % _KINDS_PER_CLASS for card in range(JOKER))
"""The nuns on a population card, by its number."""

POPULATION_DECK: tuple[int, ...] = tuple(
    card
    for card in range(JOKER)
    for _ in range(CARDS_FILE.reconstructed.nuns_a_class[NUNS_ON[card]])
)
"""The whole population deck, in ascending order."""

SPECIAL_COUNTS: tuple[int, ...] = tuple(CARDS_FILE.special[name] for name in SPECIAL_IDS)
"""How many of each special card there are."""

_NUMBER_BY_ID = {name: number for number, name in enumerate(CARD_IDS)}


def population_card(person: str, nuns: int = 0) -> int:
    """Return the card of a person with so many nuns."""
    return _NUMBER_BY_ID[f"{person}_{nuns}"]


def can_be_laid(card: int) -> bool:
    """Return whether the card can be played at a building: all but Pass and Gold."""
    return card < PASS


def brings_rat(card: int, cls: int) -> bool:
    """Return whether the card brings a rat at a building of a class: only a stranger does."""
    return card < JOKER and CLASS_OF_CARD[card] != cls


def card_number(name: Any) -> int:
    """Return the number of a kind of card. Raises ValueError for anything but the id of one."""
    if not isinstance(name, str) or name not in _NUMBER_BY_ID:
        raise ValueError(f"no card is called {name!r}")
    return _NUMBER_BY_ID[name]


def card_id(card: int) -> str:
    """Return the id of a kind of card."""
    return CARD_IDS[card]


def class_number(name: Any) -> int:
    """Return the number of a class. Raises ValueError for anything but the id of one."""
    if not isinstance(name, str) or name not in CLASS_IDS:
        raise ValueError(f"no class is called {name!r}")
    return CLASS_IDS.index(name)


Card: TypeAlias = Annotated[
    int, BeforeValidator(card_number), PlainSerializer(card_id, return_type=str)
]
"""The number of a kind of card; its id in JSON."""

Class: TypeAlias = Annotated[
    int,
    BeforeValidator(class_number),
    PlainSerializer(lambda number: CLASS_IDS[number], return_type=str),
]
"""The number of a class; its id in JSON."""
