"""People who also plan moves while others are on turn, in games with hidden or shared pieces."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.i18n.texts import shared_texts
from tests.programs.crash.clients.council import CouncilClient
from tests.programs.crash.planned_moves import PlannedMoves
from tests.support.fake_discord.client import ANSWER_TIMEOUT, press
from tests.support.fake_discord.log_reader import read_log
from tests.support.fake_discord.payloads import FIRST_CHANNEL, Person
from tests.support.fake_discord.recording import (
    Message,
    SentInteraction,
    ShownButton,
    Unanswered,
)
from tests.support.fake_discord.server import FakeDiscord

PLANNING = 0.3
"""How often somebody plans a move before the next one is made."""

MAX_CHOICES = 5
"""Presses, at most, on the way to a plan."""

_ENGLISH = shared_texts().in_language("en")
PLAN_A_MOVE = _ENGLISH("button-plan", number=0)
PLANNED = _ENGLISH("plan-made", what="").rstrip(". ")


class PlanningClient(CouncilClient):
    """Three people in one channel, who play and plan."""

    plans: Sequence[tuple[re.Pattern[str], str]] = ()
    """A pattern of a plan in the words of the bot, and a template of a pattern of the sentence of
    the log that tells of the move; NAME in it is the player's name."""

    def __init__(self, discord: FakeDiscord, rng: Random, channel_id: int = FIRST_CHANNEL) -> None:
        super().__init__(discord, rng, channel_id)
        self.planned: dict[tuple[str, str], PlannedMoves] = {}

    @property
    def plan_counts(self) -> tuple[int, int]:
        """How many plans were confirmed, and how many of them were carried out."""
        plans = self.planned.values()
        return sum(len(each.made) for each in plans), sum(each.carried_out for each in plans)

    def planned_by(self, game: str, who: Person) -> PlannedMoves:
        """What somebody has planned in a game."""
        return self.planned.setdefault((game, who.name), PlannedMoves(who.name))

    async def _ask(self, who: Person, name: str, **options: str) -> SentInteraction:
        turn = self.turn_message
        game = "" if turn is None else turn.buttons[0].path[2]
        try:
            answer = await super()._ask(who, name, **options)
        except Unanswered:
            self.planned_by(game, who).note_unanswered()
            raise
        self.planned_by(game, who).note_answer(answer.content)
        return answer

    async def _press(
        self, game: str, who: Person, button: ShownButton, panel: SentInteraction | None = None
    ) -> SentInteraction:
        """Press a button that makes no move, and record what the answer tells about plans."""
        planned = self.planned_by(game, who)
        sent = await press(self._discord, who, self.channel_id, button, panel=panel)
        try:
            await sent.wait_for_answer(ANSWER_TIMEOUT)
        except Unanswered:
            planned.note_unanswered()
            raise
        planned.note_answer(sent.content)
        return sent

    async def _plan_now_and_then(self, turn: Message) -> None:
        """Plan a move at random, as far as buttons lead there."""
        if self._rng.random() >= PLANNING:
            return
        who, game = self._rng.choice(self.people), turn.buttons[0].path[2]
        panel = await self._press(game, who, turn.buttons[0])
        button = _plan_button(panel)
        for _ in range(MAX_CHOICES):
            if button is None:
                return
            panel = await self._press(game, who, button, panel)
            if PLANNED in panel.content:
                return
            choices = [each for each in panel.buttons if each.path[4:5] == ["0"]]
            button = self._rng.choice(choices) if choices else None

    async def check(self) -> list[str]:
        """Return what is wrong, also with plans, while nobody acts."""
        turn = self.turn_message
        if turn is not None:
            # Before the log, so that what is carried out in between is in one of them.
            for who in self.people:
                await self._read_plans(turn, who)
        return await super().check()

    async def _read_plans(self, turn: Message, who: Person) -> None:
        game = turn.buttons[0].path[2]
        log = await self._read_log(turn, who) or ()
        panel = await self._press(game, who, turn.buttons[0])
        button, planned = _plan_button(panel), self.planned_by(game, who)
        if button is None or button.label == PLAN_A_MOVE:
            planned.note_plans((), len(log))
        else:
            planned.note_list((await self._press(game, who, button, panel)).content)
            planned.note_plans(planned.listed or (), len(log))

    async def _read_log(self, turn: Message, who: Person) -> list[str] | None:
        planned = self.planned_by(turn.buttons[0].path[2], who)
        return await read_log(
            self._discord,
            who,
            self.channel_id,
            f"{self.command} show log",
            # An answer may begin with why a plan is off.
            planned.note_answer,
        )

    def sentence_of_plan(self, who: Person, what: str) -> re.Pattern[str] | None:
        """What the log says once a plan is carried out; None if that cannot be told."""
        for pattern, sentence in self.plans:
            if match := pattern.fullmatch(what):
                return re.compile(match.expand(sentence).replace("NAME", re.escape(who.name)))
        return None

    def may_have_planned(self, game: str, who: Person, sentence: str) -> bool:
        """Whether a sentence of the log may be about a plan that was carried out."""
        planned = self.planned_by(game, who)
        patterns = [self.sentence_of_plan(who, what) for what in planned.made]
        return planned.has_unknown or any(
            pattern is not None and pattern.match(sentence) for pattern in patterns
        )

    def find_plan_faults(self, game: str, who: Person, log: Sequence[str]) -> list[str]:
        """Return what is wrong with somebody's plans: some are lost, or were carried out twice."""
        planned = self.planned_by(game, who)
        if planned.listed is None:
            return []
        faults = [] if planned.has_unknown_since_check else self._find_lost_plans(planned, who, log)
        planned.mark_checked()
        if planned.has_unknown:
            return faults
        for what, times in Counter(planned.made).items():
            pattern = self.sentence_of_plan(who, what)
            happened = [line for line in log if pattern is not None and pattern.match(line)]
            if len(happened) > times + self._made_by_hand(game, who, happened, log):
                faults.append(f"a plan was carried out twice: {what}")
        return faults

    def _find_lost_plans(self, planned: PlannedMoves, who: Person, log: Sequence[str]) -> list[str]:
        """Return the plans that are over since the last check, though nobody was told and no equal
        move was made since. Made by hand, it takes the place of the plan.
        """
        faults = list[str]()
        new = log[planned.checked_list.sentences :]
        for what in dict.fromkeys((*planned.checked_list.plans, *planned.made)):
            pattern = self.sentence_of_plan(who, what)
            if pattern is not None and planned.count_ended(what) > sum(
                pattern.match(line) is not None for line in new
            ):
                faults.append(f"a plan is lost: {what}")
        return faults

    def _made_by_hand(
        self, game: str, who: Person, happened: Sequence[str], log: Sequence[str]
    ) -> int:
        """How many of these equal moves may have been made by hand, or automatically."""
        return len(happened)


def _plan_button(answer: SentInteraction) -> ShownButton | None:
    """The button of a private panel that leads to the list of plans."""
    return next((button for button in answer.buttons if button.path[1] == "plan"), None)
