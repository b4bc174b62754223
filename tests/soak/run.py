"""One soak: tables at play without a pause, game after game, and the bot's memory meanwhile."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean

from tests.crash.stallkeepers import Stallkeepers
from tests.crash.townsfolk import Townsfolk
from tests.load.figures import memory
from tests.load.play import Load, open_tables
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback, settled
from tests.loopback.world import FIRST_CHANNEL
from tests.soak.forgetful import FORGOTTEN

LOOKS = 20
FORGETS_WITHIN = 10.0

BESIDE = (Stallkeepers, Townsfolk)
"""Who plays the other games meanwhile, a table each."""

MIB = 2**20


@dataclass(frozen=True, slots=True)
class Soaked:
    """What a soak showed. Memory is in MiB, taken at equal distances of moves.

    `without_caches` is the memory just after the bot has emptied its caches. `extra_image` are the
    decisions that were made meanwhile at tables of the other games.
    """

    moves: int
    beside: dict[str, int]
    memory: list[float]
    without_caches: list[float]
    unanswered: int
    not_posted: int
    log: list[str]


def growth(memory: Sequence[float]) -> float:
    """MiB that the last quarter lies above the second."""
    quarter = len(memory) // 4
    return mean(memory[-quarter:]) - mean(memory[quarter : 2 * quarter])


async def soak(
    folder: Path,
    moves: int,
    tables: int,
    tell: Callable[[str], None] | None = None,
    looks: int = LOOKS,
) -> Soaked:
    """Make so many moves at so many tables, as fast as the bot answers.

    Its memory is looked at so often: with four looks or more, its growth is known.
    """
    async with Loopback(tables + len(BESIDE)) as discord:
        bot = BotProcess(discord, folder, module="tests.soak.forgetful")
        await bot.start()
        others = [
            people(discord, Random(place), FIRST_CHANNEL + tables + place)
            for place, people in enumerate(BESIDE)
        ]
        playing = [asyncio.create_task(one.play()) for one in others]
        try:
            load = Load(await open_tables(discord, tables), seed=1)
            held, kept = list[float](), list[float]()
            while load.waits.moves < moves:
                await load.run(rate=1e6, seconds=max(1, moves // looks) / 1e6)
                discord.record.trim()
                held.append(memory(bot.pid) / MIB)
                kept.append(await _without_caches(bot))
                if tell:
                    tell(f"{load.waits.moves} moves, {held[-1]:.1f} MiB, {kept[-1]:.1f} of it kept")
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
    waits, beside = load.waits, {one.command: one.decisions for one in others}
    return Soaked(waits.moves, beside, held, kept, waits.unanswered, waits.late, faults)


async def _without_caches(bot: BotProcess) -> float:
    """Have the bot empty its caches. MiB that it needs then."""
    before = bot.log.count(FORGOTTEN)
    bot.signal(signal.SIGUSR1)
    if not await settled(lambda: bot.log.count(FORGOTTEN) > before, FORGETS_WITHIN):
        raise TimeoutError("the bot does not empty its caches")
    return memory(bot.pid) / MIB
