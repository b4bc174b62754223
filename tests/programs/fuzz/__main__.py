"""Sends hostile and broken interactions to the bot, and checks its answers.

    python -m tests.programs.fuzz -n 10000 --files 200 --seed 1

Then plays games in one file whose source was changed at random, beside another game.

Prints the first faults to stderr, then a JSON object with counts. Exits with 1 if there are faults.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter

from tests.programs.fuzz.changed_files import ChangedFiles, file_blocks, play_block
from tests.programs.fuzz.run import INPUTS_PER_SERVER, fuzz_server

MAX_SHOWN = 10


def main() -> int:
    """Distribute the inputs over processes, print the faults, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.fuzz", description=__doc__)
    parser.add_argument("-n", type=int, default=10_000, help="the number of interactions")
    parser.add_argument("--files", type=int, default=100, help="the number of changed files")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    began = time.perf_counter()
    jobs = [
        (options.seed, number, min(INPUTS_PER_SERVER, options.n - start))
        for number, start in enumerate(range(0, options.n, INPUTS_PER_SERVER))
    ]
    kinds: Counter[int] = Counter()
    faults: list[str] = []
    moves = pictures = 0
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for result in pool.imap_unordered(fuzz_server, jobs):
            kinds += result.kinds
            faults += result.faults
            moves += result.moves
            pictures += result.pictures
        changed = ChangedFiles()
        for played in pool.imap_unordered(play_block, file_blocks(options.seed, options.files)):
            changed.add(played)
    faults += changed.faults
    for fault in faults[:MAX_SHOWN]:
        print(fault, file=sys.stderr)
    summary = {
        "inputs": sum(kinds.values()),
        "by type": dict(sorted(kinds.items())),
        "moves": moves,
        "pictures": pictures,
        "changed files": changed.files,
        "left out": changed.left_out,
        "moves by changed files": changed.moves,
        "faults": len(faults),
        "seconds": round(time.perf_counter() - began, 1),
    }
    print(json.dumps(summary))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
