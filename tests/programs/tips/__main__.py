"""Measures the tips of guided games, and finds deals for them.

    python -m tests.programs.tips saint_petersburg --games 100 --workers 2
    python -m tests.programs.tips saint_petersburg --choose

A seat that does what every tip says plays fresh deals against Easy and against Medium, as many of
them as sit at the table of a guided game, or at one with so many `--seats`; it has each seat in
turn. The first command prints how many of the games it wins. The second prints deals whose first
two rounds show a beginner everything if the tips are followed, at how many of several tables.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt

from engine.ai.match import Z_95, make_process_pool
from engine.ai.registry import AGENT_SPECS
from tests.programs.tips.follow import measured_games, tables_that_show_all, win_share

LEVELS = {"easy": 90, "medium": 50}
"""How many of 100 games are to be won against each level."""


def main() -> int:
    given = _arguments()
    with make_process_pool(given.workers) as pool:
        for line in _chosen_deals(given, pool) if given.choose else _measured(given, pool):
            print(line, flush=True)
    return 0


def _chosen_deals(given: argparse.Namespace, pool: ProcessPoolExecutor) -> Iterator[str]:
    deals = range(given.first, given.first + given.games)
    count = partial(
        tables_that_show_all, game=given.game, tables=given.tables, playouts=given.playouts
    )
    for deal, shown in zip(deals, pool.map(count, deals), strict=True):
        yield f"deal {deal}: {shown} of {given.tables} tables"


def _measured(given: argparse.Namespace, pool: ProcessPoolExecutor) -> Iterator[str]:
    for level, expected in LEVELS.items():
        games = measured_games(given.game, level, given.games, given.playouts, given.seats)
        won = sum(pool.map(win_share, games))
        margin = 100 * Z_95 * sqrt(won / len(games) * (1 - won / len(games)) / len(games))
        share = 100 * won / len(games)
        yield f"{given.game} against {level}: {share:.1f} % ± {margin:.1f} (at least {expected})"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.tips", description=__doc__)
    parser.add_argument("game", choices=sorted(AGENT_SPECS))
    parser.add_argument("--games", type=int, default=100, help="against each level; deals to try")
    parser.add_argument("--playouts", type=int, help="of the search for a hint, if not its own")
    parser.add_argument("--seats", type=int, help="at the table, if not those of a guided game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--choose", action="store_true", help="find deals for a guided game")
    parser.add_argument("--first", type=int, default=1, help="the first deal to try")
    parser.add_argument("--tables", type=int, default=4, help="at which to try each deal")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
