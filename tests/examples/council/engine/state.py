"""Everything there is to know about a running council, hidden things included."""

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
"""A field behind the dike, 0 to 29: the first row lies by the sea."""


class Phase(StrEnum):
    """The phases of a winter in their order. Nobody decides anything in the harvest."""

    GIVING = "giving"
    BUILDING = "building"
    CLAIMING = "claiming"
    HARVEST = "harvest"


@dataclass(frozen=True, slots=True)
class Options:
    """What a table agrees on before the game.

    `open`: all cards and floods lie face up in the order of the box, and what a house decides
    is seen at once. `duel`: two houses only.
    """

    open: bool = False
    duel: bool = False


@dataclass(slots=True)
class Player:
    """One house.

    `giving`, `laid` and `claim` are what it decided in this phase; `ready` says that it lays no
    more. `gift` are the cards that it was given this winter, without those that it has openly
    built with since: so much does `giver` know of its hand. `received` counts them all.
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
        """How many cards it has behind its screen: in the hand, or laid already."""
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
    """A council of the dike.

    The top of the deck and of the floods is the last card. Hands and laid cards are sorted.
    `flood` is the height of this winter's flood once it came.
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
        """The houses that no flood has taken."""
        return [seat for seat, player in enumerate(self.players) if player.alive]

    @property
    def free_fields(self) -> list[Field]:
        """The fields that belong to nobody."""
        taken = {own for player in self.players for own in player.fields}
        return [one for one in range(FIELDS) if one not in taken]

    def left_of(self, seat: Seat) -> Seat:
        """The next living house, clockwise."""
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
