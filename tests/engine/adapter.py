"""What the contract tests must know of a game that its contract does not say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Adapter:
    """A game's own part of the contract tests.

    `options` are the option sets to play with, as JSON, the default first. `actions` bounds
    the number of actions of a game with random players, whatever their number. `reasons` lists
    each reason for a refusal with the names of its params. `inventory` counts all that can
    neither come nor go in a game, wherever it lies. `reorder` gives the same moment, but what
    nobody knows the order of lies in another one. Each of `leaks` tells something of a state
    that no other seat may know.
    """

    options: tuple[str, ...]
    actions: range
    reasons: Mapping[str, frozenset[str]]
    inventory: Callable[[Any], Counter[Any]]
    reorder: Callable[[Any, int], Any]
    leaks: tuple[Callable[[Any], object], ...]
