"""`python -m tests.programs.soak --moves 100000`: does memory grow with the number of moves?"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.programs.soak.run import growth, run_soak

MAX_GROWTH = 8.0
"""MiB between the second and the last quarter that count as flat: what an allocator does."""

MIN_MOVES = 10_000
"""Moves from which on it is judged: with fewer, the second quarter is not over its start."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.soak")
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=50)
    chosen = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="nevsky-soak-") as folder:
        soaked = asyncio.run(run_soak(Path(folder), chosen.moves, chosen.tables, report=print))
    for line in soaked.log:
        print("FAULT", line)
    seconds = time.perf_counter() - began
    grown = growth(soaked.memory), growth(soaked.without_caches)
    print(
        f"{soaked.moves} moves in {seconds:.0f} s ({soaked.moves / seconds:.0f} a second), "
        f"{soaked.other_decisions} decisions beside, "
        f"{soaked.unanswered} unanswered, {soaked.not_posted} not posted, "
        f"memory grew by {grown[0]:+.1f} MiB from the second quarter to the last, "
        f"by {grown[1]:+.1f} without caches"
    )
    flat = max(grown) < MAX_GROWTH or chosen.moves < MIN_MOVES
    lost = soaked.log or soaked.unanswered or soaked.not_posted
    return 0 if flat and not lost else 1


if __name__ == "__main__":
    sys.exit(main())
