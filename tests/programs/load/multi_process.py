"""Measures one or several processes under the same load, on one database and one machine."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from tests.programs.bench.measurement import Measurement
from tests.programs.crash.process_cluster import SHARDS, ProcessCluster
from tests.programs.load.load_generator import LoadGenerator, open_tables
from tests.programs.load.measurements import latency_measurements, resident_bytes
from tests.programs.load.resource_usage import COUNTING_BOT, ResourceUsage
from tests.support.bot_variants.counted_transactions import COUNTS_FOLDER_VARIABLE
from tests.support.fake_discord.server import FakeDiscord
from tests.support.postgres import PostgresServer

SHARE_TIMEOUT = 180.0
"""Seconds until every process owns a shard.

The first process may have connected all shards, one every six seconds, before the others start.
"""


async def measure_processes_under_load(
    processes: int,
    tables: int,
    rate: float,
    seconds: float,
    server: PostgresServer,
) -> AsyncIterator[Measurement]:
    """Yield latencies at this many tables, and the resources that processes and server use."""
    name = f"load.postgres.{processes}p.{tables}t.{rate:g}ps"
    database = await server.acquire_database()
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with FakeDiscord(tables, guilds=min(tables, 2 * SHARDS), shards=SHARDS) as discord:
            cluster = ProcessCluster(discord, Path(folder), server, database)
            cluster.environment[COUNTS_FOLDER_VARIABLE] = folder
            try:
                await asyncio.gather(*(cluster.start(COUNTING_BOT) for _ in range(processes)))
                for bot in cluster.running:
                    await cluster.wait_until_owner(bot, SHARE_TIMEOUT)
                await cluster.wait_until_all_shards_owned()
                drivers = await open_tables(discord, tables)
                usage = ResourceUsage(cluster.running, server, Path(folder))
                await usage.start()
                latencies = await LoadGenerator(drivers, seed=1).run(rate, seconds)
                for measurement in (
                    *latency_measurements(name, rate, latencies),
                    *await usage.measure_per_move(name, latencies.moves),
                ):
                    yield measurement
                memory = max(resident_bytes(bot.pid) for bot in cluster.running)
                yield Measurement(f"{name}.memory", round(memory / 2**20, 1), "MiB/process")
            finally:
                await cluster.stop_all()
    await server.drop_database(database)
