"""One soak: tables at play without a pause, game after game, and the bot's memory meanwhile."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean

from tests.programs.crash.clients.heller_und_pfennig import HellerUndPfennigClient
from tests.programs.crash.clients.rattus_cartus import RattusCartusClient
from tests.programs.load.load_generator import LoadGenerator, open_tables
from tests.programs.load.measurements import resident_bytes
from tests.support.bot_variants.cache_clearing import CACHES_CLEARED
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.payloads import FIRST_CHANNEL
from tests.support.fake_discord.server import FakeDiscord, wait_until

SAMPLES = 20
CLEAR_TIMEOUT = 10.0

OTHER_CLIENTS = (HellerUndPfennigClient, RattusCartusClient)
"""Who plays the other games meanwhile, a table each."""

MIB = 2**20


@dataclass(frozen=True, slots=True)
class SoakResult:
    """What a soak showed. Memory is in MiB, taken at equal distances of moves.

    `without_caches` is the memory just after the bot emptied its caches. `other_decisions` counts
    the decisions made meanwhile at tables of the other games.
    """

    moves: int
    other_decisions: dict[str, int]
    memory: list[float]
    without_caches: list[float]
    unanswered: int
    not_posted: int
    log: list[str]


def growth(memory: Sequence[float]) -> float:
    """MiB that the last quarter lies above the second."""
    quarter = len(memory) // 4
    return mean(memory[-quarter:]) - mean(memory[quarter : 2 * quarter])


async def run_soak(
    folder: Path,
    moves: int,
    tables: int,
    report: Callable[[str], None] | None = None,
    samples: int = SAMPLES,
) -> SoakResult:
    """Make so many moves at so many tables, as fast as the bot answers.

    Its memory is looked at so often: with four looks or more, its growth is known.
    """
    async with FakeDiscord(tables + len(OTHER_CLIENTS)) as discord:
        bot = BotProcess(discord, folder, module="tests.support.bot_variants.cache_clearing")
        await bot.start()
        others = [
            people(discord, Random(place), FIRST_CHANNEL + tables + place)
            for place, people in enumerate(OTHER_CLIENTS)
        ]
        playing = [asyncio.create_task(one.play()) for one in others]
        try:
            load = LoadGenerator(await open_tables(discord, tables), seed=1)
            held, kept = list[float](), list[float]()
            while load.latencies.moves < moves:
                await load.run(rate=1e6, seconds=max(1, moves // samples) / 1e6)
                discord.recording.trim()
                held.append(resident_bytes(bot.pid) / MIB)
                kept.append(await _without_caches(bot))
                if report:
                    report(
                        f"{load.latencies.moves} moves, {held[-1]:.1f} MiB, "
                        f"{kept[-1]:.1f} of it kept"
                    )
            for one in others:
                one.playing = False
            await asyncio.gather(*playing)
            await asyncio.sleep(0.5)
        finally:
            for task in playing:
                task.cancel()
            code = await bot.terminate(15)
    faults = [line for line in bot.log.splitlines() if "ERROR" in line or "Traceback" in line]
    faults += [f"exit code {code}"] if code else []
    waits, beside = load.latencies, {one.command: one.confirmed_decisions for one in others}
    return SoakResult(
        waits.moves, beside, held, kept, waits.unanswered, waits.unposted_moves, faults
    )


async def _without_caches(bot: BotProcess) -> float:
    """Have the bot empty its caches. MiB that it needs then."""
    before = bot.log.count(CACHES_CLEARED)
    bot.signal(signal.SIGUSR1)
    if not await wait_until(lambda: bot.log.count(CACHES_CLEARED) > before, CLEAR_TIMEOUT):
        raise TimeoutError("the bot does not empty its caches")
    return resident_bytes(bot.pid) / MIB
