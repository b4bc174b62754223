"""Plays game after game at many tables without pauses, and samples the bot's memory."""

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
from tests.programs.crash.clients.table import TableClient
from tests.programs.load.load_generator import LoadGenerator, open_tables
from tests.programs.load.measurements import resident_bytes
from tests.support.bot_variants.cache_clearing import CACHES_CLEARED
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.payloads import FIRST_CHANNEL
from tests.support.fake_discord.server import FakeDiscord, wait_until

SAMPLES = 20
CLEAR_TIMEOUT = 10.0

CACHE_CLEARING = "tests.support.bot_variants.cache_clearing"

OTHER_CLIENTS = (HellerUndPfennigClient, RattusCartusClient)
"""The clients that play the other games meanwhile, at one table each."""

OTHER_DECISIONS = 3
LONGEST = 5

MIB = 2**20


@dataclass(frozen=True, slots=True)
class SoakResult:
    """The result of a run. Memory is in MiB, sampled after equal numbers of moves.

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

    def find_faults(self, max_growth: float, max_growth_with_caches: float) -> list[str]:
        """Return what is wrong; the memory may grow by so many MiB."""
        faults = list(self.log)
        for number, words in ((self.unanswered, "not answered"), (self.not_posted, "not posted")):
            faults += [f"{number} moves were {words}"] if number else []
        for memory, most, words in (
            (self.memory, max_growth_with_caches, "memory"),
            (self.without_caches, max_growth, "memory without caches"),
        ):
            if (grown := growth(memory)) >= most:
                faults.append(f"{words} grew by {grown:+.1f} MiB, {most:g} is too much")
        return faults


def growth(memory: Sequence[float]) -> float:
    """Return the difference in MiB of the means of the last and the second quarter."""
    quarter = len(memory) // 4
    return mean(memory[-quarter:]) - mean(memory[quarter : 2 * quarter])


async def run_soak(
    folder: Path,
    moves: int,
    tables: int,
    report: Callable[[str], None] | None = None,
    samples: int = SAMPLES,
    *,
    module: str = CACHE_CLEARING,
    other_decisions: int = OTHER_DECISIONS,
    other_games: Sequence[type[TableClient]] = OTHER_CLIENTS,
) -> SoakResult:
    """Make this many moves at this many tables, as fast as the bot answers.

    If the tables of the other games are slow, it goes on until there are `other_decisions` at each
    of them, up to `LONGEST` times as many moves. `samples` is how often memory is measured
    in `moves`; its growth needs at least four samples. `module` is the variant of the bot.
    """
    async with FakeDiscord(tables + len(other_games)) as discord:
        bot = BotProcess(discord, folder, module=module)
        await bot.start()
        other_clients = [
            client_class(discord, Random(place), FIRST_CHANNEL + tables + place)
            for place, client_class in enumerate(other_games)
        ]
        playing = [asyncio.create_task(client.play()) for client in other_clients]
        try:
            load = LoadGenerator(await open_tables(discord, tables), seed=1)
            memory, without_caches = list[float](), list[float]()

            def is_complete() -> bool:
                lags = any(each.confirmed < other_decisions for each in other_clients)
                longest = LONGEST * moves if lags else moves
                return load.latencies.moves >= longest

            while not is_complete():
                await load.run(rate=1e6, seconds=max(1, moves // samples) / 1e6)
                discord.recording.trim()
                memory.append(resident_bytes(bot.pid) / MIB)
                without_caches.append(await _memory_without_caches(bot))
                if report:
                    report(
                        f"{load.latencies.moves} moves, {memory[-1]:.1f} MiB, "
                        f"{without_caches[-1]:.1f} MiB without caches"
                    )
            for client in other_clients:
                client.playing = False
            await asyncio.gather(*playing)
            await asyncio.sleep(0.5)
        finally:
            for task in playing:
                task.cancel()
            code = await bot.terminate(15)
    faults = [*bot.errors, *([f"exit code {code}"] if code else [])]
    latencies = load.latencies
    return SoakResult(
        latencies.moves,
        {client.command: client.confirmed for client in other_clients},
        memory,
        without_caches,
        latencies.unanswered,
        latencies.unposted_moves,
        faults,
    )


async def _memory_without_caches(bot: BotProcess) -> float:
    """Make the bot clear its caches, and return its memory in MiB afterwards."""
    before = bot.log.count(CACHES_CLEARED)
    bot.signal(signal.SIGUSR1)
    if not await wait_until(lambda: bot.log.count(CACHES_CLEARED) > before, CLEAR_TIMEOUT):
        raise TimeoutError("the bot does not clear its caches")
    return resident_bytes(bot.pid) / MIB
