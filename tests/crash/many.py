"""A run with several processes: tables at play while these and their server are killed."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeAlias

from bot.sharding.lease_manager import LEASE_DURATION
from tests.crash.players import Players, at_play
from tests.crash.referee import Referee
from tests.crash.run import AFTER_SERVER, LEVELS, kill_server, let_act
from tests.crash.several import NEWER, SHARDS, TAKE_OVER_SECONDS, Several, name_of
from tests.crash.standby import Pair
from tests.loopback.server import Loopback, settled
from tests.loopback.world import EDITIONS, FIRST_CHANNEL, PEOPLE
from tests.postgres import PostgresServer

Mishap: TypeAlias = Callable[[], Awaitable[None]]
"""Something that goes wrong, and is judged."""

QUIET = 1.5
"""Seconds in which who acts has done so, before it is judged."""

STOPPED = LEASE_DURATION + 3.0
"""Seconds for which a process is stopped: longer than it counts as alive."""


@dataclass
class Shown:
    """What a run showed."""

    faults: list[str] = field(default_factory=list)
    moves: int = 0
    told_twice: int = 0
    unanswered: int = 0
    asked: int = 0
    took: list[float] = field(default_factory=list)
    identified: int = 0

    @property
    def late(self) -> list[str]:
        """Take-overs that took too long: a fault of the bot only where nothing else slows it."""
        return [f"a take-over took {took:.1f} s" for took in self.took if took > TAKE_OVER_SECONDS]

    def __str__(self) -> str:
        took = sorted(self.took)
        middle = f"{took[len(took) // 2]:.1f}" if took else "-"
        longest = f"{took[-1]:.1f}" if took else "-"
        return (
            f"{self.moves} moves confirmed, told twice: {self.told_twice}, take-overs p50 "
            f"{middle} s, longest {longest} s, unanswered: {self.unanswered} of {self.asked}, "
            f"identifies: {self.identified}, faults: {len(self.faults) + len(self.late)}"
        )


class Run:
    """Some tables in servers of different shards, and processes that share them."""

    def __init__(
        self, discord: Loopback, several: Several, tables: int, seed: int, tell: Callable[..., None]
    ) -> None:
        self._discord, self._several, self._tell = discord, several, tell
        self._rng = Random(seed)
        self._tables = [
            Players(
                discord,
                FIRST_CHANNEL + place,
                PEOPLE[: 2 + place % 3],
                Random(self._rng.random()),
                ai=LEVELS[place % 3],
                edition=EDITIONS[place % 2],
            )
            for place in range(tables)
        ]
        self._referee = Referee(discord, self._tables)
        self.shown = Shown()

    async def through(self, processes: int, mishaps: Sequence[Mishap]) -> Shown:
        """Have people play with so many processes while one thing after the other happens."""
        try:
            await asyncio.gather(*(self._several.start() for _ in range(processes)))
            await self._several.all_is_well()
            async with at_play(self._tables):
                for happen in mishaps:
                    await happen()
        finally:
            shown = await self._end()
        return shown

    async def kill(self, number: int) -> None:
        """Kill any process; every fourth time the server."""
        await asyncio.sleep(self._rng.uniform(0.2, 2.0))
        if number % 4 == 0:
            await kill_server(self._several.server, self._rng)
            await asyncio.sleep(AFTER_SERVER)
            await self._judge(f"kill {number} (of the server)")
            return
        await self._several.kill(self._rng.choice(self._several.running))
        if number % 2:
            # Who comes back is handed its share while people look and play.
            await self._several.start()
            await self._judge(f"kill {number}")
        else:
            await self._judge(f"kill {number}")
            await self._several.start()

    async def stop(self, number: int) -> None:
        """Stop a process for longer than it counts as alive, and let it go on."""
        await asyncio.sleep(self._rng.uniform(0.2, 1.0))
        # Whoever comes back has nothing until it was handed its share.
        victim = self._several.running[number % len(self._several.running)]
        await self._several.has_a_share(victim)
        await settled(lambda: "in charge of shard" in victim.log, STOPPED)
        name = name_of(victim)
        before = victim.log.count("was taken over by another process")
        victim.signal(signal.SIGSTOP)
        await asyncio.gather(self._several.is_taken_over(name), asyncio.sleep(STOPPED))
        victim.signal(signal.SIGCONT)
        if not await settled(
            lambda: victim.log.count("was taken over by another process") > before, STOPPED
        ):
            self.shown.faults.append(f"stop {number}: who was stopped did not notice")
        await self._judge(f"stop {number}")

    async def restart(self, number: int, of: int) -> None:
        """A rolling restart; from the middle on with a newer version."""
        before = self._unanswered()
        code = await self._several.replace_oldest(NEWER if 2 * number > of else "bot")
        if code:
            self.shown.faults.append(f"restart {number}: exit code {code}")
        await self._judge(f"restart {number}")
        if lost := self._unanswered() - before:
            self.shown.faults.append(f"restart {number}: {lost} unanswered")

    async def fail_over(self, number: int, pair: Pair) -> None:
        """The server fails; what it has confirmed, its standby has."""
        await pair.complete()
        await asyncio.sleep(self._rng.uniform(1.0, 3.0))
        await pair.fail_over()
        self._several.server = pair.primary
        await asyncio.sleep(AFTER_SERVER)
        await self._judge(f"fail-over {number}")

    async def _judge(self, when: str) -> None:
        let_act(self._tables, False)
        await self._several.all_is_well()
        await asyncio.sleep(QUIET)
        await self._referee.look_around(when)
        let_act(self._tables, True)
        moves, faults = sum(one.moves for one in self._tables), len(self._referee.faults)
        twice = self._referee.told_twice
        self._tell(f"{when}: {moves} moves, told twice: {twice}, faults: {faults}")

    def _unanswered(self) -> int:
        return sum(one.lost for one in self._discord.record.asked.values())

    async def _end(self) -> Shown:
        """Stop all, and say what was shown."""
        stopped = await self._several.stop_all()
        self._referee.last_word()
        shown, gateway = self.shown, self._discord.gateway
        shown.faults += [*self._referee.faults, *self._discord.record.faults, *stopped]
        shown.took = self._several.took
        shown.moves = sum(table.moves for table in self._tables)
        shown.told_twice = self._referee.told_twice
        shown.asked, shown.unanswered = len(self._discord.record.asked), self._unanswered()
        shown.identified = gateway.identified
        return shown


async def crash_many(
    folder: Path,
    server: PostgresServer,
    *,
    processes: int = 3,
    kills: int = 0,
    stops: int = 0,
    restarts: int = 0,
    tables: int = 6,
    seed: int = 1,
    copied: bool = False,
    tell: Callable[..., None] = lambda line: None,
) -> Shown:
    """Play at some tables while so much goes wrong, and judge after each time."""
    async with Loopback(tables, guilds=tables, shards=SHARDS) as discord:
        name = await server.database()
        several = Several(discord, folder, server, name, copied=copied)
        run = Run(discord, several, tables, seed, tell)
        mishaps: list[Mishap] = [partial(run.kill, number) for number in range(1, kills + 1)]
        mishaps += [partial(run.stop, number) for number in range(1, stops + 1)]
        mishaps += [partial(run.restart, number, restarts) for number in range(1, restarts + 1)]
        shown = await run.through(processes, mishaps)
    await server.drop(name)
    return shown


async def fail_over_many(
    folder: Path,
    *,
    times: int,
    processes: int = 2,
    tables: int = 3,
    seed: int = 1,
    copied: bool = False,
    tell: Callable[..., None] = lambda line: None,
) -> Shown:
    """Play while one server after the other fails, and its standby takes its place."""
    pair = Pair()
    try:
        pair.start()
        name = await pair.primary.database()
        async with Loopback(tables, guilds=tables, shards=SHARDS) as discord:
            several = Several(discord, folder, pair.primary, name, copied=copied)
            several.place = pair.address(name).dsn
            run = Run(discord, several, tables, seed, tell)
            fails = [partial(run.fail_over, number, pair) for number in range(1, times + 1)]
            shown = await run.through(processes, fails)
    finally:
        pair.remove()
    return shown
