"""Checks that the bot reveals no hidden information.

    python -m tests.programs.secrecy --states 1000 --plans 250 --seed 1

Pairs states of random games with states that differ only in what an observer may not know, or with
themselves when others have planned moves, and plays the same scenario in both. One person has
announced an absence, and in half of the pairs an AI stands in for somebody. Some tables are of a
tournament, private or guided, or over and reviewed. Everything that the observer can notice must be
the same: messages, pictures, file names, suggestions, forms, what is asked of an AI for a hint or a
review, the kinds of requests, pauses, the log, and how much the bot reads, draws and asks, on which
the time until an answer depends. Each state is played in another language.

Prints the first leaks to stderr, then a JSON object with counts. Exits with 1 if there are leaks.
"""

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
    """Distribute the states over processes, print the leaks, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.secrecy", description=__doc__)
    parser.add_argument("--states", type=int, default=1000, help="the number of sampled states")
    parser.add_argument(
        "--plans", type=int, default=250, help="how many of them to compare with plans, too"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    began = time.perf_counter()
    blocks = [
        (options.seed, start, min(start + STATES_PER_GAME, states), with_plans)
        for states, with_plans in ((options.states, False), (options.plans, True))
        for start in range(0, states, STATES_PER_GAME)
    ]
    leaks: list[str] = []
    total = SecrecyCounts()
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for block_leaks, counts in pool.imap_unordered(compare_block, blocks):
            leaks += block_leaks
            total = SecrecyCounts(
                **{name: count + getattr(counts, name) for name, count in asdict(total).items()}
            )
    for leak in leaks[:MAX_SHOWN]:
        print(leak, file=sys.stderr)
    seconds = round(time.perf_counter() - began, 1)
    print(json.dumps({**asdict(total), "leaks": len(leaks), "seconds": seconds}))
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
