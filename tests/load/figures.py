"""The figures of load, from a bot in a process of its own."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from tests.bench.figure import Figure
from tests.load.library import fill
from tests.load.play import Load, Waits, open_tables, quantile
from tests.load.spent import Spent
from tests.loopback.people import slash
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback
from tests.loopback.world import FIRST_CHANNEL, PEOPLE
from tests.postgres import PostgresServer

ACKNOWLEDGED_P99 = 1000.0
ACKNOWLEDGED_P99_AT_20 = 300.0
READY_SECONDS = 3.0
STORED = 10_000
TOUCHED = 500
WARM_TABLES = 20
WARM_MOVES = 2_000
CATCHING_UP_SECONDS = 6.0
"""discord.py waits 2 seconds for more servers before it says that it is ready."""


async def all_figures(
    counts: Sequence[int],
    rates: Sequence[float],
    seconds: float,
    stored: int,
    server: PostgresServer | None = None,
) -> AsyncIterator[Figure]:
    """Everything: the start, what a table takes, and each number of tables.

    Of a bot with a server behind it, only the last.
    """
    if server is not None:
        for tables in counts:
            async for figure in under_load(tables, rates, seconds, server):
                yield figure
        return
    async for figure in start_with_many(stored):
        yield figure
    yield await memory_of_active_tables(max(counts))
    for tables in counts:
        async for figure in under_load(tables, rates, seconds):
            yield figure


async def memory_of_active_tables(tables: int) -> Figure:
    """What one more table takes at which people play, once all caches are warm."""
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with Loopback(WARM_TABLES + tables) as discord:
            bot = BotProcess(discord, Path(folder))
            await bot.start()
            try:
                evenings = await open_tables(discord, WARM_TABLES)
                await Load(evenings, seed=1).run(rate=1e6, seconds=WARM_MOVES / 1e6)
                before = memory(bot.pid)
                more = await open_tables(discord, tables, WARM_TABLES)
                await Load(more, seed=2).run(rate=1e6, seconds=tables / 1e6)
                grown = (memory(bot.pid) - before) / tables / 1024
            finally:
                await bot.kill()
    return Figure("load.memory_active", round(grown, 1), "KiB/table")


async def under_load(
    tables: int, rates: Sequence[float], seconds: float, server: PostgresServer | None = None
) -> AsyncIterator[Figure]:
    """Waits at so many tables, at each rate for so long, and the memory that they take."""
    load = "load" if server is None else "load.postgres"
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with Loopback(tables) as discord:
            bot = BotProcess(discord, Path(folder))
            spent = Spent([bot], server)
            if server is not None:
                bot.place = server.address(await server.database()).dsn
            os.sync()
            await bot.start()
            try:
                evenings = await open_tables(discord, tables)
                for rate in rates:
                    name = f"{load}.{tables}t.{rate:g}ps"
                    delays, watching = _watch(discord)
                    await spent.begin()
                    waits = await Load(evenings, seed=1).run(rate, seconds)
                    watching.cancel()
                    taken = await spent.on(name, waits.moves)
                    for figure in (*waits_in_figures(name, rate, waits), *taken):
                        yield figure
                    yield Figure(
                        f"{name}.loop_delay_max",
                        round(1000 * max(delays, default=0), 1),
                        "ms",
                    )
                played = memory(bot.pid)
                yield Figure(f"{load}.{tables}t.memory", round(played / 2**20, 1), "MiB")
            finally:
                await bot.kill()


def waits_in_figures(name: str, rate: float, waits: Waits) -> list[Figure]:
    bar = ACKNOWLEDGED_P99_AT_20 if rate <= 20 else ACKNOWLEDGED_P99
    figures = [Figure(f"{name}.moves", waits.moves, "moves")]
    for what, values, most in (
        ("acknowledged", waits.acknowledged, bar),
        ("answered", waits.answered, None),
        ("posted", waits.posted, None),
    ):
        figures += [
            Figure(f"{name}.{what}_p50", round(1000 * quantile(values, 0.5), 1), "ms"),
            Figure(f"{name}.{what}_p99", round(1000 * quantile(values, 0.99), 1), "ms", most),
        ]
    figures.append(Figure(f"{name}.unanswered", waits.unanswered, "interactions", 0))
    figures.append(Figure(f"{name}.not_posted", waits.late, "moves", 0))
    figures.append(Figure(f"{name}.sender_behind", round(1000 * waits.behind, 1), "ms"))
    return figures


def _watch(discord: Loopback) -> tuple[list[float], asyncio.Task[None]]:
    """Ask for a heartbeat once a second: how late it comes is how late the bot's loop is."""
    delays: list[float] = []

    async def watch() -> None:
        while True:
            delays.append(await discord.gateway.heartbeat())
            await asyncio.sleep(1)

    return delays, asyncio.create_task(watch())


async def start_with_many(
    stored: int, seconds: float = CATCHING_UP_SECONDS, touched: int = TOUCHED
) -> AsyncIterator[Figure]:
    """How long a bot with so many stored games takes until it answers, and then per table."""
    name = f"load.start.{stored}games"
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with Loopback(touched) as discord:
            bot = BotProcess(discord, Path(folder))
            await fill(bot.database, stored)
            size = bot.database.stat().st_size / stored
            yield Figure(f"{name}.database", round(size), "bytes/game")
            os.sync()
            began = time.perf_counter()
            await bot.start()
            try:
                await _answers(discord)
                answers = time.perf_counter() - began
                yield Figure(f"{name}.answers", round(answers, 2), "s", READY_SECONDS)
                slowest = await _slowest_answer(discord, seconds)
                yield Figure(f"{name}.slowest_after", round(1000 * slowest, 1), "ms")
                before = memory(bot.pid)
                yield Figure(f"{name}.memory", round(before / 2**20, 1), "MiB")
                for place in range(touched):
                    await _answers(discord, place)
                idle = (memory(bot.pid) - before) / touched / 1024
                yield Figure("load.memory_idle", round(idle, 1), "KiB/table")
            finally:
                await bot.kill()


async def _slowest_answer(discord: Loopback, seconds: float) -> float:
    """Ask on and on while the bot takes up what it left: what who came then had to wait."""
    slowest, until = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        await _answers(discord)
        slowest = max(slowest, time.perf_counter() - began)
    return slowest


async def _answers(discord: Loopback, place: int = 0) -> None:
    asked = await slash(discord, PEOPLE[0], FIRST_CHANNEL + place, "log")
    await asked.answer(60)


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * 4096
