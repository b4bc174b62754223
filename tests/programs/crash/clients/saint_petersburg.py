"""People at Saint Petersburg who play at random, with commands and with buttons."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

from bot.i18n.texts import shared_texts
from tests.programs.crash.operation_history import Operation, OperationHistory, public_sentence
from tests.programs.crash.planned_moves import PlannedMoves
from tests.support.fake_discord.client import ANSWER_TIMEOUT, autocomplete, press, slash
from tests.support.fake_discord.log_reader import read_log
from tests.support.fake_discord.payloads import Person
from tests.support.fake_discord.recording import Message, SentInteraction, ShownButton, Unanswered
from tests.support.fake_discord.server import ApiCall, FakeDiscord, wait_until

PLAY_TIMEOUT = 300.0
"""Seconds in which people must have made the moves that a run waits for."""

TURN_TIMEOUT = 8.0
"""Seconds without news in the channel after which people look again."""

PLANNING = 0.5
"""How often somebody plans a move before the next one is made."""

PLAN_A_MOVE = shared_texts().in_language("en")("button-plan", number=0)
PLANNED = shared_texts().in_language("en")("plan-made", what="").rstrip(". ")
ABSENCE_RATE = 0.05
"""How often somebody changes an absence instead of moving."""

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
    """The people of one channel, who play, and start the next game when one ends."""

    def __init__(
        self,
        discord: FakeDiscord,
        channel_id: int,
        people: Sequence[Person],
        rng: Random,
        ai: str | None = None,
        edition: str = "base",
        *,
        plans: bool = False,
        absences: bool = False,
    ) -> None:
        """`ai` is the level of an AI player at the table. With `plans`, all people but the first
        plan moves while others are on turn. With `absences`, people announce now and then to be
        away, or that they are back.
        """
        self._plans = plans
        self.planned: dict[tuple[str, str], PlannedMoves] = {}
        self._absences = absences
        self._ai = ai
        self._edition = edition
        self._discord = discord
        self.channel_id = channel_id
        self.people = people
        self._rng = rng
        self.histories: dict[str, OperationHistory] = {}
        self.may_act = asyncio.Event()
        self.may_act.set()
        self._acting = asyncio.Lock()
        self.moves = 0

    @property
    def turn_message(self) -> Message | None:
        """The message that asks for a turn; None in a lobby and after the end."""
        return self._discord.recording.turn_message(self.channel_id)

    @property
    def history(self) -> OperationHistory | None:
        """What was done in the game that waits for somebody; None if none does."""
        turn = self.turn_message
        if turn is None:
            return None
        return self.histories.setdefault(turn.buttons[0].path[2], OperationHistory())

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            await self.may_act.wait()
            await self._discord.gateway.ready.wait()
            async with self._acting:
                if not self.may_act.is_set():
                    continue
                try:
                    await self._next()
                except Unanswered:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(self._rng.random() * 0.1)

    async def pause(self) -> None:
        """Make everybody stop, and wait until nobody waits for an answer."""
        self.may_act.clear()
        async with self._acting:
            pass

    def plan_counts(self) -> tuple[int, int]:
        """How many plans were confirmed in all games, and how many of them were carried out."""
        plans = self.planned.values()
        return sum(len(each.made) for each in plans), sum(each.carried_out for each in plans)

    def planned_in(self, game: str) -> list[PlannedMoves]:
        """What people have planned in a game."""
        return [planned for (each, _), planned in self.planned.items() if each == game]

    def _planned_by(self, name: str) -> PlannedMoves | None:
        """What one of those who plan has planned in the current game."""
        turn = self.turn_message
        if not self._plans or turn is None or name == self.people[0].name:
            return None
        key = turn.buttons[0].path[2], name
        return self.planned.setdefault(key, PlannedMoves(name))

    def announces_planned_turn(self, call: ApiCall) -> bool:
        """Whether a post says that it is the turn of somebody here who may have a plan."""
        if call.channel_id != self.channel_id:
            return False
        who = self._person_addressed(str(call.body.get("content", "")))
        planned = None if who is None else self._planned_by(who.name)
        return planned is not None and len(planned.made) > len(planned.told)

    async def read_plans(self) -> None:
        """Read the lists of all who plan."""
        for person in self.people[1:]:
            if (planned := self._planned_by(person.name)) is None:
                continue
            panel = await self._ask(person, "hand")
            button = _plan_button(panel)
            if button is None or button.label == PLAN_A_MOVE:
                planned.listed = []
            else:
                planned.note_list(await self._press_plan(person, button, panel))

    async def _plan(self, who: Person) -> None:
        """Plan a move at random, as far as buttons lead there."""
        panel = await self._ask(who, "hand")
        button = _plan_button(panel)
        for _ in range(5):
            if button is None:
                return
            interaction = await self._press_private(who, button, panel)
            choices = [each for each in interaction.buttons if each.path[4:5] == ["0"]]
            if PLANNED in interaction.content:
                return
            panel, button = interaction, self._rng.choice(choices) if choices else None

    async def _press_plan(self, who: Person, button: ShownButton, panel: SentInteraction) -> str:
        return (await self._press_private(who, button, panel)).content

    async def _press_private(
        self, who: Person, button: ShownButton, panel: SentInteraction
    ) -> SentInteraction:
        """Press a button that makes no move, and record what the answer tells about plans."""
        interaction = await press(self._discord, who, self.channel_id, button, panel=panel)
        return await self._note_plans(who.name, interaction)

    async def _note_plans(self, name: str, interaction: SentInteraction) -> SentInteraction:
        """Wait for an answer, and record what it tells about plans."""
        planned = self._planned_by(name)
        try:
            await interaction.wait_for_answer(ANSWER_TIMEOUT)
        except Unanswered:
            if planned is not None:
                planned.has_unknown = True
            raise
        if planned is not None:
            planned.has_unknown |= interaction.lost or interaction.content == UNKNOWN_OUTCOME
            planned.note_answer(interaction.content)
        return interaction

    async def _next(self) -> None:
        turn = self.turn_message
        if turn is None:
            await self._open()
        elif self._absences and self._rng.random() < ABSENCE_RATE:
            await self._change_absence(self._rng.choice(self.people))
        else:
            if self._plans and self._rng.random() < PLANNING:
                await self._plan(self._rng.choice(self.people[1:]))
            before = self.moves
            await self._move(turn)
            if self.moves > before:
                await wait_until(lambda: self._moved_on(turn), TURN_TIMEOUT)

    async def _change_absence(self, who: Person) -> None:
        """End an absence, or announce one."""
        panel = await self._ask(who, "nevsky away")
        ends = [button for button in panel.buttons if button.path[-1] == "back"]
        if ends:
            over = await press(self._discord, who, self.channel_id, ends[0], panel=panel)
            await over.wait_for_answer(ANSWER_TIMEOUT)
        else:
            await self._ask(who, "nevsky away", until=self._rng.choice(("1", "2", "soon")))

    def _moved_on(self, turn: Message) -> bool:
        newest = self.turn_message
        return newest is not turn or not self._discord.gateway.ready.is_set()

    async def _open(self) -> None:
        """Open a table and start the game. Steps that were done before are refused."""
        before = self.turn_message
        await self._ask(self.people[0], "new", edition=self._edition)
        for person in self.people[1:]:
            await self._ask(person, "join")
        if self._ai is not None:
            await self._ask(self.people[0], "ai", level=self._ai)
        await self._ask(self.people[0], "start")
        await wait_until(lambda: self.turn_message is not before, TURN_TIMEOUT)

    async def _ask(self, who: Person, command: str, **options: str) -> SentInteraction:
        interaction = await slash(self._discord, who, self.channel_id, command, **options)
        return await self._note_plans(who.name, interaction)

    def person_to_act(self, turn: Message) -> Person | None:
        """Return the person whom a turn message addresses."""
        return self._person_addressed(turn.content)

    def _person_addressed(self, content: str) -> Person | None:
        match = _ADDRESSED.search(content)
        if match is None:
            return None
        return next(
            (
                person
                for person in self.people
                if str(person.id) == match[1] or person.name == match[2]
            ),
            None,
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
        suggestions = await autocomplete(self._discord, who, self.channel_id, name, option)
        if not suggestions:
            return
        label, value = self._rng.choice(suggestions)
        card = _card(label)
        answer = await self._send(
            history, Operation(who.name, verb, card), name, who, **{option: value}
        )
        if _asks_again(who, answer):
            await self._choose(history, Operation(who.name, verb, card), who, answer)

    async def _by_buttons(
        self, history: OperationHistory, who: Person, turn: Message, verb: str
    ) -> None:
        button = turn.button_for(verb)
        assert button is not None
        answer = await self._press(history, Operation(who.name, verb, ""), who, button)
        if _asks_again(who, answer):
            await self._choose(history, Operation(who.name, verb, ""), who, answer)

    async def _choose(
        self, history: OperationHistory, attempt: Operation, who: Person, panel: SentInteraction
    ) -> None:
        """Choose in private menus until the bot asks nothing more about the move."""
        for _ in range(3):
            choices = [button for button in panel.buttons if button.path[1] == "do"]
            button = self._rng.choice(choices)
            attempt = operation_of_button(attempt, button)
            answer = await self._press(history, attempt, who, button, panel)
            if not _asks_again(who, answer):
                return
            panel = answer

    async def _send(
        self, history: OperationHistory, attempt: Operation, name: str, who: Person, **options: str
    ) -> SentInteraction:
        interaction = await slash(self._discord, who, self.channel_id, name, **options)
        return await self._record_answer(history, attempt, interaction)

    async def _press(
        self,
        history: OperationHistory,
        attempt: Operation,
        who: Person,
        button: ShownButton,
        panel: SentInteraction | None = None,
    ) -> SentInteraction:
        interaction = await press(self._discord, who, self.channel_id, button, panel=panel)
        return await self._record_answer(history, attempt, interaction)

    async def _record_answer(
        self, history: OperationHistory, attempt: Operation, interaction: SentInteraction
    ) -> SentInteraction:
        """Wait for the answer, and record the outcome that it tells."""
        try:
            await self._note_plans(attempt.name, interaction)
        except Unanswered:
            if not interaction.content:
                history.operations.append(attempt)
                raise
        content = PlannedMoves(attempt.name).note_answer(interaction.content)
        sentence = public_sentence(attempt.name, content)
        if interaction.content == UNKNOWN_OUTCOME:
            # The outcome is unknown: the move may or may not have been made.
            history.operations.append(attempt)
        if sentence is not None:
            history.operations.append(Operation(attempt.name, attempt.verb, attempt.card, sentence))
            self.moves += 1
        if interaction.lost:
            raise Unanswered
        return interaction

    async def read_log(self) -> list[str] | None:
        """Return the table's log as its first person reads it; None if no game is running."""
        return await read_log(self._discord, self.people[0], self.channel_id)

    async def newest_ply(self) -> int:
        """Return the ply of the controls in the hand of the person to act; 0 if nobody can act."""
        for person in self.people:
            answer = await self._ask(person, "hand")
            for button in answer.buttons:
                if button.path[1] == "do":
                    return int(button.path[3])
        return 0


@asynccontextmanager
async def players_active(tables: Iterable[TableClient]) -> AsyncIterator[None]:
    """Let these people play while the block runs."""
    playing = [asyncio.create_task(table.play()) for table in tables]
    try:
        yield
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def wait_for_moves(tables: Sequence[TableClient], moves: int, of_each: int = 0) -> None:
    """Wait until so many moves are confirmed from now on: in all, and at each table."""
    before = [table.moves for table in tables]

    def enough() -> bool:
        made = [table.moves - earlier for table, earlier in zip(tables, before, strict=True)]
        return sum(made) >= moves and min(made) >= of_each

    assert await wait_until(enough, PLAY_TIMEOUT), "people cannot move"


def operation_of_button(attempt: Operation, button: ShownButton) -> Operation:
    """Return the operation of a button in a menu; a refusal may offer other moves."""
    verb, *chosen = button.path[4:]
    if verb != attempt.verb:
        attempt = Operation(attempt.name, verb, "")
    return replace(attempt, card=_card(button.label)) if chosen and not attempt.card else attempt


def _card(label: str) -> str:
    match = _CARD.match(label)
    return match[1] if match else label


def _asks_again(who: Person, answer: SentInteraction) -> bool:
    """Return whether an answer asks more about the same move.

    After a move, the buttons below the confirmation belong to the next question.
    """
    asks = bool(answer.buttons) and answer.buttons[0].path[1] == "do"
    content = PlannedMoves(who.name).note_answer(answer.content)
    return asks and public_sentence(who.name, content) is None


def _plan_button(answer: SentInteraction) -> ShownButton | None:
    """The button of a hand that leads to the list of plans."""
    return next((button for button in answer.buttons if button.path[1] == "plan"), None)
