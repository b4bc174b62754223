"""Tells how much worse than another search a search chooses, and what it costs.

    python -m tests.programs.regret saint_petersburg --decisions 400 \\
        --searches '{"DROP_AFTER": 9999}' '{}' '{"playouts": 200}'

Each search is a JSON object of settings that differ from Hard's, see `variants`. All choose in the
same decisions, from games of Hard with few playouts. Where a search chooses another action than the
first one, both actions are judged by many playouts in the same determinizations. Regret is the
utility (a sure win is 1; alone, `point_utility` a point) that its choice loses: the first search
has none. The judge has the value function and the cutoff of the searches, so it tells errors of the
search, not those of the value function.

Prints a line for each search: mean playouts, computing time per move, regret in thousandths with a
95 % interval, and the number of other choices.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from itertools import count
from math import sqrt
from statistics import fmean, median, stdev
from typing import TypeAlias

from engine.ai.match import make_process_pool
from tests.programs.regret.judgement import (
    Choice,
    Comparison,
    Deal,
    RecordedDecision,
    record,
)
from tests.programs.regret.variants import SearchVariant, UnknownSetting

Judged: TypeAlias = tuple[list[Choice], list[float]]
"""What each search chose in a decision, and its regret."""

CONFIDENCE = 1.96
"""The half-width of a 95 % confidence interval, in standard errors."""

REPORT_EVERY = 20
"""Decisions from one report of progress to the next."""


def main() -> int:
    arguments = _read_arguments()
    variants = tuple(map(SearchVariant, arguments.searches))
    try:
        for variant in variants:
            with variant.applied(arguments.game):
                pass
    except (KeyError, ValueError, UnknownSetting) as error:
        print(f"regret: {error}", file=sys.stderr)
        return 2
    comparison, results = Comparison(variants, arguments.judge), list[Judged]()
    decisions = recorded_decisions(arguments)
    with ExitStack() as stack:
        judged: Iterable[Judged] = map(comparison.regrets, decisions)
        if arguments.workers > 1:
            pool = stack.enter_context(make_process_pool(arguments.workers))
            judged = pool.map(comparison.regrets, decisions)
        for result in judged:
            results.append(result)
            if len(results) % REPORT_EVERY == 0:
                print(f"{len(results)} of {len(decisions)}", file=sys.stderr, flush=True)
    print(*report_lines(arguments.searches, results), sep="\n")
    return 0


def recorded_decisions(arguments: argparse.Namespace) -> list[RecordedDecision]:
    """Return so many decisions from as many games as that takes."""
    decisions = list[RecordedDecision]()
    for seed in count(arguments.seed):
        decisions += record(Deal(arguments.game, arguments.seats, seed, arguments.options))
        if len(decisions) >= arguments.decisions:
            return decisions[: arguments.decisions]
    raise AssertionError("there are always more games")


def report_lines(searches: Sequence[str], results: Sequence[Judged]) -> list[str]:
    """Return a line for each search."""
    lines = list[str]()
    for number, name in enumerate(searches):
        choices = [choices[number] for choices, _ in results]
        regrets = [1000 * regrets[number] for _, regrets in results]
        margin = CONFIDENCE * stdev(regrets) / sqrt(len(regrets)) if len(regrets) > 1 else 0.0
        times = [choice.milliseconds for choice in choices]
        others = sum(choices[number].action != choices[0].action for choices, _ in results)
        lines.append(
            f"{fmean(choice.playouts for choice in choices):6.0f} playouts, "
            f"CPU ms median {median(times):.0f}, mean {fmean(times):.0f}, "
            f"regret {fmean(regrets):.2f} ± {margin:.2f}, "
            f"{others} of {len(results)} other choices: {name}"
        )
    return lines


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare searches by regret.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", default="{}", help="options of the games, as JSON")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--judge", type=int, default=800, help="playouts for each chosen action")
    parser.add_argument("--workers", type=int, default=1, help="processes that search")
    parser.add_argument(
        "--searches", nargs="+", default=['{"DROP_AFTER": 9999}', "{}"], metavar="JSON"
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
