"""Checks the decisions that a review calls the worst, by playing out both choices many times.

    python -m tests.programs.review --games 10

Prints for each game the cost of its worst decisions according to the review and to the playouts,
then how many decisions the playouts confirm. A decision is open if the confidence interval of its
cost contains 0. Exits with 1 if the playouts contradict the review in any decision.
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
    parser.add_argument("--games", type=int, default=len(REVIEWED_GAMES), help="games to review")
    parser.add_argument("--playouts", type=int, default=1_000, help="playouts of each choice")
    parser.add_argument("--workers", type=int, default=1, help="parallel processes")
    options = parser.parse_args()
    findings = Counter[str]()
    with make_process_pool(options.workers) as pool:
        tasks = [
            pool.submit(report_on, setup, ReviewBudget(), options.playouts)
            for setup in REVIEWED_GAMES[: options.games]
        ]
        for task in as_completed(tasks):
            report = task.result()
            findings.update(decision.finding for decision in report.worst)
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
