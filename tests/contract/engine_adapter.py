"""What the contract tests must know of a game that its contract does not say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class EngineAdapter:
    """A game's own part of the contract tests.

    `options` are the option sets to play with, as JSON, the default first. `has_hidden_information` says of a set
    of options whether anything is hidden from the first moment on, and `distinct_starts`, with the
    number of seats, how many ways there are to begin; None where they are countless. `action_count_bounds`
    bounds the number of actions of a game with random players, whatever their number. `phases`
    names the phases whose end is told, none where a game has no phases. `refusal_reasons` lists each
    reason for a refusal with the names of its params.

    `count_pieces` counts all that can neither come nor go in a game, wherever it lies. `own_part_of_view` is
    what a seat's view shows of the seat itself. `shuffle_unknown` gives the same moment, but what nobody
    knows the order of lies in another one. `align_deals` makes a concealed state deal next what
    the true one will deal, and says whether it could. Each of `secrets` tells something of a state
    that no other seat may know.

    `unbounded_caches` names the game's caches without a bound, in any room, and the few things
    that each can be asked for.
    """

    options: tuple[str, ...]
    has_hidden_information: Callable[[Any], bool]
    distinct_starts: Callable[[Any, int], int | None]
    action_count_bounds: range
    phases: frozenset[str]
    refusal_reasons: Mapping[str, frozenset[str]]
    count_pieces: Callable[[Any], Counter[Any]]
    own_part_of_view: Callable[[Any], object]
    shuffle_unknown: Callable[[Any, int], Any]
    align_deals: Callable[[Any, Any], bool]
    secrets: tuple[Callable[[Any], object], ...]
    unbounded_caches: Mapping[str, str]
