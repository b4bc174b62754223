"""The same load on one process, on two and on more, which share the games and the machine."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from tests.bench.figure import Figure
from tests.crash.several import SHARDS, Several
from tests.load.figures import memory, waits_in_figures
from tests.load.play import Load, open_tables
from tests.load.spent import Spent
from tests.loopback.server import Loopback
from tests.postgres import PostgresServer

SHARED_WITHIN = 180.0
"""Who came up first may have connected as all shards, one every six seconds, when others come."""


async def under_load_of_many(
    processes: int,
    tables: int,
    rate: float,
    seconds: float,
    server: PostgresServer,
    *,
    copied: bool = False,
) -> AsyncIterator[Figure]:
    """Waits at so many tables, and what so many processes and their server spend on a move."""
    name = f"load.postgres.{processes}p.{tables}t.{rate:g}ps"
    database = await server.database()
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with Loopback(tables, guilds=min(tables, 2 * SHARDS), shards=SHARDS) as discord:
            several = Several(discord, Path(folder), server, database, copied=copied)
            try:
                await asyncio.gather(*(several.start() for _ in range(processes)))
                for bot in several.running:
                    await several.has_a_share(bot, SHARED_WITHIN)
                await several.all_is_well()
                evenings = await open_tables(discord, tables)
                spent = Spent(several.running, server)
                await spent.begin()
                waits = await Load(evenings, seed=1).run(rate, seconds)
                taken = await spent.on(name, waits.moves)
                for figure in (*waits_in_figures(name, rate, waits), *taken):
                    yield figure
                played = max(memory(bot.pid) for bot in several.running)
                yield Figure(f"{name}.memory", round(played / 2**20, 1), "MiB/process")
            finally:
                await several.stop_all()
    await server.drop(database)
