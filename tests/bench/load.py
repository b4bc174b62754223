"""Waits and memory under a moderate load. `make load` measures the full size."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.bench.figure import Figure
from tests.load.figures import all_figures

COUNTS = (10, 100)
RATES = (20.0,)
SECONDS = 10.0
STORED = 1_000


def figures() -> Iterator[Figure]:
    """All bars are the most that is allowed."""
    yield from asyncio.run(_measured())


async def _measured() -> list[Figure]:
    return [figure async for figure in all_figures(COUNTS, RATES, SECONDS, STORED)]
