"""Where the bot runs that is killed: in one process, or in several that share a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeAlias

from tests.programs.crash.process_cluster import ProcessCluster, open_cluster, process_name
from tests.programs.crash.stored_games import sqlite_query
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.payloads import guild_id
from tests.support.fake_discord.server import FakeDiscord
from tests.support.postgres import PostgresServer

STOP_TIMEOUT = 30.0
"""Seconds in which a process must have stopped when asked to."""


class OneProcess:
    """A single process with a SQLite database. After a third of the kills, Discord has forgotten
    the nonces of the last messages.
    """

    def __init__(self, discord: FakeDiscord, bot: BotProcess) -> None:
        self.discord, self._bot = discord, bot
        self.query = sqlite_query(bot.database)

    async def start(self) -> None:
        await self._bot.start()

    async def next_victim(self) -> BotProcess:
        """Return the process to be killed next, which leads games."""
        return self._bot

    async def recover(self, victim: BotProcess, number: int) -> None:
        """Wait until a process is gone and its games go on, after the kill with this number."""
        await victim.wait_for_exit()
        self.discord.remove_hooks()
        if number % 3 == 2:
            self.discord.forget_nonces()
            # Messages of the same second as the start can be recognised by their nonces only.
            await asyncio.sleep(1)
        await victim.start()

    async def stop(self) -> list[str]:
        """Stop the bot, and return what is wrong with its end or its log."""
        code = await self._bot.terminate(STOP_TIMEOUT)
        return [*([f"exit code {code}"] if code else []), *self._bot.errors]


class SeveralProcesses:
    """Several processes with a PostgreSQL database, of which another one goes on."""

    def __init__(
        self,
        discord: FakeDiscord,
        cluster: ProcessCluster,
        module: str,
        processes: int,
        guilds: int,
        rng: Random,
    ) -> None:
        self.discord, self._cluster, self._module = discord, cluster, module
        self._processes, self._guilds, self._rng = processes, guilds, rng
        self.query = cluster.query

    async def start(self) -> None:
        starts = (self._cluster.start(self._module) for _ in range(self._processes))
        await asyncio.gather(*starts)
        await self._cluster.wait_until_all_shards_owned()

    async def next_victim(self) -> BotProcess:
        """Start a process for the last victim, and return one that owns the shard of a server."""
        if len(self._cluster.running) < self._processes:
            await self._cluster.start(self._module)
        shard = (guild_id(self._rng.randrange(self._guilds)) >> 22) % self._cluster.shards
        [(holder,)] = await self.query(
            f"SELECT holder FROM shard_lease WHERE shard_id = {shard}"  # noqa: S608 - a number
        )
        return next(bot for bot in self._cluster.running if process_name(bot) == holder)

    async def recover(self, victim: BotProcess, number: int) -> None:
        await self._cluster.kill(victim)
        self.discord.remove_hooks()
        self.discord.recording.mark_unanswered_lost()
        await self._cluster.wait_until_all_shards_owned()

    async def stop(self) -> list[str]:
        return await self._cluster.stop_all()


Host: TypeAlias = OneProcess | SeveralProcesses
"""The processes of the bot."""


@asynccontextmanager
async def open_host(
    folder: Path,
    module: str,
    rng: Random,
    *,
    channels: int = 1,
    guilds: int = 1,
    server: PostgresServer | None = None,
    processes: int = 1,
) -> AsyncIterator[Host]:
    """Prepare a Discord, and a process that runs a module; with a server, so many processes."""
    if server is None:
        async with FakeDiscord(channels, guilds=guilds) as discord:
            bot = BotProcess(discord, folder, module=module, forked=True)
            try:
                yield OneProcess(discord, bot)
            finally:
                if bot.running:
                    await bot.kill()
        return
    opened = open_cluster(folder, server, channels=channels, guilds=guilds)
    async with opened as (discord, cluster):
        yield SeveralProcesses(discord, cluster, module, processes, guilds, rng)
