"""What a judgement of a state goes by, which was dealt anew: nothing in it gives secrets away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Sight(NamedTuple):
    """What there is to say of a state, in numbers.

    `stage` says how much of the game is still to come. `points` are those of each seat so far;
    `counts` how many it has of each thing, a byte each, seat after seat, and `measures` what else
    there is to say of it, seat after seat. `record_reveal` counts what lies open for all, a byte each,
    and `common` is what else holds for all. Measures are about 1 in size.
    """

    stage: float
    points: Sequence[float]
    counts: bytes
    measures: Sequence[float]
    shown: bytes
    common: Sequence[float]
