"""Kills while several decide at once in secret, at a game that another package brings."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.crash.houses import Decided, House, Houses
from tests.crash.killer import Killer
from tests.games.package import install_council
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback

KILLS = 3
A_WHILE = 4
"""Decisions before each kill."""


async def test_no_secret_decision_is_lost_or_made_twice_by_kills(tmp_path: Path) -> None:
    install_council(tmp_path / "packages")
    environment = {"PYTHONPATH": str(tmp_path / "packages")}
    rng, faults = Random(5), []
    async with Loopback(1) as discord:
        bot, houses = BotProcess(discord, tmp_path), Houses(discord, rng)
        killer = Killer(discord, bot, rng)
        await bot.start(**environment)
        for _ in range(KILLS):
            houses.playing = True
            playing = asyncio.create_task(houses.play())
            assert await houses.played(A_WHILE)
            moment = await killer.kill()
            houses.playing = False
            await bot.start(**environment)
            await playing
            faults += [f"after {moment}: {fault}" for fault in await houses.look_around()]
        code = await bot.terminate(15)
        faults += discord.record.faults
    assert faults == []
    assert code == 0
    assert houses.decisions >= KILLS * A_WHILE
    assert "level=ERROR" not in bot.log
    assert "Traceback" not in bot.log


def test_a_lost_decision_is_noticed_and_a_double_one() -> None:
    lays = "You lay Stone."
    house = House([Decided(lays, lays), Decided("You lay Oak.")])
    for log, good in (
        ([lays], True),
        ([lays, "You lay Oak."], True),
        ([], False),
        ([lays, lays], False),
        (["You lay Oak."], False),
        ([lays, "You ask for a1."], False),
    ):
        house.read.log = log
        assert (house.judge() == []) == good
