"""Several processes that share the shards, as Discord sees them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.i18n.texts import shared_texts
from bot.sharding.lease_manager import LEASE_DURATION
from tests.programs.crash.process_cluster import SHARDS, ProcessCluster
from tests.support.fake_discord.client import ANSWER_TIMEOUT
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.fake_discord.table_driver import TableDriver
from tests.support.postgres import PostgresServer

SAY = shared_texts().in_language("en")

EARLY_REMINDERS = "tests.support.bot_variants.early_reminders"

TIMEOUT = 30.0

REMINDER = "the table is waiting for you"


@asynccontextmanager
async def running_cluster(
    folder: Path,
    server: PostgresServer,
    processes: int,
    *,
    tables: int = 3,
    module: str = "bot",
    max_concurrency: int = 16,
) -> AsyncIterator[tuple[FakeDiscord, ProcessCluster, str]]:
    """Run this many processes with some shards each; afterwards check their logs for errors."""
    name = await server.acquire_database()
    async with FakeDiscord(
        tables, guilds=tables, shards=SHARDS, max_concurrency=max_concurrency
    ) as discord:
        cluster = ProcessCluster(discord, folder, server, name, forked=True)
        try:
            for _ in range(processes):
                await cluster.wait_until_owner(await cluster.start(module))
            await cluster.wait_until_all_shards_owned()
            yield discord, cluster, name
        finally:
            faults = await cluster.stop_all()
    await server.drop_database(name)
    assert faults == []


async def test_every_player_is_reminded_once(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    async with running_cluster(tmp_path, postgres_server, 3, module=EARLY_REMINDERS) as (
        discord,
        _,
        _name,
    ):
        drivers = [TableDriver(discord, place) for place in range(3)]
        for driver in drivers:
            await driver.begin()

        def reminder_counts() -> list[int]:
            return [
                sum(REMINDER in message.content for message in discord.recording.messages[channel])
                for channel in (driver.channel_id for driver in drivers)
            ]

        assert await wait_until(lambda: all(reminder_counts()), TIMEOUT)
        # Long enough for every process to check for reminders again cluster times.
        await asyncio.sleep(2)
        assert reminder_counts() == [1, 1, 1]


async def test_former_owner_refuses_and_posts_nothing(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    async with running_cluster(tmp_path, postgres_server, 1, tables=1) as (discord, _, name):
        driver = TableDriver(discord)
        turn = await driver.begin()
        # Another process takes over and dies at once, just before the press.
        take_over = "UPDATE shard_lease SET epoch = epoch + 1, holder = 'somebody'"
        await postgres_server.execute(take_over, database=name)
        interaction = await (await driver.send_pass()).wait_for_answer(ANSWER_TIMEOUT)
        assert interaction.content == SAY("refused-taken-over")
        assert driver.turn_message is turn
        assert await wait_until(lambda: "epoch 4" in first_log(tmp_path), LEASE_DURATION + TIMEOUT)
        await discord.gateway.ready.wait()
        await driver.pass_turn(ANSWER_TIMEOUT)
        assert await driver.pass_count() == 1


def first_log(folder: Path) -> str:
    return (folder / "0" / "bot.log").read_text()


async def test_processes_respect_the_identify_interval(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    """With one identify bucket, Discord demands an interval between identifies."""
    async with FakeDiscord(2, guilds=2, shards=2, max_concurrency=1) as discord:
        name = await postgres_server.acquire_database()
        cluster = ProcessCluster(discord, tmp_path, postgres_server, name, forked=True)
        await cluster.start()
        await cluster.wait_until_owner(await cluster.start())
        await discord.gateway.ready.wait()
        assert await cluster.stop_all() == []
        assert discord.gateway.identify_count >= 2
        assert getattr(discord.gateway, "early_identifies") == 0  # noqa: B009
    await postgres_server.drop_database(name)
