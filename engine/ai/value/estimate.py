"""How a game ended, as players reckon it: what is it worth to a seat, points or not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, hypot, pi, sqrt

from engine.core import Result, Seat

LOGISTIC_SCALE = sqrt(3) / pi
"""The scale of a logistic curve whose standard deviation is 1."""

MAX_EXPONENT = 50.0
"""An exponent beyond which nothing is left to chance."""


@dataclass(frozen=True, slots=True)
class ValueEstimate:
    """The final points by seat, and who wins.

    A seat that has no place has no points either, whatever it had gathered: it has None.
    Where an ending is only expected, a lead may still change by `lead_stddev`, up or down: that is
    its standard deviation.
    """

    points: tuple[float | None, ...]
    winners: tuple[Seat, ...]
    lead_stddev: float = 0.0

    def is_placed(self, seat: Seat) -> bool:
        """Whether the seat has a place at all; who has none has lost."""
        return self.points[seat] is not None

    def win_share(self, seat: Seat) -> float:
        """The seat's part of the win: all, a share of it, or nothing; or how likely it is."""
        if self.lead_stddev and self.winners:
            return self._win_probability(seat)
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin_utility(self, seat: Seat, margin_scale: float) -> float:
        """How safe a win looks with the seat's lead, from 0 to 1; without a place it is lost."""
        if not self.is_placed(seat):
            return 0.0
        scale = hypot(margin_scale, LOGISTIC_SCALE * self.lead_stddev)
        return margin_utility(self.lead(seat) / scale)

    def points_of(self, seat: Seat) -> float:
        """What the seat has reached. Without a place it is as little as anybody has."""
        own = self.points[seat]
        return min([0.0, *self._points_of_others(seat)]) if own is None else own

    def lead(self, seat: Seat) -> float:
        """The seat's points before the best other seat that has a place; alone, its points."""
        return self.points_of(seat) - max(self._points_of_others(seat), default=0)

    def _win_probability(self, seat: Seat) -> float:
        own = self.points[seat]
        if own is None:
            return 0.0
        scale = LOGISTIC_SCALE * self.lead_stddev
        odds = [exp(_clamped((of - own) / scale)) for of in self.points if of is not None]
        return 1 / sum(odds)

    def _points_of_others(self, seat: Seat) -> list[float]:
        return [
            points
            for other, points in enumerate(self.points)
            if points is not None and other != seat
        ]


def margin_utility(margin: float) -> float:
    """How safe a win looks with a lead in units of what makes it safe, from 0 to 1."""
    return 1 / (1 + exp(-_clamped(margin)))


def _clamped(exponent: float) -> float:
    return max(-MAX_EXPONENT, min(MAX_EXPONENT, exponent))


def value_of_result(result: Result) -> ValueEstimate:
    """The ending of a game that was played to the end."""
    placed = zip(result.points, result.ranks, strict=True)
    points = tuple(None if rank is None else points for points, rank in placed)
    return ValueEstimate(points, result.winners)


def value_of_points(points: Sequence[float | None], lead_stddev: float = 0.0) -> ValueEstimate:
    """The ending that is expected where these are: who has the most points wins.

    With a `lead_stddev` that is not sure yet, only the likelier the greater the lead.
    """
    most = max((of for of in points if of is not None), default=None)
    winners = (seat for seat, of in enumerate(points) if of is not None and of == most)
    return ValueEstimate(tuple(points), tuple(winners), lead_stddev)
