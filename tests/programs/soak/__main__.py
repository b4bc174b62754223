"""Checks that the bot's memory does not grow with the number of moves.

    python -m tests.programs.soak --moves 100000

People make this many moves at many tables. Prints the memory in use from time to time, then a
summary. Exits with 1 if memory has grown, an error was logged, or a move was not answered or
posted.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from math import inf
from pathlib import Path

from tests.programs.soak.run import growth, run_soak

MAX_GROWTH = 8.0
"""Acceptable growth in MiB from the second quarter to the last: the allocator causes some."""

MIN_MOVES = 10_000
"""Moves below which growth is not judged: caches still fill up in the second quarter."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.soak")
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=50)
    options = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="nevsky-soak-") as folder:
        result = asyncio.run(run_soak(Path(folder), options.moves, options.tables, report=print))
    bar = MAX_GROWTH if options.moves >= MIN_MOVES else inf
    faults = result.find_faults(bar, bar)
    for fault in faults:
        print("FAULT", fault)
    seconds = time.perf_counter() - began
    growths = growth(result.memory), growth(result.without_caches)
    print(
        f"{result.moves} moves in {seconds:.0f} s ({result.moves / seconds:.0f} a second), "
        f"{result.other_decisions} decisions in other games, "
        f"{result.unanswered} unanswered, {result.not_posted} not posted, "
        f"memory grew by {growths[0]:+.1f} MiB from the second quarter to the last, "
        f"by {growths[1]:+.1f} without caches"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
