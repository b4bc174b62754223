"""Measures the bot under load.

    python -m tests.programs.load --tables 10 100 500 --rates 20 40

People at many tables in a fake Discord make moves at given rates. Prints each measurement as a JSON
object per line: latencies, memory and CPU time, and the start with a large database. Exits with 1
if a value is beyond its bar, and prints to stderr which.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import nullcontext
from itertools import product

from tests.programs.bench.measurement import Report
from tests.programs.load.measurements import STORED_GAMES, all_measurements
from tests.programs.load.multi_process import measure_processes_under_load
from tests.support.postgres import PostgresServer, running_postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.load")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[10, 100, 500], help="tables in play"
    )
    parser.add_argument("--rates", type=float, nargs="+", default=[20, 40], help="moves per second")
    parser.add_argument("--seconds", type=float, default=30, help="per table count and rate")
    parser.add_argument(
        "--stored", type=int, default=STORED_GAMES, help="games in the large database"
    )
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", default="1", help="as in 1,2,4; needs --store postgres")
    options = parser.parse_args()
    report = Report()
    with running_postgres() if options.store == "postgres" else nullcontext() as server:
        asyncio.run(_measure(options, server, report))
    return report.finish()


async def _measure(
    options: argparse.Namespace, server: PostgresServer | None, report: Report
) -> None:
    process_counts = [int(count) for count in options.processes.split(",")]
    if server is not None and process_counts != [1]:
        for load in product(process_counts, options.tables, options.rates):
            measured = measure_processes_under_load(*load, options.seconds, server)
            async for measurement in measured:
                report.add(measurement)
        return
    settings = (options.tables, options.rates, options.seconds, options.stored)
    async for measurement in all_measurements(*settings, server):
        report.add(measurement)


if __name__ == "__main__":
    sys.exit(main())
