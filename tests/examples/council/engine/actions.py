"""The decisions of a house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field as Described

from tests.examples.council.engine.cards import Card
from tests.examples.council.engine.state import Field


@dataclass(frozen=True, slots=True)
class Give:
    """Choose 2 or 3 cards of the hand for the house on the left, the weakest first."""

    cards: tuple[Card, ...]
    kind: Literal["give"] = "give"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card at the dike, face down."""

    card: Card
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Done:
    """Finish laying cards."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a field."""

    field: Field
    kind: Literal["claim"] = "claim"


Action: TypeAlias = Annotated[Give | Lay | Done | Claim, Described(discriminator="kind")]

DONE = Done()
