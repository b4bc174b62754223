"""People of one channel, who play and plan, and note what was confirmed to them."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeAlias

from bot.i18n.texts import shared_texts
from bot.table.move_log import MoveKind
from tests.programs.crash.clients.player import Player
from tests.programs.crash.planned_moves import PlannedMoves
from tests.programs.crash.stored_games import Deed, Query
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press, slash
from tests.support.fake_discord.log_reader import read_log
from tests.support.fake_discord.payloads import FIRST_CHANNEL, PEOPLE, Person
from tests.support.fake_discord.recording import (
    Message,
    SentInteraction,
    ShownButton,
    Unanswered,
)
from tests.support.fake_discord.server import FakeDiscord, wait_until

TURN_TIMEOUT = 8.0
"""Seconds without a turn message after which people look again."""

SETTLE_TIMEOUT = 120.0
"""Seconds in which a channel must show one turn message, even on a busy machine."""

PLANNING_RATE = 0.3
"""How often somebody plans a move before the next one is made."""

MAX_CHOICES = 5
"""Presses, at most, on the way to a plan."""

_ENGLISH = shared_texts().in_language("en")
PLAN_A_MOVE = _ENGLISH("button-plan", number=0)
PLANNED = _ENGLISH("plan-made", what="").rstrip(". ")
UNKNOWN_OUTCOME = _ENGLISH("refused-unsure")

_ADDRESSED = re.compile(r"\*\*(?:<@(\d+)>|(\w+))\*\*")
"""The people addressed in the text of a turn message."""


Step: TypeAlias = tuple[Person, str, dict[str, str]]
"""Who uses which command of a game, with which options."""


class TableClient(Player):
    """The people of one channel, who play, and start the next game when one ends."""

    command = ""
    """The slash command of the game."""

    plans: Sequence[tuple[re.Pattern[str], str]] = ()
    """A pattern of a plan in the words of the bot, and a template of a pattern of the sentence of
    the log that tells of the move."""

    has_secret_log = False
    """Whether the log tells everybody something else."""

    def __init__(
        self,
        discord: FakeDiscord,
        rng: Random,
        channel_id: int = FIRST_CHANNEL,
        people: Sequence[Person] = PEOPLE[:3],
        *,
        planning_rate: float = PLANNING_RATE,
    ) -> None:
        super().__init__(discord)
        self._rng, self._planning_rate = rng, planning_rate
        self.channel_id, self.people = channel_id, people
        self.planned: dict[tuple[str, str], PlannedMoves] = {}
        self.logs: dict[tuple[str, str], list[str]] = {}
        """The logs of the games as people last read them."""

    @property
    def turn_message(self) -> Message | None:
        """The message that asks for a turn; None in a lobby and after the end."""
        return self._discord.recording.turn_message(self.channel_id)

    @property
    def game(self) -> str:
        """The id of the game that waits for somebody; an empty string if none does."""
        turn = self.turn_message
        return "" if turn is None else turn.buttons[0].path[2]

    @property
    def plan_counts(self) -> tuple[int, int]:
        """How many plans were confirmed, and how many of them were carried out."""
        plans = self.planned.values()
        return sum(len(each.made) for each in plans), sum(each.carried_out for each in plans)

    def planned_by(self, game: str, who: Person) -> PlannedMoves:
        """What somebody has planned in a game."""
        return self.planned.setdefault((game, who.name), PlannedMoves())

    def addressed_in(self, content: str) -> list[Person]:
        """Return those of the people whom a turn message addresses."""
        words = {word for match in _ADDRESSED.findall(content) for word in match}
        return [each for each in self.people if str(each.id) in words or each.name in words]

    async def _act(self) -> None:
        turn = self.turn_message
        if turn is None:
            await self._open()
            return
        if self._rng.random() < self._planning_rate:
            await self._plan(turn, self._rng.choice(self.people))
        await self._decide(turn, self._rng.choice(self.addressed_in(turn.content) or self.people))

    @abstractmethod
    async def _decide(self, turn: Message, who: Person) -> None:
        """Make a move at random, if this person may."""

    @property
    def _opening(self) -> list[Step]:
        first, *others = self.people
        return [(first, "new", {}), *((each, "join", {}) for each in others), (first, "start", {})]

    async def _open(self) -> None:
        """Open a table and start the game. Steps that were done before are refused."""
        for who, name, options in self._opening:
            await self._ask(who, name, **options)
        await wait_until(lambda: self.turn_message is not None, TURN_TIMEOUT)

    async def _slash(self, who: Person, name: str, **options: str) -> SentInteraction:
        """Use a command of the game, without waiting for the answer."""
        command = f"{self.command} {name}"
        return await slash(self._discord, who, self.channel_id, command, **options)

    async def _ask(self, who: Person, name: str, **options: str) -> SentInteraction:
        """Use a command of the game, and return it with its answer."""
        sent = await self._slash(who, name, **options)
        await self._note(sent)
        return sent

    async def _press(
        self, who: Person, button: ShownButton, panel: SentInteraction | None = None
    ) -> SentInteraction:
        """Press a button that makes no move, and return that with its answer."""
        sent = await press(self._discord, who, self.channel_id, button, panel=panel)
        await self._note(sent)
        return sent

    async def _note(self, sent: SentInteraction) -> str:
        """Wait for an answer, record what it tells about plans, and return the rest of it."""
        planned = self.planned_by(self.game, sent.who)
        try:
            await sent.wait_for_answer(ANSWER_TIMEOUT)
        except Unanswered:
            planned.note_unanswered()
            raise
        if sent.content == UNKNOWN_OUTCOME:
            planned.note_unanswered()
        return planned.note_answer(sent.content)

    async def _try(
        self, sent: SentInteraction, confirmation: re.Pattern[str], otherwise: bool | None = False
    ) -> bool:
        """Note what became of a move that somebody has sent, and return whether it was confirmed.

        `otherwise` is what an answer tells without the confirmation: by default, that the move was
        not made.
        """
        deed = self.deeds[sent.id] = Deed(sent.who.id, MoveKind.USER_ACTION)
        is_confirmed = confirmation.search(await self._note(sent)) is not None
        if sent.content != UNKNOWN_OUTCOME:
            self.deeds[sent.id] = replace(deed, confirmed=is_confirmed or otherwise)
        return is_confirmed

    # Plans

    async def _hand(self, turn: Message, who: Person) -> SentInteraction:
        """Show the private panel that leads to the list of plans."""
        return await self._press(who, turn.buttons[0])

    async def _plan(self, turn: Message, who: Person) -> None:
        """Plan a move at random, as far as buttons lead there."""
        panel = await self._hand(turn, who)
        button = _plan_button(panel)
        for _ in range(MAX_CHOICES):
            if button is None:
                return
            panel = await self._press(who, button, panel)
            if PLANNED in panel.content:
                return
            choices = [each for each in panel.buttons if each.path[4:5] == ["0"]]
            button = self._rng.choice(choices) if choices else None

    async def _read_plans(self, turn: Message, who: Person, sentences: int) -> None:
        """Note the list of somebody's plans, and the length of the log."""
        panel = await self._hand(turn, who)
        button, shown = _plan_button(panel), ""
        if button is not None and button.label != PLAN_A_MOVE:
            shown = (await self._press(who, button, panel)).content
        self.planned_by(turn.buttons[0].path[2], who).note_list(shown, sentences)

    def find_plan_faults(self, game: str, who: Person, moves: int, log: list[str]) -> list[str]:
        """Return what is wrong with somebody's plans since the last check: some are lost, or were
        carried out twice.

        `moves` is how many planned moves were made for them, apart from passes, before the list was
        read. Made by hand, a move takes the place of a plan.
        """
        planned, faults = self.planned_by(game, who), list[str]()
        new = log[planned.checked_list.sentences :]
        known = dict.fromkeys((*planned.checked_list.plans, *planned.made))
        for what in () if planned.has_unknown_since_check else known:
            sentence = self._sentence_of_plan(who, what)
            if planned.count_ended(what) > sum(sentence.match(line) is not None for line in new):
                faults.append(f"a plan is lost: {what}")
        planned.mark_checked()
        if moves > planned.carried_out and not planned.has_unknown:
            faults.append(f"{moves} planned moves were made by {planned.carried_out} plans")
        return faults

    def _sentence_of_plan(self, who: Person, what: str) -> re.Pattern[str]:
        """What the log says once a plan is carried out; anything if that cannot be told."""
        for pattern, sentence in self.plans:
            if match := pattern.fullmatch(what):
                return re.compile(sentence.format(*map(re.escape, match.groups()), name=who.name))
        return re.compile("")

    # Checks

    async def check(self, query: Query) -> list[str]:
        """Return what is wrong with plans, in anybody's log or in the channel, while nobody acts.

        Plans are read after the moves and before the log, so that what is carried out in between is
        in one of them.
        """
        turn = self.turn_message
        if turn is None:
            return []
        game, faults = turn.buttons[0].path[2], list[str]()
        moves, logs = await _planned_moves(query, game), await self._read_logs(game)
        for who in self.people if self._planning_rate else ():
            await self._read_plans(turn, who, len(logs[who]))
        logs = await self._read_logs(game)
        for who, log in logs.items():
            before, self.logs[game, who.name] = self.logs.get((game, who.name), []), log
            if not log:
                continue
            if before != log[: len(before)]:
                faults.append(f"the log has changed: {before} became {log}")
            if self._planning_rate:
                found = self.find_plan_faults(game, who, moves.get(who.id, 0), log)
                faults += [f"{who.name}: {fault}" for fault in found]
        if not await wait_until(lambda: self._turn_message_count() == 1, SETTLE_TIMEOUT):
            faults.append(f"{self._turn_message_count()} messages ask for a turn")
        return faults

    async def _read_logs(self, game: str) -> dict[Person, list[str]]:
        """Return the log as everybody reads it, without sentences if no game is running."""
        logs = dict[Person, list[str]]()
        for who in self.people:
            if self.has_secret_log or not logs:
                # An answer may begin with why a plan is off.
                note, command = self.planned_by(game, who).note_answer, f"{self.command} show log"
                log = await read_log(self._discord, who, self.channel_id, command, note) or []
            logs[who] = log
        return logs

    def _turn_message_count(self) -> int:
        return sum(
            message.is_turn for message in self._discord.recording.visible_messages(self.channel_id)
        )


def _plan_button(answer: SentInteraction) -> ShownButton | None:
    """The button of a private panel that leads to the list of plans."""
    return next((button for button in answer.buttons if button.path[1] == "plan"), None)


async def _planned_moves(query: Query, game: str) -> dict[int, int]:
    """Return how many planned moves were made for each user, apart from passes."""
    return dict(
        await query(
            f"""SELECT user_id, count(*) FROM move WHERE game_id = {int(game)} AND kind = 'plan'
            AND action NOT LIKE '%pass%' GROUP BY user_id"""  # noqa: S608 - a number
        )
    )
