"""Kills the bot at random moments, and checks that users lost nothing.

    python -m tests.programs.crash --kills 100 --seed 1

People play and plan moves at tables in a fake Discord while the bot's process is killed and
restarted, at times in the pause before a planned move. After each restart, every confirmed move
must be in the move log exactly once and in the channel, every plan must be listed, carried out once
or told to be off, and every table must go on. With `--processes`, several processes share a
PostgreSQL database, and are killed, stopped or replaced while the others go on. With
`--tournaments`, people play tournaments, of which nothing may be doubled or lost. With
`--short-games`, they open, join and leave tables all the time, and games end. Both go with
`--processes`, too.

Prints a line per fault, then a summary. Exits with 1 if there are faults, or if anything was told
twice.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from tests.programs.crash.multi_process import run_failover_test, run_multi_process_test
from tests.programs.crash.short_games import run_short_games_crash_test
from tests.programs.crash.single_process import run_crash_test
from tests.programs.crash.tournaments import run_tournament_crash_test
from tests.support.postgres import PostgresServer, running_postgres


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
    parser.add_argument("--forked", action="store_true", help="fork processes, to start them fast")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="nevsky-crash-") as folder:
        if options.tournaments:
            return _run_tournaments(Path(folder), options)
        if options.short_games:
            return _run_short_games(Path(folder), options)
        if options.processes > 1:
            return _run_several_processes(Path(folder), options)
        with running_postgres() if options.store == "postgres" else nullcontext() as server:
            return _run_single_process(Path(folder), options, server)


def _run_single_process(
    folder: Path, options: argparse.Namespace, server: PostgresServer | None
) -> int:
    """Kill a single process again and again."""
    began = time.perf_counter()
    result = asyncio.run(
        run_crash_test(
            folder, options.kills, options.tables, options.seed, report=print, server=server
        )
    )
    for fault in result.faults:
        print("FAULT", fault)
    print(
        f"{options.kills} kills in {time.perf_counter() - began:.0f} s, {result.moves} moves "
        f"confirmed, {result.plans} plans, {result.plans_carried_out} of them carried out, "
        f"{result.games} games, announced twice: {result.duplicate_announcements}, "
        f"kills by moment: {result.kills_by_moment}, faults: {len(result.faults)}"
    )
    return 1 if result.faults or result.duplicate_announcements else 0


def _run_several_processes(folder: Path, options: argparse.Namespace) -> int:
    """Run several processes and kill, stop or replace them, or their server."""
    if options.store != "postgres":
        print(
            "--processes needs --store postgres: several processes cannot share a SQLite file",
            file=sys.stderr,
        )
        return 2
    began = time.perf_counter()
    setup = {"tables": options.tables, "seed": options.seed, "forked": options.forked}
    if options.failovers:
        times = {"times": options.failovers, "processes": options.processes}
        result = asyncio.run(run_failover_test(folder, **times, **setup, report=_print_line))
    else:
        no_kills = options.stops or options.restarts
        with running_postgres() as server:
            result = asyncio.run(
                run_multi_process_test(
                    folder,
                    server,
                    processes=options.processes,
                    kills=0 if no_kills else options.kills,
                    stops=options.stops,
                    restarts=options.restarts,
                    **setup,
                    report=_print_line,
                )
            )
    for fault in (*result.faults, *result.slow_takeovers):
        print("FAULT", fault)
    print(f"{options.processes} processes, {time.perf_counter() - began:.0f} s, {result}")
    return 1 if result.faults or result.slow_takeovers or result.duplicate_announcements else 0


def _run_tournaments(folder: Path, options: argparse.Namespace) -> int:
    """Kill a process that leads tournaments, the only one or one of several."""
    began = time.perf_counter()
    with _shared_server(options) as server:
        result = asyncio.run(
            run_tournament_crash_test(
                folder,
                options.kills,
                options.seed,
                _print_line,
                server=server,
                processes=options.processes,
            )
        )
    for fault in result.faults:
        print("FAULT", fault)
    print(
        f"{options.kills} kills in {time.perf_counter() - began:.0f} s, {result.decisions} "
        f"confirmations, {result.tournaments} tournaments, faults: {len(result.faults)}"
    )
    return 1 if result.faults else 0


def _run_short_games(folder: Path, options: argparse.Namespace) -> int:
    """Kill a process at whose tables people open, join and play short games, the only one or one of
    several.
    """
    began = time.perf_counter()
    with _shared_server(options) as server:
        result = asyncio.run(
            run_short_games_crash_test(
                folder,
                options.kills,
                options.seed,
                options.tables,
                # A game ends about every other kill.
                options.kills // 4,
                _print_line,
                server=server,
                processes=options.processes,
            )
        )
    for fault in result.faults:
        print("FAULT", fault)
    print(f"{options.kills} kills in {time.perf_counter() - began:.0f} s, {result}")
    return 1 if result.faults else 0


def _shared_server(
    options: argparse.Namespace,
) -> AbstractContextManager[PostgresServer | None]:
    """The database server of several processes; None for a single one."""
    return running_postgres() if options.processes > 1 else nullcontext()


def _print_line(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
