"""Outcomes of a game, reached or predicted, and what they are worth to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, hypot, pi, sqrt

from engine.core import Result, Seat

LOGISTIC_SCALE = sqrt(3) / pi
"""Scale of a logistic distribution with standard deviation 1."""

MAX_EXPONENT = 50.0
"""Limit of exponents, to keep `exp` from overflowing; beyond it probabilities are 0 or 1."""


@dataclass(frozen=True, slots=True)
class ValueEstimate:
    """The final points by seat, and who wins.

    A seat out of the ranking has None as points. In a prediction, `lead_stddev` is the standard
    deviation in points by which the lead of a seat over another may still change; 0 in a final
    result. If all play `together`, a win counts whole for each.
    """

    points: tuple[float | None, ...]
    winners: tuple[Seat, ...]
    lead_stddev: float = 0.0
    together: bool = False

    def is_placed(self, seat: Seat) -> bool:
        """Return whether the seat is in the ranking; if not, it has lost."""
        return self.points[seat] is not None

    def win_share(self, seat: Seat) -> float:
        """Return the seat's share of the win, or its expected value in a prediction."""
        if self.lead_stddev and self.winners:
            return self._win_probability(seat)
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.together else 1 / len(self.winners)

    def margin_utility(self, seat: Seat, margin_scale: float) -> float:
        """Return how safe a win looks with the seat's lead, from 0 to 1; 0 if out of the ranking.

        A logistic function with `margin_scale` in points, widened by the uncertainty of the
        prediction.
        """
        if not self.is_placed(seat):
            return 0.0
        scale = hypot(margin_scale, LOGISTIC_SCALE * self.lead_stddev)
        return margin_utility(self.lead(seat) / scale)

    def points_of(self, seat: Seat) -> float:
        """Return the seat's points; for a seat out of the ranking the lowest of all, at most 0."""
        own = self.points[seat]
        return min([0.0, *self._points_of_others(seat)]) if own is None else own

    def lead(self, seat: Seat) -> float:
        """Return the seat's lead over the best other ranked seat; alone, its points."""
        return self.points_of(seat) - max(self._points_of_others(seat), default=0)

    def _win_probability(self, seat: Seat) -> float:
        """Softmax over the ranked seats' points, which is exact for Gumbel-distributed errors."""
        own = self.points[seat]
        if own is None:
            return 0.0
        scale = LOGISTIC_SCALE * self.lead_stddev
        odds = [
            exp(_clamped((points - own) / scale)) for points in self.points if points is not None
        ]
        return 1 / sum(odds)

    def _points_of_others(self, seat: Seat) -> list[float]:
        return [
            points
            for other, points in enumerate(self.points)
            if points is not None and other != seat
        ]


def margin_utility(margin: float) -> float:
    """Return the logistic function of a lead, given in units of its scale."""
    return 1 / (1 + exp(-_clamped(margin)))


def _clamped(exponent: float) -> float:
    return max(-MAX_EXPONENT, min(MAX_EXPONENT, exponent))


def value_of_result(result: Result) -> ValueEstimate:
    """Return the value of a finished game."""
    placed = zip(result.points, result.ranks, strict=True)
    points = tuple(None if rank is None else points for points, rank in placed)
    return ValueEstimate(points, result.winners, together=result.together)


def value_of_points(points: Sequence[float | None], lead_stddev: float = 0.0) -> ValueEstimate:
    """Return the value where these final points are expected: most points win.

    `lead_stddev` is the uncertainty of the prediction, see `ValueEstimate`.
    """
    most = max((own for own in points if own is not None), default=None)
    winners = (seat for seat, own in enumerate(points) if own is not None and own == most)
    return ValueEstimate(tuple(points), tuple(winners), lead_stddev)
