"""Kills while people lay cards down, and give and discard some at once, at Rattus Cartus."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.crash.killer import Killer
from tests.crash.townsfolk import Townsfolk
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback

KILLS = 2
A_WHILE = 6
"""Decisions before each kill."""


async def test_no_card_laid_in_secret_is_lost_or_laid_twice_by_kills(tmp_path: Path) -> None:
    rng, faults = Random(7), []
    async with Loopback(1) as discord:
        bot, people = BotProcess(discord, tmp_path, copied=True), Townsfolk(discord, rng)
        killer = Killer(discord, bot, rng)
        await bot.start()
        for _ in range(KILLS):
            people.playing = True
            playing = asyncio.create_task(people.play())
            assert await people.played(A_WHILE)
            moment = await killer.kill()
            people.playing = False
            await bot.start()
            await playing
            faults += [f"after {moment}: {fault}" for fault in await people.look_around()]
        code = await bot.terminate(15)
        faults += discord.record.faults
    assert faults == []
    assert code == 0
    assert people.decisions >= KILLS * A_WHILE
    assert "level=ERROR" not in bot.log
    assert "Traceback" not in bot.log
