"""What lies on the places of both rows: cards, and where one was taken, a trace of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card
from engine.games.saint_petersburg.view import Offer, View
from render.games.saint_petersburg.changes import Changes, Fate, TakenCard
from render.games.saint_petersburg.prices import Price, offered_prices, row_prices

MAX_PLACES = 8
"""Beyond this number of places, no trace of a taken card is shown."""


NewMark: TypeAlias = Literal["", "tab", "outline"]
"""How a card is marked as new: on a tab, or only by its outline if its row says how many are."""

MIN_NEW = 3
"""From this number on, a row in which most cards are new is marked as a whole."""


class RowCard(NamedTuple):
    """A card in a row with its price, and how it is marked as new since the viewer's last move."""

    card: Card
    price: Price
    new: NewMark = ""


class Ghost(NamedTuple):
    """A card that a seat has taken from here since the viewer's last move.

    `order` is the place of that move among those of the phase, 0 without one.
    """

    card: Card
    seat: Seat
    fate: Fate
    bought: bool
    order: int = 0


Place: TypeAlias = RowCard | Ghost


class NewCards(NamedTuple):
    """How many cards of a row are new, where it is marked as a whole: `number` of `of`."""

    number: int = 0
    of: int = 0

    @property
    def mark(self) -> NewMark:
        """The mark of a new card in the row."""
        if not self.number:
            return "tab"
        return "" if self.number == self.of else "outline"


class Rows(NamedTuple):
    """The places of the upper and of the lower row, and the marks of whole rows."""

    upper: tuple[Place, ...]
    lower: tuple[Place, ...]
    new_upper: NewCards = NewCards()
    new_lower: NewCards = NewCards()


def places_of(view: View, changes: Changes) -> Rows:
    """Return what lies on the places of both rows."""
    # During another decision, no card of a row can be bought.
    offers = () if view.drawn is not None or view.at_building else view.offers
    new = (changes.new_upper, changes.new_lower)
    ghosts = tuple(replace(each, move=changes.order(each.move)) for each in changes.ghosts)
    return _places(view.edition, (view.upper, view.lower), offers, new, ghosts)


def new_cards_of_row(new: int, cards: int) -> NewCards:
    """Return the mark of a row with so many new cards: of none unless most of several are new."""
    return NewCards(new, cards) if new >= MIN_NEW and 2 * new > cards else NewCards()


@lru_cache(maxsize=32)
def _places(
    edition: str,
    rows: tuple[tuple[Card, ...], tuple[Card, ...]],
    offers: tuple[Offer, ...],
    new: tuple[tuple[int, ...], tuple[int, ...]],
    ghosts: tuple[TakenCard, ...],
) -> Rows:
    room = max(MAX_PLACES - sum(map(len, rows)), 0)
    ghosts = ghosts[max(len(ghosts) - room, 0) :]
    on_offer = offered_prices(edition, offers)
    marks = [new_cards_of_row(len(each), len(cards)) for each, cards in zip(new, rows, strict=True)]
    upper, lower = (
        tuple(
            _with_ghosts(
                [
                    RowCard(card, price, mark.mark if index in new_cards else "")
                    for index, (card, price) in enumerate(
                        zip(cards, row_prices(edition, source, cards, on_offer), strict=True)
                    )
                ],
                [ghost for ghost in ghosts if ghost.row == source],
            )
        )
        for source, cards, new_cards, mark in zip(("upper", "lower"), rows, new, marks, strict=True)
    )
    return Rows(upper, lower, *marks)


def _with_ghosts(cards: Sequence[RowCard], ghosts: Iterable[TakenCard]) -> Iterator[Place]:
    """Yield the cards of a row, with the taken ones where they were."""
    remaining = sorted(ghosts, key=lambda ghost: ghost.position or 0)
    for index in range(len(cards) + 1):
        while remaining and (remaining[0].position or 0) <= index:
            taken = remaining.pop(0)
            yield Ghost(taken.card, taken.seat, taken.fate, taken.bought, taken.move)
        if index < len(cards):
            yield cards[index]
