"""`python -m tests.crash --kills 100 --seed 1`: kills the bot and judges what people saw."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path

from tests.crash.run import crash
from tests.postgres import running


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.crash")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    chosen = parser.parse_args()
    began = time.perf_counter()
    with (
        tempfile.TemporaryDirectory(prefix="nevsky-crash-") as folder,
        running() if chosen.store == "postgres" else nullcontext() as server,
    ):
        asked = (Path(folder), chosen.kills, chosen.tables, chosen.seed)
        outcome = asyncio.run(crash(*asked, tell=print, server=server))
    for fault in outcome.faults:
        print("FAULT", fault)
    print(
        f"{chosen.kills} kills in {time.perf_counter() - began:.0f} s, {outcome.moves} moves "
        f"confirmed, {outcome.games} games, told twice: {outcome.told_twice}, "
        f"moments: {outcome.moments}, faults: {len(outcome.faults)}"
    )
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())
