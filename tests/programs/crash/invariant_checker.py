"""Checks what users see: nothing is lost or done twice, and every table goes on."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from tests.programs.crash.clients.saint_petersburg import TableClient
from tests.programs.crash.operation_history import (
    OperationHistory,
    find_mismatch,
    is_action,
    is_by_one_of,
    is_pass,
)
from tests.programs.crash.planned_moves import PlannedMoves, find_double_passes
from tests.programs.crash.stored_games import Query, find_stored_faults, read_games
from tests.support.fake_discord.client import press
from tests.support.fake_discord.recording import Message, Unanswered
from tests.support.fake_discord.server import FakeDiscord, wait_until

OUR_FAULT = "Something went wrong on our side"
CATCH_UP_TIMEOUT = 120.0
ANSWER_TIMEOUT = 15.0
RECHECK_INTERVAL = 2.0

_PHASE_SUMMARY = re.compile(r"\*\*Round \d+ · ")


class InvariantChecker:
    """Checks every table, and what is stored of it, and collects what is wrong."""

    def __init__(self, discord: FakeDiscord, tables: Sequence[TableClient], query: Query) -> None:
        self._discord = discord
        self._tables = tables
        self._query = query
        self.faults: list[str] = []
        self.duplicate_announcements = 0
        self.check_count = 0

    async def check_all_tables(self, when: str, *, ai_rests: bool = False) -> None:
        """Check every table while people pause; with `ai_rests`, AI players do not act either."""
        self.check_count += 1
        for table in self._tables:
            for fault in await self._check_table(table, ai_rests=ai_rests):
                self.faults.append(f"{when}, table {table.channel_id}: {fault}")
        games, recording = await read_games(self._query), self._discord.recording
        stored_faults = find_stored_faults(games, recording.senders, recording.messages)
        self.faults += [f"{when}, {fault}" for fault in stored_faults]

    async def _check_table(self, table: TableClient, *, ai_rests: bool) -> list[str]:
        turn = table.turn_message
        if turn is None:
            return []
        faults = []
        ply = await self._stable_ply(table)
        if not _shows(table, ply):
            shown_ply = table.turn_message.ply if table.turn_message else None
            faults.append(f"the channel shows ply {shown_ply}, the table is at {ply}")
        history = self._history(table)
        # Before the log, so that what is carried out in between is in one of them.
        await table.read_plans()
        shown_log = await table.read_log()
        if shown_log is not None and history is not None:
            history.update_log(shown_log)
            names = [person.name for person in table.people]
            planned = table.planned_in(turn.buttons[0].path[2])
            faults += history.find_faults(names, _is_planned(planned))
            faults += [fault for each in planned for fault in each.find_faults(history)]
            faults += find_double_passes(history.log, names)
            history.faults.clear()
            # A move is posted together with the AI moves that follow it.
            await wait_until(lambda: not self._check_posts(table, history), CATCH_UP_TIMEOUT)
            faults += self._check_posts(table, history)
            self.duplicate_announcements += self._count_duplicates(
                table, history, ai_rests=ai_rests
            )
        if not await wait_until(lambda: self._turn_message_count(table) == 1, CATCH_UP_TIMEOUT):
            faults.append(f"{self._turn_message_count(table)} messages ask for a turn")
        if not await self._old_button_answers(table):
            faults.append("an old button got no proper answer")
        return faults

    async def _stable_ply(self, table: TableClient) -> int:
        """Return the newest ply, once the channel shows it or the time is up.

        Asks repeatedly: a press that waited for the server, or an AI player, may move the table on.
        """
        deadline = time.monotonic() + CATCH_UP_TIMEOUT
        while True:
            ply = await table.newest_ply()
            if await wait_until(partial(_shows, table, ply), RECHECK_INTERVAL):
                return ply
            if time.monotonic() > deadline:
                return ply

    def _history(self, table: TableClient) -> OperationHistory | None:
        turn = table.turn_message
        return (
            table.histories.setdefault(turn.buttons[0].path[2], OperationHistory())
            if turn
            else None
        )

    def _check_posts(self, table: TableClient, history: OperationHistory) -> list[str]:
        """Return what is wrong: each action is posted once, and is in one phase summary."""
        summaries, turns = self._announcements(table)
        logged = [line for line in history.log if is_action(line) and not is_pass(line)]
        faults = []
        if summaries[: len(logged)] != logged[: len(summaries)]:
            faults.append(f"the phase summaries differ from the log: {summaries[-3:]}")
        told = [message.content for message in turns]
        unposted = [
            line for line in logged[len(summaries) :] if not any(line in text for text in told)
        ]
        if unposted:
            faults.append(f"not announced: {unposted}")
        return faults

    def _count_duplicates(
        self, table: TableClient, history: OperationHistory, *, ai_rests: bool
    ) -> int:
        """Return how many messages were posted twice, and actions told too often in one.

        A later message may tell an action again, to people who have not acted since. While AI
        players act, their moves do not count: they go on during the check.
        """
        people = [person.name for person in table.people]
        turns = self._announcements(table)[1]
        posts = Counter(message.nonce for message in turns)
        happened = Counter(line for line in history.log if is_action(line) and not is_pass(line))
        repeated = [
            line
            for line, times in happened.items()
            if (ai_rests or is_by_one_of(people, line))
            and any(message.content.count(line) > times for message in turns)
        ]
        return (posts - Counter(set(posts))).total() + len(repeated)

    def _announcements(self, table: TableClient) -> tuple[list[str], list[Message]]:
        """Return the actions in phase summaries, and the turn messages, of the current game."""
        turn = table.turn_message
        if turn is None:
            return [], []
        game = turn.buttons[0].path[2]
        posts = [
            message
            for message in self._discord.recording.messages[table.channel_id]
            if _is_about(message, game)
        ]
        summaries = [
            line
            for message in posts
            if _PHASE_SUMMARY.match(message.content)
            for line in _action_lines(message)
        ]
        turns = [message for message in posts if not _PHASE_SUMMARY.match(message.content)]
        return summaries, turns

    def _turn_message_count(self, table: TableClient) -> int:
        """Return how many messages of a channel ask for a turn."""
        return sum(
            message.is_turn
            for message in self._discord.recording.visible_messages(table.channel_id)
        )

    async def _old_button_answers(self, table: TableClient) -> bool:
        posts = [
            message
            for message in self._discord.recording.messages[table.channel_id]
            if message.is_turn
        ]
        old_message = posts[len(posts) // 2]
        button = old_message.buttons[-1]
        if old_message is table.turn_message:
            return True
        try:
            asked = await press(self._discord, table.people[0], table.channel_id, button)
            await asked.wait_for_answer(ANSWER_TIMEOUT)
        except Unanswered:
            return False
        return bool(asked.content) and not asked.content.startswith(OUR_FAULT)

    def check_ended_games(self) -> None:
        """Check games that have ended by their phase summaries, since they have no log any more."""
        for table in self._tables:
            current = self._history(table)
            for game, history in table.histories.items():
                if history is current:
                    continue
                posts = self._discord.recording.messages[table.channel_id]
                summarised = [
                    line
                    for message in posts
                    if _is_about(message, game) and _PHASE_SUMMARY.match(message.content)
                    for line in _action_lines(message)
                    if is_by_one_of([person.name for person in table.people], line)
                ]
                attempted = [
                    operation for operation in history.operations if operation.verb != "pass"
                ]
                is_planned = _is_planned(table.planned_in(game))
                if mismatch := find_mismatch(attempted, summarised, is_planned):
                    self.faults.append(f"ended game {game}: {mismatch}")


def _is_planned(planned: Sequence[PlannedMoves]) -> Callable[[str], bool]:
    """Whether a sentence of the log may be about one of these plans."""
    return lambda sentence: any(each.may_have_made(sentence) for each in planned)


def _shows(table: TableClient, ply: int) -> bool:
    turn = table.turn_message
    return turn is None or not ply or turn.ply == ply


def _is_about(message: Message, game: str) -> bool:
    """Return whether a message is about this game."""
    return f"-{game}-" in (message.nonce or "")


def _action_lines(message: Message) -> list[str]:
    return [line for line in message.content.splitlines() if is_action(line) and not is_pass(line)]
