"""What a judgement of a state goes by, which was dealt anew: nothing in it gives secrets away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class NetworkFeatures(NamedTuple):
    """What there is to say of a state, in numbers.

    `progress` says how much of the game is still to come. `points` are those of each seat so far;
    `per_seat_counts` how many it has of each thing, a byte each, seat after seat, and `per_seat_scalars` what else
    there is to say of it, seat after seat. `public_counts` counts what lies open for all, a byte each,
    and `public_scalars` is what else holds for all. Measures are about 1 in size.
    """

    progress: float
    points: Sequence[float]
    per_seat_counts: bytes
    per_seat_scalars: Sequence[float]
    public_counts: bytes
    public_scalars: Sequence[float]
