"""The complete state of a game, including hidden information."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from engine.core import Seat
from engine.games.saint_petersburg.cards import (
    CARD_IDS,
    EDITIONS,
    Card,
    CardCounts,
    CardTable,
    Phase,
    PhaseLabel,
    card_table,
)

ROW_SIZE = 8
"""Cards in both rows together after a deal, whatever the number of players."""

START_RUBLES = 25
HAND_LIMIT = 3

Edition = Annotated[str, Field(pattern="^(" + "|".join(EDITIONS) + ")$")]


@dataclass(frozen=True, slots=True)
class Options:
    """Options agreed on before the game.

    `extra_marker` is the seat that gets the second start marker in a game with three players (by
    the rule book the youngest player); None deals it at random.
    """

    edition: Edition = "base"
    open_rubles: bool = False
    open_hands: bool = False
    extra_marker: Seat | None = None


@dataclass(slots=True)
class Player:
    """One seat's rubles, points, hand and cards in play.

    `used_observatories` of the Observatories in play lie face down until the end of the round;
    `used_prisons` of the Debtor's Prisons have been used in this round.
    """

    rubles: int = START_RUBLES
    points: int = 0
    hand: list[Card] = field(default_factory=list)
    in_play: CardCounts = field(default_factory=lambda: bytearray(len(CARD_IDS)))
    used_observatories: int = 0
    used_prisons: int = 0

    def clone(self) -> Player:
        return Player(
            self.rubles,
            self.points,
            self.hand.copy(),
            self.in_play.copy(),
            self.used_observatories,
            self.used_prisons,
        )


@dataclass(slots=True)
class State:
    """A game of Saint Petersburg.

    The top of a stack is its last card. New cards are added at the left of a row, so the upper row
    begins with the newest. `turn` is the seat whose turn it is, `passes` the number of consecutive
    passes. `drawn` is the card that the seat on turn drew with an Observatory or released from the
    discard pile, and must now buy, take or discard. `disc` is the seat that holds the gold disc, in
    games that have it.

    `guild_hall_owners`, `trading_house_owners` and `pub_owners` are the seats that must still
    decide after the building scoring, in this order of lists.
    """

    options: Options
    players: list[Player]
    stacks: list[list[Card]]
    markers: list[Seat]
    turn: Seat
    upper: list[Card] = field(default_factory=list)
    lower: list[Card] = field(default_factory=list)
    discard_pile: list[Card] = field(default_factory=list)
    round: int = 1
    phase: PhaseLabel = Phase.WORKER
    passes: int = 0
    drawn: Card | None = None
    pub_owners: list[Seat] = field(default_factory=list)
    last_round: bool = False
    over: bool = False
    disc: Seat | None = None
    guild_hall_owners: list[Seat] = field(default_factory=list)
    trading_house_owners: list[Seat] = field(default_factory=list)

    @property
    def table(self) -> CardTable:
        return card_table(self.options.edition)

    def clone(self) -> State:
        return State(
            self.options,
            [player.clone() for player in self.players],
            [stack.copy() for stack in self.stacks],
            self.markers.copy(),
            self.turn,
            self.upper.copy(),
            self.lower.copy(),
            self.discard_pile.copy(),
            self.round,
            self.phase,
            self.passes,
            self.drawn,
            self.pub_owners.copy(),
            self.last_round,
            self.over,
            self.disc,
            self.guild_hall_owners.copy(),
            self.trading_house_owners.copy(),
        )

    def pending_owners(self) -> list[Seat]:
        """Return the seats that must decide about a building, the first of them now; else empty."""
        return self.guild_hall_owners or self.trading_house_owners or self.pub_owners


def count_in_play(in_play: CardCounts | bytes, kinds: tuple[Card, ...]) -> int:
    """Return how many cards of these kinds are in play."""
    count = 0
    for card in kinds:
        count += in_play[card]
    return count


def hand_limit(table: CardTable, in_play: CardCounts) -> int:
    """Return the hand limit: three cards, four with the Warehouse."""
    return HAND_LIMIT + in_play[table.warehouse]
