"""`python -m tests.load`: the figures of load in full size, one JSON object a line."""

from __future__ import annotations

import argparse
import asyncio

from tests.load.figures import STORED, all_figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.load")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--rates", type=float, nargs="+", default=[20, 40])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--stored", type=int, default=STORED)
    asyncio.run(_measure(parser.parse_args()))


async def _measure(chosen: argparse.Namespace) -> None:
    async for figure in all_figures(chosen.tables, chosen.rates, chosen.seconds, chosen.stored):
        print(figure.line(), flush=True)


if __name__ == "__main__":
    main()
