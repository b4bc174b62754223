"""The format of a measurement, and a function that measures rates."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Measurement:
    """A measured value. `bar` is its lower limit for rates, else its upper limit."""

    name: str
    value: float
    unit: str
    bar: float | None = None

    def line(self) -> str:
        return json.dumps(asdict(self))


def best_rate(work: Callable[[], int], runs: int = 3) -> float:
    """Return the highest rate per second of several runs, the one least disturbed by other load.

    `work` returns how many units of work it did.
    """
    rates = []
    for _ in range(runs):
        began = perf_counter()
        done = work()
        rates.append(done / (perf_counter() - began))
    return max(rates)
