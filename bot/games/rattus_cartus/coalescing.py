"""Joins an action's event with the events of its gains, so that one sentence narrates both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.core import Seat
from engine.games.rattus_cartus.events import (
    BuildingUsed,
    CardsDrawn,
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
