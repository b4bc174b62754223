"""The course of a game, as figures: what every seat had from round to round, and where from.

A game says it from its events and its view. It knows nothing of how it is drawn, and the drawing
nothing of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.core import PhaseEnded, Seat
from render.icons import Icon
from render.theme import Colour

EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class LineSeries:
    """A figure of every seat from round to round: `values` by seat.

    The first of them stands at the round `first_round`, where 0 is the start. What stands past the last
    round of the course came with the end of the game. `title` is a text key, as everywhere here.
    """

    title: str
    first_round: int
    values: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class PointSource:
    """Something that points come from: `amounts` by seat, below 0 for what it cost.

    What is written on its `colour` has the colour `text_colour`.
    """

    title: str
    colour: Colour
    text_colour: Colour
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarkerHistory:
    """What one seat had in each round, from the first on, such as a marker: nobody is None."""

    title: str
    icon: Icon
    colour: Colour | None
    holders: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class ScoreChart:
    """All of it. `rounds` counts those begun; `last_round` is the last one, as soon as that is known.

    `series` are drawn beside each other, the points first; there are one or two of them. The
    `sources` of each seat add up to the newest value of its first line.
    """

    rounds: int
    last_round: int | None
    series: tuple[LineSeries, ...]
    sources: tuple[PointSource, ...]
    marker_histories: tuple[MarkerHistory, ...] = ()

    @property
    def seats(self) -> range:
        return range(len(self.series[0].values))

    def total(self, seat: Seat) -> int:
        """What a seat has now, or in the end."""
        return self.series[0].values[seat][-1]


def split_by_round(events: Sequence[EventT], current_round: int) -> tuple[tuple[EventT, ...], ...]:
    """The events of each round up to `current_round`, the first round first.

    A phase that ended says which round it was of; what came after the last of them belongs to
    this one.
    """
    rounds: list[list[EventT]] = [[] for _ in range(current_round)]
    since: list[EventT] = []
    for event in events:
        since.append(event)
        if isinstance(event, PhaseEnded):
            rounds[event.round - 1] += since
            since = []
    rounds[-1] += since
    return tuple(map(tuple, rounds))


def running_totals(start: int, gains: Sequence[int]) -> tuple[int, ...]:
    """What there was at the start and after each gain."""
    found = [start]
    for gain in gains:
        found.append(found[-1] + gain)
    return tuple(found)
