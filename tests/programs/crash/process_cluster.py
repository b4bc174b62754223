"""Runs several processes on one database, and waits for what happens to their shards."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg

from bot.sharding.lease_manager import LEASE_DURATION
from tests.programs.crash.stored_games import postgres_query
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.forked_process import IDENTIFY_INTERVAL
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.postgres import PostgresServer

SHARDS = 4

QUICK_IDENTIFIES = 0.5
"""Seconds between identifies of a bucket where tests need not wait as long as Discord demands."""

NEXT_VERSION = "tests.support.bot_variants.next_version"
"""A later version of the bot, whose migration has added columns."""

START_TIMEOUT = 300.0
"""Seconds; a process that stops may take `HANDOVER_TIMEOUT` even on an idle machine."""

TAKEOVER_TIMEOUT = LEASE_DURATION + 2.0

_STORE_UNAVAILABLE = "StoreUnavailable: the database does not answer"

_PROCESS_NAME = re.compile(r"message=\"joined the cluster\" member=(\w+)")

_COUNT_HELD = "SELECT count(*) FROM shard_lease WHERE holder = $1"
_NOTHING_HELD = "SELECT 1 WHERE NOT EXISTS (SELECT FROM shard_lease WHERE holder = $1)"
_UNDER_WAY = """SELECT count(*) FROM game WHERE status = 'running' AND (announced_ply < ply OR NOT
    EXISTS (SELECT FROM seat WHERE game_id = id AND user_id IS NOT NULL AND question_ply = ply))"""
_ORPHANS = """SELECT count(*) FROM shard_lease LEFT JOIN cluster_member
    ON name = holder AND alive_until > clock_timestamp() WHERE name IS NULL AND shard_count = $1"""


class ProcessCluster:
    """The running processes, the oldest first."""

    def __init__(
        self,
        discord: FakeDiscord,
        folder: Path,
        server: PostgresServer,
        database: str,
        *,
        shards: int = SHARDS,
    ) -> None:
        """`database_location` and `environment` may be changed before a process is started."""
        self._discord, self._folder = discord, folder
        self.server, self.database = server, database
        self.database_location = server.address(database).dsn
        # As much more than Discord demands as in the bot.
        seconds = 1.2 * discord.gateway.identify_interval
        self.environment = {"NEVSKY_SHARDS": "auto", IDENTIFY_INTERVAL: str(seconds)}
        self.shards = shards
        self.running = list[BotProcess]()
        self.all_processes = list[BotProcess]()
        self.takeover_seconds = list[float]()

    async def query(self, sql: str) -> list[Any]:
        """Read from the database, on whichever server it is now."""
        return await postgres_query(self.server, self.database)(sql)

    async def start(self, module: str = "bot") -> BotProcess:
        """Start another process and wait until it has joined the cluster."""
        folder = self._folder / str(len(self.all_processes))
        folder.mkdir()
        bot = BotProcess(self._discord, folder, module=module, forked=True)
        bot.database_location = self.database_location
        await bot.spawn(**self.environment)
        self.all_processes.append(bot)
        if not await wait_until(lambda: process_name(bot) != "" or not bot.running, START_TIMEOUT):
            raise TimeoutError(f"the bot did not start: {bot.log[-2000:]}")
        if not bot.running:
            raise RuntimeError(f"the bot exited at its start: {bot.log[-2000:]}")
        self.running.append(bot)
        return bot

    async def wait_until_all_shards_owned(self) -> None:
        """Wait until every shard has a living owner that is connected."""
        async with asyncio.timeout(START_TIMEOUT):
            await self._discord.gateway.ready.wait()
        await self._wait_until_none(_ORPHANS, self.shards)

    async def wait_until_idle(self) -> None:
        """Wait until all automatic moves are made and posted."""
        await self._wait_until_none(_UNDER_WAY)

    async def wait_until_owner(self, bot: BotProcess, within: float = START_TIMEOUT) -> None:
        """Wait until a process owns a shard."""
        await self._wait_until_none(_NOTHING_HELD, process_name(bot), within=within)

    async def kill(self, bot: BotProcess) -> None:
        """Kill a process, and measure how long the takeover of its shards takes."""
        name = process_name(bot)
        self.running.remove(bot)
        await bot.kill()
        await self.wait_until_taken_over(name)

    async def wait_until_taken_over(self, name: str) -> None:
        """Wait until the shards of a process that has stopped have other owners."""
        began = time.perf_counter()
        await self._wait_until_none(_COUNT_HELD, name)
        self.takeover_seconds.append(time.perf_counter() - began)

    async def replace_oldest(self, module: str = "bot") -> int:
        """Start a new process, stop the oldest one, and return its exit code."""
        await self.wait_until_owner(await self.start(module))
        oldest = self.running.pop(0)
        return await oldest.terminate(START_TIMEOUT)

    async def wait_until_none(self, sql: str, within: float) -> bool:
        """Wait until a query counts nothing. Return whether it does in time."""
        try:
            await self._wait_until_none(sql, within=within)
        except TimeoutError:
            return False
        return True

    async def _wait_until_none(
        self, sql: str, *values: object, within: float = START_TIMEOUT
    ) -> None:
        """Wait until the query returns no row, or 0. Raises TimeoutError."""
        async with asyncio.timeout(within):
            while True:
                if not await self._count(sql, *values):
                    return
                await asyncio.sleep(0.05)

    async def _count(self, sql: str, *values: object) -> int:
        try:
            rows = await self.server.fetch(sql, *values, database=self.database)
            return int(rows[0][0]) if rows else 0
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            # The server is not running just now.
            return 1

    async def stop_all(self) -> list[str]:
        """Stop all processes. Return what is wrong with their exit codes or logs."""
        codes = await asyncio.gather(
            *(bot.terminate(START_TIMEOUT) for bot in self.running), return_exceptions=True
        )
        faults = [
            f"exit code {code!r}: {bot.log[-6000:]}"
            for bot, code in zip(self.running, codes, strict=True)
            if code != 0
        ]
        for bot in self.all_processes:
            if bot.running:
                await bot.kill()
            # An unavailable server explains those.
            faults += [e for e in bot.errors if not e.rstrip().endswith(_STORE_UNAVAILABLE)]
        return faults


@asynccontextmanager
async def open_cluster(
    folder: Path, server: PostgresServer, *, channels: int, guilds: int
) -> AsyncIterator[tuple[FakeDiscord, ProcessCluster]]:
    """Prepare a Discord and a database for processes, of which none runs yet.

    The database is dropped afterwards.
    """
    name = await server.acquire_database()
    async with FakeDiscord(channels, guilds=guilds, shards=SHARDS) as discord:
        discord.gateway.identify_interval = QUICK_IDENTIFIES
        cluster = ProcessCluster(discord, folder, server, name)
        try:
            yield discord, cluster
        finally:
            for bot in cluster.all_processes:
                if bot.running:
                    await bot.kill()
    await server.drop_database(name)


def process_name(bot: BotProcess) -> str:
    """Return the name of a process in the database; an empty string before it has joined."""
    names = _PROCESS_NAME.findall(bot.log)
    return names[-1] if names else ""
