"""Events: what happened, with everything needed to narrate it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import PhaseEnded, Seat
from engine.games.saint_petersburg.actions import Source
from engine.games.saint_petersburg.cards import Card, PhaseLabel


@dataclass(frozen=True, slots=True)
class Bought:
    """A card from a row, or one drawn or released, came into play for `cost` rubles."""

    seat: Seat
    card: Card
    source: Source
    displaced: Card | None
    cost: int
    kind: Literal["bought"] = "bought"


@dataclass(frozen=True, slots=True)
class Took:
    """A card was taken into a hand."""

    seat: Seat
    card: Card
    source: Source
    kind: Literal["took"] = "took"


@dataclass(frozen=True, slots=True)
class Played:
    """A card from a hand came into play for `cost` rubles."""

    seat: Seat
    card: Card
    displaced: Card | None
    cost: int
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Drew:
    """An Observatory drew the top card of a stack, face up."""

    seat: Seat
    stack: PhaseLabel
    card: Card
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Released:
    """A card was picked from the discard pile with the Debtor's Prison."""

    seat: Seat
    card: Card
    kind: Literal["released"] = "released"


@dataclass(frozen=True, slots=True)
class Discarded:
    """The card that was drawn or released was discarded."""

    seat: Seat
    card: Card
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class PointsBought:
    """A seat bought points in its Pub, or declined with 0."""

    seat: Seat
    points: int
    cost: int
    kind: Literal["points-bought"] = "points-bought"


@dataclass(frozen=True, slots=True)
class Divided:
    """A seat divided what its Guild Hall gave into rubles and points."""

    seat: Seat
    rubles: int
    points: int
    kind: Literal["divided"] = "divided"


@dataclass(frozen=True, slots=True)
class Traded:
    """A seat bought points in its Trading House, or declined with 0."""

    seat: Seat
    points: int
    cost: int
    kind: Literal["traded"] = "traded"


@dataclass(frozen=True, slots=True)
class Scored:
    """The cards of the phase's colour paid: rubles and points by seat.

    Sycophants that could not be paid have been dismissed before; those events follow.
    """

    phase: PhaseLabel
    rubles: tuple[int, ...]
    points: tuple[int, ...]
    kind: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True)
class Dismissed:
    """A Sycophant that could not be paid was discarded from play."""

    seat: Seat
    card: Card
    kind: Literal["dismissed"] = "dismissed"


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards of a stack were dealt into the upper row; `remaining` are left in the stack."""

    stack: PhaseLabel
    cards: tuple[Card, ...]
    remaining: int
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class LastRoundBegan:
    """The last card of a stack was dealt: the game ends with this round's trading phase."""

    stack: PhaseLabel
    round: int
    kind: Literal["last-round-began"] = "last-round-began"


@dataclass(frozen=True, slots=True)
class RowsShifted:
    """The lower row was discarded, and the upper row became the lower."""

    discarded: tuple[Card, ...]
    lower: tuple[Card, ...]
    kind: Literal["rows-shifted"] = "rows-shifted"


@dataclass(frozen=True, slots=True)
class MarkersMoved:
    """Every start marker moved to the left: the holders by phase, and that of the gold disc."""

    markers: tuple[Seat, ...]
    disc: Seat | None = None
    kind: Literal["markers-moved"] = "markers-moved"


@dataclass(frozen=True, slots=True)
class DiscPaid:
    """A round begins, and the holder of the gold disc got its points."""

    seat: Seat
    points: int
    kind: Literal["disc-paid"] = "disc-paid"


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A phase begins with the seat that holds its marker."""

    round: int
    phase: PhaseLabel
    first: Seat
    kind: Literal["phase-began"] = "phase-began"


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The parts of a seat's final score.

    `points` is their sum. `rubles_left` (0 to 9) remain after full tens are paid, and break ties.
    """

    before: int
    different_aristocrats: int
    for_aristocrats: int
    for_rubles: int
    for_hand: int
    points: int
    rubles_left: int
    rank: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over: the final scores by seat."""

    scores: tuple[FinalScore, ...]
    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = Annotated[
    Bought
    | Took
    | Played
    | Passed
    | Drew
    | Released
    | Discarded
    | PointsBought
    | Divided
    | Traded
    | Scored
    | Dismissed
    | PhaseEnded
    | Dealt
    | LastRoundBegan
    | RowsShifted
    | MarkersMoved
    | DiscPaid
    | PhaseBegan
    | GameEnded,
    Field(discriminator="kind"),
]

EventSink: TypeAlias = list[Event] | None
"""The list that events are appended to; None in playouts, which record none."""


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event unchanged: cards are taken face up and every price and income is open."""
    return event


def reveals(event: Event) -> bool:
    """Return whether the event showed a card that was hidden before, dealt or drawn."""
    return isinstance(event, Drew) or (isinstance(event, Dealt) and bool(event.cards))
