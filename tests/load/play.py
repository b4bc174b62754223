"""Tables at which moves are made at a stated rate, and how long people wait for what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tests.crash.ledger import said_in_public
from tests.loopback.evening import Evening
from tests.loopback.people import PATIENCE, press
from tests.loopback.record import Asked, Message, Shown, Unanswered
from tests.loopback.server import Loopback, settled

POST_SECONDS = 20.0
AT_ONCE = 20
"""Tables that are opened at the same time."""


@dataclass(slots=True)
class Waits:
    """Seconds that people waited: for Discord's tick, for their answer, for the channel."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    late: int = 0
    unanswered: int = 0
    moves: int = 0
    behind: float = 0.0

    def note(self, asked: Asked) -> None:
        assert asked.acknowledged is not None
        assert asked.answered is not None
        self.acknowledged.append(asked.acknowledged - asked.sent)
        self.answered.append(asked.answered - asked.sent)


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def open_tables(discord: Loopback, tables: int, used: int = 0) -> list[Evening]:
    """Begin a game in each of so many channels that are not used yet."""
    evenings = [Evening(discord, used + place) for place in range(tables)]
    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*(one.begin() for one in evenings[first : first + AT_ONCE]))
    return evenings


class Load:
    """Moves that begin at fixed times, whether earlier ones are done or not."""

    def __init__(self, evenings: Sequence[Evening], seed: int) -> None:
        self._rng = Random(seed)
        self._free: asyncio.Queue[Evening] = asyncio.Queue()
        for evening in self._rng.sample(evenings, len(evenings)):
            self._free.put_nowait(evening)
        self.waits = Waits()

    async def run(self, rate: float, seconds: float) -> Waits:
        """Make so many moves a second for so long, at one table after the other."""
        began = time.perf_counter()
        moves: set[asyncio.Task[None]] = set()

        def ended(move: asyncio.Task[None]) -> None:
            if move.exception() is None:
                moves.discard(move)

        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            evening = await self._free.get()
            self.waits.behind = max(self.waits.behind, time.perf_counter() - due)
            move = asyncio.create_task(self._one(evening))
            moves.add(move)
            move.add_done_callback(ended)
        # Among them are those that failed, however long ago.
        await asyncio.gather(*moves)
        return self.waits

    async def _one(self, evening: Evening) -> None:
        try:
            await self._turn(evening)
        except Unanswered:
            self.waits.unanswered += 1
        self._free.put_nowait(evening)

    async def _turn(self, evening: Evening) -> None:
        """One person's turn, by buttons as most people play. Then the table is free again."""
        turn = evening.discord.record.turn(evening.channel_id)
        if turn is None:
            await evening.begin()
            return
        chosen = turn.verb(self._rng.choice(("buy", "take", "pass")))
        button = chosen or turn.verb("pub") or turn.buttons[-1]
        asked = await self._pressed(evening, button)
        for _ in range(3):
            choices = [one for one in asked.buttons if one.path[1] == "do"]
            if not choices:
                break
            asked = await self._pressed(evening, self._rng.choice(choices), asked)
        passing = turn.verb("pass")
        # On a slow machine the channel was behind, and asks for something else by now.
        stands = evening.discord.record.turn(evening.channel_id) is turn
        if not _moved(asked) and passing is not None and stands:
            asked = await self._pressed(evening, passing)
        if _moved(asked):
            await self._see(evening, turn, asked)

    async def _pressed(self, evening: Evening, button: Shown, panel: Asked | None = None) -> Asked:
        who = evening.on_turn if panel is None else panel.who
        asked = await press(evening.discord, who, evening.channel_id, button, panel=panel)
        await asked.answer(PATIENCE)
        self.waits.note(asked)
        return asked

    async def _see(self, evening: Evening, turn: Message, asked: Asked) -> None:
        """Wait for the picture of the table after the move."""
        self.waits.moves += 1
        record, channel_id = evening.discord.record, evening.channel_id

        def news() -> Message | None:
            newest = record.messages[channel_id][-1]
            return newest if newest is not turn and newest.at > asked.sent else None

        if not await settled(lambda: news() is not None, POST_SECONDS):
            self.waits.late += 1
            return
        first = next(one for one in record.messages[channel_id] if one.at > asked.sent)
        self.waits.posted.append(first.at - asked.sent)
        await settled(lambda: record.turn(channel_id) not in (None, turn), 2)


def _moved(asked: Asked) -> bool:
    """Whether the answer confirms a move."""
    return said_in_public(asked.who.name, asked.content) is not None
