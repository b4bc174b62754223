"""Judges by what people saw: nothing lost, nothing twice, every table goes on by itself."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial

from tests.crash.ledger import Ledger, is_action, is_by, is_pass, mismatch
from tests.crash.players import Players
from tests.loopback.people import press
from tests.loopback.record import Message, Unanswered
from tests.loopback.server import Loopback, settled

OUR_FAULT = "Something went wrong on our side"
BY_ITSELF_SECONDS = 12.0
ANSWER_SECONDS = 3.0
ASK_AGAIN_SECONDS = 2.0

_STORY = re.compile(r"\*\*Round \d+ · ")


class Referee:
    """Looks at every table, and writes down what is wrong."""

    def __init__(self, discord: Loopback, tables: Sequence[Players]) -> None:
        self._discord = discord
        self._tables = tables
        self.faults: list[str] = []
        self.told_twice = 0
        self.looks = 0

    async def look_around(self, when: str, *, ai_rests: bool = False) -> None:
        """Look at every table at which nobody acts now, no AI player either if all of them rest."""
        self.looks += 1
        for table in self._tables:
            for fault in await self._look(table, ai_rests=ai_rests):
                self.faults.append(f"{when}, table {table.channel_id}: {fault}")

    async def _look(self, table: Players, *, ai_rests: bool) -> list[str]:
        turn = table.turn
        if turn is None:
            return []
        faults = []
        ply = await self._settled_ply(table)
        if not _shows(table, ply):
            shown = table.turn.ply if table.turn else None
            faults.append(f"the channel shows ply {shown}, the table is at {ply}")
        ledger = self._ledger(table)
        shown_log = await table.look_at_log()
        if shown_log is not None and ledger is not None:
            ledger.read(shown_log)
            faults += ledger.judge([person.name for person in table.people])
            ledger.faults.clear()
            # A move is told with those of the AI players that follow it.
            await settled(lambda: not self._judge_posts(table, ledger), BY_ITSELF_SECONDS)
            faults += self._judge_posts(table, ledger)
            self.told_twice += self._twice(table, ledger, ai_rests=ai_rests)
        if not await settled(lambda: self._turns(table) == 1, ANSWER_SECONDS):
            faults.append(f"{self._turns(table)} messages ask for a turn")
        if not await self._old_button_answers(table):
            faults.append("an old button was not answered in words")
        return faults

    async def _settled_ply(self, table: Players) -> int:
        """The newest ply, once the channel shows it; else after a while, whatever is shown.

        Asked anew each time: a press that waited for the server, or an AI player, may move the
        table on after it was asked first.
        """
        until = time.monotonic() + BY_ITSELF_SECONDS
        while True:
            ply = await table.newest_ply()
            if await settled(partial(_shows, table, ply), ASK_AGAIN_SECONDS):
                return ply
            if time.monotonic() > until:
                return ply

    def _ledger(self, table: Players) -> Ledger | None:
        turn = table.turn
        return table.ledgers.setdefault(turn.buttons[0].path[2], Ledger()) if turn else None

    def _judge_posts(self, table: Players, ledger: Ledger) -> list[str]:
        """Each action is told in public; a phase's story tells it once."""
        stories, turns = self._told(table)
        logged = [line for line in ledger.log if is_action(line) and not is_pass(line)]
        faults = []
        if stories[: len(logged)] != logged[: len(stories)]:
            faults.append(f"the stories tell otherwise than the log: {stories[-3:]}")
        untold = Counter(logged[len(stories) :]) - Counter(turns)
        if untold:
            faults.append(f"not told in public: {list(untold)}")
        return faults

    def _twice(self, table: Players, ledger: Ledger, *, ai_rests: bool) -> int:
        """How many actions the turn messages tell more often than they were done.

        An AI player that does not rest goes on while we look: what only it did is left out.
        """
        people = [person.name for person in table.people]
        turns = [line for line in self._told(table)[1] if ai_rests or is_by(people, line)]
        return (Counter(turns) - Counter(line for line in ledger.log if is_action(line))).total()

    def _told(self, table: Players) -> tuple[list[str], list[str]]:
        """What the stories and the turn messages of the present game tell."""
        turn = table.turn
        if turn is None:
            return [], []
        game = turn.buttons[0].path[2]
        posts = [one for one in self._discord.record.messages[table.channel_id] if _of(one, game)]
        stories = [line for one in posts if _STORY.match(one.content) for line in _acts(one)]
        turns = [line for one in posts if not _STORY.match(one.content) for line in _acts(one)]
        return stories, turns

    def _turns(self, table: Players) -> int:
        """How many messages of a channel ask for a turn."""
        return sum(one.is_turn for one in self._discord.record.standing(table.channel_id))

    async def _old_button_answers(self, table: Players) -> bool:
        posts = [one for one in self._discord.record.messages[table.channel_id] if one.is_turn]
        old = posts[len(posts) // 2]
        button = old.buttons[-1]
        if old is table.turn:
            return True
        try:
            asked = await press(self._discord, table.people[0], table.channel_id, button)
            await asked.answer(ANSWER_SECONDS)
        except Unanswered:
            return False
        return bool(asked.content) and not asked.content.startswith(OUR_FAULT)

    def last_word(self) -> None:
        """Games that have ended show no log any more: their stories tell every move."""
        for table in self._tables:
            current = self._ledger(table)
            for game, ledger in table.ledgers.items():
                if ledger is current:
                    continue
                posts = self._discord.record.messages[table.channel_id]
                told = [
                    line
                    for one in posts
                    if _of(one, game) and _STORY.match(one.content)
                    for line in _acts(one)
                    if is_by([person.name for person in table.people], line)
                ]
                tried = [one for one in ledger.tried if one.verb != "pass"]
                if wrong := mismatch(tried, told):
                    self.faults.append(f"ended game {game}: {wrong}")


def _shows(table: Players, ply: int) -> bool:
    turn = table.turn
    return turn is None or not ply or turn.ply == ply


def _of(message: Message, game: str) -> bool:
    """Whether a message tells about this game."""
    return f"-{game}-" in (message.nonce or "")


def _acts(message: Message) -> list[str]:
    return [line for line in message.content.splitlines() if is_action(line) and not is_pass(line)]
