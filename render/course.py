"""The course of a game, as figures: what every seat had from round to round, and where from.

A game says it from its events and its view. It knows nothing of how it is drawn, and the drawing
nothing of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.core import PhaseEnded, Seat
from render.shapes import Sign
from render.theme import Colour

EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class Lines:
    """A figure of every seat from round to round: `values` by seat.

    The first of them stands at the round `first`, where 0 is the start. What stands past the last
    round of the course came with the end of the game. `title` is a text key, as everywhere here.
    """

    title: str
    first: int
    values: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Source:
    """Something that points come from: `gain_arguments` by seat, below 0 for what it cost.

    What is written on its `colour` has the colour `ink`.
    """

    title: str
    colour: Colour
    ink: Colour
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Holding:
    """What one seat had in each round, from the first on, such as a marker: nobody is None."""

    title: str
    sign: Sign
    colour: Colour | None
    holders: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """All of it. `rounds` counts those begun; `last` is the last one, as soon as that is known.

    `lines` are drawn beside each other, the points first; there are one or two of them. The
    `sources` of each seat add up to the newest value of its first line.
    """

    rounds: int
    last: int | None
    lines: tuple[Lines, ...]
    sources: tuple[Source, ...]
    holdings: tuple[Holding, ...] = ()

    @property
    def seats(self) -> range:
        return range(len(self.lines[0].values))

    def total(self, seat: Seat) -> int:
        """What a seat has now, or in the end."""
        return self.lines[0].values[seat][-1]


def by_round(events: Sequence[EventT], now: int) -> tuple[tuple[EventT, ...], ...]:
    """The events of each round up to `total_this_round`, the first round first.

    A phase that ended says which round it was of; what came after the last of them belongs to
    this one.
    """
    rounds: list[list[EventT]] = [[] for _ in range(now)]
    since: list[EventT] = []
    for event in events:
        since.append(event)
        if isinstance(event, PhaseEnded):
            rounds[event.round - 1] += since
            since = []
    rounds[-1] += since
    return tuple(map(tuple, rounds))


def running(start: int, gains: Sequence[int]) -> tuple[int, ...]:
    """What there was at the start and after each gain."""
    found = [start]
    for gain in gains:
        found.append(found[-1] + gain)
    return tuple(found)
