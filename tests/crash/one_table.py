"""One table at which people play while the bot is killed again and again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.crash.houses import Houses
from tests.crash.killer import Killer
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback


async def assert_survives_kills(
    people_of: type[Houses],
    folder: Path,
    seed: int,
    kills: int,
    decisions: int,
    *,
    copied: bool = True,
    **environment: str,
) -> None:
    """Whatever people were told stands, once, after each of so many kills.

    There are so many decisions before each of them.
    """
    rng, faults = Random(seed), []
    async with Loopback(1) as discord:
        bot, people = BotProcess(discord, folder, copied=copied), people_of(discord, rng)
        killer = Killer(discord, bot, rng)
        await bot.start(**environment)
        for _ in range(kills):
            people.playing = True
            playing = asyncio.create_task(people.play())
            assert await people.played(decisions)
            moment = await killer.kill()
            people.playing = False
            await bot.start(**environment)
            await playing
            faults += [f"after {moment}: {fault}" for fault in await people.look_around()]
        code = await bot.terminate(15)
        faults += discord.record.faults
    assert faults == []
    assert code == 0
    assert people.decisions >= kills * decisions
    assert "level=ERROR" not in bot.log
    assert "Traceback" not in bot.log
