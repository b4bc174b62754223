"""A single process connects as as many shards as Discord recommends, also with a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.fake_discord.bot_process import STOP_TIMEOUT, BotProcess
from tests.support.fake_discord.client import ANSWER_TIMEOUT
from tests.support.fake_discord.server import FakeDiscord
from tests.support.fake_discord.table_driver import TableDriver

pytestmark = pytest.mark.slow

SHARDS = 2


async def test_one_process_plays_in_the_servers_of_all_shards(tmp_path: Path) -> None:
    """Discord closes a connection without shards once the bot is in 2,500 servers."""
    async with FakeDiscord(SHARDS, guilds=SHARDS, shards=SHARDS, max_concurrency=1) as discord:
        gateway: Any = discord.gateway
        bot = BotProcess(discord, tmp_path, forked=True)
        await bot.start()
        try:
            assert gateway.identify_count == SHARDS
            assert gateway.early_identifies == 0
            drivers = [TableDriver(discord, place) for place in range(SHARDS)]
            for driver in drivers:
                await driver.begin()
                await driver.pass_turn(ANSWER_TIMEOUT)
                assert await driver.pass_count() == 1
        finally:
            code = await bot.terminate(STOP_TIMEOUT)
        assert code == 0
        assert "ERROR" not in bot.log
