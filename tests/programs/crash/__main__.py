"""Kills the bot at random moments, and checks that users lost nothing.

    python -m tests.programs.crash --kills 100 --seed 1

People play and plan moves at tables in a fake Discord while the bot's process is killed and
restarted, at times in the pause before a planned move. After each restart, every confirmed move
must be in the move log exactly once and in the channel, every plan must be listed, carried out once
or told to be off, and every table must go on. With `--processes`, several processes share a
PostgreSQL database, and are killed, stopped or replaced while the others go on. With
`--tournaments`, people play tournaments, of which nothing may be doubled or lost. With
`--short-games`, they open, join and leave tables all the time, and games end. Both go with
`--processes`, too. With `--rounds`, several processes remind people, stand in and make AI moves.

Prints a line per fault, then a summary. Exits with 1 if there are faults.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from tests.programs.crash.exactly_once import ExactlyOnceResult, run_exactly_once_test
from tests.programs.crash.multi_process import (
    MultiProcessResult,
    run_failover_test,
    run_multi_process_test,
)
from tests.programs.crash.short_games import ShortGamesResult, run_short_games_crash_test
from tests.programs.crash.single_process import CrashResult, run_crash_test
from tests.programs.crash.tournaments import TournamentCrashResult, run_tournament_crash_test
from tests.support.postgres import running_postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.crash")
    parser.add_argument("--kills", type=int, default=100, help="how often to kill a process")
    parser.add_argument("--tables", type=int, default=6, help="tables in play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="needs --store postgres")
    parser.add_argument(
        "--stops", type=int, default=0, help="pause a process beyond its lease, instead of kills"
    )
    parser.add_argument(
        "--restarts", type=int, default=0, help="rolling restarts to a newer version, not kills"
    )
    parser.add_argument(
        "--failovers", type=int, default=0, help="failovers to a standby server, instead of kills"
    )
    parser.add_argument("--tournaments", action="store_true", help="play tournaments")
    parser.add_argument("--short-games", action="store_true", help="open tables, end games")
    parser.add_argument(
        "--rounds", type=int, default=0, help="rounds of reminders and stand-ins, instead of kills"
    )
    options = parser.parse_args()
    if options.processes > 1 and options.store != "postgres":
        parser.error("several processes cannot share a SQLite file: use --store postgres")
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="nevsky-crash-") as folder:
        result = asyncio.run(_run(Path(folder), options))
    slow = result.slow_takeovers if isinstance(result, MultiProcessResult) else []
    for fault in (*result.faults, *slow):
        print("FAULT", fault)
    print(f"{time.perf_counter() - began:.0f} s, {result}")
    return 1 if result.faults or slow else 0


async def _run(
    folder: Path, options: argparse.Namespace
) -> CrashResult | ExactlyOnceResult | TournamentCrashResult | ShortGamesResult:
    """Run what the options ask for, with a server where they name one."""
    report = partial(print, flush=True)
    if options.failovers:
        return await run_failover_test(
            folder,
            times=options.failovers,
            processes=options.processes,
            tables=options.tables,
            seed=options.seed,
            report=report,
        )
    with running_postgres() if options.store == "postgres" else nullcontext() as server:
        host = {"server": server, "processes": options.processes, "report": report}
        if options.tournaments:
            return await run_tournament_crash_test(folder, options.kills, options.seed, **host)
        if options.short_games:
            return await run_short_games_crash_test(
                folder,
                options.kills,
                options.seed,
                options.tables,
                # A game ends about every other kill.
                options.kills // 4,
                **host,
            )
        play = {"tables": options.tables, "seed": options.seed}
        if server is not None and options.rounds:
            several = {"processes": options.processes, "rounds": options.rounds}
            return await run_exactly_once_test(folder, server, report=report, **several, **play)
        if server is None or options.processes == 1:
            return await run_crash_test(folder, options.kills, server=server, report=report, **play)
        return await run_multi_process_test(
            folder,
            server,
            processes=options.processes,
            kills=0 if options.stops or options.restarts else options.kills,
            stops=options.stops,
            restarts=options.restarts,
            report=report,
            **play,
        )


if __name__ == "__main__":
    sys.exit(main())
