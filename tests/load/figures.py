"""The figures of load, from a bot in a process of its own."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from tests.bench.figure import Figure
from tests.load.library import fill
from tests.load.play import Load, Waits, open_tables, quantile
from tests.loopback.people import slash
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback, settled
from tests.loopback.world import FIRST_CHANNEL, PEOPLE

ACKNOWLEDGED_P99 = 1000.0
ACKNOWLEDGED_P99_AT_20 = 300.0
READY_SECONDS = 3.0
STORED = 10_000


async def under_load(tables: int, rates: Sequence[float], seconds: float) -> AsyncIterator[Figure]:
    """Waits at so many tables, at each rate for so long, and the memory that they take."""
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with Loopback(tables) as discord:
            bot = BotProcess(discord, Path(folder))
            await bot.start()
            try:
                await _answers(discord)
                bare = memory(bot.pid)
                evenings = await open_tables(discord, tables)
                opened = memory(bot.pid)
                for rate in rates:
                    delays, watching = _watch(discord)
                    waits = await Load(evenings, seed=1).run(rate, seconds)
                    watching.cancel()
                    for figure in _waits(f"load.{tables}t.{rate:g}ps", rate, waits):
                        yield figure
                    yield Figure(
                        f"load.{tables}t.{rate:g}ps.loop_delay_max",
                        round(1000 * max(delays, default=0), 1),
                        "ms",
                    )
                played = memory(bot.pid)
                yield Figure(f"load.{tables}t.memory", round(played / 2**20, 1), "MiB")
                per_table = (opened - bare) / tables / 1024
                yield Figure(f"load.{tables}t.memory_opened", round(per_table, 1), "KiB/table")
                per_table = (played - bare) / tables / 1024
                yield Figure(f"load.{tables}t.memory_active", round(per_table, 1), "KiB/table")
            finally:
                await bot.kill()


def _waits(name: str, rate: float, waits: Waits) -> list[Figure]:
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


async def start_with_many(stored: int) -> AsyncIterator[Figure]:
    """How long a bot with so many stored games takes until it answers, and then per table."""
    with tempfile.TemporaryDirectory(prefix="nevsky-load-") as folder:
        async with Loopback(1000) as discord:
            bot = BotProcess(discord, Path(folder))
            await fill(bot.database, stored)
            size = bot.database.stat().st_size / stored
            yield Figure(f"load.start.{stored}games.database", round(size), "bytes/game")
            began = time.perf_counter()
            await bot.start()
            try:
                await _answers(discord)
                yield Figure(
                    f"load.start.{stored}games",
                    round(time.perf_counter() - began, 2),
                    "s",
                    READY_SECONDS,
                )
                said_ready = await settled(lambda: "message=ready" in bot.log, 30)
                await _answers(discord)
                ready = time.perf_counter() - began if said_ready else float("inf")
                yield Figure(f"load.start.{stored}games.caught_up", round(ready, 2), "s")
                before = memory(bot.pid)
                yield Figure(f"load.start.{stored}games.memory", round(before / 2**20, 1), "MiB")
                for place in range(500):
                    await _answers(discord, place)
                loaded = (memory(bot.pid) - before) / 500 / 1024
                yield Figure("load.memory_idle", round(loaded, 1), "KiB/table")
            finally:
                await bot.kill()


async def _answers(discord: Loopback, place: int = 0) -> None:
    asked = await slash(discord, PEOPLE[0], FIRST_CHANNEL + place, "log")
    await asked.answer(60)


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * 4096
