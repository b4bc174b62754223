"""How a game ended, as players reckon it: what is it worth to a seat, points or not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, hypot, pi, sqrt

from engine.core import Result, Seat

LOGISTIC = sqrt(3) / pi
"""The scale of a logistic curve whose standard deviation is 1."""

FAR = 50.0
"""An exponent beyond which nothing is left to chance."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The final points by seat, and who wins.

    A seat that has no place has no points either, whatever it had gathered: it has None.
    Where an ending is only expected, a lead may still change by `swing`, up or down: that is
    its standard deviation.
    """

    points: tuple[float | None, ...]
    winners: tuple[Seat, ...]
    swing: float = 0.0

    def has_place(self, seat: Seat) -> bool:
        """Whether the seat has a place at all; who has none has lost."""
        return self.points[seat] is not None

    def win(self, seat: Seat) -> float:
        """The seat's part of the win: all, a share of it, or nothing; or how likely it is."""
        if self.swing and self.winners:
            return self._likely_win(seat)
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def safety(self, seat: Seat, safe_lead: float) -> float:
        """How safe a win looks with the seat's lead, from 0 to 1; without a place it is lost."""
        if not self.has_place(seat):
            return 0.0
        scale = hypot(safe_lead, LOGISTIC * self.swing)
        return safety(self.lead(seat) / scale)

    def points_of(self, seat: Seat) -> float:
        """What the seat has reached. Without a place it is as little as anybody has."""
        own = self.points[seat]
        return min([0.0, *self._of_others(seat)]) if own is None else own

    def lead(self, seat: Seat) -> float:
        """The seat's points before the best other seat that has a place; alone, its points."""
        return self.points_of(seat) - max(self._of_others(seat), default=0)

    def _likely_win(self, seat: Seat) -> float:
        own = self.points[seat]
        if own is None:
            return 0.0
        scale = LOGISTIC * self.swing
        odds = [exp(_bounded((of - own) / scale)) for of in self.points if of is not None]
        return 1 / sum(odds)

    def _of_others(self, seat: Seat) -> list[float]:
        return [
            points
            for other, points in enumerate(self.points)
            if points is not None and other != seat
        ]


def safety(lead: float) -> float:
    """How safe a win looks with a lead in units of what makes it safe, from 0 to 1."""
    return 1 / (1 + exp(-_bounded(lead)))


def _bounded(exponent: float) -> float:
    return max(-FAR, min(FAR, exponent))


def ending(result: Result) -> Ending:
    """The ending of a game that was played to the end."""
    placed = zip(result.points, result.ranks, strict=True)
    points = tuple(None if rank is None else points for points, rank in placed)
    return Ending(points, result.winners)


def estimated(points: Sequence[float | None], swing: float = 0.0) -> Ending:
    """The ending that is expected where these are: who has the most points wins.

    With a `swing` that is not sure yet, only the likelier the greater the lead.
    """
    most = max((of for of in points if of is not None), default=None)
    winners = (seat for seat, of in enumerate(points) if of is not None and of == most)
    return Ending(tuple(points), tuple(winners), swing)
