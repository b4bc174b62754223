"""Named facts of a game that was played out: what a hint may say about why an action is better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from engine.core import Seat


class Figure(NamedTuple):
    """The value of a fact in one game, and the part of the seat's lead that it makes up in points.

    A fact that brings points only through others, such as income, makes up 0: the more, the better.
    """

    value: float
    points: float = 0.0


@dataclass(frozen=True, slots=True)
class Playout:
    """A game that was played from the determinization `start` to its end, with all that happened.

    `better` is the action of `seat` that is to be explained, whether or not this game began with
    it.
    """

    start: Any
    seat: Seat
    better: Any
    end: Any
    events: Sequence[Any]


Facts: TypeAlias = Callable[[Playout], Mapping[str, Figure]]
"""Returns the facts of a game that was played out, by name. A fact that is left out is 0."""

CHANCE_SCALE = 10
"""A fact that is true or not counts so much if it is true: its mean is the games of ten."""


def chance(occurred: bool, points: float = 0.0) -> Figure:
    """Return the figure of a fact that is true or not."""
    return Figure(CHANCE_SCALE if occurred else 0, points)


def best_rival_points(points: Sequence[float | None], seat: Seat) -> Figure:
    """Return the points of the best ranked rival, which count against the seat's lead."""
    rivals = [each for other, each in enumerate(points) if other != seat and each is not None]
    best = max(rivals, default=0.0)
    return Figure(best, -best)


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact that differs between an action and an alternative.

    `best` and `other` are its means after the action and after the alternative. `points` is the
    mean part of the lead that the difference makes up, negative if it speaks for the alternative.
    """

    fact: str
    best: float
    other: float
    points: float

    @property
    def kind(self) -> str:
        """The fact without the detail that may follow after a hyphen."""
        return self.fact.partition("-")[0]

    @property
    def detail(self) -> str:
        """What follows after a hyphen in the name of the fact, or nothing."""
        return self.fact.partition("-")[2]

    @property
    def rounded(self) -> tuple[int, int]:
        """Both means as whole numbers, as far apart as the rounded difference."""
        best = round(self.best)
        return best, best - round(self.best - self.other)
