"""What one sentence tells: what somebody did, with what it brought him at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

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


@dataclass(frozen=True, slots=True)
class Together:
    """Something done, and what came of it."""

    deed: Deed
    gains: tuple[Gain, ...]


def together(events: Sequence[Event]) -> list[Event | Together]:
    """Join what somebody got to what he got it by. Who got nothing is told so apart."""
    joined: list[Event | Together] = []
    for event in events:
        before = joined[-1] if joined else None
        deed = before.deed if isinstance(before, Together) else before
        if isinstance(deed, Deed) and isinstance(event, Gain) and _belongs(event, deed):
            gains = before.gains if isinstance(before, Together) else ()
            joined[-1] = Together(deed, (*gains, event))
        else:
            joined.append(event)
    return joined


def _belongs(gain: Gain, deed: Deed) -> bool:
    return gain.number > 0 and gain.seat == deed.seat and isinstance(gain, _GAINS[type(deed)])
