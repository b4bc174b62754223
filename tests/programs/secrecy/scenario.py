"""One scene: people look, ask and press whatever they can, and somebody makes a move."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Any

from bot.channel.custom_id import CustomId
from bot.i18n.texts import shared_texts
from engine.core import Seat
from tests.programs.secrecy.harness import PLY, STRANGER, SecrecyHarness
from tests.support.simulated_discord.request_recorder import (
    IdNormalizer,
    RecordedRequest,
    record_requests,
)

OUR_FAULT = shared_texts().in_language("en")("refused-our-fault")

VIEW_VERBS = ("look", "cancel", "ask", "standings", "log", "tableaux", "rules", "cards", "more")
"""What the buttons of private answers show; the table itself is asked for by command."""

HISTORY_PRESSES = (
    CustomId("replay", 1),
    CustomId("replay", 1, PLY, ("m", "on")),
    CustomId("export", 1),
    CustomId("history", 0, 0, ("here", "scope")),
    CustomId("own-data", 0),
)
"""What shows games that are over, and must show nothing of this one."""

QUERIES_PER_OBSERVER = 4
"""Things that each onlooker asks before the move, drawn by lot; all of them over many scenes."""


class BotFailed(Exception):
    """The bot failed in a scene, secret or not."""


class LogRecorder(logging.Handler):
    """What the bot writes into its log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            error = record.exc_info[1] if record.exc_info else None
            self.errors.append(f"{record.getMessage()} {error!r}")
        self.lines.append(record.getMessage())


class SecrecyScenario:
    """Plays one scene and writes down all that the onlookers could notice."""

    def __init__(self, harness: SecrecyHarness, viewer: Seat | None, seat: Seat, seed: int) -> None:
        self._harness = harness
        self._viewer = viewer
        self._seat = seat
        self._seed = seed
        self._numbering = IdNormalizer()
        self._asked: tuple[Seat, ...] = ()
        self.observations: list[object] = []

    async def play(self, state: Any, action: Any | None) -> list[object]:
        """The scene in the world of this state. The same seed makes it the same scene."""
        rng, logged = Random(self._seed), LogRecorder()
        self._asked = self._harness.case.game.to_act(state)
        # What people are called in this world, before anything differs.
        for person in (*self._harness.people, self._harness.channel, self._harness.env.guild):
            self._numbering.normalize(str(person.id))
        log = logging.getLogger("bot")
        level = log.level
        log.addHandler(logged)
        log.setLevel(logging.DEBUG)
        try:
            with record_requests() as made:
                await self._harness.set_state(state)
                self._record(made, None)
                for onlooker in self._observers:
                    await self._query(made, onlooker, rng, QUERIES_PER_OBSERVER)
                await self._act(made, action, rng)
                for onlooker in self._observers:
                    # What happened since his last move is told there.
                    await self._harness.press(onlooker, CustomId("look", 1, PLY).encoded)
                    self._record(made, onlooker)
                    await self._query(made, onlooker, rng, 1)
        finally:
            log.removeHandler(logged)
            log.setLevel(level)
        if logged.errors:
            raise BotFailed("; ".join(logged.errors))
        self.observations += [self._numbering.normalize(line) for line in logged.lines]
        return self.observations

    @property
    def _observers(self) -> list[int]:
        return [STRANGER] + ([] if self._viewer is None else [self._viewer])

    async def _query(self, made: list[RecordedRequest], who: int, rng: Random, number: int) -> None:
        """Somebody asks for things that he may ask for, and for some that he may not."""
        for ask in rng.sample(self._questions(who, rng), number):
            await ask
            self._record(made, who)

    def _questions(self, who: int, rng: Random) -> list[Any]:
        harness = self._harness
        plain: list[Any] = [
            *(_Deferred(harness.slash, who, "hand") for _ in harness.commands & {"hand"}),
            _Deferred(harness.slash, who, "show board", text=True),
            _Deferred(harness.slash, who, "show log"),
            _Deferred(harness.slash, who, "undo"),
            *(
                _Deferred(harness.slash, who, "show tableau", player=harness.people[seat])
                for _ in harness.commands & {"tableau"}
                for seat in range(harness.case.seats)
            ),
            *(
                _Deferred(
                    harness.autocomplete, who, command, option, rng.choice(("", "a", "e", "1"))
                )
                for command, option in harness.autocompleted_options()
            ),
        ]
        plain += [
            _Deferred(harness.press, who, CustomId(verb, 1, PLY).encoded) for verb in VIEW_VERBS
        ]
        plain += [_Deferred(harness.press, who, press.encoded) for press in HISTORY_PRESSES]
        if who == STRANGER:
            plain.append(_Deferred(harness.slash, who, "show board"))
        # Where several decide, the last one's decision opens rightly what was secret until then.
        acting = who in self._asked
        return plain + [
            _Deferred(harness.press, who, button) for button in harness.button_ids() if not acting
        ]

    async def _act(self, made: list[RecordedRequest], action: Any | None, rng: Random) -> None:
        """Who is to act looks at what only he may see, tries what cannot be, and moves."""
        harness, who = self._harness, self._seat
        for command in harness.commands & {"hand"}:
            await harness.slash(who, command)
            self._record(made, who)
        for command, option in rng.sample(harness.autocompleted_options(), 2):
            await harness.autocomplete(who, command, option, "")
            self._record(made, who)
        await harness.press(who, CustomId("do", 1, PLY, ("nonsense", "nothing")).encoded)
        self._record(made, who)
        if action is not None:
            path = harness.ui.panels.path(action)
            await harness.press(who, CustomId("do", 1, PLY, path).encoded)
            self._record(made, who)

    def _record(self, made: list[RecordedRequest], who: int | None) -> None:
        """Write down what was sent, as far as the onlookers can see it."""
        for request in made:
            if OUR_FAULT in request.body:
                raise BotFailed(f"{who} was told that something went wrong")
            if request.public or who is None or who in self._observers:
                said = (request.method, request.path, request.body)
                self.observations.append((*map(self._numbering.normalize, said), request.files))
            else:
                self.observations.append(request.outline)
        made.clear()


class _Deferred:
    """A question that can be asked later, or not at all."""

    def __init__(self, ask: Any, *args: Any, **options: Any) -> None:
        self._how = ask, args, options

    def __await__(self) -> Any:
        ask, args, options = self._how
        return ask(*args, **options).__await__()


def difference(one: Sequence[object], two: Sequence[object]) -> str | None:
    """The first thing that is not the same in two worlds, in words; None if all is."""
    for place, (true, false) in enumerate(zip(one, two, strict=False)):
        if true != false:
            return f"at {place}: {_short(true)}\n  but elsewhere: {_short(false)}"
    if len(one) != len(two):
        longer = one if len(one) > len(two) else two
        return f"only in one world: {_short(longer[min(len(one), len(two))])}"
    return None


def _short(seen: object) -> str:
    if not isinstance(seen, tuple):
        return str(seen)
    files = [(name, alt, len(content), hash(content)) for name, alt, content in seen[-1]]
    return " ".join(map(str, (*seen[:-1], files)))
