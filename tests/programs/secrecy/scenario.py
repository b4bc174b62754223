"""A scenario: people send queries, one makes a move, and all that observers see is recorded."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.ai_seats.scheduler import AIScheduler
from bot.channel.custom_id import CustomId
from bot.i18n.texts import shared_texts
from bot.interactions.routes import FORMS
from bot.storage.records import PlanRow
from engine.ai.agents import ActionValue
from engine.ai.worker import WorkerRequest, encode_request
from engine.core import Seat
from tests.programs.secrecy.common_moves import CommonMoves
from tests.programs.secrecy.harness import PLY, STRANGER, SeatMove, SecrecyHarness
from tests.programs.secrecy.observations import WORK
from tests.programs.secrecy.running_tournament import PRESSES as TOURNAMENT_PRESSES
from tests.programs.secrecy.work import count_work
from tests.support.simulated_discord.fixed_time import fixed_time
from tests.support.simulated_discord.request_recorder import (
    IdNormalizer,
    RecordedRequest,
    record_requests,
)

OUR_FAULT = tuple(
    shared_texts().in_language(language)("refused-our-fault")
    for language in shared_texts().languages
)

VIEW_VERBS = (
    *("look", "cancel", "ask", "standings", "log", "tableaux", "rules", "cards"),
    *("pace", "away", "return", "course", "invite", "ask-end", *FORMS),
)
"""The buttons that show private views or forms; the table itself is requested by command."""

HISTORY_PRESSES = (
    *(CustomId(verb, 1) for verb in ("open-replay", "charted", "share")),
    CustomId("replay", 1),
    CustomId("replay", 1, PLY, ("m", "on")),
    CustomId("export", 1),
    CustomId("history", 0, 0, ("here", "scope")),
    CustomId("own-data", 0),
    CustomId("absence", 0),
)
"""Buttons about finished games, which must show nothing of the running one."""

HINT = CustomId("hint", 1, PLY)
"""Only who is to act gets one."""

REVIEW = CustomId("review", 1)
"""Nobody gets one of a running game."""

SHOWING = 4, 5, 6, 7
"""Discord's types of responses that show or change a message."""

EPHEMERAL = 64

QUERIES_PER_OBSERVER = 5
"""Random queries that each observer sends before the move."""


class BotFailed(Exception):
    """Raised if the bot logs or reports an error during a scenario."""


class LogRecorder(logging.Handler):
    """Collects the messages and the errors that the bot logs."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            error = record.exc_info[1] if record.exc_info else None
            self.errors.append(f"{record.getMessage()} {error!r}")
        self.lines.append(record.getMessage())


@dataclass
class SecrecyScenario:
    """Plays a scenario, and records everything that the observers could notice.

    The observers are the viewer, if any, and a stranger. The `seat` makes the move.
    """

    harness: SecrecyHarness
    viewer: Seat | None
    seat: Seat
    seed: int
    undoes: bool = True
    """Whether the observers may try to undo."""
    stand_in: CommonMoves | None = None
    """What chooses for an AI that plays for somebody, or for the AI players of a private table."""
    observations: list[object] = field(default_factory=list)
    _numbering: IdNormalizer = field(default_factory=IdNormalizer)
    _owners: dict[str, int | None] = field(default_factory=dict)
    """Whose the interactions are, by their tokens."""
    _private: set[str] = field(default_factory=set)
    """The tokens of interactions that are answered to their users alone."""

    async def play(
        self,
        state: Any,
        action: Any | None,
        plans: Sequence[PlanRow] = (),
        letting_act: Collection[Seat] = (),
        by_hand: Sequence[SeatMove] = (),
    ) -> list[object]:
        """Play the scenario from a state with some plans, and return the observations.

        The table may act for the users of `letting_act`. The moves `by_hand` are made as soon as
        it is the turn of their seats. The same seed gives the same scenario. Raises BotFailed if
        the bot logs an error.
        """
        self._rng, log_recorder = Random(self.seed), LogRecorder()
        self._asked = self.harness.case.game.to_act(state)
        self._by_hand = list(by_hand)
        # Number the people first, so that their numbers are the same in both states.
        for person in (*self.harness.people, self.harness.channel, self.harness.env.guild):
            self._numbering.normalize(str(person.id))
        log = logging.getLogger("bot")
        level = log.level
        log.addHandler(log_recorder)
        log.setLevel(logging.DEBUG)
        try:
            with (
                record_requests() as self._requests,
                self._record_pauses(),
                self._choose_for_stand_in(),
                self._record_hints(),
                count_work(self.harness.bot) as work,
                fixed_time(),
            ):
                await self._set_state(state, plans, letting_act)
                self._record(None)
                await self._play_scenes(action)
                await self.harness.wait_until_announced()
                # An ended game is compressed at some time.
                if await self.harness.acting_seats():
                    self.observations.append((WORK, sorted(work.items()), ()))
        finally:
            log.removeHandler(log_recorder)
            log.setLevel(level)
        if log_recorder.errors:
            raise BotFailed("; ".join(log_recorder.errors))
        self.observations += [self._numbering.normalize(line) for line in log_recorder.lines]
        return self.observations

    async def _set_state(
        self, state: Any, plans: Sequence[PlanRow], letting_act: Collection[Seat]
    ) -> None:
        stand_in = None if self.stand_in is None else self.stand_in.seat
        await self.harness.set_state(state, plans, letting_act, stand_in)

    async def _play_scenes(self, action: Any | None) -> None:
        """Let the observers look before and after the action."""
        for observer in self._observers:
            await self._query(observer, QUERIES_PER_OBSERVER)
            for button in (HINT, REVIEW, *(TOURNAMENT_PRESSES * self.harness.in_tournament)):
                await self._press(observer, button)
        await self._act(action)
        await self._move_by_hand()
        for observer in self._observers:
            # This view tells the observer what happened since their last move.
            await self._press(observer, CustomId("look", 1, PLY))
            await self._query(observer, 1)

    async def _press(self, who: int, button: CustomId) -> None:
        await self.harness.press(who, button.encoded)
        self._record(who)

    @contextmanager
    def _record_pauses(self) -> Iterator[None]:
        """Count the pauses before moves among the observations, as if choosing took no time."""

        async def record(_: AIScheduler, seconds: float) -> None:
            self.observations.append(("pause", seconds, ()))

        scheduler = self.harness.bot.runtime.ai_scheduler
        with (
            patch.object(AIScheduler, "_pause", record),
            patch.object(scheduler, "_no_delay", False),
            patch("bot.ai_seats.scheduler.monotonic", lambda: 0.0),
        ):
            yield

    @contextmanager
    def _record_hints(self) -> Iterator[None]:
        """Count whether a hint goes by secrets among the observations; any action may be the best.

        It may go by what can be inferred, such as the money of others, and the states of a pair
        may differ in that. So the request is compared with one from another determinization.
        """

        async def record(_: int, request: WorkerRequest) -> list[ActionValue]:
            known = request.info_state
            table = await self.harness.bot.runtime.tables.get(self.harness.place)
            state = known.game.determinize(table.state, known.seat, self.seed)
            other: Any = SimpleNamespace(game=known.game, state=state, row=table.row)
            scheduler = self.harness.bot.runtime.ai_scheduler
            expected = encode_request(scheduler.make_request(other, known.seat, hint=True))
            asked = encode_request(request)
            goes_by = "" if asked == expected else asked
            self.observations.append(("hint", goes_by, ()))
            return [ActionValue(action, 1, 0.5, 0.0, 0.0, 0.0) for action in known.legal]

        with patch.object(self.harness.bot.workers, "evaluate_actions", record):
            yield

    def _choose_for_stand_in(self) -> AbstractContextManager[Any]:
        """Let `CommonMoves` choose for the AI that stands in, if there is one."""
        if self.stand_in is None:
            return nullcontext()
        scheduler = self.harness.bot.runtime.ai_scheduler
        return patch.object(scheduler, "_choose_move", self.stand_in.choose)

    @property
    def _observers(self) -> list[int]:
        return [STRANGER] + ([] if self.viewer is None else [self.viewer])

    async def _query(self, who: int, number: int) -> None:
        """Send random queries as this person, including some that must be refused."""
        for query in self._rng.sample(self._queries(who), number):
            await query()
            self._record(who)
            # It may have been a move.
            await self._move_by_hand()

    async def _move_by_hand(self) -> None:
        """Make the moves by hand whose turn has come."""
        while self._by_hand and self._by_hand[0][0] in await self.harness.acting_seats():
            move = self._by_hand.pop(0)
            await self.harness.move_by_hand(move)
            self._record(move[0])

    def _queries(self, who: int) -> list[Callable[[], Awaitable[None]]]:
        harness, commands = self.harness, self.harness.commands
        slash, press = partial(harness.slash, who), partial(harness.press, who)
        queries = [
            *(partial(slash, "hand") for _ in commands & {"hand"}),
            partial(slash, "show board", text=True),
            partial(slash, "show log"),
            *(partial(slash, "undo") for _ in range(self.undoes)),
            *(
                partial(slash, "show tableau", player=str(seat))
                for _ in commands & {"tableau"}
                for seat in range(harness.case.seats)
            ),
            *(
                partial(harness.autocomplete, who, *option, self._rng.choice(("", "a", "e", "1")))
                for option in harness.autocompleted_options()
            ),
            *(partial(press, CustomId(verb, 1, PLY).encoded) for verb in VIEW_VERBS),
            *(partial(press, button.encoded) for button in HISTORY_PRESSES),
            *(partial(harness.submit_form, who, CustomId(verb, 1, PLY).encoded) for verb in FORMS),
        ]
        if who == STRANGER:
            queries.append(partial(slash, "show board"))
        # In simultaneous decisions, the last decision legitimately reveals the others.
        buttons = () if who in self._asked else harness.button_ids()
        return [*queries, *(partial(press, button) for button in buttons)]

    async def _act(self, action: Any | None) -> None:
        """Let the acting seat look at its hand, send an invalid move, and make the move."""
        harness, who = self.harness, self.seat
        for command in harness.commands & {"hand"}:
            await harness.slash(who, command)
            self._record(who)
        for command, option in self._rng.sample(harness.autocompleted_options(), 2):
            await harness.autocomplete(who, command, option, "")
            self._record(who)
        await self._press(who, CustomId("do", 1, PLY, ("nonsense", "nothing")))
        if action is not None:
            await self._press(who, CustomId("do", 1, PLY, harness.ui.panels.path(action)))

    def _record(self, who: int | None) -> None:
        """Record the requests, as far as the observers can see them."""
        # Messages are posted and buttons vanish while answers are being drawn: which is sent first
        # varies with the load.
        in_order = sorted(self._requests, key=lambda each: (_takes_button_off(each), each.public))
        for request in in_order:
            if any(words in request.body for words in OUR_FAULT):
                raise BotFailed(f"the bot reported an internal error to person {who}")
            owner = self._owner(request, who)
            if self._is_public(request) or owner is None or owner in self._observers:
                contents = (request.method, request.path, request.body)
                self.observations.append((*map(self._numbering.normalize, contents), request.files))
            else:
                self.observations.append(request.outline)
        self._requests.clear()

    def _is_public(self, request: RecordedRequest) -> bool:
        """Whether everybody in the channel sees its effect: not that of a private answer.

        An answer is private if it says so when the interaction is acknowledged, and each further
        message has to say so again. All buttons are pressed on public messages.
        """
        resource, _, token = [*request.path.split("/")[1:], "", ""][:3]
        if resource == "interactions":
            sent = json.loads(request.body)
            if sent.get("type") not in SHOWING or _is_ephemeral(sent.get("data")):
                self._private.add(token)
        elif resource == "webhooks" and request.method == "POST":
            return not _is_ephemeral(json.loads(request.body))
        elif resource != "webhooks":
            return request.public
        return token not in self._private

    def _owner(self, request: RecordedRequest, who: int | None) -> int | None:
        """Whose private message a request concerns, if this person's action has led to it."""
        parts = request.path.split("/")
        if parts[1] == "interactions":
            self._owners[parts[3]] = who
        return self._owners.get(parts[3], who) if _takes_button_off(request) else who


def _is_ephemeral(message: Any) -> bool:
    return bool(((message or {}).get("flags") or 0) & EPHEMERAL)


def _takes_button_off(request: RecordedRequest) -> bool:
    """Whether a request only changes the buttons of a private message."""
    is_edit = request.method == "PATCH" and request.path.startswith("/webhooks/")
    return is_edit and '"components"' in request.body and '"content"' not in request.body
