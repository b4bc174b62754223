"""A crash test of a single process: tables in play, kills, and checks after each restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.programs.crash.clients.player import begin, leave, pause, wait_for_deeds
from tests.programs.crash.clients.saint_petersburg import ABSENCE_RATE, SaintPetersburgClient
from tests.programs.crash.clients.table import PLANNING_RATE
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


@dataclass(slots=True)
class CrashResult:
    """The result of a run."""

    faults: list[str] = field(default_factory=list)
    moves: int = 0
    plans: int = 0
    plans_carried_out: int = 0
    kills_by_moment: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return (
            f"{self.moves} moves confirmed, {self.plans} plans, {self.plans_carried_out} of them "
            f"carried out, kills by moment: {self.kills_by_moment}, faults: {len(self.faults)}"
        )

    def count(self, tables: Sequence[SaintPetersburgClient]) -> None:
        """Count the moves and plans of all tables."""
        self.moves = sum(table.confirmed for table in tables)
        self.plans, self.plans_carried_out = (
            sum(numbers) for numbers in zip(*(table.plan_counts for table in tables), strict=True)
        )


async def run_crash_test(
    folder: Path,
    kills: int,
    tables: int,
    seed: int,
    report: Callable[[str], None] = lambda line: None,
    *,
    server: PostgresServer | None = None,
) -> CrashResult:
    """Play at tables, kill the bot this many times, and check after each restart.

    After every other restart people play on before the bot has caught up. After two of four kills,
    Discord has forgotten the nonces of the last messages. With a server, the games are in
    PostgreSQL, and every third kill hits the server while the bot runs on.
    """
    rng, result = Random(seed), CrashResult()
    async with FakeDiscord(tables) as discord:
        bot = BotProcess(discord, folder, forked=True)
        query = sqlite_query(bot.database)
        if server is not None:
            name = await server.acquire_database()
            bot.database_location = server.address(name).dsn
            query = postgres_query(server, name)
        people = make_tables(discord, tables, rng)
        checker = InvariantChecker(discord, people, query)
        injector = FaultInjector(
            discord,
            bot,
            rng,
            lambda call: any(each.announces_planned_turn(call) for each in people),
        )
        await bot.start()
        playing = begin(people)
        try:
            for number in range(1, kills + 1):
                if server is not None and not number % 3:
                    await kill_server(server, rng)
                    moment = "of the server"
                    pause(people)
                    await asyncio.sleep(SERVER_RECOVERY_SECONDS)
                else:
                    moment = await injector.kill()
                    if number % 4 > 1:
                        discord.forget_nonces()
                        # Messages of the same second as the start can be recognised by their
                        # nonces only.
                        await asyncio.sleep(1)
                    await _start_again(bot, people, play_on=number % 2 == 0)
                await playing
                await checker.check_all_tables(f"kill {number} ({moment})")
                playing = begin(people)
                moves = sum(each.confirmed for each in people)
                report(f"kill {number}: {moment}, {moves} moves, {len(checker.faults)} faults")
            await wait_for_deeds(people, MIN_MOVES)
        finally:
            await leave(playing)
            code = await bot.terminate(15) if bot.running else -1
    checker.check_ended_games()
    result.faults += [*checker.faults, *discord.recording.faults, *bot.errors]
    result.faults += [] if code == 0 else [f"exit code {code}"]
    result.kills_by_moment = injector.kills_by_moment
    result.count(people)
    return result


def make_tables(discord: FakeDiscord, tables: int, rng: Random) -> list[SaintPetersburgClient]:
    """Return the people of so many channels: some with AI players, some with plans."""
    return [
        SaintPetersburgClient(
            discord,
            Random(rng.random()),
            FIRST_CHANNEL + place,
            PEOPLE[: 2 + place % 3],
            # Tables with four people have no seat left for an AI player.
            ai=AI_LEVELS[place % 3],
            edition=EDITIONS[place % 2],
            planning_rate=0.0 if place % 2 else PLANNING_RATE,
            absence_rate=ABSENCE_RATE,
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
    bot: BotProcess, people: Sequence[SaintPetersburgClient], *, play_on: bool
) -> None:
    """Start the bot while nobody acts, or let people play on for a while."""
    if not play_on:
        pause(people)
    await bot.start()
    if play_on:
        await asyncio.sleep(3)
        pause(people)
