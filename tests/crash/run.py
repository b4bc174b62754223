"""One crash run: tables at play, a killer, a referee."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.crash.killer import Killer
from tests.crash.players import Players
from tests.crash.referee import Referee
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback
from tests.loopback.world import EDITIONS, FIRST_CHANNEL, PEOPLE
from tests.postgres import PostgresServer

AFTER_SERVER = 3.0
"""Seconds in which all that waited for the server is done."""

LEVELS = ("easy", None, None)
"""Every third table has an AI player, too."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run showed."""

    faults: list[str]
    moves: int
    games: int
    told_twice: int
    moments: dict[str, int]


async def crash(
    folder: Path,
    kills: int,
    tables: int,
    seed: int,
    tell: Callable[[str], None] | None = None,
    *,
    copied: bool = False,
    server: PostgresServer | None = None,
) -> Outcome:
    """Play at some tables, kill the bot so many times, and judge after every start.

    After every other start people play on before the bot has caught up. In two of four, Discord
    has forgotten meanwhile what the bot sent last. With a server, the games are in PostgreSQL,
    and every third kill is one of the server, under a bot that runs on.
    """
    rng = Random(seed)
    async with Loopback(tables) as discord:
        bot = BotProcess(discord, folder, copied=copied)
        if server is not None:
            bot.place = server.address(await server.database()).dsn
        seatings = [
            Players(
                discord,
                FIRST_CHANNEL + place,
                PEOPLE[: 2 + place % 3],
                Random(rng.random()),
                # Tables of four have no room for one.
                ai=LEVELS[place % 3],
                edition=EDITIONS[place % 2],
            )
            for place in range(tables)
        ]
        referee, killer = Referee(discord, seatings), Killer(discord, bot, rng)
        await bot.start()
        playing = [asyncio.create_task(table.play()) for table in seatings]
        try:
            for number in range(1, kills + 1):
                if server is not None and not number % 3:
                    await kill_server(server, rng)
                    let_act(seatings, False)
                    await asyncio.sleep(AFTER_SERVER)
                    await referee.look_around(f"kill {number} (of the server)")
                    let_act(seatings, True)
                    continue
                moment = await killer.kill()
                if tell and not number % 10:
                    tell(f"kill {number}: {moment}, {sum(one.moves for one in seatings)} moves")
                if number % 4 > 1:
                    discord.forget_nonces()
                    # What was made in one second with a start is known by its nonce alone.
                    await asyncio.sleep(1)
                await _start_again(bot, seatings, referee, f"kill {number} ({moment})", number % 2)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            code = await bot.terminate(15) if bot.running else -1
    referee.last_word()
    faults = [*referee.faults, *discord.record.faults, *_logged(bot)]
    faults += [] if code == 0 else [f"exit code {code}"]
    return Outcome(
        faults,
        sum(table.moves for table in seatings),
        sum(len(table.ledgers) for table in seatings),
        referee.told_twice,
        killer.done,
    )


async def kill_server(server: PostgresServer, rng: Random) -> None:
    """Let the bot work for a while, and end its database as if the machine had failed."""
    await asyncio.sleep(rng.uniform(0.1, 1.2))
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(rng.uniform(0.0, 0.5))
    # In this thread: a server ends with the one that started it.
    server.start()


async def _start_again(
    bot: BotProcess, seatings: list[Players], referee: Referee, when: str, quiet: int
) -> None:
    """Start the bot, and judge: at once if nobody acts, else after a while of play."""
    if quiet:
        let_act(seatings, False)
        await bot.start()
    else:
        await bot.start()
        await asyncio.sleep(3)
        let_act(seatings, False)
        await asyncio.sleep(0.3)
    await referee.look_around(when)
    let_act(seatings, True)


def let_act(seatings: list[Players], may: bool) -> None:
    for table in seatings:
        if may:
            table.may_act.set()
        else:
            table.may_act.clear()


def _logged(bot: BotProcess) -> list[str]:
    """What the bot itself says went wrong."""
    if "level=ERROR" in bot.log or "Traceback" in bot.log:
        return [line for line in bot.log.splitlines() if "level=INFO" not in line][-40:]
    return []
