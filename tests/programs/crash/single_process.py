"""One crash run: tables at play, a killer, a referee."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.programs.crash.clients.saint_petersburg import TableClient
from tests.programs.crash.fault_injector import FaultInjector
from tests.programs.crash.invariant_checker import InvariantChecker
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.payloads import EDITIONS, FIRST_CHANNEL, PEOPLE
from tests.support.fake_discord.server import FakeDiscord
from tests.support.postgres import PostgresServer

SERVER_RECOVERY_SECONDS = 3.0
"""Seconds in which all that waited for the server is done."""

AI_LEVELS = ("easy", None, None)
"""Every third table has an AI player, too."""


@dataclass(frozen=True, slots=True)
class CrashResult:
    """What a run showed."""

    faults: list[str]
    moves: int
    games: int
    duplicate_announcements: int
    kills_by_moment: dict[str, int]


async def run_crash_test(
    folder: Path,
    kills: int,
    tables: int,
    seed: int,
    report: Callable[[str], None] | None = None,
    *,
    copied: bool = False,
    server: PostgresServer | None = None,
) -> CrashResult:
    """Play at some tables, kill the bot so many times, and judge after every start.

    After every other start people play on before the bot has caught up. In two of four, Discord
    has forgotten meanwhile what the bot sent last. With a server, the games are in PostgreSQL,
    and every third kill is one of the server, under a bot that runs on.
    """
    rng = Random(seed)
    async with FakeDiscord(tables) as discord:
        bot = BotProcess(discord, folder, forked=copied)
        if server is not None:
            bot.database_location = server.address(await server.acquire_database()).dsn
        seatings = [
            TableClient(
                discord,
                FIRST_CHANNEL + place,
                PEOPLE[: 2 + place % 3],
                Random(rng.random()),
                # Tables of four have no room for one.
                ai=AI_LEVELS[place % 3],
                edition=EDITIONS[place % 2],
            )
            for place in range(tables)
        ]
        checker, injector = InvariantChecker(discord, seatings), FaultInjector(discord, bot, rng)
        await bot.start()
        playing = [asyncio.create_task(table.play()) for table in seatings]
        try:
            for number in range(1, kills + 1):
                if server is not None and not number % 3:
                    await kill_server(server, rng)
                    set_playing(seatings, False)
                    await asyncio.sleep(SERVER_RECOVERY_SECONDS)
                    await checker.check_all_tables(f"kill {number} (of the server)")
                    set_playing(seatings, True)
                    continue
                moment = await injector.kill()
                if report and not number % 10:
                    report(f"kill {number}: {moment}, {sum(one.moves for one in seatings)} moves")
                if number % 4 > 1:
                    discord.forget_nonces()
                    # What was made in one second with a start is known by its nonce alone.
                    await asyncio.sleep(1)
                await _start_again(bot, seatings, checker, f"kill {number} ({moment})", number % 2)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            code = await bot.terminate(15) if bot.running else -1
    checker.check_ended_games()
    faults = [*checker.faults, *discord.recording.faults, *_errors_in_log(bot)]
    faults += [] if code == 0 else [f"exit code {code}"]
    return CrashResult(
        faults,
        sum(table.moves for table in seatings),
        sum(len(table.histories) for table in seatings),
        checker.duplicate_announcements,
        injector.kills_by_moment,
    )


async def kill_server(server: PostgresServer, rng: Random) -> None:
    """Let the bot work for a while, and end its database as if the machine had failed."""
    await asyncio.sleep(rng.uniform(0.1, 1.2))
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(rng.uniform(0.0, 0.5))
    # In this thread: a server ends with the one that started it.
    server.start()


async def _start_again(
    bot: BotProcess, seatings: list[TableClient], checker: InvariantChecker, when: str, quiet: int
) -> None:
    """Start the bot, and judge: at once if nobody acts, else after a while of play."""
    if quiet:
        set_playing(seatings, False)
        await bot.start()
    else:
        await bot.start()
        await asyncio.sleep(3)
        set_playing(seatings, False)
        await asyncio.sleep(0.3)
    await checker.check_all_tables(when)
    set_playing(seatings, True)


def set_playing(seatings: list[TableClient], enabled: bool) -> None:
    for table in seatings:
        if enabled:
            table.may_act.set()
        else:
            table.may_act.clear()


def _errors_in_log(bot: BotProcess) -> list[str]:
    """What the bot itself says went wrong."""
    if "level=ERROR" in bot.log or "Traceback" in bot.log:
        return [line for line in bot.log.splitlines() if "level=INFO" not in line][-40:]
    return []
