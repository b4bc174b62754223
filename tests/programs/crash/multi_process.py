"""Runs several processes under load while they and their database server fail."""

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
from tests.programs.crash.clients.player import begin, leave, pause, wait_for_deeds
from tests.programs.crash.invariant_checker import InvariantChecker
from tests.programs.crash.process_cluster import (
    NEXT_VERSION,
    QUICK_IDENTIFIES,
    SHARDS,
    TAKEOVER_TIMEOUT,
    ProcessCluster,
    open_cluster,
    process_name,
)
from tests.programs.crash.single_process import (
    MIN_MOVES,
    SERVER_RECOVERY_SECONDS,
    CrashResult,
    kill_server,
    make_tables,
)
from tests.programs.crash.standby import ReplicatedPair
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.postgres import PostgresServer

Fault: TypeAlias = Callable[[], Awaitable[None]]
"""Makes something fail, and checks the tables afterwards."""

PAUSE_SECONDS = LEASE_DURATION + 1.0
"""Seconds for which a process is stopped: longer than its lease."""

NOTICE_TIMEOUT = 60.0
"""Seconds in which a process must have noticed what it owns, and what it has lost."""


CLOCK_FAULTS = {
    "a player to act has no time": """SELECT count(*) FROM seat JOIN game ON game.id = game_id
        WHERE status = 'running' AND question_ply = ply AND user_id IS NOT NULL
        AND clock_at IS NULL""",
    "a pause or an absence has moved only a part of a clock": """SELECT count(*)
        FROM seat JOIN game ON game.id = game_id
        WHERE status = 'running' AND deadline_at - clock_at <> 86400""",
    "an AI stands in though nobody's time is over": """SELECT count(*)
        FROM seat WHERE stand_in IS NOT NULL""",
    "a table does not know who is absent": """SELECT count(*)
        FROM seat JOIN game ON game.id = game_id
        WHERE status = 'running' AND user_id IS NOT NULL
        AND greatest(coalesce(away_until, 0), extract(epoch FROM now()))
        <> greatest((SELECT max(until_at) FROM absence WHERE absence.user_id = seat.user_id),
            extract(epoch FROM now()))""",
}
"""What may be wrong with clocks after a while, and how to count it."""


@dataclass(slots=True)
class MultiProcessResult(CrashResult):
    """The result of a run."""

    unanswered: int = 0
    interaction_count: int = 0
    takeover_seconds: list[float] = field(default_factory=list)
    identify_count: int = 0

    @property
    def slow_takeovers(self) -> list[str]:
        """Takeovers that took too long; on a slow machine that may not be the bot's fault."""
        return [
            f"a takeover took {seconds:.1f} s"
            for seconds in self.takeover_seconds
            if seconds > TAKEOVER_TIMEOUT
        ]

    def __str__(self) -> str:
        seconds = sorted(round(each, 1) for each in self.takeover_seconds) or [0.0]
        return (
            f"{CrashResult.__str__(self)}, takeovers p50 {seconds[len(seconds) // 2]} s, longest "
            f"{seconds[-1]} s, unanswered: {self.unanswered} of {self.interaction_count}, "
            f"identifies: {self.identify_count}"
        )


class MultiProcessRun:
    """Tables on different shards, and the processes that share them."""

    def __init__(
        self,
        discord: FakeDiscord,
        cluster: ProcessCluster,
        tables: int,
        seed: int,
        report: Callable[..., None],
    ) -> None:
        self._discord, self._cluster, self._report = discord, cluster, report
        self._rng = Random(seed)
        self._tables = make_tables(discord, tables, self._rng)
        self._checker = InvariantChecker(discord, self._tables, cluster.query)
        self._playing = begin(())
        self.result = MultiProcessResult()

    async def run_with_faults(self, processes: int, faults: Sequence[Fault]) -> MultiProcessResult:
        """Run this many processes while people play and the faults happen one by one."""
        try:
            await asyncio.gather(*(self._cluster.start() for _ in range(processes)))
            await self._cluster.wait_until_all_shards_owned()
            self._playing = begin(self._tables)
            for inject_fault in faults:
                await inject_fault()
            await wait_for_deeds(self._tables, MIN_MOVES)
            await leave(self._playing)
            await self._check_clocks()
        finally:
            result = await self._end()
        return result

    async def kill(self, number: int) -> None:
        """Kill a random process, or every fourth time the server."""
        await asyncio.sleep(self._rng.uniform(0.2, 2.0))
        if number % 4 == 0:
            await kill_server(self._cluster.server, self._rng)
            await asyncio.sleep(SERVER_RECOVERY_SECONDS)
            await self._check(f"kill {number} (of the server)")
            return
        await self._cluster.kill(self._rng.choice(self._cluster.running))
        if number % 2:
            # The new process takes its shards over while people play.
            await self._cluster.start()
            await self._check(f"kill {number}")
        else:
            await self._check(f"kill {number}")
            await self._cluster.start()

    async def stop(self, number: int) -> None:
        """Stop a process for longer than its lease, and let it continue."""
        await asyncio.sleep(self._rng.uniform(0.2, 1.0))
        # A process that has just started owns nothing until shards are handed over to it.
        victim = self._cluster.running[number % len(self._cluster.running)]
        await self._cluster.wait_until_owner(victim)
        await wait_until(lambda: "acquired shard" in victim.log, NOTICE_TIMEOUT)
        name = process_name(victim)
        before = victim.log.count("was taken over by another process")
        victim.signal(signal.SIGSTOP)
        await asyncio.gather(
            self._cluster.wait_until_taken_over(name), asyncio.sleep(PAUSE_SECONDS)
        )
        victim.signal(signal.SIGCONT)
        if not await wait_until(
            lambda: victim.log.count("was taken over by another process") > before, NOTICE_TIMEOUT
        ):
            self.result.faults.append(
                f"stop {number}: the stopped process did not notice the takeover"
            )
        await self._check(f"stop {number}")

    async def restart(self, number: int, of: int) -> None:
        """Replace the oldest process; in the second half of the run, by a newer version."""
        before = self._unanswered()
        code = await self._cluster.replace_oldest(NEXT_VERSION if 2 * number > of else "bot")
        if code:
            self.result.faults.append(f"restart {number}: exit code {code}")
        await self._check(f"restart {number}")
        if lost := self._unanswered() - before:
            self.result.faults.append(f"restart {number}: {lost} unanswered")

    async def fail_over(self, number: int, pair: ReplicatedPair) -> None:
        """Make the server fail, and its synchronous standby take over."""
        await pair.attach_standby()
        await asyncio.sleep(self._rng.uniform(1.0, 3.0))
        await pair.fail_over()
        self._cluster.server = pair.primary
        await asyncio.sleep(SERVER_RECOVERY_SECONDS)
        await self._check(f"failover {number}")

    async def _check(self, when: str) -> None:
        pause(self._tables)
        await self._cluster.wait_until_all_shards_owned()
        await self._playing
        await self._checker.check_all_tables(when)
        self._playing = begin(self._tables)
        moves, faults = sum(each.confirmed for each in self._tables), len(self._checker.faults)
        self._report(f"{when}: {moves} moves, faults: {faults}")

    async def _check_clocks(self) -> None:
        """Check that every clock is whole, and that all processes know who is absent."""
        for fault, query in CLOCK_FAULTS.items():
            if not await self._cluster.wait_until_none(query, NOTICE_TIMEOUT):
                self.result.faults.append(fault)

    def _unanswered(self) -> int:
        return sum(
            interaction.lost for interaction in self._discord.recording.interactions.values()
        )

    async def _end(self) -> MultiProcessResult:
        """Stop all processes and return the result."""
        await leave(self._playing)
        stopped = await self._cluster.stop_all()
        self._checker.check_ended_games()
        result, gateway = self.result, self._discord.gateway
        result.faults += [*self._checker.faults, *self._discord.recording.faults, *stopped]
        result.takeover_seconds = self._cluster.takeover_seconds
        result.count(self._tables)
        result.interaction_count = len(self._discord.recording.interactions)
        result.unanswered = self._unanswered()
        result.identify_count = gateway.identify_count
        return result


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
    report: Callable[..., None] = lambda line: None,
) -> MultiProcessResult:
    """Play at tables while processes are killed, stopped and replaced; check after each time."""
    opened = open_cluster(folder, server, channels=tables, guilds=tables)
    async with opened as (discord, cluster):
        run = MultiProcessRun(discord, cluster, tables, seed, report)
        faults: list[Fault] = [partial(run.kill, number) for number in range(1, kills + 1)]
        faults += [partial(run.stop, number) for number in range(1, stops + 1)]
        faults += [partial(run.restart, number, restarts) for number in range(1, restarts + 1)]
        return await run.run_with_faults(processes, faults)


async def run_failover_test(
    folder: Path,
    *,
    times: int,
    processes: int = 2,
    tables: int = 3,
    seed: int = 1,
    report: Callable[..., None] = lambda line: None,
) -> MultiProcessResult:
    """Play while one server after another fails and its standby takes over."""
    pair = ReplicatedPair()
    try:
        pair.start()
        name = await pair.primary.acquire_database()
        async with FakeDiscord(tables, guilds=tables, shards=SHARDS) as discord:
            discord.gateway.identify_interval = QUICK_IDENTIFIES
            cluster = ProcessCluster(discord, folder, pair.primary, name)
            cluster.database_location = pair.address(name).dsn
            run = MultiProcessRun(discord, cluster, tables, seed, report)
            faults = [partial(run.fail_over, number, pair) for number in range(1, times + 1)]
            result = await run.run_with_faults(processes, faults)
    finally:
        pair.remove()
    return result
