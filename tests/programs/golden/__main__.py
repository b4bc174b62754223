"""Replays golden games, and compares every step with the engine.

    python -m tests.programs.golden FILES

Prints a line per difference, then `N games, M steps, K differences`. Exits with 1 if there are any.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.programs.golden import snapshots
from tests.programs.golden.saint_petersburg import replay
from tests.programs.golden.saint_petersburg.record import ReadResult, UnreadableGame, read_games


def main(arguments: Sequence[str] | None = None) -> int:
    """Replay the files' games and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.golden", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Card names may contain characters that the terminal cannot encode.
        sys.stdout.reconfigure(errors="backslashreplace")
    games = steps = differences = 0
    for file in parser.parse_args(arguments).files:
        for reading in read_games(file):
            lines = _lines(reading)
            print(*lines, sep="\n", end="\n" if lines else "")
            differences += len(lines)
            games += not isinstance(reading, UnreadableGame) or reading.is_game
            steps += 0 if isinstance(reading, UnreadableGame) else len(reading.steps)
    print(f"{games} games, {steps} steps, {differences} differences")
    return 1 if differences else 0


def _lines(reading: ReadResult) -> list[str]:
    match reading:
        case UnreadableGame(where, problems):
            return [f"{where} {problem}" for problem in problems]
        case snapshots.SnapshotGame():
            return list(map(str, snapshots.replay(reading)))
    return list(map(str, replay.replay(reading)))


if __name__ == "__main__":
    sys.exit(main())
