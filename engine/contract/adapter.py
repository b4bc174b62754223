"""What the contract must know about a game's rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class EngineAdapter:
    """What the contract must know about a game's rules."""

    options: tuple[str, ...]
    """The option sets to play with, as JSON, the default first."""
    has_hidden_information: Callable[[Any], bool]
    """Whether a game with these options hides anything from the start."""
    distinct_starts: Callable[[Any, int], int | None]
    """The number of initial states for options and a number of seats; None for too many."""
    action_count_bounds: range
    """The number of actions in a game of random players, for any number of seats."""
    phases: frozenset[str] | None
    """The phases whose end is announced; empty for a game without phases, None if unknown."""
    refusal_reasons: Mapping[str, frozenset[str]]
    """Each reason for rejecting an action, with the names of its parameters."""
    count_pieces: Callable[[Any], Counter[Any]]
    """Counts everything in a state that can neither appear nor disappear during a game."""
    own_part_of_view: Callable[[Any], object]
    """What a seat's view shows of the seat itself."""
    shuffle_unknown: Callable[[Any, int], Any]
    """Returns the state with everything reshuffled whose order no player knows."""
    align_deals: Callable[[Any, Any], bool]
    """Changes a concealed state to deal the same as the true one next; False if impossible."""
    secrets: tuple[Callable[[Any], object], ...]
    """Functions that reveal a part of a state that other seats must not know."""
    unbounded_caches: Mapping[str, str]
    """The game's caches without a bound in any layer, each with what limits its keys."""
