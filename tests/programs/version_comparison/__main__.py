"""Compares today's AI players with those of an older version.

    python -m tests.programs.version_comparison GAME hard,hard@COMMIT 60 --log duel.log

Each seat is a level of today's code, such as hard, or a level with the commit or folder whose code
plays it: hard@COMMIT, hard@FOLDER. Every finished game is appended to the log; started again with
the same log, the comparison resumes where it stopped.

Prints interim results to stderr, and the report of a match in the end. Times of moves are CPU
times. Exits with 2 if the comparison cannot be played.
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

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def main() -> int:
    arguments = _read_arguments()
    seats = tuple(CandidateVersion(name) for name in arguments.seats.split(","))
    comparison = VersionComparison(arguments.game, seats, arguments.options, arguments.playouts)
    try:
        comparison.check()
        log = (
            _read_games(comparison, arguments.log)
            if arguments.report
            else _play_missing_games(comparison, arguments)
        )
    except (InvalidComparison, OSError) as error:
        print(f"version_comparison: {error}", file=sys.stderr)
        return 2
    print(*report_lines(log), sep="\n")
    return 0


def _read_games(comparison: VersionComparison, path: Path) -> ComparisonLog:
    log = read_log(path)
    if {key: log.head.get(key) for key in comparison.requested()} != comparison.requested():
        raise InvalidComparison(f"{path} is the log of another comparison: {log.head}")
    return log


def _play_missing_games(
    comparison: VersionComparison, arguments: argparse.Namespace
) -> ComparisonLog:
    log = open_log(arguments.log, comparison.head() | {"seed": arguments.seed})
    deals = range(arguments.seed, arguments.seed + max(1, arguments.games // len(comparison.seats)))
    if missing := log.missing(deals):
        with (
            tempfile.TemporaryDirectory(prefix="nevsky-duel-") as temporary,
            open_tables(comparison, arguments.workers, Path(temporary)) as tables,
        ):
            play(log, missing, tables)
    return log


def _exit_on_signals() -> None:
    for stop_signal in STOP_SIGNALS:
        # A signal that is ignored, as SIGHUP is under nohup, stays ignored.
        if signal.getsignal(stop_signal) is not signal.SIG_IGN:
            signal.signal(stop_signal, _stop)


def _stop(number: int, frame: FrameType | None) -> None:
    """Exit through the cleanup, ignoring further signals meanwhile."""
    for stop_signal in STOP_SIGNALS:
        signal.signal(stop_signal, signal.SIG_IGN)
    sys.exit(128 + number)


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.programs.version_comparison", description=__doc__
    )
    parser.add_argument("game", help="the name of the game")
    parser.add_argument("seats", help="separated by commas, as in hard,hard@COMMIT,hard@FOLDER")
    parser.add_argument("games", type=int, help="number of games, rounded down to complete deals")
    parser.add_argument("--log", type=Path, required=True, help="the file with the finished games")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the seed of the first deal")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument(
        "--playouts", type=int, help="playouts of today's AI players, instead of their default"
    )
    parser.add_argument("--workers", type=int, default=1, help="parallel games")
    parser.add_argument(
        "--report", action="store_true", help="print the report of the log without playing"
    )
    return parser.parse_args()


if __name__ == "__main__":
    _exit_on_signals()
    sys.exit(main())
