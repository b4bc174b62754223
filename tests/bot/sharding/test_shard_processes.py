"""Several processes as Discord sees them: who answers, posts, reminds, and connects when."""

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

REMINDING = "tests.support.bot_variants.early_reminders"

A_WHILE = 30.0

REMINDER = "the table is waiting for you"


@asynccontextmanager
async def shared(
    folder: Path,
    server: PostgresServer,
    processes: int,
    *,
    tables: int = 3,
    module: str = "bot",
    abreast: int = 16,
) -> AsyncIterator[tuple[FakeDiscord, ProcessCluster, str]]:
    """So many processes, of which each has a share; nothing went wrong at any of them."""
    name = await server.acquire_database()
    async with FakeDiscord(
        tables, guilds=tables, shards=SHARDS, max_concurrency=abreast
    ) as discord:
        several = ProcessCluster(discord, folder, server, name, forked=True)
        try:
            for _ in range(processes):
                await several.wait_until_owner(await several.start(module))
            await several.wait_until_all_shards_owned()
            yield discord, several, name
        finally:
            faults = await several.stop_all()
    await server.drop_database(name)
    assert faults == []


async def test_every_player_is_reminded_once(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    async with shared(tmp_path, postgres_server, 3, module=REMINDING) as (discord, _, _name):
        drivers = [TableDriver(discord, place) for place in range(3)]
        for driver in drivers:
            await driver.begin()

        def reminded() -> list[int]:
            return [
                sum(REMINDER in message.content for message in discord.recording.messages[channel])
                for channel in (evening.channel_id for evening in drivers)
            ]

        assert await wait_until(lambda: all(reminded()), A_WHILE)
        # As long as it takes everybody to look again, several times.
        await asyncio.sleep(2)
        assert reminded() == [1, 1, 1]


async def test_former_owner_refuses_and_posts_nothing(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    async with shared(tmp_path, postgres_server, 1, tables=1) as (discord, _, name):
        driver = TableDriver(discord)
        turn = await driver.begin()
        # Somebody takes over and dies at once, just before the press.
        taken = "UPDATE charge SET epoch = epoch + 1, holder = 'somebody'"
        await postgres_server.execute(taken, database=name)
        asked = await (await driver.send_pass()).wait_for_answer(ANSWER_TIMEOUT)
        assert asked.content == SAY("refused-taken-over")
        assert driver.turn_message is turn
        assert await wait_until(
            lambda: "epoch 4" in several_log(tmp_path), LEASE_DURATION + A_WHILE
        )
        await discord.gateway.ready.wait()
        await driver.pass_turn(ANSWER_TIMEOUT)
        assert await driver.pass_count() == 1


def several_log(folder: Path) -> str:
    return (folder / "0" / "bot.log").read_text()


async def test_processes_respect_the_identify_interval(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    """As Discord wants it, where none may identify beside another."""
    async with FakeDiscord(2, guilds=2, shards=2, max_concurrency=1) as discord:
        name = await postgres_server.acquire_database()
        several = ProcessCluster(discord, tmp_path, postgres_server, name, forked=True)
        await several.start()
        await several.wait_until_owner(await several.start())
        await discord.gateway.ready.wait()
        assert await several.stop_all() == []
        assert discord.gateway.identify_count >= 2
        assert getattr(discord.gateway, "early_identifies") == 0  # noqa: B009
    await postgres_server.drop_database(name)
