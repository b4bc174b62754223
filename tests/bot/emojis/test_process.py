"""The bot as a process uploads its icons after its start, and after a crash in the middle of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.emojis.uploads import all_icons
from bot.registry import GAME_UIS
from tests.support.fake_discord.bot_process import START_TIMEOUT, BotProcess
from tests.support.fake_discord.server import FakeDiscord, wait_until

pytestmark = pytest.mark.slow

HOW_MANY = len(all_icons(GAME_UIS.values()))


async def test_second_start_uploads_what_the_first_could_not(tmp_path: Path) -> None:
    async with FakeDiscord() as discord:
        bot, emojis = BotProcess(discord, tmp_path, forked=True), discord.emojis.by_id
        for enough in (3, HOW_MANY):
            await bot.start()
            try:
                assert await wait_until(lambda: len(emojis) >= enough, START_TIMEOUT)  # noqa: B023
            finally:
                await bot.kill()
        assert len(emojis) == len(set(emojis.values())) == HOW_MANY
        assert "level=ERROR" not in bot.log
    assert discord.recording.faults == []
