"""Measures a bot process under load: latency, memory, CPU time and the start."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from tests.programs.bench.measurement import Measurement
from tests.programs.load.load_generator import Latencies, LoadGenerator, open_tables, quantile
from tests.programs.load.resource_usage import COUNTING_BOT, ResourceUsage
from tests.programs.load.stored_games import fill_database
from tests.support.bot_variants.counted_transactions import COUNTS_FOLDER_VARIABLE
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.client import slash
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE
from tests.support.fake_discord.server import FakeDiscord
from tests.support.postgres import PostgresServer

ACKNOWLEDGED_P99 = 1000.0
ACKNOWLEDGED_P99_AT_20 = 300.0
READY_SECONDS = 3.0
STORED_GAMES = 10_000
ACTIVATED_GAMES = 500
"""Stored games that are used to measure the memory of an idle table."""

CATCH_UP_SECONDS = 6.0
"""Seconds in which the bot resumes its games; discord.py takes 2 of them until it is ready."""


async def all_measurements(
    table_counts: Sequence[int],
    rates: Sequence[float],
    seconds: float,
    stored: int,
    server: PostgresServer | None = None,
) -> AsyncIterator[Measurement]:
    """Yield the start and the memory of a table, and the load at each number of tables.

    With a PostgreSQL server, yield only the load.
    """
    if server is None:
        async for measurement in measure_start(stored):
            yield measurement
    for tables in table_counts:
        async for measurement in measure_under_load(tables, rates, seconds, server):
            yield measurement


async def measure_under_load(
    tables: int,
    rates: Sequence[float],
    seconds: float,
    server: PostgresServer | None = None,
    *,
    forked: bool = False,
) -> AsyncIterator[Measurement]:
    """Yield latencies, CPU time and transactions at this many tables for each rate, and the
    memory used.
    """
    prefix = "load" if server is None else "load.postgres"
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with FakeDiscord(tables) as discord:
            bot = BotProcess(discord, Path(folder), module=COUNTING_BOT, forked=forked)
            usage = ResourceUsage([bot], server, Path(folder))
            if server is not None:
                bot.database_location = server.address(await server.acquire_database()).dsn
            os.sync()
            await bot.start(**{COUNTS_FOLDER_VARIABLE: folder})
            try:
                drivers = await open_tables(discord, tables)
                for rate in rates:
                    name = f"{prefix}.{tables}t.{rate:g}ps"
                    delays, heartbeats = _measure_loop_delay(discord)
                    await usage.start()
                    latencies = await LoadGenerator(drivers, seed=1).run(rate, seconds)
                    heartbeats.cancel()
                    for measurement in (
                        *latency_measurements(name, rate, latencies),
                        *await usage.measure_per_move(name, latencies.moves),
                    ):
                        yield measurement
                    delay = round(1000 * max(delays, default=0), 1)
                    yield Measurement(f"{name}.loop_delay_max", delay, "ms")
                memory = resident_bytes(bot.pid)
                yield Measurement(f"{prefix}.{tables}t.memory", round(memory / 2**20, 1), "MiB")
            finally:
                await bot.kill()


def latency_measurements(name: str, rate: float, latencies: Latencies) -> list[Measurement]:
    max_acknowledged = ACKNOWLEDGED_P99_AT_20 if rate <= 20 else ACKNOWLEDGED_P99
    measurements = [Measurement(f"{name}.moves", latencies.moves, "moves")]
    for kind, values, max_ms in (
        ("acknowledged", latencies.acknowledged, max_acknowledged),
        ("answered", latencies.answered, None),
        ("posted", latencies.posted, None),
    ):
        measurements += [
            Measurement(f"{name}.{kind}_p50", round(1000 * quantile(values, 0.5), 1), "ms"),
            Measurement(
                f"{name}.{kind}_p99", round(1000 * quantile(values, 0.99), 1), "ms", max_ms
            ),
        ]
    measurements.append(Measurement(f"{name}.unanswered", latencies.unanswered, "interactions", 0))
    measurements.append(Measurement(f"{name}.not_posted", latencies.unposted_moves, "moves", 0))
    measurements.append(
        Measurement(f"{name}.sender_behind", round(1000 * latencies.sender_lag, 1), "ms")
    )
    return measurements


def _measure_loop_delay(discord: FakeDiscord) -> tuple[list[float], asyncio.Task[None]]:
    """Request a heartbeat every second: its delay is that of the bot's event loop."""
    delays: list[float] = []

    async def request_heartbeats() -> None:
        while True:
            delays.append(await discord.gateway.heartbeat())
            await asyncio.sleep(1)

    return delays, asyncio.create_task(request_heartbeats())


async def measure_start(
    stored: int,
    seconds: float = CATCH_UP_SECONDS,
    activated: int = ACTIVATED_GAMES,
    *,
    forked: bool = False,
) -> AsyncIterator[Measurement]:
    """Yield the start-up time with this many stored games, and the memory of an idle table."""
    name = f"load.start.{stored}games"
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with FakeDiscord(activated) as discord:
            bot = BotProcess(discord, Path(folder), forked=forked)
            await fill_database(bot.database, stored)
            size = bot.database.stat().st_size / stored
            yield Measurement(f"{name}.database", round(size), "bytes/game")
            os.sync()
            began = time.perf_counter()
            await bot.start()
            try:
                await _wait_for_answer(discord)
                seconds_to_answer = time.perf_counter() - began
                yield Measurement(
                    f"{name}.answers", round(seconds_to_answer, 2), "s", READY_SECONDS
                )
                slowest = await _slowest_answer(discord, seconds)
                yield Measurement(f"{name}.slowest_after", round(1000 * slowest, 1), "ms")
                before = resident_bytes(bot.pid)
                yield Measurement(f"{name}.memory", round(before / 2**20, 1), "MiB")
                for place in range(activated):
                    await _wait_for_answer(discord, place)
                kib_per_table = (resident_bytes(bot.pid) - before) / activated / 1024
                yield Measurement("load.memory_idle", round(kib_per_table, 1), "KiB/table")
            finally:
                await bot.kill()


async def _slowest_answer(discord: FakeDiscord, seconds: float) -> float:
    """Return the longest latency of commands while the bot resumes its games."""
    slowest, until = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        await _wait_for_answer(discord)
        slowest = max(slowest, time.perf_counter() - began)
    return slowest


async def _wait_for_answer(discord: FakeDiscord, place: int = 0) -> None:
    interaction = await slash(discord, PEOPLE[0], FIRST_CHANNEL + place, "show log")
    await interaction.wait_for_answer(60)


def resident_bytes(pid: int) -> int:
    """Return the resident memory of a process in bytes."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * 4096
