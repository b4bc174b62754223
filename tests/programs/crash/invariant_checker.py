"""Checks what users see: nothing is lost or done twice, and every table goes on."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Sequence

from tests.programs.crash.clients.saint_petersburg import SaintPetersburgClient as Client
from tests.programs.crash.clients.saint_petersburg import is_action
from tests.programs.crash.stored_games import (
    Query,
    find_deed_faults,
    find_stored_faults,
    read_games,
)
from tests.support.fake_discord.client import press
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import Message, Unanswered
from tests.support.fake_discord.server import FakeDiscord, wait_until

OUR_FAULT = "Something went wrong on our side"
CATCH_UP_TIMEOUT = 120.0
ANSWER_TIMEOUT = 15.0

_PHASE_SUMMARY = re.compile(r"\*\*Round \d+ · ")


class InvariantChecker:
    """Checks every table, and what is stored of it, and collects what is wrong."""

    def __init__(self, discord: FakeDiscord, tables: Sequence[Client], query: Query) -> None:
        self._discord, self._tables, self._query = discord, tables, query
        self.faults: list[str] = []

    async def check_all_tables(self, when: str, *, ai_rests: bool = False) -> None:
        """Check every table while people pause; with `ai_rests`, AI players do not act either."""
        faults = await self._channels_behind()
        for table in self._tables:
            for fault in await self._check_table(table, ai_rests=ai_rests):
                faults.append(f"table {table.channel_id}: {fault}")
        games, recording = await read_games(self._query), self._discord.recording
        faults += find_stored_faults(games, recording.senders, recording.messages)
        for table in self._tables:
            faults += find_deed_faults(games, table.deeds)
        self.faults += [f"{when}, {fault}" for fault in faults]

    async def _channels_behind(self) -> list[str]:
        """Return which channels do not show their table as it is, once all do or the time is up.

        Asks repeatedly: a press that waited for the server, or an AI player, may move a table on.
        """
        deadline = time.monotonic() + CATCH_UP_TIMEOUT
        while True:
            plies = {str(game.id): game.ply for game in await read_games(self._query)}
            behind = [
                f"channel {table.channel_id} shows ply {turn.ply} of {plies[table.game]}"
                for table in self._tables
                if (turn := table.turn_message) and turn.ply != plies[table.game]
            ]
            if not behind or time.monotonic() > deadline:
                return behind
            await asyncio.sleep(0.05)

    async def _check_table(self, table: Client, *, ai_rests: bool) -> list[str]:
        if table.turn_message is None:
            return []
        faults = await table.check(self._query)
        if table.log:
            # A move is posted together with the AI moves that follow it.
            await wait_until(lambda: not self._check_posts(table), CATCH_UP_TIMEOUT)
            faults += self._check_posts(table)
            faults += self._told_too_often(table, ai_rests=ai_rests)
        if not await self._old_button_answers(table):
            faults.append("an old button got no proper answer")
        return faults

    def _check_posts(self, table: Client) -> list[str]:
        """Return what is wrong: each action is posted once, and is in one phase summary."""
        summaries, turns = self._announcements(table, table.game)
        logged = list(filter(is_action, table.log))
        faults = []
        if summaries[: len(logged)] != logged[: len(summaries)]:
            faults.append(f"the phase summaries differ from the log: {summaries[-3:]}")
        unposted = [
            line
            for line in logged[len(summaries) :]
            if not any(line in message.content for message in turns)
        ]
        if unposted:
            faults.append(f"not announced: {unposted}")
        return faults

    def _told_too_often(self, table: Client, *, ai_rests: bool) -> list[str]:
        """Return the actions that one message tells more often than they happened.

        A later message may tell an action again, to people who have not acted since. While AI
        players act, their moves do not count: they go on during the check.
        """
        turns = self._announcements(table, table.game)[1]
        return [
            f"told too often: {line}"
            for line, times in Counter(filter(is_action, table.log)).items()
            if (ai_rests or _is_by_one_of(table.people, line))
            and any(message.content.count(line) > times for message in turns)
        ]

    def _announcements(self, table: Client, game: str) -> tuple[list[str], list[Message]]:
        """Return the actions in the phase summaries of a game, and its turn messages."""
        posts = [
            message
            for message in self._discord.recording.messages[table.channel_id]
            if f"-{game}-" in (message.nonce or "")
        ]
        summaries = [message for message in posts if _PHASE_SUMMARY.match(message.content)]
        told = [line for each in summaries for line in each.content.splitlines() if is_action(line)]
        return told, [message for message in posts if message not in summaries]

    async def _old_button_answers(self, table: Client) -> bool:
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
        """Check that the phase summaries of games that have ended tell all confirmed moves."""
        for table in self._tables:
            for game, confirmed in table.told.items():
                lines = self._announcements(table, game)[0]
                told = sum(_is_by_one_of(table.people, line) for line in lines)
                if game != table.game and told < confirmed:
                    self.faults.append(f"ended game {game}: {told} of {confirmed} moves are told")


def _is_by_one_of(people: Sequence[Person], sentence: str) -> bool:
    """Return whether one of these people acted, not an AI player."""
    return sentence.split(" ", 1)[0] in [person.name for person in people]
