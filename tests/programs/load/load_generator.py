"""Tables at which moves are made at a stated rate, and how long people wait for what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tests.programs.crash.operation_history import public_sentence
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press
from tests.support.fake_discord.recording import Message, SentInteraction, ShownButton, Unanswered
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.fake_discord.table_driver import TableDriver

POST_TIMEOUT = 20.0
PARALLEL_OPENINGS = 20
"""Tables that are opened at the same time."""


@dataclass(slots=True)
class Latencies:
    """Seconds that people waited: for Discord's tick, for their answer, for the channel."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    unposted_moves: int = 0
    unanswered: int = 0
    moves: int = 0
    sender_lag: float = 0.0

    def add(self, asked: SentInteraction) -> None:
        assert asked.acknowledged is not None
        assert asked.answered is not None
        self.acknowledged.append(asked.acknowledged - asked.sent)
        self.answered.append(asked.answered - asked.sent)


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def open_tables(discord: FakeDiscord, tables: int, used: int = 0) -> list[TableDriver]:
    """Begin a game in each of so many channels that are not used yet."""
    drivers = [TableDriver(discord, used + place) for place in range(tables)]
    for first in range(0, tables, PARALLEL_OPENINGS):
        await asyncio.gather(*(one.begin() for one in drivers[first : first + PARALLEL_OPENINGS]))
    return drivers


class LoadGenerator:
    """Moves that begin at fixed times, whether earlier ones are done or not."""

    def __init__(self, drivers: Sequence[TableDriver], seed: int) -> None:
        self._rng = Random(seed)
        self._free: asyncio.Queue[TableDriver] = asyncio.Queue()
        for driver in self._rng.sample(drivers, len(drivers)):
            self._free.put_nowait(driver)
        self.latencies = Latencies()

    async def run(self, rate: float, seconds: float) -> Latencies:
        """Make so many moves a second for so long, at one table after the other."""
        began = time.perf_counter()
        moves: set[asyncio.Task[None]] = set()

        def ended(move: asyncio.Task[None]) -> None:
            if move.exception() is None:
                moves.discard(move)

        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            driver = await self._free.get()
            self.latencies.sender_lag = max(self.latencies.sender_lag, time.perf_counter() - due)
            move = asyncio.create_task(self._one(driver))
            moves.add(move)
            move.add_done_callback(ended)
        # Among them are those that failed, however long ago.
        await asyncio.gather(*moves)
        return self.latencies

    async def _one(self, driver: TableDriver) -> None:
        try:
            await self._turn(driver)
        except Unanswered:
            self.latencies.unanswered += 1
        self._free.put_nowait(driver)

    async def _turn(self, driver: TableDriver) -> None:
        """One person's turn, by buttons as most people play. Then the table is free again."""
        turn = driver.discord.recording.turn_message(driver.channel_id)
        if turn is None:
            await driver.begin()
            return
        chosen = turn.button_for(self._rng.choice(("buy", "take", "pass")))
        button = chosen or turn.button_for("pub") or turn.buttons[-1]
        asked = await self._pressed(driver, button)
        for _ in range(3):
            choices = [one for one in asked.buttons if one.path[1] == "do"]
            if not choices:
                break
            asked = await self._pressed(driver, self._rng.choice(choices), asked)
        passing = turn.button_for("pass")
        # On a slow machine the channel was behind, and asks for something else by now.
        stands = driver.discord.recording.turn_message(driver.channel_id) is turn
        if not _moved(asked) and passing is not None and stands:
            asked = await self._pressed(driver, passing)
        if _moved(asked):
            await self._see(driver, turn, asked)

    async def _pressed(
        self, driver: TableDriver, button: ShownButton, panel: SentInteraction | None = None
    ) -> SentInteraction:
        who = driver.person_to_act if panel is None else panel.who
        asked = await press(driver.discord, who, driver.channel_id, button, panel=panel)
        await asked.wait_for_answer(ANSWER_TIMEOUT)
        self.latencies.add(asked)
        return asked

    async def _see(self, driver: TableDriver, turn: Message, asked: SentInteraction) -> None:
        """Wait for the picture of the table after the move."""
        self.latencies.moves += 1
        record, channel_id = driver.discord.recording, driver.channel_id

        def news() -> Message | None:
            newest = record.messages[channel_id][-1]
            return newest if newest is not turn and newest.at > asked.sent else None

        if not await wait_until(lambda: news() is not None, POST_TIMEOUT):
            self.latencies.unposted_moves += 1
            return
        first = next(one for one in record.messages[channel_id] if one.at > asked.sent)
        self.latencies.posted.append(first.at - asked.sent)
        await wait_until(lambda: record.turn_message(channel_id) not in (None, turn), 2)


def _moved(asked: SentInteraction) -> bool:
    """Whether the answer confirms a move."""
    return public_sentence(asked.who.name, asked.content) is not None
