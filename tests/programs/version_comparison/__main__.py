"""Today's AI against an older one.

`python -m tests.programs.version_comparison GAME hard,hard@COMMIT 60 --log duel.log` runs it.

A seat is a level of today's code, or a level and a commit whose code plays it: hard@COMMIT. A
folder with the code of one will do as well: hard@FOLDER. Every finished game is in the log;
started again with the same one, the duel goes on where it stopped. Prints what a match prints,
but the time of a move is that of the processor.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from pathlib import Path
from types import FrameType

from tests.programs.version_comparison.candidates import CandidateVersion, InvalidComparison
from tests.programs.version_comparison.comparison import (
    VersionComparison,
    open_tables,
    play,
    report_lines,
)
from tests.programs.version_comparison.comparison_log import ComparisonLog, open_log, read_log

STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def main() -> int:
    given = _read_arguments()
    seats = tuple(CandidateVersion(name) for name in given.seats.split(","))
    comparison = VersionComparison(given.game, seats, given.options, given.playouts)
    try:
        comparison.check()
        log = _reported(comparison, given.log) if given.report else _played(comparison, given)
    except (InvalidComparison, OSError) as error:
        print(f"duel: {error}", file=sys.stderr)
        return 2
    print(*report_lines(log), sep="\n")
    return 0


def _reported(comparison: VersionComparison, path: Path) -> ComparisonLog:
    log = read_log(path)
    if {what: log.head.get(what) for what in comparison.requested()} != comparison.requested():
        raise InvalidComparison(f"{path} is the log of another duel: {log.head}")
    return log


def _played(comparison: VersionComparison, given: argparse.Namespace) -> ComparisonLog:
    log = open_log(given.log, comparison.head() | {"seed": given.seed})
    deals = range(given.seed, given.seed + max(1, given.games // len(comparison.seats)))
    if missing := log.missing(deals):
        with (
            tempfile.TemporaryDirectory(prefix="nevsky-duel-") as passing,
            open_tables(comparison, given.workers, given.keep or Path(passing)) as at,
        ):
            play(log, missing, at)
    return log


def _stop_in_order() -> None:
    for one in STOPPING:
        # Whoever started this may have seen to it that one of them does not stop it.
        if signal.getsignal(one) is not signal.SIG_IGN:
            signal.signal(one, _stop)


def _stop(number: int, frame: FrameType | None) -> None:
    """Leave in order: what is impatient comes too late to leave something behind."""
    for one in STOPPING:
        signal.signal(one, signal.SIG_IGN)
    sys.exit(128 + number)


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.programs.version_comparison", description=__doc__
    )
    parser.add_argument("game")
    parser.add_argument("seats", help="by commas, as in hard,hard@COMMIT,hard@FOLDER")
    parser.add_argument("games", type=int, help="rounded down to whole deals")
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first deal")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--playouts", type=int, help="of today's Hard, in place of its own number")
    parser.add_argument("--workers", type=int, default=1, help="games at the same time")
    parser.add_argument("--keep", type=Path, help="a folder where the code of commits may stay")
    parser.add_argument("--report", action="store_true", help="only say what the log holds")
    return parser.parse_args()


if __name__ == "__main__":
    _stop_in_order()
    sys.exit(main())
