"""Several processes that share the games of one database, and what becomes of their shards."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import asyncpg

from bot.sharding.lease_manager import LEASE_DURATION
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.postgres import PostgresServer

SHARDS = 8

NEXT_VERSION = "tests.support.bot_variants.next_version"
"""A later version of the bot, with more columns."""

START_TIMEOUT = 90.0
TAKEOVER_TIMEOUT = LEASE_DURATION + 2.0

_STORE_UNAVAILABLE = "StoreBusy: the database does not answer"

_PROCESS_NAME = re.compile(r"message=\"joined the cluster\" member=(\w+)")

_COUNT_HELD = "SELECT count(*) FROM charge WHERE holder = $1"
_NOTHING_HELD = "SELECT 1 WHERE NOT EXISTS (SELECT FROM charge WHERE holder = $1)"
_UNDER_WAY = """SELECT count(*) FROM game WHERE status = 'running' AND (posted_ply < ply OR NOT
    EXISTS (SELECT FROM seat WHERE game_id = id AND user_id IS NOT NULL AND asked = ply))"""
_ORPHANS = """SELECT count(*) FROM charge LEFT JOIN process
    ON name = holder AND alive_until > clock_timestamp() WHERE name IS NULL AND shards = $1"""


class ProcessCluster:
    """The processes that run now, the one that started first before all others."""

    def __init__(
        self,
        discord: FakeDiscord,
        folder: Path,
        server: PostgresServer,
        database: str,
        *,
        forked: bool,
        shards: int = SHARDS,
    ) -> None:
        """`database_location` and `environment` may be changed before any is started."""
        self._discord, self._folder, self._forked = discord, folder, forked
        self.server, self._database = server, database
        self.database_location = server.address(database).dsn
        self.environment = {"NEVSKY_SHARDS": "auto"}
        self.shards = shards
        self.running = list[BotProcess]()
        self.all_processes = list[BotProcess]()
        self.takeover_seconds = list[float]()

    async def start(self, module: str = "bot") -> BotProcess:
        """Start one more, and wait until it is there."""
        folder = self._folder / str(len(self.all_processes))
        folder.mkdir()
        bot = BotProcess(self._discord, folder, module=module, forked=self._forked)
        bot.database_location = self.database_location
        await bot.spawn(**self.environment)
        self.all_processes.append(bot)
        if not await wait_until(lambda: process_name(bot) != "" or not bot.running, START_TIMEOUT):
            raise TimeoutError(f"it did not come up: {bot.log[-2000:]}")
        if not bot.running:
            raise RuntimeError(f"it stopped at its start: {bot.log[-2000:]}")
        self.running.append(bot)
        return bot

    async def wait_until_all_shards_owned(self) -> None:
        """Wait until somebody is connected as every shard, and in charge of it."""
        async with asyncio.timeout(START_TIMEOUT):
            await self._discord.gateway.ready.wait()
            await self._until_none(_ORPHANS, self.shards)

    async def wait_until_idle(self) -> None:
        """Wait until each game waits for a person, and its channel knows."""
        async with asyncio.timeout(START_TIMEOUT):
            await self._until_none(_UNDER_WAY)

    async def wait_until_owner(self, bot: BotProcess, within: float = START_TIMEOUT) -> None:
        """Wait until a process is in charge of something."""
        async with asyncio.timeout(within):
            await self._until_none(_NOTHING_HELD, process_name(bot))

    async def kill(self, bot: BotProcess) -> None:
        """kill -9. Notes how long it takes until others have what it had."""
        name = process_name(bot)
        self.running.remove(bot)
        await bot.kill()
        await self.wait_until_taken_over(name)

    async def wait_until_taken_over(self, name: str) -> None:
        """Wait until others have what a process had that does nothing any more."""
        began = time.perf_counter()
        async with asyncio.timeout(START_TIMEOUT):
            await self._until_none(_COUNT_HELD, name)
        self.takeover_seconds.append(time.perf_counter() - began)

    async def replace_oldest(self, module: str = "bot") -> int:
        """A rolling restart: start one more, then stop the first one. Returns its exit code."""
        await self.wait_until_owner(await self.start(module))
        oldest = self.running.pop(0)
        return await oldest.terminate(START_TIMEOUT)

    async def _until_none(self, sql: str, *values: object) -> None:
        """Wait until there is none any more."""
        while True:
            if not await self._count(sql, *values):
                return
            await asyncio.sleep(0.05)

    async def _count(self, sql: str, *values: object) -> int:
        try:
            rows = await self.server.fetch(sql, *values, database=self._database)
            return int(rows[0][0]) if rows else 0
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            # The server is just not there.
            return 1

    async def stop_all(self) -> list[str]:
        """Stop whoever runs. What is wrong with that, or in anybody's log."""
        codes = await asyncio.gather(
            *(bot.terminate(START_TIMEOUT) for bot in self.running), return_exceptions=True
        )
        faults = [f"exit code {code!r}" for code in codes if code != 0]
        for bot in self.all_processes:
            if bot.running:
                await bot.kill()
            faults += _faults_in(bot.log)
        return faults


def _faults_in(log: str) -> list[str]:
    """The records of errors, but for what was told somebody while the server was away."""
    records = re.split(r"^(?=time=)", log, flags=re.MULTILINE)
    wrong = [one for one in records if "level=ERROR" in one or "Traceback" in one]
    return [one for one in wrong if not one.rstrip().endswith(_STORE_UNAVAILABLE)]


def process_name(bot: BotProcess) -> str:
    """What the database knows a process by; nothing before it said so."""
    names = _PROCESS_NAME.findall(bot.log)
    return names[-1] if names else ""
