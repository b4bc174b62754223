"""One soak: tables at play without a pause, game after game, and the bot's memory meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from tests.load.figures import memory
from tests.load.play import Load, open_tables
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback

LOOKS = 20
MIB = 2**20


@dataclass(frozen=True, slots=True)
class Soaked:
    """What a soak showed. Memory is in MiB, taken at equal distances of moves."""

    moves: int
    memory: list[float]
    unanswered: int
    not_posted: int
    log: list[str]

    @property
    def growth(self) -> float:
        """MiB that the last quarter lies above the second."""
        quarter = len(self.memory) // 4
        return mean(self.memory[-quarter:]) - mean(self.memory[quarter : 2 * quarter])


async def soak(
    folder: Path, moves: int, tables: int, tell: Callable[[str], None] | None = None
) -> Soaked:
    """Make so many moves at so many tables, as fast as the bot answers."""
    async with Loopback(tables) as discord:
        bot = BotProcess(discord, folder)
        await bot.start()
        try:
            load = Load(await open_tables(discord, tables), seed=1)
            held: list[float] = []
            while load.waits.moves < moves:
                await load.run(rate=1e6, seconds=max(1, moves // LOOKS) / 1e6)
                discord.record.trim()
                held.append(memory(bot.pid) / MIB)
                if tell:
                    tell(f"{load.waits.moves} moves, {held[-1]:.1f} MiB")
            await asyncio.sleep(0.5)
        finally:
            code = await bot.terminate(15)
    faults = [line for line in bot.log.splitlines() if "ERROR" in line or "Traceback" in line]
    faults += [f"exit code {code}"] if code else []
    waits = load.waits
    return Soaked(waits.moves, held, waits.unanswered, waits.late, faults)
