"""The format of a measurement and its bar, and a function that measures rates."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter

PER_SECOND = "1/s"
"""The unit of rates."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """A measured value. `bar` is its lower limit for rates, else its upper limit."""

    name: str
    value: float
    unit: str
    bar: float | None = None

    def line(self) -> str:
        return json.dumps(asdict(self))

    @property
    def fault(self) -> str | None:
        """How the value is beyond its bar; None if it is not."""
        if self.bar is None:
            return None
        if self.value >= self.bar if self.unit == PER_SECOND else self.value <= self.bar:
            return None
        limit = "at least" if self.unit == PER_SECOND else "at most"
        return f"{self.name}: {self.value:g} {self.unit}, should be {limit} {self.bar:g}"


class Report:
    """Prints measurements, and at the end those beyond their bar."""

    def __init__(self) -> None:
        self._faults: list[str] = []

    def add(self, measurement: Measurement) -> None:
        """Print a measurement as a JSON object."""
        print(measurement.line(), flush=True)
        if (fault := measurement.fault) is not None:
            self._faults.append(fault)

    def finish(self) -> int:
        """Print to stderr what is beyond its bar, and return the exit status: 1 if anything is."""
        for fault in self._faults:
            print("FAULT", fault, file=sys.stderr)
        return 1 if self._faults else 0


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
