"""`python -m tests.crash.once`: several processes give each reminder and make each AI move once.

Every other time a process hands over its share to a new one while the reminders are due.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.i18n.texts import shared_texts
from tests.crash.hasty import FILE
from tests.crash.players import Players, at_play
from tests.crash.referee import Referee
from tests.crash.run import let_act
from tests.crash.several import SHARDS, Several
from tests.loopback.record import Message
from tests.loopback.server import Loopback, settled
from tests.loopback.world import EDITIONS, FIRST_CHANNEL, PEOPLE
from tests.postgres import PostgresServer, running

HASTY = "tests.crash.hasty"

PLAY_SECONDS, WAIT_SECONDS = 2.0, 20.0
STILL_SECONDS = 1.0
"""In which nothing more happens, once all has happened that should."""

AI_MOVES = "SELECT count(*) FROM move WHERE kind = 'ai'"

_REMINDS = shared_texts().in_language("en")("reminder", name="").lstrip("*, ")


@dataclass(slots=True)
class Counted:
    """What was given and made, and what of it not just once."""

    rounds: int = 0
    reminders: int = 0
    ai_moves: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds, {self.reminders} reminders, {self.ai_moves} moves of AI "
            f"players, faults: {len(self.faults)}"
        )


class Once:
    """Tables with AI players, of which everybody who keeps one waiting is reminded."""

    def __init__(self, discord: Loopback, several: Several, tables: int, seed: int) -> None:
        self._discord, self._several = discord, several
        self._ahead = Path(several.environment[FILE])
        rng = Random(seed)
        self._tables = [
            Players(
                discord,
                FIRST_CHANNEL + place,
                PEOPLE[: 1 + place % 2],
                Random(rng.random()),
                ai="easy",
                edition=EDITIONS[place % 2],
            )
            for place in range(tables)
        ]
        self._referee = Referee(discord, self._tables)
        self.counted = Counted()

    async def through(self, processes: int, rounds: int, tell: Callable[[str], None]) -> None:
        """Play for a while, let all wait and be reminded, and judge; so many times."""
        await asyncio.gather(*(self._several.start(HASTY) for _ in range(processes)))
        await self._several.all_is_well()
        async with at_play(self._tables):
            for number in range(1, rounds + 1):
                await self._round(number)
                counted = self.counted
                tell(f"round {number}: {counted.reminders} reminders, faults: {counted.faults}")

    async def _round(self, number: int) -> None:
        counted = self.counted
        before = {table.channel_id: _moment(table) for table in self._tables}
        let_act(self._tables, True)
        await asyncio.sleep(PLAY_SECONDS)
        let_act(self._tables, False)
        await asyncio.sleep(STILL_SECONDS)
        await self._several.all_rest()
        waiting = [one for one in self._tables if _moment(one) != before[one.channel_id]]
        given = {one.channel_id: len(self._reminders(one)) for one in self._tables}
        await self._let_them_come(waiting, given, hand_over=number % 2 == 0)
        for table in self._tables:
            more = len(self._reminders(table)) - given[table.channel_id]
            counted.reminders += more
            if more != (table in waiting):
                counted.faults.append(f"round {number}, table {table.channel_id}: {more} reminders")
        await self._referee.look_around(f"round {number}", ai_rests=True)
        counted.rounds += 1

    async def _let_them_come(
        self, waiting: list[Players], given: dict[int, int], *, hand_over: bool
    ) -> None:
        """Be days ahead until everybody is reminded, and a while longer."""
        self._ahead.touch()
        if hand_over and (code := await self._several.replace_oldest(HASTY)):
            self.counted.faults.append(f"exit code {code}")
        await settled(
            lambda: all(len(self._reminders(one)) > given[one.channel_id] for one in waiting),
            WAIT_SECONDS,
        )
        await asyncio.sleep(STILL_SECONDS)
        self._ahead.unlink()

    def _reminders(self, table: Players) -> list[Message]:
        """All reminders that the table's channel was ever given."""
        messages = self._discord.record.messages.get(table.channel_id, [])
        return [one for one in messages if _REMINDS in one.content]

    async def judged(self, ai_moves: int) -> Counted:
        """What came of it all, with what the processes say themselves."""
        counted, referee = self.counted, self._referee
        stopped = await self._several.stop_all()
        counted.ai_moves = ai_moves
        counted.faults += [*referee.faults, *self._discord.record.faults, *stopped]
        if referee.told_twice:
            counted.faults.append(f"{referee.told_twice} moves were told twice")
        return counted


def _moment(table: Players) -> tuple[str, int] | None:
    """Which game waits, and how far it is."""
    turn = table.turn
    return None if turn is None else (turn.buttons[0].path[2], turn.ply)


async def act_once(
    folder: Path,
    server: PostgresServer,
    *,
    processes: int = 3,
    rounds: int = 20,
    tables: int = 6,
    seed: int = 1,
    copied: bool = False,
    tell: Callable[[str], None] = lambda line: None,
) -> Counted:
    """Play at some tables that are reminded, and count what their channels were told."""
    async with Loopback(tables, guilds=tables, shards=SHARDS) as discord:
        name = await server.database()
        several = Several(discord, folder, server, name, copied=copied)
        several.environment[FILE] = str(folder / "ahead")
        once = Once(discord, several, tables, seed)
        try:
            await once.through(processes, rounds, tell)
        finally:
            made = 0
            with suppress(OSError):
                made = int((await server.statement(AI_MOVES, name=name))[0][0])
            counted = await once.judged(made)
    await server.drop(name)
    return counted


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.crash.once")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="nevsky-once-") as folder, running() as server:
        counted = asyncio.run(
            act_once(Path(folder), server, **vars(chosen), copied=True, tell=print)
        )
    for fault in counted.faults:
        print("FAULT", fault)
    print(f"{chosen.processes} processes, {time.perf_counter() - began:.0f} s, {counted}")
    return 1 if counted.faults else 0


if __name__ == "__main__":
    sys.exit(main())
