"""A crash test of one table in any game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.programs.crash.clients.council import CouncilClient
from tests.programs.crash.clients.planning import PlanningClient
from tests.programs.crash.fault_injector import FaultInjector
from tests.programs.crash.stored_games import find_stored_faults, read_games, sqlite_query
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.server import FakeDiscord


async def assert_survives_kills(
    client_class: type[CouncilClient],
    folder: Path,
    seed: int,
    kills: int,
    decisions: int,
    *,
    forked: bool = True,
    **environment: str,
) -> None:
    """Kill the bot this often, and assert that every confirmed decision was made exactly once, and
    that nothing was told twice.

    People make this many decisions before each kill.
    """
    rng, faults = Random(seed), []
    async with FakeDiscord(1) as discord:
        bot, people = BotProcess(discord, folder, forked=forked), client_class(discord, rng)
        injector = FaultInjector(discord, bot, rng)
        await bot.start(**environment)
        for _ in range(kills):
            people.playing = True
            playing = asyncio.create_task(people.play())
            assert await people.wait_for_decisions(decisions)
            moment = await injector.kill()
            people.playing = False
            await bot.start(**environment)
            await playing
            # Before that it refuses: its answers are no log then, and no list of plans.
            await bot.wait_until_taken_over()
            faults += [f"after {moment}: {fault}" for fault in await people.check()]
        games, recording = await read_games(sqlite_query(bot.database)), discord.recording
        faults += find_stored_faults(games, recording.senders, recording.messages)
        code = await bot.terminate(15)
        faults += discord.recording.faults
    assert faults == []
    assert code == 0
    assert people.confirmed_decisions >= kills * decisions
    if isinstance(people, PlanningClient):
        assert people.plan_counts[0] > 0, "nobody has planned anything"
    assert "level=ERROR" not in bot.log
    assert "Traceback" not in bot.log
