"""The actions. Several cards are chosen one by one, followed by `Done`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.games.rattus_cartus.cards import CARD_IDS, Card
from engine.games.rattus_cartus.rulebook import BUILDINGS_SHOWN, RULES
from engine.games.rattus_cartus.state import Nun, Place


@dataclass(frozen=True, slots=True)
class TakeSupply:
    """Take the supply of a building that is shown; others may take the same."""

    place: Place
    kind: Literal["take-supply"] = "take-supply"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at a card of the nun row."""

    nun: Nun
    kind: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class Enter:
    """Enter a building. Laying down cards there comes next."""

    place: Place
    kind: Literal["enter"] = "enter"


@dataclass(frozen=True, slots=True)
class UsePass:
    """Return a Pass, to enter after all others who have not entered yet."""

    kind: Literal["use-pass"] = "use-pass"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card of the hand face down at the building entered."""

    card: Card
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Give:
    """Choose a card of the hand to give away. With the last one demanded the decision is final."""

    card: Card
    kind: Literal["give"] = "give"


@dataclass(frozen=True, slots=True)
class Discard:
    """Choose a card of the hand to discard in the Hospital, along with one rat."""

    card: Card
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Done:
    """Lay down or discard no more cards."""

    kind: Literal["done"] = "done"


Action: TypeAlias = Annotated[
    TakeSupply | Look | Enter | UsePass | Lay | Give | Discard | Done, Field(discriminator="kind")
]

_PLACES = range(max(BUILDINGS_SHOWN.values()))

# Legal actions are listed so often that the few different objects are reused.
SUPPLY_AT: tuple[TakeSupply, ...] = tuple(map(TakeSupply, _PLACES))
ENTER_AT: tuple[Enter, ...] = tuple(map(Enter, _PLACES))
"""Taking the supply of a building, and entering it, by place."""

LOOK_AT: tuple[Look, ...] = tuple(map(Look, range(RULES.nun_row)))
"""Looking at a card of the nun row, by its place."""

LAY: tuple[Lay, ...] = tuple(map(Lay, range(len(CARD_IDS))))
GIVE: tuple[Give, ...] = tuple(map(Give, range(len(CARD_IDS))))
DISCARD: tuple[Discard, ...] = tuple(map(Discard, range(len(CARD_IDS))))
"""Laying, giving and discarding a card, by its number."""

USE_PASS, DONE = UsePass(), Done()
