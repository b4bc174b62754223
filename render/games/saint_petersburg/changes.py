"""What changed at the table since somebody's last move, computed from the events since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.saint_petersburg.actions import Source
from engine.games.saint_petersburg.cards import SCORING_PHASES, Card, card_table
from engine.games.saint_petersburg.events import (
    Bought,
    Dealt,
    Dismissed,
    Event,
    Played,
    RowsShifted,
    Took,
)
from engine.games.saint_petersburg.remaining_scorings import visible_player
from engine.games.saint_petersburg.scoring import income
from engine.games.saint_petersburg.view import PlayerView, View
from render.games.saint_petersburg.gains import points_from
from render.games.saint_petersburg.moves import Move, moves_before_phase, moves_of

Fate: TypeAlias = Literal["play", "hand", "gone"]
"""What became of a card: it is in play, in the hand, or has left play again."""


@dataclass(frozen=True, slots=True)
class TakenCard:
    """A card that a seat took from a row, and what became of it.

    `row` is the row that it left. `position` counts the cards to its left that are there now; it is
    None once the rows have been filled or shifted since, so that nothing is missing there. Among
    the cards that had been there before all `events`, its place is unknown: it is then the last.
    `displaced` is the card that it displaced, `was_new` whether it had been dealt since, too. A
    card `bought` went into play at once, others went to the hand first. `move` is the number of the
    move that took it, counted from 1.
    """

    card: Card
    row: Source
    seat: Seat
    fate: Fate
    displaced: Card | None = None
    position: int | None = None
    was_new: bool = False
    bought: bool = False
    move: int = 0


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What changed for a seat.

    `income` is the change of what workers, buildings and aristocrats will pay, rubles and points
    each, by cards that came into play or left it; an Observatory face down does not count.
    `new_cards` came into play, in table order.
    """

    points: int = 0
    income: tuple[tuple[int, int], ...] = ((0, 0),) * len(SCORING_PHASES)
    new_cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed at the table.

    `new_upper` and `new_lower` are the places in the view's rows of cards dealt since, counted from
    the left. `taken` is in the order of the moves, `seats` are by seat. The first of all `moves`
    were made in earlier phases.
    """

    new_upper: tuple[int, ...]
    new_lower: tuple[int, ...]
    taken: tuple[TakenCard, ...]
    seats: tuple[SeatChanges, ...]
    moves: tuple[Move, ...] = ()
    earlier_moves: int = 0

    @property
    def has_order(self) -> bool:
        """Whether several moves were made in the current phase, so that their order is shown."""
        return len(self.moves) - self.earlier_moves > 1

    def order(self, number: int) -> int:
        """Return the place of a move, counted from 1, among those of the phase; 0 without one."""
        return max(number - self.earlier_moves, 0) if self.has_order else 0

    @property
    def ghosts(self) -> tuple[TakenCard, ...]:
        """The taken cards whose places are still empty.

        With the cards in the rows they are never more than after the last deal: 8, or 10 in the
        first round of five players.
        """
        return tuple(taken for taken in self.taken if taken.position is not None)


def changes_of(view: View, events: Sequence[Event]) -> Changes:
    """Return what these public events changed; `view` is the table after the last of them."""
    rows = _Rows()
    for event in events:
        rows.record(event)
    return Changes(
        new_upper=rows.new_positions("upper"),
        new_lower=rows.new_positions("lower"),
        taken=tuple(_with_final_fates(view, rows.taken_cards(view))),
        seats=tuple(_seat_changes(view, player, events) for player in view.players),
        moves=moves_of(events),
        earlier_moves=moves_before_phase(events),
    )


@dataclass(slots=True)
class _Place:
    """A card's place in a row; `taken` is the card's index among those taken."""

    card: Card
    is_new: bool
    taken: int | None = None


class _Rows:
    """The rows as far as the events tell: cards that were there before are unknown.

    Those are to the right of all places that are known.
    """

    def __init__(self) -> None:
        self._places: dict[Source, list[_Place]] = {"upper": [], "lower": []}
        self._taken: list[TakenCard] = []
        self._old: list[int] = []
        """The indexes of taken cards whose places are unknown."""
        self._moves = 0

    def record(self, event: Event) -> None:
        self._moves += len(moves_of([event]))
        match event:
            case Dealt(cards=cards) if cards:
                self._forget_empty_places()
                self._places["upper"][:0] = [_Place(card, is_new=True) for card in cards]
            case RowsShifted(lower=lower):
                self._forget_empty_places()
                known = self._places["upper"]
                old = [_Place(card, is_new=False) for card in lower[len(known) :]]
                self._places = {"upper": [], "lower": [*known, *old]}
            case Bought(seat, card, source, displaced):
                taken = TakenCard(card, source, seat, "play", displaced, bought=True)
                self._take(replace(taken, move=self._moves))
            case Took(seat, card, source):
                self._take(TakenCard(card, source, seat, "hand", move=self._moves))
            case Played(seat, card, displaced):
                self._play(seat, card, displaced)
            case _:
                pass

    def _forget_empty_places(self) -> None:
        for source, places in self._places.items():
            self._places[source] = [place for place in places if place.taken is None]
        self._old = []

    def _take(self, taken: TakenCard) -> None:
        if taken.row == "drawn":
            return
        index = len(self._taken)
        for place in self._places[taken.row]:
            # Of equal cards, the rules take the first.
            if place.card == taken.card and place.taken is None:
                place.taken = index
                self._taken.append(replace(taken, was_new=place.is_new))
                return
        self._taken.append(taken)
        self._old.append(index)

    def _play(self, seat: Seat, card: Card, displaced: Card | None) -> None:
        """Note that a card came into play from a hand, if it was taken since."""
        for index, taken in enumerate(self._taken):
            if (taken.seat, taken.card, taken.fate) == (seat, card, "hand"):
                self._taken[index] = replace(taken, fate="play", displaced=displaced)
                return

    def new_positions(self, source: Source) -> tuple[int, ...]:
        """Return the places of new cards that are still in a row."""
        present = [place for place in self._places[source] if place.taken is None]
        return tuple(index for index, place in enumerate(present) if place.is_new)

    def taken_cards(self, view: View) -> Iterable[TakenCard]:
        """Yield the taken cards with their positions."""
        positions: dict[int, int] = {}
        for places in self._places.values():
            to_the_left = 0
            for place in places:
                if place.taken is None:
                    to_the_left += 1
                else:
                    positions[place.taken] = to_the_left
        for index in self._old:
            row = view.upper if self._taken[index].row == "upper" else view.lower
            positions[index] = len(row)
        for index, taken in enumerate(self._taken):
            yield replace(taken, position=positions.get(index))


def _with_final_fates(view: View, taken: Iterable[TakenCard]) -> list[TakenCard]:
    """Say of which cards everybody sees that they have left play again: the oldest ones."""
    in_play = {
        (player.seat, card): copies for player in view.players for card, copies in player.in_play
    }
    cards = list(taken)
    for index in range(len(cards) - 1, -1, -1):
        each = cards[index]
        if each.fate != "play":
            continue
        left = in_play.get((each.seat, each.card), 0)
        in_play[each.seat, each.card] = left - 1
        if left <= 0:
            cards[index] = replace(each, fate="gone")
    return cards


def _seat_changes(view: View, player: PlayerView, events: Sequence[Event]) -> SeatChanges:
    after, before = visible_player(player), visible_player(player)
    after.used_observatories = before.used_observatories = 0
    built = Counter[Card]()
    for event in reversed(events):
        match event:
            case Bought() | Played() if event.seat == player.seat:
                built[event.card] += 1
                before.in_play[event.card] -= 1
                if event.displaced is not None:
                    before.in_play[event.displaced] += 1
            case Dismissed() if event.seat == player.seat:
                before.in_play[event.card] += 1
            case _:
                pass
    table = card_table(view.edition)
    gains = (
        (income(table, after, phase), income(table, before, phase)) for phase in SCORING_PHASES
    )
    return SeatChanges(
        points=sum(points_from(event, player.seat) for event in events),
        income=tuple(
            (rubles - old_rubles, points - old_points)
            for (rubles, points), (old_rubles, old_points) in gains
        ),
        new_cards=tuple(
            card for card, copies in player.in_play for _ in range(min(copies, built[card]))
        ),
    )
