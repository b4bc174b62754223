"""The figures of load, from a bot in a process of its own."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from tests.programs.bench.measurement import Measurement
from tests.programs.load.load_generator import Latencies, LoadGenerator, open_tables, quantile
from tests.programs.load.resource_usage import ResourceUsage
from tests.programs.load.stored_games import fill_database
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.client import slash
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE
from tests.support.fake_discord.server import FakeDiscord
from tests.support.postgres import PostgresServer

ACKNOWLEDGED_P99 = 1000.0
ACKNOWLEDGED_P99_AT_20 = 300.0
READY_SECONDS = 3.0
STORED_GAMES = 10_000
TOUCHED = 500
WARM_TABLES = 20
WARM_MOVES = 2_000
CATCH_UP_SECONDS = 6.0
"""discord.py waits 2 seconds for more servers before it says that it is ready."""


async def all_measurements(
    counts: Sequence[int],
    rates: Sequence[float],
    seconds: float,
    stored: int,
    server: PostgresServer | None = None,
) -> AsyncIterator[Measurement]:
    """Everything: the start, what a table takes, and each number of tables.

    Of a bot with a server behind it, only the last.
    """
    if server is not None:
        for tables in counts:
            async for figure in measure_under_load(tables, rates, seconds, server):
                yield figure
        return
    async for figure in measure_start(stored):
        yield figure
    yield await memory_of_active_tables(max(counts))
    for tables in counts:
        async for figure in measure_under_load(tables, rates, seconds):
            yield figure


async def memory_of_active_tables(tables: int) -> Measurement:
    """What one more table takes at which people play, once all caches are warm."""
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with FakeDiscord(WARM_TABLES + tables) as discord:
            bot = BotProcess(discord, Path(folder))
            await bot.start()
            try:
                drivers = await open_tables(discord, WARM_TABLES)
                await LoadGenerator(drivers, seed=1).run(rate=1e6, seconds=WARM_MOVES / 1e6)
                before = resident_bytes(bot.pid)
                more = await open_tables(discord, tables, WARM_TABLES)
                await LoadGenerator(more, seed=2).run(rate=1e6, seconds=tables / 1e6)
                grown = (resident_bytes(bot.pid) - before) / tables / 1024
            finally:
                await bot.kill()
    return Measurement("load.memory_active", round(grown, 1), "KiB/table")


async def measure_under_load(
    tables: int, rates: Sequence[float], seconds: float, server: PostgresServer | None = None
) -> AsyncIterator[Measurement]:
    """Waits at so many tables, at each rate for so long, and the memory that they take."""
    load = "load" if server is None else "load.postgres"
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with FakeDiscord(tables) as discord:
            bot = BotProcess(discord, Path(folder))
            spent = ResourceUsage([bot], server)
            if server is not None:
                bot.database_location = server.address(await server.acquire_database()).dsn
            os.sync()
            await bot.start()
            try:
                drivers = await open_tables(discord, tables)
                for rate in rates:
                    name = f"{load}.{tables}t.{rate:g}ps"
                    delays, watching = _watch(discord)
                    await spent.start()
                    waits = await LoadGenerator(drivers, seed=1).run(rate, seconds)
                    watching.cancel()
                    taken = await spent.measure_per_move(name, waits.moves)
                    for figure in (*latency_measurements(name, rate, waits), *taken):
                        yield figure
                    yield Measurement(
                        f"{name}.loop_delay_max",
                        round(1000 * max(delays, default=0), 1),
                        "ms",
                    )
                played = resident_bytes(bot.pid)
                yield Measurement(f"{load}.{tables}t.memory", round(played / 2**20, 1), "MiB")
            finally:
                await bot.kill()


def latency_measurements(name: str, rate: float, waits: Latencies) -> list[Measurement]:
    bar = ACKNOWLEDGED_P99_AT_20 if rate <= 20 else ACKNOWLEDGED_P99
    figures = [Measurement(f"{name}.moves", waits.moves, "moves")]
    for what, values, most in (
        ("acknowledged", waits.acknowledged, bar),
        ("answered", waits.answered, None),
        ("posted", waits.posted, None),
    ):
        figures += [
            Measurement(f"{name}.{what}_p50", round(1000 * quantile(values, 0.5), 1), "ms"),
            Measurement(f"{name}.{what}_p99", round(1000 * quantile(values, 0.99), 1), "ms", most),
        ]
    figures.append(Measurement(f"{name}.unanswered", waits.unanswered, "interactions", 0))
    figures.append(Measurement(f"{name}.not_posted", waits.unposted_moves, "moves", 0))
    figures.append(Measurement(f"{name}.sender_behind", round(1000 * waits.sender_lag, 1), "ms"))
    return figures


def _watch(discord: FakeDiscord) -> tuple[list[float], asyncio.Task[None]]:
    """Ask for a heartbeat once a second: how late it comes is how late the bot's loop is."""
    delays: list[float] = []

    async def watch() -> None:
        while True:
            delays.append(await discord.gateway.heartbeat())
            await asyncio.sleep(1)

    return delays, asyncio.create_task(watch())


async def measure_start(
    stored: int, seconds: float = CATCH_UP_SECONDS, touched: int = TOUCHED
) -> AsyncIterator[Measurement]:
    """How long a bot with so many stored games takes until it answers, and then per table."""
    name = f"load.start.{stored}games"
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with FakeDiscord(touched) as discord:
            bot = BotProcess(discord, Path(folder))
            await fill_database(bot.database, stored)
            size = bot.database.stat().st_size / stored
            yield Measurement(f"{name}.database", round(size), "bytes/game")
            os.sync()
            began = time.perf_counter()
            await bot.start()
            try:
                await _answers(discord)
                answers = time.perf_counter() - began
                yield Measurement(f"{name}.answers", round(answers, 2), "s", READY_SECONDS)
                slowest = await _slowest_answer(discord, seconds)
                yield Measurement(f"{name}.slowest_after", round(1000 * slowest, 1), "ms")
                before = resident_bytes(bot.pid)
                yield Measurement(f"{name}.memory", round(before / 2**20, 1), "MiB")
                for place in range(touched):
                    await _answers(discord, place)
                idle = (resident_bytes(bot.pid) - before) / touched / 1024
                yield Measurement("load.memory_idle", round(idle, 1), "KiB/table")
            finally:
                await bot.kill()


async def _slowest_answer(discord: FakeDiscord, seconds: float) -> float:
    """Ask on and on while the bot takes up what it left: what who came then had to wait."""
    slowest, until = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        await _answers(discord)
        slowest = max(slowest, time.perf_counter() - began)
    return slowest


async def _answers(discord: FakeDiscord, place: int = 0) -> None:
    asked = await slash(discord, PEOPLE[0], FIRST_CHANNEL + place, "show log")
    await asked.wait_for_answer(60)


def resident_bytes(pid: int) -> int:
    """Bytes that a process holds in memory."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * 4096
