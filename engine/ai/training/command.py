"""What the commands `train` and `tune` have in common: options of a run, and how it ends."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.ai.training.run import RunRefused, Workers, stopping

RUN = "RUN"
"""What stands in a stored command for the folder of the run, which changes nothing."""

REFUSED = 2
"""Exit status of a run that cannot begin or go on."""

STOPPED = 130
"""Exit status of a run that was stopped and can go on."""


@dataclass(frozen=True, slots=True)
class RunControl:
    """The options of a command that do not change what a round yields."""

    folder: Path
    workers: int
    minutes: float | None
    finish_early: bool


def add_run_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `RunControl`."""
    parser.add_argument(
        "--run", type=Path, required=True, help="folder that keeps the run, to continue it"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes that play; 0: this one")
    parser.add_argument("--minutes", type=float, help="stop after so many minutes")
    parser.add_argument(
        "--finish-early",
        action="store_true",
        help="play no further rounds, if one is finished: its result is the candidate",
    )


def run_control(given: argparse.Namespace) -> RunControl:
    """Return the options of a run that were given."""
    return RunControl(given.run, given.workers, given.minutes, given.finish_early)


def quoted(*words: str) -> str:
    """Return words as a shell reads them."""
    return " ".join(map(shlex.quote, words))


def run_program(control: RunControl, work: Callable[[Workers], None]) -> int:
    """Do the work of a command until it is done or stopped, and return its exit status."""
    try:
        with stopping(control.minutes), Workers(control.workers) as workers:
            work(workers)
    except RunRefused as error:
        report(str(error))
        return REFUSED
    except KeyboardInterrupt:
        report("stopped: the same command continues the run")
        return STOPPED
    return 0


def report(line: str) -> None:
    """Tell how far a run is."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
