"""The six tracks: how discs move up them, and what they bring."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.rattus_cartus.rulebook import points_by_place


def advance_disc(heights: list[int], order: list[Seat], seat: Seat, number: int) -> None:
    """Move a disc up so many spaces. Where it meets another it goes on top.

    `heights` is by seat, `order` the seats from the first disc to the last.
    """
    heights[seat] += number
    order.remove(seat)
    above = len([other for other in order if heights[other] > heights[seat]])
    order.insert(above, seat)


def points_by_seat(heights: Sequence[int], order: Sequence[Seat]) -> list[int]:
    """Points by seat that a track brings as it stands; the start space brings nothing."""
    points = [0] * len(heights)
    for place, seat in zip(points_by_place(len(points)), order, strict=False):
        if heights[seat]:
            points[seat] = place
    return points
