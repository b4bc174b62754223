"""Checks that several processes remind, stand in and make each AI move exactly once.

In every other round, a process hands its shards over while reminders are due. In the others, the
time of those to act is over after that: for each an AI stands in, and they come back, except for
one person who has announced an absence.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.i18n.texts import shared_texts
from tests.programs.crash.clients.player import begin, pause, wait_for_deeds
from tests.programs.crash.clients.saint_petersburg import SaintPetersburgClient as Client
from tests.programs.crash.invariant_checker import InvariantChecker
from tests.programs.crash.process_cluster import ProcessCluster, open_cluster
from tests.support.bot_variants.clock_shifted import (
    SHIFT_FILE_VARIABLE,
    UNTIL_DEADLINE,
    UNTIL_REMINDER,
)
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press, slash
from tests.support.fake_discord.payloads import EDITIONS, FIRST_CHANNEL, PEOPLE, Person
from tests.support.fake_discord.recording import Message, SentInteraction, ShownButton
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.postgres import PostgresServer

CLOCK_SHIFTED = "tests.support.bot_variants.clock_shifted"

MOVES_A_ROUND = 4
"""Moves that people make at each table before they are reminded."""

REMINDER_TIMEOUT = 300.0

SECONDS_AFTERWARDS = 1.0
"""Seconds in which a reminder that is sent twice would appear."""

AI_MOVES = "SELECT count(*) FROM move WHERE kind = 'ai'"

ABSENT = PEOPLE[1]
"""Announces an absence before the time of the others is over."""

STAND_INS = """SELECT channel_id, count(*) FROM move JOIN game ON game.id = game_id
    WHERE kind = 'stand-in' GROUP BY channel_id"""

_REMINDER_TEXT = shared_texts().in_language("en")("reminder", name="").lstrip("*, ")


@dataclass(slots=True)
class ExactlyOnceResult:
    """The numbers of reminders and AI moves, and what did not happen exactly once."""

    rounds: int = 0
    reminders: int = 0
    ai_moves: int = 0
    stand_ins: int = 0
    absences: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds, {self.reminders} reminders, {self.stand_ins} stand-ins, "
            f"{self.absences} turns of absent people, {self.ai_moves} moves of AI players, "
            f"faults: {len(self.faults)}"
        )


class ExactlyOnceRun:
    """Tables with AI players, at which every player to act is reminded."""

    def __init__(
        self, discord: FakeDiscord, cluster: ProcessCluster, tables: int, seed: int
    ) -> None:
        self._discord, self._cluster = discord, cluster
        self._shift_file = Path(cluster.environment[SHIFT_FILE_VARIABLE])
        rng = Random(seed)
        self._tables = [
            Client(
                discord,
                Random(rng.random()),
                FIRST_CHANNEL + place,
                PEOPLE[: 1 + place % 2],
                ai="easy",
                edition=EDITIONS[place % 2],
                planning_rate=0.0,
            )
            for place in range(tables)
        ]
        self._checker = InvariantChecker(discord, self._tables, cluster.query)
        self.result = ExactlyOnceResult()

    async def run_rounds(self, processes: int, rounds: int, report: Callable[[str], None]) -> None:
        """In each round, play for a while, wait until everybody is reminded, and check."""
        await asyncio.gather(*(self._cluster.start(CLOCK_SHIFTED) for _ in range(processes)))
        await self._cluster.wait_until_all_shards_owned()
        for number in range(1, rounds + 1):
            await self._round(number)
            result = self.result
            report(f"round {number}: {result.reminders} reminders, faults: {result.faults}")

    async def _round(self, number: int) -> None:
        result = self.result
        before = {table.channel_id: _game_and_ply(table) for table in self._tables}
        playing = begin(self._tables)
        await wait_for_deeds(self._tables, 0, of_each=MOVES_A_ROUND)
        pause(self._tables)
        await playing
        await self._cluster.wait_until_idle()
        waiting = [
            table for table in self._tables if _game_and_ply(table) != before[table.channel_id]
        ]
        reminders_before = {table.channel_id: len(self._reminders(table)) for table in self._tables}
        await self._trigger_reminders(waiting, reminders_before, hand_over=number % 2 == 0)
        for table in self._tables:
            new_reminders = len(self._reminders(table)) - reminders_before[table.channel_id]
            result.reminders += new_reminders
            if new_reminders != (table in waiting):
                self._add_fault(number, table, f"{new_reminders} reminders")
        if number % 2:
            await self._let_deadlines_pass(number, [t for t in waiting if len(t.people) > 1])
        await self._checker.check_all_tables(f"round {number}", ai_rests=True)
        result.rounds += 1

    async def _let_deadlines_pass(self, number: int, waiting: list[Client]) -> None:
        """Let AI players stand in for all who keep a table waiting and are not absent."""
        to_act = {table: _person_to_act(table) for table in waiting}
        absent = [table for table in waiting if to_act[table] == ABSENT]
        timed_out = {t: p for t, p in to_act.items() if p is not None and p != ABSENT}
        await self._be_away(absent)
        before = await self._stand_ins()
        # If the AI's move ends the phase at once, the story of the phase tells it.
        told = {
            table: len(self._messages(table, _time_is_up(person)))
            for table, person in timed_out.items()
        }
        self._shift_file.write_text(str(UNTIL_DEADLINE))
        for table, person in timed_out.items():
            if not await wait_until(
                lambda: len(self._messages(table, _time_is_up(person))) > told[table],  # noqa: B023
                REMINDER_TIMEOUT,
            ):
                self._add_fault(number, table, "nobody was told that an AI stands in")
        await asyncio.sleep(SECONDS_AFTERWARDS)
        self._shift_file.unlink()
        stand_ins = await self._stand_ins() - before
        for table in self._tables:
            times = stand_ins[table.channel_id]
            self.result.stand_ins += times
            if times != (table in timed_out):
                self._add_fault(number, table, f"{times} stand-ins")
        self.result.absences += len(absent)
        for table, person in timed_out.items():
            await self._come_back(number, table, person)
        if absent:
            panel = await self._ask(ABSENT, absent[0])
            await self._press(ABSENT, absent[0], _button(panel.buttons, "back"), panel)

    def _add_fault(self, number: int, table: Client, fault: str) -> None:
        self.result.faults.append(f"round {number}, table {table.channel_id}: {fault}")

    async def _stand_ins(self) -> Counter[int]:
        """Return how often an AI began to stand in, by channel."""
        rows = await self._cluster.server.fetch(STAND_INS, database=self._cluster.database)
        return Counter({row[0]: row[1] for row in rows})

    async def _be_away(self, tables: list[Client]) -> None:
        """Announce an absence, and wait until the tables of all processes know of it."""
        if not tables:
            return
        await self._ask(ABSENT, tables[0], until="3")
        if not await wait_until(
            lambda: all(_shows(table, f"{ABSENT.name} is away until") for table in tables),
            REMINDER_TIMEOUT,
        ):
            self.result.faults.append("a table was not told of an absence")

    async def _come_back(self, number: int, table: Client, person: Person) -> None:
        """Let somebody for whom an AI plays come back, by pressing twice."""
        turn = table.turn_message
        button = None if turn is None else _button(turn.buttons, "return", place=1)
        if button is None:
            self._add_fault(number, table, "there is no way back")
            return
        for _ in range(2):
            await self._press(person, table, button)
        if not await wait_until(lambda: _shows(table, f"{person.name} is back."), REMINDER_TIMEOUT):
            self._add_fault(number, table, f"{person.name} is not back")

    async def _press(
        self,
        who: Person,
        table: Client,
        button: ShownButton | None,
        panel: SentInteraction | None = None,
    ) -> None:
        assert button is not None
        pressed = await press(self._discord, who, table.channel_id, button, panel=panel)
        await pressed.wait_for_answer(ANSWER_TIMEOUT)

    async def _ask(self, who: Person, table: Client, **options: str) -> SentInteraction:
        """Show somebody's absence, or announce one."""
        sent = await slash(self._discord, who, table.channel_id, "nevsky away", **options)
        return await sent.wait_for_answer(ANSWER_TIMEOUT)

    async def _trigger_reminders(
        self,
        waiting: list[Client],
        reminders_before: dict[int, int],
        *,
        hand_over: bool,
    ) -> None:
        """Let the clocks be hours ahead until everybody is reminded, and a little longer."""
        self._shift_file.write_text(str(UNTIL_REMINDER))
        if hand_over and (code := await self._cluster.replace_oldest(CLOCK_SHIFTED)):
            self.result.faults.append(f"exit code {code}")
        await wait_until(
            lambda: all(
                len(self._reminders(each)) > reminders_before[each.channel_id] for each in waiting
            ),
            REMINDER_TIMEOUT,
        )
        await asyncio.sleep(SECONDS_AFTERWARDS)
        self._shift_file.unlink()

    def _reminders(self, table: Client) -> list[Message]:
        """Return all reminders in the table's channel."""
        return self._messages(table, _REMINDER_TEXT)

    def _messages(self, table: Client, text: str) -> list[Message]:
        """Return all messages in the table's channel that contain a text."""
        messages = self._discord.recording.messages.get(table.channel_id, [])
        return [message for message in messages if text in message.content]

    async def finish(self, ai_moves: int) -> ExactlyOnceResult:
        """Stop all processes and return the result."""
        result, checker = self.result, self._checker
        stopped = await self._cluster.stop_all()
        result.ai_moves = ai_moves
        result.faults += [*checker.faults, *self._discord.recording.faults, *stopped]
        return result


def _person_to_act(table: Client) -> Person | None:
    turn = table.turn_message
    return None if turn is None else next(iter(table.addressed_in(turn.content)), None)


def _time_is_up(person: Person) -> str:
    return f"{person.name} ran out of time"


def _shows(table: Client, text: str) -> bool:
    return table.turn_message is not None and text in table.turn_message.content


def _button(buttons: Sequence[ShownButton], code: str, place: int = -1) -> ShownButton | None:
    return next((button for button in buttons if button.path[place] == code), None)


def _game_and_ply(table: Client) -> tuple[str, int] | None:
    """Return the id of the waiting game, and its ply."""
    turn = table.turn_message
    return None if turn is None else (table.game, turn.ply)


async def run_exactly_once_test(
    folder: Path,
    server: PostgresServer,
    *,
    processes: int,
    rounds: int,
    tables: int,
    seed: int,
    report: Callable[[str], None] = lambda line: None,
) -> ExactlyOnceResult:
    """Play at tables, and count the reminders that their channels got."""
    opened = open_cluster(folder, server, channels=tables, guilds=tables)
    async with opened as (discord, cluster):
        cluster.environment[SHIFT_FILE_VARIABLE] = str(folder / "ahead")
        run = ExactlyOnceRun(discord, cluster, tables, seed)
        try:
            await run.run_rounds(processes, rounds, report)
        finally:
            ai_moves = 0
            with suppress(OSError):
                ai_moves = int((await cluster.query(AI_MOVES))[0][0])
            result = await run.finish(ai_moves)
    return result
