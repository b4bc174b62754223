"""What changed in the town since somebody's last move, computed from the events since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.cards import CLASS_COUNT, Card
from engine.games.rattus_cartus.events import (
    CardsLaid,
    Entered,
    Event,
    InfluenceScored,
    PassUsed,
    RoundBegan,
    SupplyTaken,
)
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.gains import SeatGains, record_gains


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What everybody saw a seat gain and lose.

    `influence` is by class. `cards` is the change of the number of cards in the hand, by whatever
    means; `drawn`, `received`, `given` and `discarded` count some of them, `specials` each special
    card gained with its number. Rats are secret, but everybody sees how
    many are taken and discarded.
    """

    influence: tuple[int, ...]
    tokens: int
    cards: int
    drawn: int
    received: int
    given: int
    discarded: int
    specials: tuple[tuple[Card, int], ...]
    rats_taken: int
    rats_discarded: int
    nuns_seen: int


NOTHING = SeatChanges((0,) * CLASS_COUNT, 0, 0, 0, 0, 0, 0, (), 0, 0, 0)
"""The changes of a seat that gained and lost nothing."""


class Move(NamedTuple):
    """A seat's turn to take a supply or to enter a building; `waited` if it used a Pass."""

    seat: Seat
    waited: bool


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed in the town.

    `new_round` says that all buildings are new. Of the round that is being played, `supplies` are
    the seats that took a supply, `entered` those that entered a building, `laid` counts by seat the
    cards laid down there, and `moves` lists all that in its order. `seats` are by seat, over all
    rounds.
    """

    new_round: bool
    supplies: frozenset[Seat]
    entered: frozenset[Seat]
    laid: tuple[int, ...]
    seats: tuple[SeatChanges, ...]
    moves: tuple[Move, ...] = ()

    @property
    def are_visible(self) -> bool:
        """Whether the picture of the table shows any of them."""
        gains = ((self.new_round, seat.tokens, seat.cards, *seat.influence) for seat in self.seats)
        return bool(self.moves or any(map(any, gains)))

    def idle(self, acting: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return the seats that did nothing, apart from those that are to act now.

        After a new round there are none: their last moves may have been in the one before.
        """
        if self.new_round:
            return ()
        moved = {*acting, *(move.seat for move in self.moves)}
        return tuple(
            seat
            for seat, changes in enumerate(self.seats)
            if seat not in moved and changes == NOTHING
        )


def changes_of(view: View, events: Sequence[Event]) -> Changes:
    """Return what these public events changed; `view` is the town after the last of them."""
    begins = [index for index, event in enumerate(events) if isinstance(event, RoundBegan)]
    of_round = events[begins[-1] + 1 :] if begins else events
    gains = {player.seat: SeatGains(player.seat) for player in view.players}
    for event in events:
        record_gains(gains, event)
    return Changes(
        new_round=bool(begins),
        supplies=frozenset(event.seat for event in of_round if isinstance(event, SupplyTaken)),
        entered=frozenset(event.seat for event in of_round if isinstance(event, Entered)),
        laid=tuple(_laid(of_round, seat) for seat in gains),
        seats=tuple(_seat_changes(seat_gains, events) for seat_gains in gains.values()),
        moves=tuple(move for move, _ in groupby(filter(None, map(_move, of_round)))),
    )


def _move(event: Event) -> Move | None:
    """Return the move that an event belongs to; laying cards down belongs to the entry."""
    match event:
        case SupplyTaken() | Entered() | CardsLaid():
            return Move(event.seat, waited=False)
        case PassUsed():
            return Move(event.seat, waited=True)
        case _:
            return None


def _seat_changes(gains: SeatGains, events: Sequence[Event]) -> SeatChanges:
    influence, waited = [0] * CLASS_COUNT, 0
    for event in events:
        match event:
            case InfluenceScored() if event.seat == gains.seat:
                influence[event.cls] += event.number
            case PassUsed() if event.seat == gains.seat:
                waited += 1
            case _:
                pass
    specials = [(card, number) for card, number in gains.specials if number]
    got = gains.drawn + gains.received + sum(number for _, number in specials)
    return SeatChanges(
        influence=tuple(influence),
        tokens=gains.tokens,
        cards=got - gains.given - gains.discarded - _laid(events, gains.seat) - waited,
        drawn=gains.drawn,
        received=gains.received,
        given=gains.given,
        discarded=gains.discarded,
        specials=tuple(specials),
        rats_taken=gains.rats_taken,
        rats_discarded=gains.rats_discarded,
        nuns_seen=gains.nuns_seen,
    )


def _laid(events: Sequence[Event], seat: Seat) -> int:
    """Return how many cards a seat laid down."""
    return sum(
        event.number for event in events if isinstance(event, CardsLaid) and event.seat == seat
    )
