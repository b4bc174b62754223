"""How the bot does: a port for this machine alone, for health checks and for Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Protocol, TypeAlias

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.ops.metrics import LOOP_DELAY, REGISTRY
from bot.ops.probe import HERE, PATIENCE, PortTaken


class Patient(Protocol):
    """What is asked how it does."""

    async def ailment(self) -> str | None:
        """What does not work, in a few words; None where all does."""


Shards: TypeAlias = Callable[[], Mapping[int, str]]
"""Says how each shard does, where there are several."""


@asynccontextmanager
async def serving(patient: Patient, port: int | None, shards: Shards = dict) -> AsyncIterator[None]:
    """Answer on the port while the block runs; without a port, do nothing. Raises PortTaken."""
    if port is None:
        yield
        return
    runner = web.AppRunner(_pages(patient, shards), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, HERE, port).start()
    except OSError as error:
        await runner.cleanup()
        raise PortTaken(f"NEVSKY_METRICS_PORT: nothing can listen on port {port}.") from error
    watching = asyncio.create_task(_watch_loop(), name="loop-delay")
    try:
        yield
    finally:
        watching.cancel()
        await runner.cleanup()


def _pages(patient: Patient, shards: Shards) -> web.Application:
    async def health(_: web.Request) -> web.Response:
        ailment = await how(patient)
        said: dict[str, object] = {"status": ailment or "ok"}
        if how_each := shards():
            said["shards"] = how_each
        return web.json_response(said, status=200 if ailment is None else 503)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(
            body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    pages = web.Application()
    pages.add_routes([web.get("/health", health), web.get("/metrics", metrics)])
    return pages


async def how(patient: Patient) -> str | None:
    """What does not work; asking takes only so long."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await patient.ailment()
    except TimeoutError:
        return "the database does not answer"


async def _watch_loop(every: float = 1.0) -> None:
    """Measure how late the event loop comes round."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        LOOP_DELAY.observe(max(0.0, loop.time() - due))
