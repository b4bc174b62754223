"""A crash test of tournaments: nothing is doubled, and nothing that was confirmed is lost."""
# ruff: noqa: S608 - what is asked for are names and ids of this program

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.table.preferences import TableSettings
from bot.tournaments.held.codec import load_state
from bot.tournaments.held.state import TournamentState, player_key
from bot.tournaments.progress import Phase
from tests.programs.crash.clients.player import begin, pause
from tests.programs.crash.clients.tournament import (
    ROUNDS,
    TournamentClient,
    asked_round,
    is_over,
)
from tests.programs.crash.hosts import open_host
from tests.programs.crash.request_killer import RequestKiller, play_and_kill
from tests.programs.crash.stored_games import Query
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.fake_discord.tournament_driver import TournamentDriver
from tests.support.postgres import PostgresServer

QUICK = "tests.support.bot_variants.quick_tournaments"

SETTLE_TIMEOUT = 60.0
"""Seconds in which a tournament must have caught up."""


@dataclass(slots=True)
class StoredTournament:
    """A tournament as the database has it."""

    id: int
    status: str
    state: TournamentState
    users: dict[str, int]
    """Users by the key of their player."""
    tables: dict[tuple[int, int], tuple[int, str]]
    """The game and its status by round and number."""
    games: set[int]
    """All games that are tables of it."""
    ranks: dict[int, list[int | None]]
    """The ranks of finished games by seat."""
    counted: dict[int, int]
    """How many extensions of the round each game has counted."""
    days: dict[int, int]
    """How many days more were given in each game."""


async def read_tournament(query: Query, name: str) -> StoredTournament | None:
    """Return the tournament of that name that is not a draft; None if there is none."""
    rows = await query(
        f"SELECT id, status, progress FROM tournament WHERE name = '{name}' AND status <> 'draft'"
    )
    if not rows:
        return None
    [(tournament_id, status, progress)] = rows
    players = await query(
        f"SELECT number, user_id FROM tournament_player WHERE tournament_id = {tournament_id}"
    )
    tables = await query(
        f"""SELECT round, number, game_id, status FROM tournament_table JOIN game ON id = game_id
        WHERE tournament_id = {tournament_id}"""
    )
    games = await query(
        f"""SELECT id, settings FROM game WHERE settings LIKE '%"tournament":{tournament_id}%'"""
    )
    days = Counter[int]()
    for game_id, action in await query("SELECT game_id, action FROM move WHERE kind = 'extend'"):
        days[game_id] += json.loads(action or "{}").get("days", 0)
    ranks: dict[int, list[int | None]] = {}
    for game_id, rank in await query("SELECT game_id, rank FROM result ORDER BY game_id, seat"):
        ranks.setdefault(game_id, []).append(rank)
    return StoredTournament(
        tournament_id,
        status,
        load_state(progress),
        {player_key(number): user_id for number, user_id in players if user_id is not None},
        {(round_, number): (game, status) for round_, number, game, status in tables},
        {game for game, _ in games},
        ranks,
        {game: TableSettings.model_validate_json(settings).extensions for game, settings in games},
        days,
    )


class TournamentChecker:
    """Compares what people see and were told with what is stored."""

    def __init__(self, discord: FakeDiscord, people: TournamentClient, query: Query) -> None:
        self._discord, self._people, self._query = discord, people, query

    async def check(self, when: str) -> list[str]:
        """Wait until the tournaments have caught up, and return what is wrong."""
        faults = list[str]()
        for cup in self._people.cups[-2:]:
            stored = await self._wait_until_settled(cup)
            if isinstance(stored, str):
                faults.append(f"{cup.name} hangs: {stored}")
            elif stored is not None:
                faults += _seen_faults(cup, stored)
                faults += _stored_faults(stored)
                if cup is self._people.cup:
                    faults += _lost(self._people, stored)
        return [f"{when}: {fault}" for fault in faults]

    async def _wait_until_settled(self, cup: TournamentDriver) -> StoredTournament | str | None:
        deadline = asyncio.get_running_loop().time() + SETTLE_TIMEOUT
        while True:
            stored = await read_tournament(self._query, cup.name)
            reason = None if stored is None else self._unsettled(cup, stored)
            if reason is None:
                return stored
            if asyncio.get_running_loop().time() > deadline:
                return reason
            await asyncio.sleep(0.05)

    def _unsettled(self, cup: TournamentDriver, stored: StoredTournament) -> str | None:
        """What has still to happen by itself, while nobody acts; None for nothing."""
        progress = stored.state.progress
        is_asking = progress.phase in (Phase.CHECK_IN, Phase.ROUND_CHECK_IN)
        rounds = len(progress.played) + (progress.phase is Phase.ROUND or is_asking)
        if cup.notices or len(cup.messages) != 1 + rounds + (stored.status == "ended"):
            return f"{len(cup.notices)} notices, {len(cup.messages)} messages in {rounds} rounds"
        match progress.phase:
            case Phase.PAIRED | Phase.BETWEEN_ROUNDS:
                return progress.phase.value
            case Phase.CHECK_IN | Phase.ROUND_CHECK_IN:
                return None if asked_round(cup) == str(rounds) else "nobody is asked who is here"
            case Phase.ENDED:
                return None if stored.status == "ended" and is_over(cup) else "the end"
            case Phase.ENTERING:
                return None
        assert progress.pairing is not None
        number, results = len(progress.played) + 1, progress.results or {}
        now = f"{len(results)} of {len(progress.pairing.tables)} tables are done"
        if not any(now in message.content for message in cup.messages):
            return f"no message tells that {now}"
        for place in range(len(progress.pairing.tables)):
            if (reason := _unsettled_table(stored, number, place)) is not None:
                return reason
        turns = [self._discord.recording.turn_message(thread) for thread in cup.threads]
        running = sum(status == "running" for _, status in stored.tables.values())
        if sum(turn is not None for turn in turns) != running:
            return "turn messages"
        return None


def _unsettled_table(stored: StoredTournament, number: int, place: int) -> str | None:
    """What has still to happen at a table of the round; None for nothing."""
    game, status = stored.tables.get((number, place), (0, "missing"))
    if (status != "running") != (place in (stored.state.progress.results or {})):
        return f"table {number}.{place + 1} is {status}"
    if status == "running" and stored.counted[game] != len(stored.state.extensions):
        return f"table {number}.{place + 1} was extended {stored.counted[game]} times"
    return None


def _seen_faults(cup: TournamentDriver, stored: StoredTournament) -> Iterator[str]:
    """Yield what is doubled or missing in the channel and the threads."""
    titles = Counter(message.content.partition("\n")[0] for message in cup.messages)
    yield from (f"{times} messages {title}" for title, times in titles.items() if times > 1)
    names = Counter(cup.threads.values())
    yield from (f"{times} threads {name}" for name, times in names.items() if times > 1)
    if len(names) != len(stored.tables):
        yield f"{len(names)} threads for {len(stored.tables)} tables"
    for thread, name in cup.threads.items():
        if (times := len(cup.greetings(thread))) != 1:
            yield f"{times} greetings in {name}"


def _stored_faults(stored: StoredTournament) -> Iterator[str]:
    """Yield what does not fit together in the database."""
    progress = stored.state.progress
    if stored.games != {game for game, _ in stored.tables.values()}:
        yield f"games {stored.games} at tables {stored.tables}"
    for game, days in stored.days.items():
        if days > stored.counted.get(game, days):
            yield f"game {game} was given {days} days in {stored.counted[game]} extensions"
    for number, played in enumerate(progress.played, 1):
        for place, table in enumerate(played.tables):
            game, status = stored.tables[number, place]
            if status == "over" and list(table.ranks) != stored.ranks[game]:
                yield f"table {number}.{place + 1}: {table.ranks} instead of {stored.ranks[game]}"
            if sum(table.scores().values()) > 1:
                yield f"too many points at table {number}.{place + 1}"
    if stored.status == "ended" and len(progress.played) != ROUNDS:
        yield f"it has ended after {len(progress.played)} rounds"


def _lost(people: TournamentClient, stored: StoredTournament) -> Iterator[str]:
    """Yield what people were told but is not stored."""
    progress = stored.state.progress
    keys = {user_id: player for player, user_id in stored.users.items()}
    for who in people.entered:
        if keys.get(who.id) not in progress.entered:
            yield f"{who.name} has entered, but is not in it"
    if progress.phase in (Phase.CHECK_IN, Phase.ROUND_CHECK_IN):
        for who in people.here.get(str(progress.next_round_number), ()):
            if keys[who.id] not in progress.here:
                yield f"{who.name} has checked in, but is not here"
    for who in people.left:
        if keys[who.id] not in progress.left:
            yield f"{who.name} has left, but is in it"


@dataclass
class TournamentCrashResult:
    """The result of a run."""

    faults: list[str] = field(default_factory=list)
    decisions: int = 0
    tournaments: int = 0
    """How many were played to their end."""

    def __str__(self) -> str:
        return (
            f"{self.decisions} confirmations, {self.tournaments} tournaments, "
            f"faults: {len(self.faults)}"
        )


async def run_tournament_crash_test(
    folder: Path,
    kills: int,
    seed: int,
    report: Callable[[str], None] = lambda line: None,
    *,
    server: PostgresServer | None = None,
    processes: int = 1,
    between_tables: bool = False,
) -> TournamentCrashResult:
    """Play tournaments and kill the bot so often, checking after each time.

    With a server, so many processes share it, and the one that leads them is killed. With
    `between_tables`, that happens while it opens the tables of a round.
    """
    rng, result = Random(seed), TournamentCrashResult()
    opened = open_host(folder, QUICK, rng, server=server, processes=processes)
    async with opened as host:
        people = TournamentClient(host.discord, rng)
        killer = RequestKiller(host.discord, rng, between_tables=between_tables)
        checker = TournamentChecker(host.discord, people, host.query)
        await host.start()
        result.faults += await play_and_kill(host, killer, [people], kills, checker.check, report)
        await _finish(people, checker, result)
        result.faults += [*await host.stop(), *host.discord.recording.faults]
    return result


async def _finish(
    people: TournamentClient, checker: TournamentChecker, result: TournamentCrashResult
) -> None:
    """Play the last tournament to its end, and check it."""
    last, playing = people.cup, begin([people])
    if not await wait_until(lambda: is_over(last), SETTLE_TIMEOUT):
        result.faults.append(f"{last.name} does not come to its end")
    pause([people])
    await playing
    result.faults += await checker.check("at the end")
    result.decisions = people.decisions
    result.tournaments = sum(map(is_over, people.cups))
