"""`python -m tests.programs.fuzz -n 10000 --seed 1`: exit with 1 after any bad answer."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter

from tests.programs.fuzz.run import INPUTS_PER_SERVER, fuzz_server

MAX_SHOWN = 10


def main() -> int:
    """Share the inputs among processes, and print what went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.fuzz", description=__doc__)
    parser.add_argument("-n", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    began = time.perf_counter()
    rooms = [
        (asked.seed, number, min(INPUTS_PER_SERVER, asked.n - start))
        for number, start in enumerate(range(0, asked.n, INPUTS_PER_SERVER))
    ]
    kinds: Counter[int] = Counter()
    faults: list[str] = []
    moves = pictures = 0
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for found in pool.imap_unordered(fuzz_server, rooms):
            kinds += found.kinds
            faults += found.faults
            moves += found.moves
            pictures += found.pictures
    for fault in faults[:MAX_SHOWN]:
        print(fault, file=sys.stderr)
    told = {
        "inputs": sum(kinds.values()),
        "by type": dict(sorted(kinds.items())),
        "moves": moves,
        "pictures": pictures,
        "faults": len(faults),
        "seconds": round(time.perf_counter() - began, 1),
    }
    print(json.dumps(told))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
