"""Makes moves at many tables at a given rate, and measures how long people wait."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from tests.programs.crash.clients.saint_petersburg import CONFIRMATION
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press
from tests.support.fake_discord.payloads import PEOPLE
from tests.support.fake_discord.recording import Message, SentInteraction, ShownButton, Unanswered
from tests.support.fake_discord.server import FakeDiscord, wait_until
from tests.support.fake_discord.table_driver import TableDriver

POST_TIMEOUT = 20.0
PARALLEL_OPENINGS = 20
"""Tables that are opened at the same time."""

_TURN_NONCE = re.compile(r"turn-(\d+)-(\d+)")
"""The nonce of a message with the table: its game and its ply."""


@dataclass(slots=True)
class Latencies:
    """Seconds until interactions were acknowledged and answered, and moves posted, with counts."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    unposted_moves: int = 0
    unanswered: int = 0
    moves: int = 0
    sender_lag: float = 0.0

    def add(self, interaction: SentInteraction) -> None:
        assert interaction.acknowledged is not None
        assert interaction.answered is not None
        self.acknowledged.append(interaction.acknowledged - interaction.sent)
        self.answered.append(interaction.answered - interaction.sent)


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies; 0 without values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def open_tables(discord: FakeDiscord, tables: int) -> list[TableDriver]:
    """Start a game in each of this many channels, with people of its own."""
    drivers = [
        TableDriver(
            discord,
            place,
            [replace(person, id=person.id + place * len(PEOPLE)) for person in PEOPLE[:2]],
        )
        for place in range(tables)
    ]
    for first in range(0, tables, PARALLEL_OPENINGS):
        await asyncio.gather(
            *(driver.begin() for driver in drivers[first : first + PARALLEL_OPENINGS])
        )
    return drivers


class LoadGenerator:
    """Starts moves at fixed times, whether or not earlier moves are done."""

    def __init__(self, drivers: Sequence[TableDriver], seed: int) -> None:
        self._rng = Random(seed)
        self._free: asyncio.Queue[TableDriver] = asyncio.Queue()
        for driver in self._rng.sample(drivers, len(drivers)):
            self._free.put_nowait(driver)
        self.latencies = Latencies()

    async def run(self, rate: float, seconds: float) -> Latencies:
        """Make `rate` moves per second for this time, at one free table after another."""
        began = time.perf_counter()
        async with asyncio.TaskGroup() as moves:
            for number in range(int(rate * seconds)):
                due = began + number / rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                driver = await self._free.get()
                lag = time.perf_counter() - due
                self.latencies.sender_lag = max(self.latencies.sender_lag, lag)
                moves.create_task(self._make_move(driver))
        return self.latencies

    async def _make_move(self, driver: TableDriver) -> None:
        try:
            await self._turn(driver)
        except Unanswered:
            self.latencies.unanswered += 1
        self._free.put_nowait(driver)

    async def _turn(self, driver: TableDriver) -> None:
        """Take a turn with buttons, as most people do, or start a game if none is running."""
        turn = driver.discord.recording.turn_message(driver.channel_id)
        if turn is None:
            await driver.begin()
            return
        chosen = turn.button_for(self._rng.choice(("buy", "take", "pass")))
        button = chosen or turn.button_for("pub") or turn.buttons[-1]
        interaction = await self._press(driver, button)
        for _ in range(3):
            choices = [choice for choice in interaction.buttons if choice.path[1] == "do"]
            if not choices:
                break
            interaction = await self._press(driver, self._rng.choice(choices), interaction)
        pass_button = turn.button_for("pass")
        # On a slow machine, the channel may have been behind, and shows another turn by now.
        is_current = driver.discord.recording.turn_message(driver.channel_id) is turn
        if not _moved(interaction) and pass_button is not None and is_current:
            interaction = await self._press(driver, pass_button)
        if _moved(interaction):
            await self._wait_for_post(driver, turn, interaction)

    async def _press(
        self, driver: TableDriver, button: ShownButton, panel: SentInteraction | None = None
    ) -> SentInteraction:
        who = driver.person_to_act if panel is None else panel.who
        interaction = await press(driver.discord, who, driver.channel_id, button, panel=panel)
        await interaction.wait_for_answer(ANSWER_TIMEOUT)
        self.latencies.add(interaction)
        return interaction

    async def _wait_for_post(
        self, driver: TableDriver, turn: Message, interaction: SentInteraction
    ) -> None:
        """Wait until the table is shown after the move, and record how long it took."""
        self.latencies.moves += 1
        recording, channel_id = driver.discord.recording, driver.channel_id

        def shown() -> Message | None:
            return table_after(turn, recording.messages[channel_id])

        if not await wait_until(lambda: shown() is not None, POST_TIMEOUT):
            self.latencies.unposted_moves += 1
        elif (posted := shown()) is not None:
            self.latencies.posted.append(posted.at - interaction.sent)
            # At the end of a game, the old message is deleted only then.
            await wait_until(lambda: recording.turn_message(channel_id) is not turn, 2)


def table_after(turn: Message, messages: Sequence[Message]) -> Message | None:
    """Return the first message that shows the table after a move was made on `turn`.

    Neither the summary of a phase that it ended, nor a reminder or the messages of others do.
    """
    game = turn.buttons[0].path[2]
    return next(
        (
            message
            for message in messages
            if message.pictures
            and (match := _TURN_NONCE.match(message.nonce or ""))
            and match[1] == game
            and int(match[2]) > turn.ply
        ),
        None,
    )


def _moved(interaction: SentInteraction) -> bool:
    """Return whether the answer confirms a move."""
    return CONFIRMATION.search(interaction.content) is not None
