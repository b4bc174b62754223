"""Kills while people draw tiles and place them, and their stalls, at Auf Heller und Pfennig."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.crash.killer import Killer
from tests.crash.ledger import mismatch
from tests.crash.stallkeepers import Placed, Stallkeepers
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback

KILLS = 2
A_WHILE = 6
"""Placements before each kill."""


async def test_nothing_placed_is_lost_or_placed_twice_by_kills(tmp_path: Path) -> None:
    rng, faults = Random(11), []
    async with Loopback(1) as discord:
        bot, people = BotProcess(discord, tmp_path, copied=True), Stallkeepers(discord, rng)
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


def test_a_lost_placement_is_noticed_and_a_double_one() -> None:
    sure, maybe = Placed("Anna", "B4", "Your stall stands on B4."), Placed("Anna", "C1")
    stall, tile = "Anna puts up a stall with 3 goods on B4.", "Anna draws Thief and lays it on C1."
    for log, good in (
        ([stall], True),
        ([stall, tile], True),
        ([], False),
        ([stall, stall], False),
        ([tile], False),
        ([stall.replace("Anna", "Boris")], False),
    ):
        assert (mismatch([sure, maybe], log) is None) == good
