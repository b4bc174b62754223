"""Checks that the bot reveals no hidden information.

    python -m tests.programs.secrecy --states 1000 --seed 1

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
from collections import Counter
from random import Random

from tests.programs.secrecy.paired_states import STATES_PER_GAME
from tests.programs.secrecy.run import Mode, compare_block

WITHOUT_PLANS = (
    *(Mode.TABLE, Mode.TABLE, Mode.TABLE),
    *(Mode.TOURNAMENT, Mode.PRACTICE, Mode.TUTORIAL, Mode.REVIEW),
)
"""The modes from which one is drawn for each block of states."""

WITH_PLANS = 4
"""One state of so many is compared with plans, too."""

MAX_SHOWN = 5


def main() -> int:
    """Distribute the states over processes, print the leaks, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.secrecy", description=__doc__)
    parser.add_argument("--states", type=int, default=1000, help="the number of sampled states")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.perf_counter()
    blocks = [
        (
            given.seed,
            range(start, min(start + STATES_PER_GAME, states)),
            Mode.PLANS
            if with_plans
            else Random(f"{given.seed}-{start}-mode").choice(WITHOUT_PLANS),
        )
        for states, with_plans in ((given.states, False), (given.states // WITH_PLANS, True))
        for start in range(0, states, STATES_PER_GAME)
    ]
    leaks, total = list[str](), Counter[str]()
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        for block_leaks, counts in pool.imap_unordered(compare_block, blocks):
            leaks += block_leaks
            total += counts
    for leak in leaks[:MAX_SHOWN]:
        print(leak, file=sys.stderr)
    seconds = round(time.perf_counter() - began, 1)
    print(json.dumps({**total, "leaks": len(leaks), "seconds": seconds}))
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
