"""The data of a score chart: what every seat had round by round, and from which sources.

A game builds it from its events and its view. The data is independent of how it is drawn, and the
drawing code knows no game.
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
    """A value of every seat round by round: `values` by seat, then by round.

    The first value belongs to the round `first_round`, where 0 is the start of the game. Values
    beyond the last round come from the final scoring. `title` is a text key, as in all classes
    here.
    """

    title: str
    first_round: int
    values: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class PointSource:
    """A source of points: `amounts` by seat, negative where it cost points.

    Text on its `colour` is written in `text_colour`.
    """

    title: str
    colour: Colour
    text_colour: Colour
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarkerHistory:
    """Which seat held a marker in each round, from the first on; None where no seat did."""

    title: str
    icon: Icon
    colour: Colour | None
    holders: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class ScoreChart:
    """A complete score chart.

    `rounds` counts the rounds begun; `last_round` is the number of the last one, None while that is
    unknown. There are one or two `series`, drawn side by side, the points first. For each seat the
    `sources` add up to the newest value of the first series.
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
        """Return a seat's current or final value of the first series."""
        return self.series[0].values[seat][-1]


def split_by_round(events: Sequence[EventT], current_round: int) -> tuple[tuple[EventT, ...], ...]:
    """Split the events into rounds, from the first up to `current_round`.

    Each `PhaseEnded` event gives the round of the events before it; the events after the last one
    belong to the current round.
    """
    rounds: list[list[EventT]] = [[] for _ in range(current_round)]
    pending: list[EventT] = []
    for event in events:
        pending.append(event)
        if isinstance(event, PhaseEnded):
            rounds[event.round - 1] += pending
            pending = []
    rounds[-1] += pending
    return tuple(map(tuple, rounds))


def running_totals(start: int, gains: Sequence[int]) -> tuple[int, ...]:
    """Return the value at the start and after each gain."""
    totals = [start]
    for gain in gains:
        totals.append(totals[-1] + gain)
    return tuple(totals)
