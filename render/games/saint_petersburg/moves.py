"""The moves since somebody's last one, in their order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.games.saint_petersburg.events import (
    Bought,
    Discarded,
    Event,
    Passed,
    PhaseBegan,
    Played,
    Took,
)

Move: TypeAlias = Bought | Took | Played | Discarded | Passed
"""An event that completes a move; a card drawn before is part of it."""


def moves_of(events: Iterable[Event]) -> tuple[Move, ...]:
    """Return the events that completed a move."""
    return tuple(
        event for event in events if isinstance(event, Bought | Took | Played | Discarded | Passed)
    )


def moves_before_phase(events: Sequence[Event]) -> int:
    """Return the number of moves made before the current phase began."""
    began = max((n for n, event in enumerate(events) if isinstance(event, PhaseBegan)), default=0)
    return len(moves_of(events[:began]))
