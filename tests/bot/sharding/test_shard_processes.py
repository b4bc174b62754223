"""Several processes that share the shards, as Discord sees them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from bot import client
from bot.i18n.texts import shared_texts
from bot.ops.health_client import LOOPBACK, query_health
from bot.sharding.lease_manager import LEASE_DURATION
from tests.programs.crash.process_cluster import QUICK_IDENTIFIES, SHARDS, ProcessCluster
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press, slash
from tests.support.fake_discord.gateway_sessions import CloseCode
from tests.support.fake_discord.overlap import PassingClient
from tests.support.fake_discord.recording import SentInteraction, buttons_in
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.fake_discord.table_driver import TableDriver
from tests.support.postgres import PostgresServer

SAY = shared_texts().in_language("en")


TIMEOUT = 120.0

METRICS_PORT = "NEVSKY_METRICS_PORT"


def free_port() -> int:
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def running_cluster(
    folder: Path,
    server: PostgresServer,
    processes: int,
    *,
    tables: int,
    metrics: bool = False,
) -> AsyncIterator[tuple[FakeDiscord, ProcessCluster, str]]:
    """Run this many processes with some shards each; afterwards check their logs for errors."""
    name = await server.acquire_database()
    async with FakeDiscord(tables, guilds=tables, shards=SHARDS) as discord:
        discord.gateway.identify_interval = QUICK_IDENTIFIES
        cluster = ProcessCluster(discord, folder, server, name)
        if metrics:
            cluster.environment[METRICS_PORT] = str(free_port())
        try:
            for _ in range(processes):
                await cluster.wait_until_owner(await cluster.start())
            await cluster.wait_until_all_shards_owned()
            yield discord, cluster, name
        finally:
            faults = await cluster.stop_all()
    await server.drop_database(name)
    assert faults == []


async def test_private_game_goes_on_in_servers_of_other_processes(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    """There is a server in each shard, and both processes own shards."""
    async with running_cluster(tmp_path, postgres_server, 2, tables=SHARDS) as (discord, *_):
        drivers = [TableDriver(discord, place) for place in range(SHARDS)]
        who = drivers[0].people[0]

        async def show(driver: TableDriver) -> SentInteraction:
            sent = await slash(discord, who, driver.channel_id, "new", where="private")
            return await sent.wait_for_answer(ANSWER_TIMEOUT)

        async def press_first(driver: TableDriver, panel: SentInteraction, verb: str) -> None:
            buttons = [each for each in buttons_in(panel.components) if each.path[4:5] == [verb]]
            sent = await press(discord, who, driver.channel_id, buttons[0], panel=panel)
            await sent.wait_for_answer(ANSWER_TIMEOUT)

        await press_first(drivers[0], await show(drivers[0]), "start")
        for driver, other in pairwise([*drivers, drivers[0]]):
            before = await show(driver)
            assert (await show(other)).content == before.content, "it is the same game"
            await press_first(driver, before, "do")
        assert discord.recording.messages == {}
        assert discord.recording.faults == []


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
        log = tmp_path / "0" / "bot.log"
        assert await wait_until(lambda: "epoch 4" in log.read_text(), LEASE_DURATION + TIMEOUT)
        await discord.gateway.ready.wait()
        await driver.pass_turn(ANSWER_TIMEOUT)
        assert await driver.pass_count() == 1


async def test_processes_respect_the_identify_interval(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    """With one identify bucket, Discord demands an interval between identifies."""
    async with FakeDiscord(2, guilds=2, shards=2, max_concurrency=1) as discord:
        name = await postgres_server.acquire_database()
        cluster = ProcessCluster(discord, tmp_path, postgres_server, name)
        await cluster.start()
        await cluster.wait_until_owner(await cluster.start())
        await discord.gateway.ready.wait()
        assert await cluster.stop_all() == []
        assert discord.gateway.identify_count >= 2
        assert discord.gateway.early_identifies == 0
    await postgres_server.drop_database(name)


async def test_resumed_and_new_sessions_of_shards_are_ready_again(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    """After RESUMED Discord sends no READY; after an identify it sends no RESUMED."""
    async with running_cluster(tmp_path, postgres_server, 1, tables=2, metrics=True) as (
        discord,
        cluster,
        _,
    ):
        gateway, port = discord.gateway, int(cluster.environment[METRICS_PORT])
        await wait_until_healthy(port)
        for resumable in (True, False):
            before = (gateway.resume_count, gateway.session_count)
            added = (SHARDS, 0) if resumable else (0, SHARDS)
            expected = (before[0] + added[0], before[1] + added[1])
            await gateway.drop(resumable=resumable)
            assert await wait_until(
                lambda: (gateway.resume_count, gateway.session_count) == expected,  # noqa: B023
                TIMEOUT,
            )
            await wait_until_healthy(port)
            driver = TableDriver(discord, int(resumable))
            await driver.begin()
            await driver.pass_turn(ANSWER_TIMEOUT)
        assert gateway.early_identifies == 0


async def wait_until_healthy(port: int) -> None:
    """Wait until a process is connected as all of its shards."""
    async with asyncio.timeout(TIMEOUT):
        while not (await asyncio.to_thread(query_health, port))[0]:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


@dataclass(frozen=True, slots=True)
class Division:
    """A single process that plays, and a cluster of processes that is to share its games."""

    discord: FakeDiscord
    single: BotProcess
    cluster: ProcessCluster
    player: PassingClient

    async def assert_single_plays_on(self) -> None:
        for _ in range(3):
            await self.player.pass_turn()
        assert self.player.refused == 0
        assert self.single.running


@pytest.fixture
async def division(
    tmp_path: Path, postgres_server: PostgresServer, postgres_database: str
) -> AsyncIterator[Division]:
    # No more: the single process waits five seconds between the shards.
    async with FakeDiscord(shards=2) as discord:
        cluster = ProcessCluster(discord, tmp_path, postgres_server, postgres_database, shards=2)
        single = BotProcess(discord, tmp_path, forked=True)
        single.database_location = cluster.database_location
        player = PassingClient(discord)
        try:
            await single.start()
            assert await wait_until(lambda: "took over the games" in single.log, TIMEOUT)
            await player.start_game()
            yield Division(discord, single, cluster, player)
        finally:
            single.send_sigkill()
            discord.gateway.may_be_ready.set()
            faults = await cluster.stop_all()
        assert faults == []
        assert discord.recording.faults == []


async def test_single_process_plays_on_until_several_are_ready(division: Division) -> None:
    gateway = division.discord.gateway
    gateway.may_be_ready.clear()
    identified = gateway.identify_count
    processes = [await division.cluster.start() for _ in range(2)]
    assert await wait_until(lambda: gateway.identify_count == identified + gateway.shards, TIMEOUT)
    await division.assert_single_plays_on()
    gateway.may_be_ready.set()
    while division.single.running:
        await division.player.pass_turn()
        await asyncio.sleep(0.5)
    assert await division.single.wait_for_exit() == 0
    assert division.player.refused <= 1
    for process in processes:
        await division.cluster.wait_until_owner(process)
    await division.player.pass_turn()


async def test_single_process_plays_on_if_discord_refuses_several(division: Division) -> None:
    division.discord.gateway.after_identify = CloseCode.SHARDING_REQUIRED
    refused = await division.cluster.start()
    division.cluster.running.remove(refused)
    async with asyncio.timeout(TIMEOUT):
        assert await refused.wait_for_exit() == 1
    assert "the bot is in too many servers for so few shards" in refused.log.splitlines()[-1]
    await asyncio.sleep(2 * client.LEASE_CHECK_INTERVAL)
    await division.assert_single_plays_on()
