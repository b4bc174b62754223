"""The population, special cards and Jokers, from `data/`. A kind of card is a small int.

Population cards come first, class by class and in each class by their nuns; then the Joker, the
Sword, the Flute, the Pass and the Gold. What is reconstructed stands in the data under a key of
that name and nowhere else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Self, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, model_validator

DATA = Path(__file__).parents[3] / "data" / "rattus_cartus"

MAX_NUNS = 4

SPECIAL_IDS = ("joker", "sword", "flute", "pass", "gold")
"""The cards that are not drawn but gained, in the order of their numbers."""


class ClassFacts(BaseModel):
    """A class of the population and the person on its cards."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    person: str


class ReconstructedCards(BaseModel):
    """How many cards of a class show so many nuns."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    nuns_a_class: dict[int, int]


class CardsFile(BaseModel):
    """`data/rattus_cartus/cards.json`: what cards lie in the box."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    classes: tuple[ClassFacts, ...] = Field(min_length=6, max_length=6)
    nuns: dict[int, int]
    special: dict[str, int]
    reconstructed: ReconstructedCards

    @model_validator(mode="after")
    def check_totals(self) -> Self:
        """The classes share the nuns of the whole deck."""
        totals = {nuns: count * 6 for nuns, count in self.reconstructed.nuns_a_class.items()}
        if totals != self.nuns or set(totals) != set(range(MAX_NUNS + 1)):
            raise ValueError("the nuns of the classes make up those of the deck")
        if set(self.special) != set(SPECIAL_IDS):
            raise ValueError(f"the special cards are {SPECIAL_IDS}")
        return self


CARDS_FILE = CardsFile.model_validate_json((DATA / "cards.json").read_text(encoding="utf-8"))

CLASS_IDS: tuple[str, ...] = tuple(each.id for each in CARDS_FILE.classes)
"""The six classes; a class's place here is its number."""

PERSONS: tuple[str, ...] = tuple(each.person for each in CARDS_FILE.classes)
"""Who stands on the cards of each class."""

CLASS_COUNT = len(CLASS_IDS)

_KINDS_PER_CLASS = MAX_NUNS + 1

JOKER = CLASS_COUNT * _KINDS_PER_CLASS
"""The first number that is no population card."""

SWORD, FLUTE, PASS, GOLD = range(JOKER + 1, JOKER + 5)
SPECIALS = (JOKER, SWORD, FLUTE, PASS, GOLD)

CARD_IDS: tuple[str, ...] = (
    *(f"{person}_{nuns}" for person in PERSONS for nuns in range(_KINDS_PER_CLASS)),
    *SPECIAL_IDS,
)
"""The id of each kind of card: "monk_3" shows a monk and three nuns."""

CLASS_OF_CARD: tuple[int, ...] = tuple(card // _KINDS_PER_CLASS for card in range(JOKER))
"""The class of a population card, by its number."""

NUNS_ON: tuple[int, ...] = tuple(card % _KINDS_PER_CLASS for card in range(JOKER))
"""The nuns on a population card, by its number."""

POPULATION_DECK: tuple[int, ...] = tuple(
    card
    for card in range(JOKER)
    for _ in range(CARDS_FILE.reconstructed.nuns_a_class[NUNS_ON[card]])
)
"""The whole population deck, in the order of its numbers."""

SPECIAL_COUNTS: tuple[int, ...] = tuple(CARDS_FILE.special[name] for name in SPECIAL_IDS)
"""How many of each special card there are."""

_NUMBER_BY_ID = {name: number for number, name in enumerate(CARD_IDS)}


def population_card(person: str, nuns: int = 0) -> int:
    """The card of that person with so many nuns."""
    return _NUMBER_BY_ID[f"{person}_{nuns}"]


def can_be_laid(card: int) -> bool:
    """Whether the card can be played at a building: all but Pass and Gold."""
    return card < PASS


def card_number(name: Any) -> int:
    """The number of a kind of card. Raises ValueError for anything but the id of one."""
    if not isinstance(name, str) or name not in _NUMBER_BY_ID:
        raise ValueError(f"no card is called {name!r}")
    return _NUMBER_BY_ID[name]


def card_id(card: int) -> str:
    """The id of a kind of card."""
    return CARD_IDS[card]


def class_number(name: Any) -> int:
    """The number of a class. Raises ValueError for anything but the id of one."""
    if not isinstance(name, str) or name not in CLASS_IDS:
        raise ValueError(f"no class is called {name!r}")
    return CLASS_IDS.index(name)


Card: TypeAlias = Annotated[
    int, BeforeValidator(card_number), PlainSerializer(card_id, return_type=str)
]
"""A card kind's number; in JSON its id."""

Class: TypeAlias = Annotated[
    int,
    BeforeValidator(class_number),
    PlainSerializer(lambda number: CLASS_IDS[number], return_type=str),
]
"""A class's number; in JSON its id."""
