"""Runs all benchmarks.

    python -m tests.programs.bench

Prints every measurement as a JSON object per line. Its `bar` is the limit that it should meet.
Exits with 1 if a value is beyond its bar, and prints to stderr which. `make load` measures the bot
under load.
"""

from __future__ import annotations

import sys
from types import ModuleType

from tests.programs.bench import ai, engine, ratings, render, storage
from tests.programs.bench.measurement import Report

AREAS: tuple[ModuleType, ...] = (engine, ai, storage, ratings, render)


def main() -> int:
    report = Report()
    for area in AREAS:
        for measurement in area.measurements():
            report.add(measurement)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
