"""What the contract tests must know of a game that its contract does not say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Adapter:
    """A game's own part of the contract tests.

    `options` are the option sets to play with, as JSON, the default first. `hides` says of a set
    of options whether anything is hidden from the first moment on, and `set_ups`, with the
    number of seats, how many ways there are to begin; None where they are countless. `max_actions`
    bounds the number of actions of a game with random players, whatever their number. `phases`
    names the phases whose end is told, none where a game has no phases. `reasons` lists each
    reason for a refusal with the names of its params.

    `inventory` counts all that can neither come nor go in a game, wherever it lies. `own` is
    what a seat's view shows of the seat itself. `reorder` gives the same moment, but what nobody
    knows the order of lies in another one. `deal_alike` makes a concealed state deal next what
    the true one will deal, and says whether it could. Each of `leaks` tells something of a state
    that no other seat may know.

    `closed_caches` names the game's caches without a bound, in any room, and the few things
    that each can be asked for.
    """

    options: tuple[str, ...]
    hides: Callable[[Any], bool]
    set_ups: Callable[[Any, int], int | None]
    actions: range
    phases: frozenset[str]
    reasons: Mapping[str, frozenset[str]]
    inventory: Callable[[Any], Counter[Any]]
    own: Callable[[Any], object]
    reorder: Callable[[Any, int], Any]
    deal_alike: Callable[[Any, Any], bool]
    leaks: tuple[Callable[[Any], object], ...]
    closed_caches: Mapping[str, str]
