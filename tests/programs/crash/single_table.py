"""A crash test of one table in any game."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.programs.crash.clients.player import begin, pause, wait_for_deeds
from tests.programs.crash.clients.table import TableClient
from tests.programs.crash.fault_injector import FaultInjector
from tests.programs.crash.stored_games import (
    find_deed_faults,
    find_stored_faults,
    read_games,
    sqlite_query,
)
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.server import FakeDiscord


async def assert_survives_kills(
    client_class: type[TableClient], folder: Path, seed: int, kills: int, decisions: int
) -> None:
    """Kill the bot this often, and assert that every confirmed decision was made exactly once, and
    that nothing was told twice.

    People make this many decisions before each kill.
    """
    rng, faults = Random(seed), []
    async with FakeDiscord(1) as discord:
        bot, people = BotProcess(discord, folder, forked=True), client_class(discord, rng)
        injector, query = FaultInjector(discord, bot, rng), sqlite_query(bot.database)
        await bot.start()
        for _ in range(kills):
            playing = begin([people])
            await wait_for_deeds([people], decisions)
            moment = await injector.kill()
            pause([people])
            await bot.start()
            await playing
            # Before that it refuses: its answers are no log then, and no list of plans.
            await bot.wait_until_taken_over()
            faults += [f"after {moment}: {fault}" for fault in await people.check(query)]
        games, recording = await read_games(query), discord.recording
        faults += find_stored_faults(games, recording.senders, recording.messages)
        faults += find_deed_faults(games, people.deeds)
        code = await bot.terminate(15)
        faults += [*discord.recording.faults, *bot.errors]
    assert faults == []
    assert code == 0
    assert people.plan_counts[0] > 0, "nobody has planned anything"
