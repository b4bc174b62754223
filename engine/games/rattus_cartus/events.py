"""Events: what happened, with everything needed to narrate it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import PhaseEnded, Seat
from engine.games.rattus_cartus.buildings import BuildingNumber
from engine.games.rattus_cartus.cards import Card, Class
from engine.games.rattus_cartus.state import Demand, Nun, Place


@dataclass(frozen=True, slots=True)
class SupplyTaken:
    """A seat took the supply of a building. Events for what it got follow."""

    seat: Seat
    place: Place
    building: BuildingNumber
    kind: Literal["supply-taken"] = "supply-taken"


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A seat drew population cards, which the others do not see.

    `number` may be less than due, if there are no more.
    """

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None
    kind: Literal["cards-drawn"] = "cards-drawn"


@dataclass(frozen=True, slots=True)
class DiscardsShuffled:
    """The deck was empty, and the discarded population cards were shuffled into a new one."""

    number: int
    kind: Literal["discards-shuffled"] = "discards-shuffled"


@dataclass(frozen=True, slots=True)
class NunSeen:
    """A seat looked at a card of the nun row. Others do not see it."""

    seat: Seat
    nun: Nun
    card: Card | None
    kind: Literal["nun-seen"] = "nun-seen"


@dataclass(frozen=True, slots=True)
class PassUsed:
    """A seat returned a Pass, and enters after all others who have not entered yet."""

    seat: Seat
    kind: Literal["pass-used"] = "pass-used"


@dataclass(frozen=True, slots=True)
class Entered:
    """A seat entered a building; `number` counts entries there from 1."""

    seat: Seat
    place: Place
    building: BuildingNumber
    number: int
    kind: Literal["entered"] = "entered"


@dataclass(frozen=True, slots=True)
class CardChosen:
    """A seat picked a card to lay, to give or to discard. The others do not notice."""

    seat: Seat
    card: Card
    use: Literal["lay", "give", "discard"]
    kind: Literal["card-chosen"] = "card-chosen"


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """A seat laid down so many cards, face down."""

    seat: Seat
    number: int
    kind: Literal["cards-laid"] = "cards-laid"


@dataclass(frozen=True, slots=True)
class DiscardingDone:
    """A seat in the Hospital has decided. What it discards is shown when all there have."""

    seat: Seat
    kind: Literal["discarding-done"] = "discarding-done"


@dataclass(frozen=True, slots=True)
class Revealed:
    """The cards at a building were turned over: by seat, in the order of entry."""

    place: Place
    building: BuildingNumber
    seats: tuple[Seat, ...]
    cards: tuple[tuple[Card, ...], ...]
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class InfluenceScored:
    """A seat's disc moved up the track of a class, to this height."""

    seat: Seat
    cls: Class
    number: int
    height: int
    kind: Literal["influence-scored"] = "influence-scored"


@dataclass(frozen=True, slots=True)
class RatsTaken:
    """A seat took rats, one for each card of another class than the building's."""

    seat: Seat
    number: int
    kind: Literal["rats-taken"] = "rats-taken"


@dataclass(frozen=True, slots=True)
class RatsDiscarded:
    """A seat discarded so many rats: fewer than allowed if it had no more."""

    seat: Seat
    number: int
    kind: Literal["rats-discarded"] = "rats-discarded"


@dataclass(frozen=True, slots=True)
class FlutePlayed:
    """A seat played a Flute: its rats went to these seats, one entry per rat."""

    seat: Seat
    to: tuple[Seat, ...]
    kind: Literal["flute-played"] = "flute-played"


@dataclass(frozen=True, slots=True)
class CardsDemanded:
    """These seats must each give a seat so many cards; there may be none.

    `demand` is the Sword that it played, or the Guard Tower.
    """

    seat: Seat
    demand: Demand
    of: tuple[tuple[Seat, int], ...]
    kind: Literal["cards-demanded"] = "cards-demanded"


@dataclass(frozen=True, slots=True)
class CardsGiven:
    """So many cards went from hand to hand. Only these two seats see which."""

    giver: Seat
    receiver: Seat
    number: int
    cards: tuple[Card, ...] | None
    kind: Literal["cards-given"] = "cards-given"


@dataclass(frozen=True, slots=True)
class BuildingUsed:
    """A seat used a building, with or without privilege. Events for what it got follow."""

    seat: Seat
    place: Place
    building: BuildingNumber
    privilege: bool
    kind: Literal["building-used"] = "building-used"


@dataclass(frozen=True, slots=True)
class PrivilegeSettled:
    """With two players: the holder of the round's privilege, and the people that each played."""

    seat: Seat
    people: tuple[int, ...]
    kind: Literal["privilege-settled"] = "privilege-settled"


@dataclass(frozen=True, slots=True)
class PrivilegeScored:
    """In the last round the privilege scores influence instead; that event follows."""

    seat: Seat
    place: Place
    building: BuildingNumber
    kind: Literal["privilege-scored"] = "privilege-scored"


@dataclass(frozen=True, slots=True)
class TokensGained:
    """A seat gained victory tokens."""

    seat: Seat
    number: int
    kind: Literal["tokens-gained"] = "tokens-gained"


@dataclass(frozen=True, slots=True)
class SpecialsGained:
    """A seat gained so many of a special card or Joker; 0 if none were left."""

    seat: Seat
    card: Card
    number: int
    kind: Literal["specials-gained"] = "specials-gained"


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """A seat in the Hospital discarded these cards, face up."""

    seat: Seat
    cards: tuple[Card, ...]
    kind: Literal["cards-discarded"] = "cards-discarded"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A later round began. There is no event for the first one.

    `row` are the buildings shown; `turned_away` were shown before the last of them, but left the
    game because all would have been of one class.
    """

    round: int
    first: Seat
    row: tuple[BuildingNumber, ...]
    turned_away: tuple[BuildingNumber, ...]
    kind: Literal["round-began"] = "round-began"


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The parts of a seat's final score.

    `tracks` is by class. `golds` counts Gold, `people` population cards and Jokers in hand; `gold`
    and `hand` are the points for them. A seat that is not `alive` has no rank.
    """

    tracks: tuple[int, ...]
    golds: int
    gold: int
    people: int
    hand: int
    tokens: int
    points: int
    rats: int
    alive: bool
    rank: int | None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The plague came: the nun row turned over, its nuns, and the final scores by seat."""

    row: tuple[Card, ...]
    nuns: int
    scores: tuple[FinalScore, ...]
    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = Annotated[
    SupplyTaken
    | CardsDrawn
    | DiscardsShuffled
    | NunSeen
    | PassUsed
    | Entered
    | CardChosen
    | CardsLaid
    | DiscardingDone
    | Revealed
    | InfluenceScored
    | RatsTaken
    | RatsDiscarded
    | FlutePlayed
    | CardsDemanded
    | CardsGiven
    | BuildingUsed
    | PrivilegeSettled
    | PrivilegeScored
    | TokensGained
    | SpecialsGained
    | CardsDiscarded
    | PhaseEnded
    | RoundBegan
    | GameEnded,
    Field(discriminator="kind"),
]

EventSink: TypeAlias = list[Event] | None
"""The list that events are appended to; None in playouts, which record none."""


def redact(event: Event, seat: Seat | None) -> Event | None:
    """Return the event as `seat` may learn of it, or None if it must not notice it."""
    match event:
        case CardsDrawn(seat=own) if own != seat:
            return replace(event, cards=None)
        case NunSeen(seat=own) if own != seat:
            return replace(event, card=None)
        case CardsGiven(giver=giver, receiver=receiver) if seat not in (giver, receiver):
            return replace(event, cards=None)
        case CardChosen(seat=own) if own != seat:
            return None
    return event


def reveals(event: Event, seat: Seat | None = None) -> bool:
    """Return whether the event showed hidden information, to its seat or to everybody.

    With a seat also whether another played a Pass, a Flute or a Sword, which was in its hand.
    """
    match event:
        case PassUsed(player) | FlutePlayed(player) | CardsDemanded(player, Demand.SWORD):
            return seat not in (None, player)
        case (
            CardsDrawn() | CardsGiven() | CardsDiscarded() | RoundBegan() | GameEnded() | NunSeen()
        ):
            return True
        case Revealed(cards=cards):
            return any(cards)
    return False
