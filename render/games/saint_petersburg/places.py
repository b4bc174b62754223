"""What lies on the places of both rows: cards, and where one was taken, a trace of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card
from engine.games.saint_petersburg.view import Offer, View
from render.games.saint_petersburg.changes import Changes, Fate, TakenCard
from render.games.saint_petersburg.prices import Price, offered_prices, row_prices

MAX_PLACES = 8
"""Beyond this number of places, no trace of a taken card is shown."""


class RowCard(NamedTuple):
    """A card in a row with its price, and whether it is new since the viewer's last move."""

    card: Card
    price: Price
    is_new: bool = False


class Ghost(NamedTuple):
    """A card that a seat has taken from here since the viewer's last move."""

    card: Card
    seat: Seat
    fate: Fate
    bought: bool


Place: TypeAlias = RowCard | Ghost


class Rows(NamedTuple):
    """The places of the upper and of the lower row."""

    upper: tuple[Place, ...]
    lower: tuple[Place, ...]


def places_of(view: View, changes: Changes) -> Rows:
    """Return what lies on the places of both rows."""
    # During another decision, no card of a row can be bought.
    offers = () if view.drawn is not None or view.at_building else view.offers
    new = (changes.new_upper, changes.new_lower)
    return _places(view.edition, (view.upper, view.lower), offers, new, changes.ghosts)


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
    upper, lower = (
        tuple(
            _with_ghosts(
                [
                    RowCard(card, price, index in new_cards)
                    for index, (card, price) in enumerate(
                        zip(cards, row_prices(edition, source, cards, on_offer), strict=True)
                    )
                ],
                [ghost for ghost in ghosts if ghost.row == source],
            )
        )
        for source, cards, new_cards in zip(("upper", "lower"), rows, new, strict=True)
    )
    return Rows(upper, lower)


def _with_ghosts(cards: Sequence[RowCard], ghosts: Iterable[TakenCard]) -> Iterator[Place]:
    """Yield the cards of a row, with the taken ones where they were."""
    remaining = sorted(ghosts, key=lambda ghost: ghost.position or 0)
    for index in range(len(cards) + 1):
        while remaining and (remaining[0].position or 0) <= index:
            taken = remaining.pop(0)
            yield Ghost(taken.card, taken.seat, taken.fate, taken.bought)
        if index < len(cards):
            yield cards[index]
