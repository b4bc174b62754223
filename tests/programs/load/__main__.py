"""`python -m tests.programs.load`: the figures of load in full size, one JSON object a line."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import nullcontext

from tests.programs.load.measurements import STORED_GAMES, all_measurements
from tests.programs.load.multi_process import measure_processes_under_load
from tests.support.postgres import PostgresServer, running_postgres


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.load")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--rates", type=float, nargs="+", default=[20, 40])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--stored", type=int, default=STORED_GAMES)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", default="1", help="such as 1,2,4; with --store postgres")
    chosen = parser.parse_args()
    with running_postgres() if chosen.store == "postgres" else nullcontext() as server:
        asyncio.run(_measure(chosen, server))


async def _measure(chosen: argparse.Namespace, server: PostgresServer | None) -> None:
    cluster = [int(one) for one in chosen.processes.split(",")]
    if server is not None and cluster != [1]:
        for processes in cluster:
            for tables in chosen.tables:
                for rate in chosen.rates:
                    load = (processes, tables, rate, chosen.seconds, server)
                    async for figure in measure_processes_under_load(*load):
                        print(figure.line(), flush=True)
        return
    asked = (chosen.tables, chosen.rates, chosen.seconds, chosen.stored)
    async for figure in all_measurements(*asked, server):
        print(figure.line(), flush=True)


if __name__ == "__main__":
    main()
