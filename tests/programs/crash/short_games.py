"""A crash test of lobbies and of short games: nothing is lost, doubled or told twice."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.programs.crash.clients.player import begin, pause, wait_for_deeds
from tests.programs.crash.clients.short_games import (
    ShortGamesClient,
    asks_to_join,
    find_missing_people,
)
from tests.programs.crash.hosts import open_host
from tests.programs.crash.request_killer import RequestKiller, play_and_kill
from tests.programs.crash.stored_games import (
    Deed,
    Query,
    StoredGame,
    find_deed_faults,
    find_stored_faults,
    read_games,
)
from tests.programs.crash.tournaments import QUICK
from tests.support.fake_discord.payloads import FIRST_CHANNEL
from tests.support.fake_discord.server import FakeDiscord
from tests.support.postgres import PostgresServer

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

    async def check(self, when: str) -> list[str]:
        """Wait until everything is announced, and return what is wrong."""
        games = await self._settled_games()
        faults = [
            f"game {game.id} is at ply {game.ply}, announced is {game.announced_ply}"
            for game in games
            if game.announced_ply < game.ply
        ]
        recording = self._discord.recording
        faults += find_stored_faults(games, recording.senders, recording.messages)
        faults += list(self.find_leftovers())
        deeds: dict[int, Deed] = {}
        for client in self._clients:
            deeds |= client.deeds
        faults += [*find_deed_faults(games, deeds), *find_missing_people(games, deeds)]
        return [f"{when}: {fault}" for fault in faults]

    def find_leftovers(self) -> Iterator[str]:
        """Yield the channels with more than one message that asks people to join or to act."""
        for client in self._clients:
            shown = self._discord.recording.visible_messages(client.channel_id)
            asking = [each.nonce for each in shown if asks_to_join(each) or each.is_turn]
            if len(asking) > 1:
                yield f"channel {client.channel_id} shows {asking}"

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
        """Return whose record in a server does not count each game once that was played to its end
        there.
        """
        games, faults, guild_of = await read_games(self._query), [], self._discord.guild_of
        for guild, client in {guild_of(each.channel_id): each for each in self._clients}.items():
            ended = [g for g in games if g.status == "over" and guild_of(g.channel_id) == guild]
            for who in client.people:
                expected = sum(who.id in game.users for game in ended)
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
    server: PostgresServer | None = None,
    processes: int = 1,
) -> ShortGamesResult:
    """Open tables and play short games while the bot is killed so often; check after each time.

    People go on until so many games have been played to their end. With a server, so many processes
    share it, and each table is in another server of Discord.
    """
    rng, result = Random(seed), ShortGamesResult()
    opened = open_host(
        folder,
        QUICK,
        rng,
        channels=tables,
        guilds=1 if server is None else tables,
        server=server,
        processes=processes,
    )
    async with opened as host:
        clients = [
            ShortGamesClient(host.discord, Random(rng.random()), FIRST_CHANNEL + place)
            for place in range(tables)
        ]
        checker = ShortGamesChecker(host.discord, clients, host.query)
        await host.start()
        result.faults += await play_and_kill(
            host,
            RequestKiller(host.discord, rng),
            clients,
            kills,
            checker.check,
            report,
            lambda: wait_for_deeds(clients, rng.randint(*CONFIRMATIONS)),
        )
        result.faults += await _play_on(clients, host.query, games)
        result.faults += [*await checker.check("at the end"), *await checker.check_records()]
        stored = await read_games(host.query)
        result.faults += [*await host.stop(), *host.discord.recording.faults]
    result.confirmed = sum(client.confirmed for client in clients)
    result.games, result.ended = len(stored), sum(game.status == "over" for game in stored)
    return result


async def _play_on(clients: Sequence[ShortGamesClient], query: Query, games: int) -> list[str]:
    """Play until so many games have ended."""
    deadline = asyncio.get_running_loop().time() + PLAY_TIMEOUT
    playing, ended = begin(clients), 0
    while ended < games and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(0.1)
        [(ended,)] = await query("SELECT count(*) FROM game WHERE status = 'over'")
    pause(clients)
    await playing
    return [] if ended >= games else [f"only {ended} games have come to their end"]
