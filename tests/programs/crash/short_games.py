"""A crash test of lobbies and of short games: nothing is lost, doubled or told twice."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.programs.crash.clients.short_games import (
    Deed,
    ShortGamesClient,
    find_deed_faults,
    find_missing_people,
)
from tests.programs.crash.stored_games import (
    Query,
    StoredGame,
    find_stored_faults,
    read_games,
    sqlite_query,
)
from tests.programs.crash.tournaments import QUICK, RequestKiller
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.payloads import FIRST_CHANNEL
from tests.support.fake_discord.server import FakeDiscord, wait_until

SETTLE_TIMEOUT = 60.0
"""Seconds in which everything must be announced."""

PLAY_TIMEOUT = 300.0
"""Seconds in which people must have played as many games as a run waits for."""

CONFIRMATIONS = 1, 8
"""How many commands are confirmed before people play on until the kill."""

_PLAYED = re.compile(r"With others: (\d+) games?,")


@dataclass
class ShortGamesResult:
    """The result of a run."""

    faults: list[str] = field(default_factory=list)
    confirmed: int = 0
    games: int = 0
    """How many were opened."""
    ended: int = 0
    """How many were played to their end."""

    def __str__(self) -> str:
        return (
            f"{self.confirmed} confirmations, {self.games} games, {self.ended} of them to their "
            f"end, faults: {len(self.faults)}"
        )


class ShortGamesChecker:
    """Compares what people were told with what is stored."""

    def __init__(
        self, discord: FakeDiscord, clients: Sequence[ShortGamesClient], query: Query
    ) -> None:
        self._discord, self._clients, self._query = discord, clients, query

    async def check(self) -> list[str]:
        """Wait until everything is announced, and return what is wrong."""
        games = await self._settled_games()
        faults = [
            f"game {game.id} is at ply {game.ply}, announced is {game.announced_ply}"
            for game in games
            if game.announced_ply < game.ply
        ]
        recording = self._discord.recording
        faults += find_stored_faults(games, recording.senders, recording.messages)
        deeds: dict[int, Deed] = {}
        for client in self._clients:
            deeds |= client.deeds
        return [*faults, *find_deed_faults(games, deeds), *find_missing_people(games, deeds)]

    async def _settled_games(self) -> list[StoredGame]:
        """Return the games once everything is announced, or the time is up."""
        deadline = asyncio.get_running_loop().time() + SETTLE_TIMEOUT
        while True:
            games = await read_games(self._query)
            is_settled = all(game.announced_ply == game.ply for game in games)
            if is_settled or asyncio.get_running_loop().time() > deadline:
                return games
            await asyncio.sleep(0.05)

    async def check_records(self) -> list[str]:
        """Return whose record does not count each game once that they have played to its end."""
        games, faults = await read_games(self._query), list[str]()
        client = self._clients[0]
        for who in client.people:
            expected = sum(game.status == "over" and who.id in game.users for game in games)
            told = _PLAYED.search(await client.games_played(who))
            counted = 0 if told is None else int(told[1])
            if counted != expected:
                faults.append(f"{who.name} has played {expected} games, {counted} count")
        return faults


async def run_short_games_crash_test(
    folder: Path,
    kills: int,
    seed: int,
    tables: int = 3,
    games: int = 1,
    report: Callable[[str], None] = lambda line: None,
    *,
    forked: bool = True,
) -> ShortGamesResult:
    """Open tables and play short games while the bot is killed so often; check after each time.

    People go on until so many games have been played to their end.
    """
    rng, result = Random(seed), ShortGamesResult()
    async with FakeDiscord(tables) as discord:
        bot = BotProcess(discord, folder, module=QUICK, forked=forked)
        clients = [
            ShortGamesClient(discord, Random(rng.random()), FIRST_CHANNEL + place)
            for place in range(tables)
        ]
        query, killer = sqlite_query(bot.database), RequestKiller(discord, rng)
        checker = ShortGamesChecker(discord, clients, query)
        await bot.start()
        for number in range(1, kills + 1):
            playing = _begin(clients)
            await _wait_for_confirmations(clients, rng.randint(*CONFIRMATIONS))
            moment = await killer.wait_and_kill(bot.send_sigkill)
            _pause(clients)
            await bot.wait_for_exit()
            discord.remove_hooks()
            if number % 3 == 2:
                discord.forget_nonces()
                # Messages of the same second as the start can be recognised by their nonces only.
                await asyncio.sleep(1)
            await bot.start()
            await playing
            faults = [f"kill {number} ({moment}): {fault}" for fault in await checker.check()]
            result.faults += faults
            report(f"kill {number}: {moment}, {len(faults)} faults")
        result.faults += await _play_on(clients, query, games)
        result.faults += [*await checker.check(), *await checker.check_records()]
        stored = await read_games(query)
        code = await bot.terminate(30)
        result.faults += [*discord.recording.faults, *([f"exit code {code}"] if code else [])]
        result.faults += [line for line in bot.log.splitlines() if "level=ERROR" in line]
    result.confirmed = sum(client.confirmed for client in clients)
    result.games, result.ended = len(stored), sum(game.status == "over" for game in stored)
    return result


def _begin(clients: Sequence[ShortGamesClient]) -> asyncio.Future[list[None]]:
    for client in clients:
        client.playing = True
    return asyncio.gather(*(client.play() for client in clients))


async def _wait_for_confirmations(clients: Sequence[ShortGamesClient], number: int) -> None:
    """Wait until so many more commands are confirmed."""
    total = sum(client.confirmed for client in clients) + number
    enough = wait_until(lambda: sum(each.confirmed for each in clients) >= total, PLAY_TIMEOUT)
    assert await enough, "people cannot play"


async def _play_on(clients: Sequence[ShortGamesClient], query: Query, games: int) -> list[str]:
    """Play until so many games have ended."""
    deadline = asyncio.get_running_loop().time() + PLAY_TIMEOUT
    playing, ended = _begin(clients), 0
    while ended < games and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(0.1)
        [(ended,)] = await query("SELECT count(*) FROM game WHERE status = 'over'")
    _pause(clients)
    await playing
    return [] if ended >= games else [f"only {ended} games have come to their end"]


def _pause(clients: Sequence[ShortGamesClient]) -> None:
    for client in clients:
        client.playing = False
