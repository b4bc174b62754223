"""Joins events that one sentence narrates.

For everybody these are an action and its gains, for the actor the cards of one selection.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.rattus_cartus.events import (
    BuildingUsed,
    CardChosen,
    CardsDrawn,
    CardsLaid,
    Event,
    InfluenceScored,
    RatsDiscarded,
    RatsTaken,
    SpecialsGained,
    SupplyTaken,
    TokensGained,
)

Deed: TypeAlias = SupplyTaken | BuildingUsed | InfluenceScored
Gain: TypeAlias = CardsDrawn | RatsDiscarded | TokensGained | SpecialsGained | RatsTaken

_GAINS: dict[type[Deed], tuple[type[Gain], ...]] = {
    SupplyTaken: (CardsDrawn, RatsDiscarded),
    BuildingUsed: (CardsDrawn, RatsDiscarded, TokensGained, SpecialsGained),
    InfluenceScored: (RatsTaken,),
}
"""The gains that each kind of event can cause."""


@dataclass(frozen=True, slots=True)
class DeedWithGains:
    """An event and the gains that it caused."""

    deed: Deed
    gains: tuple[Gain, ...]

    @property
    def seat(self) -> Seat:
        """The seat whose deed it is."""
        return self.deed.seat


def coalesce(events: Sequence[Event]) -> list[Event | DeedWithGains]:
    """Join each gain to the event that caused it.

    Empty gains stay separate, so that a sentence of their own says that there was nothing.
    """
    joined: list[Event | DeedWithGains] = []
    for event in events:
        previous = joined[-1] if joined else None
        deed = previous.deed if isinstance(previous, DeedWithGains) else previous
        if isinstance(deed, Deed) and isinstance(event, Gain) and _belongs(event, deed):
            gains = previous.gains if isinstance(previous, DeedWithGains) else ()
            joined[-1] = DeedWithGains(deed, (*gains, event))
        else:
            joined.append(event)
    return joined


def _belongs(gain: Gain, deed: Deed) -> bool:
    return gain.number > 0 and gain.seat == deed.seat and isinstance(gain, _GAINS[type(deed)])


@dataclass(frozen=True, slots=True)
class CardsChosen:
    """Cards that a seat picked one after another, and how many it laid down with them."""

    seat: Seat
    cards: tuple[int, ...]
    use: Literal["lay", "give", "discard"]
    laid: int | None = None


def coalesce_own(events: Sequence[Event]) -> list[Event | CardsChosen]:
    """Join the cards that the actor picked, and with them how many these then laid down."""
    joined: list[Event | CardsChosen] = []
    for event in events:
        previous = joined[-1] if joined else None
        match previous, event:
            case (CardChosen() | CardsChosen(laid=None), CardChosen(card=card)):
                cards = _cards(previous)
                joined[-1] = CardsChosen(event.seat, (*cards, card), event.use)
            case (CardChosen() | CardsChosen(laid=None), CardsLaid(seat, number)):
                joined[-1] = CardsChosen(seat, _cards(previous), "lay", number)
            case _:
                joined.append(event)
    return joined


def _cards(chosen: CardChosen | CardsChosen) -> tuple[int, ...]:
    return (chosen.card,) if isinstance(chosen, CardChosen) else chosen.cards
