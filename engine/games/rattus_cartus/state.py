"""The complete state of a game, including hidden information."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS, BuildingNumber
from engine.games.rattus_cartus.cards import SPECIAL_COUNTS, Card
from engine.games.rattus_cartus.rulebook import RULES

Place: TypeAlias = int
"""A building shown in this round, numbered from 0 at the left."""

Nun: TypeAlias = int
"""A place in the nun row, numbered from 0 at the left."""

NO_PLACE = -1
"""A place that is not set."""


@dataclass(frozen=True, slots=True)
class Options:
    """Options agreed on before the game.

    `one_kind`: of each class all five copies of one kind of building are used, and everybody knows
    which. Otherwise five of each class's ten buildings are drawn, unknown to all.
    """

    one_kind: bool = False


class Phase(StrEnum):
    """The parts of a round in which somebody decides."""

    SUPPLIES = "supplies"
    ENTERING = "entering"
    RESOLVING = "resolving"


class Step(StrEnum):
    """The decision to be made now. Only `GIVE` and `DISCARD` are made by several seats at once."""

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
    """Why cards are demanded."""

    SWORD = "sword"
    GUARD_TOWER = "guard-tower"
    HOSPITAL = "hospital"


@dataclass(slots=True)
class RoundTally:
    """What a seat gained and lost in this round, as everybody saw it.

    `cards` is the number drawn, `special` those gained of Jokers, Swords, Flutes, Passes and Gold.
    `rats_taken` and `rats_off` count rats taken and discarded.
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

    `hand`, `chosen` and `laid` are sorted. `chosen` are cards picked from the hand in an unfinished
    decision: to lay down, to give or to discard; `asked` is how many more can or must be chosen, or
    how many nuns looked at. `laid` are face down at the building; once they are turned over `shown`
    holds them until the round ends. `known` has one bit for each card of the nun row that the seat
    has looked at.
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
        """The number of cards in the hand as others see it."""
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

    Buildings: `row` are those of this round, `entered` the seats that entered each, in order.
    `stack` are those of later rounds and `replacements` the pile beside it; the next is the last of
    each. `gone` have left the game, of these `turned_away` in this round because all were of one
    class; `unused` were never in it.

    Cards: the top of `deck` is its last card, `piles` are the numbers of special cards left.

    `heights` is by class and seat, `orders` by class the seats from the first disc to the last.
    `queue` are the seats still to choose a supply or to enter, the next one first; `turn` is that
    seat, or the one that looks at nuns. `entry_order` are those that have entered. `place` is the
    building being resolved and `agenda` what remains to be done there, the next task last;
    `privilege` is its holder there, with two players that of the round. `receiver` gets the cards
    given because of `demand`.

    `known` is by viewer and other seat the cards that the viewer knows to be there; `astray` is by
    viewer the special cards whose owner it does not know, each with one bit per possible owner (see
    `beliefs`). `rng` is the state of the generator that shuffles discards.
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
        """The kinds of building in use, if everybody knows them."""
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
