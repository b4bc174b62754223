"""`python -m tests.load`: the figures of load in full size, one JSON object a line."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import nullcontext

from tests.load.figures import STORED, all_figures
from tests.postgres import PostgresServer, running


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.load")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--rates", type=float, nargs="+", default=[20, 40])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--stored", type=int, default=STORED)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    chosen = parser.parse_args()
    with running() if chosen.store == "postgres" else nullcontext() as server:
        asyncio.run(_measure(chosen, server))


async def _measure(chosen: argparse.Namespace, server: PostgresServer | None) -> None:
    asked = (chosen.tables, chosen.rates, chosen.seconds, chosen.stored)
    async for figure in all_figures(*asked, server):
        print(figure.line(), flush=True)


if __name__ == "__main__":
    main()
