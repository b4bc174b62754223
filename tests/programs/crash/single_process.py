"""A crash test of a single process: tables in play, kills, and checks after each restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.programs.crash.clients.saint_petersburg import TableClient, wait_for_moves
from tests.programs.crash.fault_injector import FaultInjector
from tests.programs.crash.invariant_checker import InvariantChecker
from tests.programs.crash.stored_games import postgres_query, sqlite_query
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.payloads import EDITIONS, FIRST_CHANNEL, PEOPLE
from tests.support.fake_discord.server import FakeDiscord
from tests.support.postgres import PostgresServer

MIN_MOVES = 5
"""Moves that must be possible after all kills."""

SERVER_RECOVERY_SECONDS = 3.0
"""Seconds until everything that waited for the server is done."""

AI_LEVELS = ("easy", None, None)
"""Every third table has an AI player."""


@dataclass(frozen=True, slots=True)
class CrashResult:
    """The result of a run."""

    faults: list[str]
    moves: int
    games: int
    duplicate_announcements: int
    kills_by_moment: dict[str, int]
    plans: int
    plans_carried_out: int


async def run_crash_test(
    folder: Path,
    kills: int,
    tables: int,
    seed: int,
    report: Callable[[str], None] | None = None,
    *,
    forked: bool = False,
    server: PostgresServer | None = None,
) -> CrashResult:
    """Play at tables, kill the bot this many times, and check after each restart.

    After every other restart people play on before the bot has caught up. After two of four kills,
    Discord has forgotten the nonces of the last messages. With a server, the games are in
    PostgreSQL, and every third kill hits the server while the bot runs on.
    """
    rng = Random(seed)
    async with FakeDiscord(tables) as discord:
        bot = BotProcess(discord, folder, forked=forked)
        query = sqlite_query(bot.database)
        if server is not None:
            name = await server.acquire_database()
            bot.database_location = server.address(name).dsn
            query = postgres_query(server, name)
        tables_in_play = make_tables(discord, tables, rng)
        checker, injector = (
            InvariantChecker(discord, tables_in_play, query),
            FaultInjector(
                discord,
                bot,
                rng,
                lambda call: any(table.announces_planned_turn(call) for table in tables_in_play),
            ),
        )
        await bot.start()
        playing = [asyncio.create_task(table.play()) for table in tables_in_play]
        try:
            for number in range(1, kills + 1):
                if server is not None and not number % 3:
                    await kill_server(server, rng)
                    set_playing(tables_in_play, False)
                    await asyncio.sleep(SERVER_RECOVERY_SECONDS)
                    await checker.check_all_tables(f"kill {number} (of the server)")
                    set_playing(tables_in_play, True)
                    continue
                moment = await injector.kill()
                if report and not number % 10:
                    moves = sum(table.moves for table in tables_in_play)
                    report(f"kill {number}: {moment}, {moves} moves")
                if number % 4 > 1:
                    discord.forget_nonces()
                    # Messages of the same second as the start can be recognised by their nonces
                    # only.
                    await asyncio.sleep(1)
                await _start_again(
                    bot, tables_in_play, checker, f"kill {number} ({moment})", number % 2
                )
            await wait_for_moves(tables_in_play, MIN_MOVES)
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
        sum(table.moves for table in tables_in_play),
        sum(len(table.histories) for table in tables_in_play),
        checker.duplicate_announcements,
        injector.kills_by_moment,
        *total_plans(tables_in_play),
    )


def make_tables(discord: FakeDiscord, tables: int, rng: Random) -> list[TableClient]:
    """Return the people of so many channels: some with AI players, some with plans."""
    return [
        TableClient(
            discord,
            FIRST_CHANNEL + place,
            PEOPLE[: 2 + place % 3],
            Random(rng.random()),
            # Tables with four people have no seat left for an AI player.
            ai=AI_LEVELS[place % 3],
            edition=EDITIONS[place % 2],
            plans=place % 2 == 0,
            absences=True,
        )
        for place in range(tables)
    ]


async def kill_server(server: PostgresServer, rng: Random) -> None:
    """Let the bot work for a while, then stop its database server like a failing machine."""
    await asyncio.sleep(rng.uniform(0.1, 1.2))
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(rng.uniform(0.0, 0.5))
    # In this thread, since the server dies with the thread that started it.
    server.start()


async def _start_again(
    bot: BotProcess,
    tables_in_play: list[TableClient],
    checker: InvariantChecker,
    when: str,
    paused: int,
) -> None:
    """Start the bot and check: at once if nobody acts, else after people have played on."""
    if paused:
        set_playing(tables_in_play, False)
        await bot.start()
    else:
        await bot.start()
        await asyncio.sleep(3)
        await asyncio.gather(*(table.pause() for table in tables_in_play))
    await checker.check_all_tables(when)
    set_playing(tables_in_play, True)


def total_plans(tables_in_play: list[TableClient]) -> tuple[int, int]:
    """How many plans were confirmed at all tables, and how many of them were carried out."""
    counts = [table.plan_counts() for table in tables_in_play]
    return sum(made for made, _ in counts), sum(carried_out for _, carried_out in counts)


def set_playing(tables_in_play: list[TableClient], enabled: bool) -> None:
    for table in tables_in_play:
        if enabled:
            table.may_act.set()
        else:
            table.may_act.clear()


def _errors_in_log(bot: BotProcess) -> list[str]:
    """Return the errors in the bot's log."""
    if "level=ERROR" in bot.log or "Traceback" in bot.log:
        return [line for line in bot.log.splitlines() if "level=INFO" not in line][-40:]
    return []
