"""The state of a game, including hidden information."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from engine.core import Seat
from tests.examples.council.engine.cards import Card

WINTERS = 3
HAND_SIZE = 6

FIELDS = 30
FIELDS_IN_A_ROW = 6

Field: TypeAlias = int
"""A field, 0 to 29; the first row is by the sea."""


class Phase(StrEnum):
    """The phases of a winter in their order. The harvest has no decisions."""

    GIVING = "giving"
    BUILDING = "building"
    CLAIMING = "claiming"
    HARVEST = "harvest"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game.

    `open`: deck and floods are unshuffled and lie face up, and decisions are public at once.
    """

    open: bool = False


@dataclass(slots=True)
class Player:
    """One house.

    `giving`, `laid` and `claim` are its decisions in this phase; `ready` is true once it has
    finished laying cards. `gift` are the cards that it was given this winter, except those revealed
    at the dike since: what `giver` knows of its hand. `received` is the number of cards given.
    """

    hand: list[Card] = field(default_factory=list)
    laid: list[Card] = field(default_factory=list)
    giving: tuple[Card, ...] | None = None
    ready: bool = False
    claim: Field | None = None
    gift: list[Card] = field(default_factory=list)
    giver: Seat | None = None
    received: int = 0
    fields: list[Field] = field(default_factory=list)
    points: int = 0
    alive: bool = True

    @property
    def holding(self) -> int:
        """The number of its hidden cards: in the hand and at the dike."""
        return len(self.hand) + len(self.laid)

    def clone(self) -> Player:
        return Player(
            self.hand.copy(),
            self.laid.copy(),
            self.giving,
            self.ready,
            self.claim,
            self.gift.copy(),
            self.giver,
            self.received,
            self.fields.copy(),
            self.points,
            self.alive,
        )


@dataclass(slots=True)
class State:
    """The state of a game.

    The top of the deck and of the floods is the last card. Hands and laid cards are sorted.
    `flood` is the height of this winter's flood after it came.
    """

    options: Options
    players: list[Player]
    deck: list[Card]
    floods: list[int]
    winter: int = 1
    phase: Phase = Phase.GIVING
    flood: int | None = None
    discard_pile: list[Card] = field(default_factory=list)
    over: bool = False

    @property
    def living(self) -> list[Seat]:
        """The houses that have not drowned."""
        return [seat for seat, player in enumerate(self.players) if player.alive]

    @property
    def free_fields(self) -> list[Field]:
        """The unowned fields."""
        taken = {own for player in self.players for own in player.fields}
        return [candidate for candidate in range(FIELDS) if candidate not in taken]

    def left_of(self, seat: Seat) -> Seat:
        """Return the next living house clockwise."""
        living = self.living
        return living[(living.index(seat) + 1) % len(living)]

    def clone(self) -> State:
        return State(
            self.options,
            [player.clone() for player in self.players],
            self.deck.copy(),
            self.floods.copy(),
            self.winter,
            self.phase,
            self.flood,
            self.discard_pile.copy(),
            self.over,
        )
