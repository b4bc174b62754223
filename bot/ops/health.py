"""Serves health checks and Prometheus metrics, by default to this machine only."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Protocol, TypeAlias

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.ops.health_client import HEALTH_TIMEOUT, LOOPBACK, PortInUse
from bot.ops.metrics import LOOP_DELAY, REGISTRY

NOT_OUR_ADDRESS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""The errors for an address that this machine does not have."""


class HealthSource(Protocol):
    """Reports whether it works."""

    async def health_problem(self) -> str | None:
        """Return what does not work, in a few words; None if everything does."""


ShardStatuses: TypeAlias = Callable[[], Mapping[int, str]]
"""Returns the status of each shard by its id; nothing if there is only one."""


@asynccontextmanager
async def serve_health(
    source: HealthSource,
    port: int | None,
    host: str = LOOPBACK,
    shard_statuses: ShardStatuses = dict,
) -> AsyncIterator[None]:
    """Serve `/health` and `/metrics` on the address `host` and the port while the block runs.

    Without a port, does nothing. Raises PortInUse.
    """
    if port is None:
        yield
        return
    runner = web.AppRunner(_create_app(source, shard_statuses), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        await runner.cleanup()
        variable = "HOST" if error.errno in NOT_OUR_ADDRESS else "PORT"
        message = f"NEVSKY_METRICS_{variable}: nothing can listen on {host}, port {port}."
        raise PortInUse(message) from error
    watching = asyncio.create_task(_measure_loop_delay(), name="loop-delay")
    try:
        yield
    finally:
        watching.cancel()
        await runner.cleanup()


def _create_app(source: HealthSource, shard_statuses: ShardStatuses) -> web.Application:
    async def health(_: web.Request) -> web.Response:
        problem = await find_problem(source)
        report: dict[str, object] = {"status": problem or "ok"}
        if how_each := shard_statuses():
            report["shards"] = how_each
        return web.json_response(report, status=200 if problem is None else 503)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(
            body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    app = web.Application()
    app.add_routes([web.get("/health", health), web.get("/metrics", metrics)])
    return app


async def find_problem(source: HealthSource) -> str | None:
    """Return the source's problem; a check that takes too long is one, too."""
    try:
        async with asyncio.timeout(HEALTH_TIMEOUT):
            return await source.health_problem()
    except TimeoutError:
        return "the database does not answer"


async def _measure_loop_delay(interval: float = 1.0) -> None:
    """Measure how much later than scheduled the event loop wakes up."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + interval
        await asyncio.sleep(interval)
        LOOP_DELAY.observe(max(0.0, loop.time() - due))
