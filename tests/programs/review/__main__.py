"""`python -m tests.programs.review --games 10`: play out the worst reviewed decisions both ways.

Prints for each game what its worst decisions cost by the review and by the check, and in how
many the interval decides and the review is right. Exit status 1 if it is wrong in any.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import as_completed

from engine.ai.match import make_process_pool
from engine.ai.review import ReviewBudget
from tests.programs.review.run import REVIEWED_GAMES, report_lines, report_on


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.review", description=__doc__)
    parser.add_argument("--games", type=int, default=len(REVIEWED_GAMES))
    parser.add_argument("--skip", type=int, default=0, help="so many of the games, from the first")
    parser.add_argument("--playouts", type=int, default=1_000)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    findings = Counter[str]()
    with make_process_pool(chosen.workers) as pool:
        plans = REVIEWED_GAMES[chosen.skip :][: chosen.games]
        tasks = [pool.submit(report_on, plan, ReviewBudget(), chosen.playouts) for plan in plans]
        for done in as_completed(tasks):
            report = done.result()
            findings.update(one.finding for one in report.worst)
            print(*report_lines(report), sep="\n", flush=True)
            decided = findings["right"] + findings["wrong"]
            print(
                f"= {findings.total()} decisions, {decided} decided,"
                f" {findings['right']} of them right",
                flush=True,
            )
    return 1 if findings["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
