"""`python -m tests.programs.crash --kills 100 --seed 1`: kill the bot, check what users saw."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path

from tests.programs.crash.multi_process import run_failover_test, run_multi_process_test
from tests.programs.crash.single_process import run_crash_test
from tests.support.postgres import PostgresServer, running_postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.crash")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--stops", type=int, default=0, help="of a process, past its lease")
    parser.add_argument("--restarts", type=int, default=0, help="rolling ones, to a newer version")
    parser.add_argument("--failovers", type=int, default=0, help="to a standby of the server")
    parser.add_argument("--copied", action="store_true", help="processes that start soon")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="nevsky-crash-") as folder:
        if chosen.processes > 1:
            return _many(Path(folder), chosen)
        with running_postgres() if chosen.store == "postgres" else nullcontext() as server:
            return _one(Path(folder), chosen, server)


def _one(folder: Path, chosen: argparse.Namespace, server: PostgresServer | None) -> int:
    """Kill one process again and again."""
    began = time.perf_counter()
    asked = (folder, chosen.kills, chosen.tables, chosen.seed)
    outcome = asyncio.run(run_crash_test(*asked, report=print, server=server))
    for fault in outcome.faults:
        print("FAULT", fault)
    print(
        f"{chosen.kills} kills in {time.perf_counter() - began:.0f} s, {outcome.moves} moves "
        f"confirmed, {outcome.games} games, told twice: {outcome.duplicate_announcements}, "
        f"moments: {outcome.kills_by_moment}, faults: {len(outcome.faults)}"
    )
    return 1 if outcome.faults else 0


def _many(folder: Path, chosen: argparse.Namespace) -> int:
    """Several processes, of which any may be killed, stopped or replaced, or their server."""
    if chosen.store != "postgres":
        print("Several processes share no file: --store postgres", file=sys.stderr)
        return 2
    began = time.perf_counter()
    how = {"tables": chosen.tables, "seed": chosen.seed, "copied": chosen.copied}
    if chosen.failovers:
        times = {"times": chosen.failovers, "processes": chosen.processes}
        shown = asyncio.run(run_failover_test(folder, **times, **how, tell=_tell))
    else:
        others = chosen.stops or chosen.restarts
        with running_postgres() as server:
            shown = asyncio.run(
                run_multi_process_test(
                    folder,
                    server,
                    processes=chosen.processes,
                    kills=0 if others else chosen.kills,
                    stops=chosen.stops,
                    restarts=chosen.restarts,
                    **how,
                    tell=_tell,
                )
            )
    for fault in (*shown.faults, *shown.slow_takeovers):
        print("FAULT", fault)
    print(f"{chosen.processes} processes, {time.perf_counter() - began:.0f} s, {shown}")
    return 1 if shown.faults or shown.slow_takeovers or shown.duplicate_announcements else 0


def _tell(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
