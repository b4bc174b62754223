"""Latency and memory under a moderate load; `make load` measures a larger one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.programs.bench.measurement import Measurement
from tests.programs.load.measurements import all_measurements

COUNTS = (10, 100)
RATES = (20.0,)
SECONDS = 10.0
STORED = 1_000


def measurements() -> Iterator[Measurement]:
    """Yield all measurements. All bars are upper limits."""
    yield from asyncio.run(_measured())


async def _measured() -> list[Measurement]:
    return [measurement async for measurement in all_measurements(COUNTS, RATES, SECONDS, STORED)]
