"""Checks that a build plays like the source it was made from.

    python -m tests.programs.compiled build/compiled

`make compile` does so after each build.
"""

from __future__ import annotations

import argparse
import sys

from engine.ai.training.compile import compiled_games
from tests.programs.compiled.self_play import self_play


def main() -> int:
    parser = argparse.ArgumentParser(description="Check that a build plays like its source.")
    parser.add_argument("folder", help="folder of the build")
    folder, games = parser.parse_args().folder, compiled_games()
    compiled, by_source = self_play(folder, games)
    if by_source or (compiled, True) != self_play("", games):
        sys.stderr.write(f"{folder} does not play like its source: remove it\n")
        return 1
    sys.stdout.write(f"{', '.join(games)}: the build plays like its source\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
