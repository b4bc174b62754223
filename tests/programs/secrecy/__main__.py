"""`python -m tests.programs.secrecy --states 1000 --seed 1`: exit with 1 after any leak."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from dataclasses import asdict

from tests.programs.secrecy.paired_states import STATES_PER_GAME
from tests.programs.secrecy.run import SecrecyCounts, compare_block

MAX_SHOWN = 5


def main() -> int:
    """Share the states among processes, and print what each of them found."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.secrecy", description=__doc__)
    parser.add_argument("--states", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    began = time.perf_counter()
    blocks = [
        (asked.seed, start, min(start + STATES_PER_GAME, asked.states))
        for start in range(0, asked.states, STATES_PER_GAME)
    ]
    leaks: list[str] = []
    total = SecrecyCounts()
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for found, tally in pool.imap_unordered(compare_block, blocks):
            leaks += found
            total = SecrecyCounts(
                **{name: count + getattr(tally, name) for name, count in asdict(total).items()}
            )
    for leak in leaks[:MAX_SHOWN]:
        print(leak, file=sys.stderr)
    seconds = round(time.perf_counter() - began, 1)
    print(json.dumps({**asdict(total), "leaks": len(leaks), "seconds": seconds}))
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
