"""A figure, and measuring one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Measurement:
    """A measured value. `bar` is what it should reach at least (or at most, for times)."""

    name: str
    value: float
    unit: str
    bar: float | None = None

    def line(self) -> str:
        return json.dumps(asdict(self))


def best_rate(work: Callable[[], int], runs: int = 3) -> float:
    """Pieces of work a second in the best of some runs: what the machine can do undisturbed.

    `work` does its work and says how many pieces it was.
    """
    rates = []
    for _ in range(runs):
        began = perf_counter()
        done = work()
        rates.append(done / (perf_counter() - began))
    return max(rates)
