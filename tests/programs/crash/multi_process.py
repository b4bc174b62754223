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
from tests.programs.crash.clients.saint_petersburg import TableClient, players_active
from tests.programs.crash.invariant_checker import InvariantChecker
from tests.programs.crash.process_cluster import (
    NEXT_VERSION,
    SHARDS,
    TAKEOVER_TIMEOUT,
    ProcessCluster,
    process_name,
)
from tests.programs.crash.single_process import (
    AI_LEVELS,
    SERVER_RECOVERY_SECONDS,
    kill_server,
    set_playing,
)
from tests.programs.crash.standby import ReplicatedPair
from tests.support.fake_discord.payloads import EDITIONS, FIRST_CHANNEL, PEOPLE
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.postgres import PostgresServer

Mishap: TypeAlias = Callable[[], Awaitable[None]]
"""Something that goes wrong, and is judged."""

SETTLE_SECONDS = 1.5
"""Seconds in which who acts has done so, before it is judged."""

PAUSE_SECONDS = LEASE_DURATION + 3.0
"""Seconds for which a process is stopped: longer than it counts as alive."""


@dataclass
class MultiProcessResult:
    """What a run showed."""

    faults: list[str] = field(default_factory=list)
    moves: int = 0
    duplicate_announcements: int = 0
    unanswered: int = 0
    interaction_count: int = 0
    takeover_seconds: list[float] = field(default_factory=list)
    identify_count: int = 0

    @property
    def slow_takeovers(self) -> list[str]:
        """Take-overs that took too long: a fault of the bot only where nothing else slows it."""
        return [
            f"a take-over took {took:.1f} s"
            for took in self.takeover_seconds
            if took > TAKEOVER_TIMEOUT
        ]

    def __str__(self) -> str:
        took = sorted(self.takeover_seconds)
        middle = f"{took[len(took) // 2]:.1f}" if took else "-"
        longest = f"{took[-1]:.1f}" if took else "-"
        return (
            f"{self.moves} moves confirmed, told twice: {self.duplicate_announcements}, "
            f"take-overs p50 {middle} s, longest {longest} s, unanswered: {self.unanswered} "
            f"of {self.interaction_count}, identifies: {self.identify_count}, "
            f"faults: {len(self.faults) + len(self.slow_takeovers)}"
        )


class MultiProcessRun:
    """Some tables in servers of different shards, and processes that share them."""

    def __init__(
        self,
        discord: FakeDiscord,
        cluster: ProcessCluster,
        tables: int,
        seed: int,
        tell: Callable[..., None],
    ) -> None:
        self._discord, self._cluster, self._tell = discord, cluster, tell
        self._rng = Random(seed)
        self._tables = [
            TableClient(
                discord,
                FIRST_CHANNEL + place,
                PEOPLE[: 2 + place % 3],
                Random(self._rng.random()),
                ai=AI_LEVELS[place % 3],
                edition=EDITIONS[place % 2],
            )
            for place in range(tables)
        ]
        self._checker = InvariantChecker(discord, self._tables)
        self.result = MultiProcessResult()

    async def run_mishaps(self, processes: int, mishaps: Sequence[Mishap]) -> MultiProcessResult:
        """Have people play with so many processes while one thing after the other happens."""
        try:
            await asyncio.gather(*(self._cluster.start() for _ in range(processes)))
            await self._cluster.wait_until_all_shards_owned()
            async with players_active(self._tables):
                for happen in mishaps:
                    await happen()
        finally:
            shown = await self._end()
        return shown

    async def kill(self, number: int) -> None:
        """Kill any process; every fourth time the server."""
        await asyncio.sleep(self._rng.uniform(0.2, 2.0))
        if number % 4 == 0:
            await kill_server(self._cluster.server, self._rng)
            await asyncio.sleep(SERVER_RECOVERY_SECONDS)
            await self._check(f"kill {number} (of the server)")
            return
        await self._cluster.kill(self._rng.choice(self._cluster.running))
        if number % 2:
            # Who comes back is handed its share while people look and play.
            await self._cluster.start()
            await self._check(f"kill {number}")
        else:
            await self._check(f"kill {number}")
            await self._cluster.start()

    async def stop(self, number: int) -> None:
        """Stop a process for longer than it counts as alive, and let it go on."""
        await asyncio.sleep(self._rng.uniform(0.2, 1.0))
        # Whoever comes back has nothing until it was handed its share.
        victim = self._cluster.running[number % len(self._cluster.running)]
        await self._cluster.wait_until_owner(victim)
        await wait_until(lambda: "acquired shard" in victim.log, PAUSE_SECONDS)
        name = process_name(victim)
        before = victim.log.count("was taken over by another process")
        victim.signal(signal.SIGSTOP)
        await asyncio.gather(
            self._cluster.wait_until_taken_over(name), asyncio.sleep(PAUSE_SECONDS)
        )
        victim.signal(signal.SIGCONT)
        if not await wait_until(
            lambda: victim.log.count("was taken over by another process") > before, PAUSE_SECONDS
        ):
            self.result.faults.append(f"stop {number}: who was stopped did not notice")
        await self._check(f"stop {number}")

    async def restart(self, number: int, of: int) -> None:
        """A rolling restart; from the middle on with a newer version."""
        before = self._unanswered()
        code = await self._cluster.replace_oldest(NEXT_VERSION if 2 * number > of else "bot")
        if code:
            self.result.faults.append(f"restart {number}: exit code {code}")
        await self._check(f"restart {number}")
        if lost := self._unanswered() - before:
            self.result.faults.append(f"restart {number}: {lost} unanswered")

    async def fail_over(self, number: int, pair: ReplicatedPair) -> None:
        """The server fails; what it has confirmed, its standby has."""
        await pair.attach_standby()
        await asyncio.sleep(self._rng.uniform(1.0, 3.0))
        await pair.fail_over()
        self._cluster.server = pair.primary
        await asyncio.sleep(SERVER_RECOVERY_SECONDS)
        await self._check(f"fail-over {number}")

    async def _check(self, when: str) -> None:
        set_playing(self._tables, False)
        await self._cluster.wait_until_all_shards_owned()
        await asyncio.sleep(SETTLE_SECONDS)
        await self._checker.check_all_tables(when)
        set_playing(self._tables, True)
        moves, faults = sum(one.moves for one in self._tables), len(self._checker.faults)
        twice = self._checker.duplicate_announcements
        self._tell(f"{when}: {moves} moves, told twice: {twice}, faults: {faults}")

    def _unanswered(self) -> int:
        return sum(one.lost for one in self._discord.recording.interactions.values())

    async def _end(self) -> MultiProcessResult:
        """Stop all, and say what was shown."""
        stopped = await self._cluster.stop_all()
        self._checker.check_ended_games()
        shown, gateway = self.result, self._discord.gateway
        shown.faults += [*self._checker.faults, *self._discord.recording.faults, *stopped]
        shown.takeover_seconds = self._cluster.takeover_seconds
        shown.moves = sum(table.moves for table in self._tables)
        shown.duplicate_announcements = self._checker.duplicate_announcements
        shown.interaction_count, shown.unanswered = (
            len(self._discord.recording.interactions),
            self._unanswered(),
        )
        shown.identify_count = gateway.identify_count
        return shown


async def run_multi_process_test(
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
) -> MultiProcessResult:
    """Play at some tables while so much goes wrong, and judge after each time."""
    async with FakeDiscord(tables, guilds=tables, shards=SHARDS) as discord:
        name = await server.acquire_database()
        cluster = ProcessCluster(discord, folder, server, name, forked=copied)
        run = MultiProcessRun(discord, cluster, tables, seed, tell)
        mishaps: list[Mishap] = [partial(run.kill, number) for number in range(1, kills + 1)]
        mishaps += [partial(run.stop, number) for number in range(1, stops + 1)]
        mishaps += [partial(run.restart, number, restarts) for number in range(1, restarts + 1)]
        shown = await run.run_mishaps(processes, mishaps)
    await server.drop_database(name)
    return shown


async def run_failover_test(
    folder: Path,
    *,
    times: int,
    processes: int = 2,
    tables: int = 3,
    seed: int = 1,
    copied: bool = False,
    tell: Callable[..., None] = lambda line: None,
) -> MultiProcessResult:
    """Play while one server after the other fails, and its standby takes its place."""
    pair = ReplicatedPair()
    try:
        pair.start()
        name = await pair.primary.acquire_database()
        async with FakeDiscord(tables, guilds=tables, shards=SHARDS) as discord:
            cluster = ProcessCluster(discord, folder, pair.primary, name, forked=copied)
            cluster.database_location = pair.address(name).dsn
            run = MultiProcessRun(discord, cluster, tables, seed, tell)
            fails = [partial(run.fail_over, number, pair) for number in range(1, times + 1)]
            shown = await run.run_mishaps(processes, fails)
    finally:
        pair.remove()
    return shown
