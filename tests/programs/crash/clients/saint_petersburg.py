"""People at a table who play at random, by commands and by buttons, whatever becomes of the bot."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

from bot.i18n.texts import shared_texts
from tests.programs.crash.operation_history import Operation, OperationHistory, public_sentence
from tests.support.fake_discord.client import ANSWER_TIMEOUT, autocomplete, press, slash
from tests.support.fake_discord.log_reader import read_log
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import Message, SentInteraction, ShownButton, Unanswered
from tests.support.fake_discord.server import FakeDiscord, wait_until

TURN_TIMEOUT = 8.0
"""After this long without news in the channel, people look again."""

UNKNOWN_OUTCOME = shared_texts().in_language("en")("refused-unsure")

_ADDRESSED = re.compile(r"\*\*(?:<@(\d+)>|(\w+))\*\*")
_CARD = re.compile(r"(.+?)(?: for \d+| \(|, |: |$)")

COMMANDS = {
    "buy": ("buy", "card"),
    "take": ("take", "card"),
    "play": ("play", "card"),
    "draw": ("observatory", "stack"),
    "release": ("prison", "card"),
}


class TableClient:
    """The people of one channel. They open a table, play, and begin anew when a game ends."""

    def __init__(
        self,
        discord: FakeDiscord,
        channel_id: int,
        people: Sequence[Person],
        rng: Random,
        ai: str | None = None,
        edition: str = "base",
    ) -> None:
        """`ai` is the level of a player that the bot itself adds."""
        self._ai = ai
        self._edition = edition
        self._discord = discord
        self.channel_id = channel_id
        self.people = people
        self._rng = rng
        self.histories: dict[str, OperationHistory] = {}
        self.may_act = asyncio.Event()
        self.may_act.set()
        self.moves = 0

    @property
    def turn_message(self) -> Message | None:
        """What the channel asks now; None in a lobby and after the end."""
        return self._discord.recording.turn_message(self.channel_id)

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            await self.may_act.wait()
            await self._discord.gateway.ready.wait()
            try:
                await self._next()
            except Unanswered:
                await asyncio.sleep(0.05)
            await asyncio.sleep(self._rng.random() * 0.1)

    async def _next(self) -> None:
        turn = self.turn_message
        if turn is None:
            await self._open()
        else:
            before = self.moves
            await self._move(turn)
            if self.moves > before:
                await wait_until(lambda: self._moved_on(turn), TURN_TIMEOUT)

    def _moved_on(self, turn: Message) -> bool:
        newest = self.turn_message
        return newest is not turn or not self._discord.gateway.ready.is_set()

    async def _open(self) -> None:
        """Open a table and start. What was done before is refused, and that is right."""
        before = self.turn_message
        await self._ask(self.people[0], "new", edition=self._edition)
        for person in self.people[1:]:
            await self._ask(person, "join")
        if self._ai is not None:
            await self._ask(self.people[0], "ai", level=self._ai)
        await self._ask(self.people[0], "start")
        await wait_until(lambda: self.turn_message is not before, TURN_TIMEOUT)

    async def _ask(self, who: Person, command: str, **options: str) -> SentInteraction:
        asked = await slash(self._discord, who, self.channel_id, command, **options)
        return await asked.wait_for_answer(ANSWER_TIMEOUT)

    def person_to_act(self, turn: Message) -> Person | None:
        """Whom a turn message asks to act."""
        match = _ADDRESSED.search(turn.content)
        if match is None:
            return None
        return next(
            (one for one in self.people if str(one.id) == match[1] or one.name == match[2]), None
        )

    async def _move(self, turn: Message) -> None:
        who = self.person_to_act(turn)
        if who is None:
            return
        history = self.histories.setdefault(turn.buttons[0].path[2], OperationHistory())
        verbs = [button.path[-1] for button in turn.buttons if button.path[1] == "do"]
        weights = [1 if verb == "pass" else 3 for verb in verbs]
        verb = self._rng.choices(verbs, weights)[0]
        if self._rng.random() < 0.5 and verb in COMMANDS:
            await self._by_command(history, who, verb)
        else:
            await self._by_buttons(history, who, turn, verb)

    async def _by_command(self, history: OperationHistory, who: Person, verb: str) -> None:
        name, option = COMMANDS[verb]
        offered = await autocomplete(self._discord, who, self.channel_id, name, option)
        if not offered:
            return
        label, value = self._rng.choice(offered)
        card = _card(label)
        asked = await self._send(
            history, Operation(who.name, verb, card), name, who, **{option: value}
        )
        if _asks_again(who, asked):
            await self._choose(history, Operation(who.name, verb, card), who, asked)

    async def _by_buttons(
        self, history: OperationHistory, who: Person, turn: Message, verb: str
    ) -> None:
        button = turn.button_for(verb)
        assert button is not None
        asked = await self._press(history, Operation(who.name, verb, ""), who, button)
        if _asks_again(who, asked):
            await self._choose(history, Operation(who.name, verb, ""), who, asked)

    async def _choose(
        self, history: OperationHistory, trying: Operation, who: Person, panel: SentInteraction
    ) -> None:
        """Choose on private panels until nothing is asked any more."""
        for _ in range(3):
            choices = [one for one in panel.buttons if one.path[1] == "do"]
            button = self._rng.choice(choices)
            trying = operation_of_button(trying, button)
            answer = await self._press(history, trying, who, button, panel)
            if not _asks_again(who, answer):
                return
            panel = answer

    async def _send(
        self, history: OperationHistory, trying: Operation, name: str, who: Person, **options: str
    ) -> SentInteraction:
        asked = await slash(self._discord, who, self.channel_id, name, **options)
        return await self._told(history, trying, asked)

    async def _press(
        self,
        history: OperationHistory,
        trying: Operation,
        who: Person,
        button: ShownButton,
        panel: SentInteraction | None = None,
    ) -> SentInteraction:
        asked = await press(self._discord, who, self.channel_id, button, panel=panel)
        return await self._told(history, trying, asked)

    async def _told(
        self, history: OperationHistory, trying: Operation, asked: SentInteraction
    ) -> SentInteraction:
        """Wait for the answer, and write down what it says became of the move."""
        try:
            await asked.wait_for_answer(ANSWER_TIMEOUT)
        except Unanswered:
            if not asked.content:
                history.operations.append(trying)
                raise
        public = public_sentence(trying.name, asked.content)
        if asked.content == UNKNOWN_OUTCOME:
            # It may have happened, or not.
            history.operations.append(trying)
        if public is not None:
            history.operations.append(Operation(trying.name, trying.verb, trying.card, public))
            self.moves += 1
        if asked.lost:
            raise Unanswered
        return asked

    async def read_log(self) -> list[str] | None:
        """The table's log, as one of its people reads it; None where no game is running."""
        return await read_log(self._discord, self.people[0], self.channel_id)

    async def newest_ply(self) -> int:
        """The ply at which the person on turn can act, from his hand; 0 if nobody can."""
        for person in self.people:
            asked = await self._ask(person, "hand")
            for button in asked.buttons:
                if button.path[1] == "do":
                    return int(button.path[3])
        return 0


@asynccontextmanager
async def players_active(tables: Iterable[TableClient]) -> AsyncIterator[None]:
    """While the block runs, these people play."""
    playing = [asyncio.create_task(table.play()) for table in tables]
    try:
        yield
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def operation_of_button(trying: Operation, button: ShownButton) -> Operation:
    """What a button of a panel does. A refusal offers what else is possible."""
    verb, *chosen = button.path[4:]
    if verb != trying.verb:
        trying = Operation(trying.name, verb, "")
    return replace(trying, card=_card(button.label)) if chosen and not trying.card else trying


def _card(label: str) -> str:
    match = _CARD.match(label)
    return match[1] if match else label


def _asks_again(who: Person, asked: SentInteraction) -> bool:
    """Whether an answer asks on about the same move. After one that was made, its buttons are
    those of the next question.
    """
    asks = bool(asked.buttons) and asked.buttons[0].path[1] == "do"
    return asks and public_sentence(who.name, asked.content) is None
