"""Everything there is to know about a running game, hidden things included."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS, BuildingNumber
from engine.games.rattus_cartus.cards import SPECIAL_COUNTS, Card
from engine.games.rattus_cartus.rulebook import RULES

Place: TypeAlias = int
"""A building shown in this round, counted from the left from 0."""

Nun: TypeAlias = int
"""A place in the nun row, counted from the left from 0."""

NO_PLACE = -1
"""Stands for a place where there is none."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a table agrees on before the game.

    `one_kind`: of each class one kind of building is used, all five copies; everybody knows
    which. Otherwise five of each class's ten are drawn, and nobody knows which.
    """

    one_kind: bool = False


class Phase(StrEnum):
    """The parts of a round in which somebody decides."""

    SUPPLIES = "supplies"
    ENTERING = "entering"
    RESOLVING = "resolving"


class Step(StrEnum):
    """What is asked now. Only of `GIVE` and `DISCARD` several can be asked at once."""

    SUPPLY = "supply"
    LOOK = "look"
    ENTER = "enter"
    LAY = "lay"
    GIVE = "give"
    DISCARD = "discard"
    OVER = "over"


class Task(StrEnum):
    """What is still to be done at a building before it is resolved."""

    SWORD = "sword"
    FLUTE = "flute"
    PRIVILEGE = "privilege"
    BASIC = "basic"
    HEAL = "heal"


class Demand(StrEnum):
    """Why cards are asked for."""

    SWORD = "sword"
    GUARD_TOWER = "guard-tower"
    HOSPITAL = "hospital"


@dataclass(slots=True)
class RoundTally:
    """What a seat gained and lost in this round, as everybody saw it.

    `cards` were drawn, `special` counts Jokers, Swords, Flutes, Passes and Gold. Of rats it is
    how many were taken and how many were got rid of.
    """

    influence: int = 0
    rats_taken: int = 0
    rats_off: int = 0
    cards: int = 0
    tokens: int = 0
    special: list[int] = field(default_factory=lambda: [0, 0, 0, 0, 0])

    def clone(self) -> RoundTally:
        return RoundTally(
            self.influence,
            self.rats_taken,
            self.rats_off,
            self.cards,
            self.tokens,
            self.special.copy(),
        )


@dataclass(slots=True)
class Player:
    """One seat.

    `hand`, `chosen` and `laid` are sorted. `chosen` are cards of the hand picked in a decision
    that is not finished: to lay down, to give or to discard; `asked` is how many more can or
    must be chosen (nuns to look at, too). `laid` lie face down at the building, and from when
    they are turned over `shown` tells until the round ends what they were. `known` has a bit
    for each card of the nun row that the seat looked at.
    """

    hand: list[Card] = field(default_factory=list)
    chosen: list[Card] = field(default_factory=list)
    laid: list[Card] = field(default_factory=list)
    shown: tuple[Card, ...] | None = None
    rats: int = RULES.start_rats
    tokens: int = 0
    known: int = 0
    asked: int = 0
    supply: Place = NO_PLACE
    place: Place = NO_PLACE
    gains: RoundTally = field(default_factory=RoundTally)

    @property
    def hand_size(self) -> int:
        """How many cards are in its hand for all that others can see."""
        return len(self.hand) + len(self.chosen)

    def clone(self) -> Player:
        return Player(
            self.hand.copy(),
            self.chosen.copy(),
            self.laid.copy(),
            self.shown,
            self.rats,
            self.tokens,
            self.known,
            self.asked,
            self.supply,
            self.place,
            self.gains.clone(),
        )


@dataclass(slots=True)
class State:
    """A game of Rattus Cartus.

    Buildings: `row` are those shown in this round and `entered` who entered each, in order.
    `stack` are those of the rounds to come and `replacements` the pile beside it, of both the
    next is the last; `gone` have left the game, `turned_away` those of them that did so in this
    round because all were of one class, and `unused` were never in it.

    Cards: of `deck` the top is the last card, `piles` counts what is left of each special card.

    `heights` is by class and seat, `orders` by class the seats from the first disc to the last.
    `queue` are the seats still to choose a supply or to enter, who does so now first; `turn` is
    that seat, or the one that looks at nuns. `entry_order` are those that have entered. `place`
    is the building that is being resolved and `agenda` what is still to be done there, the next
    last; `privilege` who has it there, with two players for the whole round. `receiver` gets
    what is given because of `demand`.

    `known` is by seat and other seat which cards the first is sure to be with the second, and
    `astray` by seat the special cards that it cannot place: each with a bit for each seat that
    may have it. `rng` is the state of the generator that shuffles discards.
    """

    options: Options
    players: list[Player]
    stack: list[BuildingNumber]
    replacements: list[BuildingNumber]
    unused: list[BuildingNumber]
    deck: list[Card]
    nuns: list[Card]
    rounds: int
    first: Seat
    rng: int
    known: list[list[list[Card]]]
    astray: list[list[tuple[Card, int]]]
    heights: list[list[int]]
    orders: list[list[Seat]]
    turn: Seat = 0
    round: int = 1
    phase: Phase = Phase.SUPPLIES
    step: Step = Step.SUPPLY
    row: list[BuildingNumber] = field(default_factory=list)
    entered: list[list[Seat]] = field(default_factory=list)
    gone: list[BuildingNumber] = field(default_factory=list)
    turned_away: list[BuildingNumber] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)
    piles: list[int] = field(default_factory=lambda: list(SPECIAL_COUNTS))
    queue: list[Seat] = field(default_factory=list)
    entry_order: list[Seat] = field(default_factory=list)
    place: Place = NO_PLACE
    agenda: list[tuple[Task, Seat]] = field(default_factory=list)
    privilege: Seat | None = None
    receiver: Seat | None = None
    demand: Demand | None = None

    @property
    def over(self) -> bool:
        return self.step is Step.OVER

    @property
    def last_round(self) -> bool:
        return self.round == self.rounds

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of building in use where everybody knows them."""
        if not self.options.one_kind:
            return ()
        unused = {BUILDINGS[number].kind for number in self.unused}
        return tuple(kind for kind in BUILDING_KINDS if kind not in unused)

    def clone(self) -> State:
        return State(
            self.options,
            [player.clone() for player in self.players],
            self.stack.copy(),
            self.replacements.copy(),
            self.unused,
            self.deck.copy(),
            self.nuns,
            self.rounds,
            self.first,
            self.rng,
            [[cards.copy() for cards in others] for others in self.known],
            [cards.copy() for cards in self.astray],
            [heights.copy() for heights in self.heights],
            [order.copy() for order in self.orders],
            self.turn,
            self.round,
            self.phase,
            self.step,
            self.row.copy(),
            [seats.copy() for seats in self.entered],
            self.gone.copy(),
            self.turned_away.copy(),
            self.discards.copy(),
            self.piles.copy(),
            self.queue.copy(),
            self.entry_order.copy(),
            self.place,
            self.agenda.copy(),
            self.privilege,
            self.receiver,
            self.demand,
        )
