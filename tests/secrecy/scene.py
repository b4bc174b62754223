"""One scene: people look, ask and press whatever they can, and somebody makes a move."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Any

from bot.channel.components import CustomId
from bot.i18n.texts import shared_texts
from engine.core import Seat
from tests.secrecy.stage import PLY, STRANGER, Stage
from tests.secrecy.tap import Numbering, Request, tapped

OUR_FAULT = shared_texts().in_language("en")("refused-our-fault")

LOOKS = ("look", "cancel", "ask", "standings", "log", "tableaux", "rules", "cards", "more")
"""What the buttons of private answers show; the table itself is asked for by command."""

LOOKED_BACK = (
    CustomId("replay", 1),
    CustomId("replay", 1, PLY, ("m", "on")),
    CustomId("export", 1),
    CustomId("history", 0, 0, ("here", "scope")),
    CustomId("own-data", 0),
)
"""What shows games that are over, and must show nothing of this one."""

ASKED = 4
"""Things that each onlooker asks before the move, drawn by lot; all of them over many scenes."""


class Fault(Exception):
    """The bot failed in a scene, secret or not."""


class Logged(logging.Handler):
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


class Scene:
    """Plays one scene and writes down all that the onlookers could notice."""

    def __init__(self, stage: Stage, viewer: Seat | None, seat: Seat, seed: int) -> None:
        self._stage = stage
        self._viewer = viewer
        self._seat = seat
        self._seed = seed
        self._numbering = Numbering()
        self._asked: tuple[Seat, ...] = ()
        self.seen: list[object] = []

    async def play(self, state: Any, action: Any | None) -> list[object]:
        """The scene in the world of this state. The same seed makes it the same scene."""
        rng, logged = Random(self._seed), Logged()
        self._asked = self._stage.case.game.to_act(state)
        # What people are called in this world, before anything differs.
        for person in (*self._stage.people, self._stage.channel, self._stage.env.guild):
            self._numbering.plain(str(person.id))
        log = logging.getLogger("bot")
        level = log.level
        log.addHandler(logged)
        log.setLevel(logging.DEBUG)
        try:
            with tapped() as made:
                await self._stage.put(state)
                self._note(made, None)
                for onlooker in self._onlookers:
                    await self._look(made, onlooker, rng, ASKED)
                await self._act(made, action, rng)
                for onlooker in self._onlookers:
                    # What happened since his last move is told there.
                    await self._stage.press(onlooker, CustomId("look", 1, PLY).encoded)
                    self._note(made, onlooker)
                    await self._look(made, onlooker, rng, 1)
        finally:
            log.removeHandler(logged)
            log.setLevel(level)
        if logged.errors:
            raise Fault("; ".join(logged.errors))
        self.seen += [self._numbering.plain(line) for line in logged.lines]
        return self.seen

    @property
    def _onlookers(self) -> list[int]:
        return [STRANGER] + ([] if self._viewer is None else [self._viewer])

    async def _look(self, made: list[Request], who: int, rng: Random, number: int) -> None:
        """Somebody asks for things that he may ask for, and for some that he may not."""
        for ask in rng.sample(self._questions(who, rng), number):
            await ask
            self._note(made, who)

    def _questions(self, who: int, rng: Random) -> list[Any]:
        stage = self._stage
        plain: list[Any] = [
            *(_Later(stage.slash, who, "hand") for _ in stage.commands & {"hand"}),
            _Later(stage.slash, who, "board", text=True),
            _Later(stage.slash, who, "log"),
            _Later(stage.slash, who, "undo"),
            *(
                _Later(stage.slash, who, "tableau", player=stage.people[seat])
                for _ in stage.commands & {"tableau"}
                for seat in range(stage.case.seats)
            ),
            *(
                _Later(stage.suggest, who, command, option, rng.choice(("", "a", "e", "1")))
                for command, option in stage.suggesting()
            ),
        ]
        plain += [_Later(stage.press, who, CustomId(verb, 1, PLY).encoded) for verb in LOOKS]
        plain += [_Later(stage.press, who, press.encoded) for press in LOOKED_BACK]
        if who == STRANGER:
            plain.append(_Later(stage.slash, who, "board"))
        # Where several decide, the last one's decision opens rightly what was secret until then.
        acting = who in self._asked
        return plain + [
            _Later(stage.press, who, button) for button in stage.buttons() if not acting
        ]

    async def _act(self, made: list[Request], action: Any | None, rng: Random) -> None:
        """Who is to act looks at what only he may see, tries what cannot be, and moves."""
        stage, who = self._stage, self._seat
        for command in stage.commands & {"hand"}:
            await stage.slash(who, command)
            self._note(made, who)
        for command, option in rng.sample(stage.suggesting(), 2):
            await stage.suggest(who, command, option, "")
            self._note(made, who)
        await stage.press(who, CustomId("do", 1, PLY, ("nonsense", "nothing")).encoded)
        self._note(made, who)
        if action is not None:
            path = stage.ui.panels.path(action)
            await stage.press(who, CustomId("do", 1, PLY, path).encoded)
            self._note(made, who)

    def _note(self, made: list[Request], who: int | None) -> None:
        """Write down what was sent, as far as the onlookers can see it."""
        for request in made:
            if OUR_FAULT in request.body:
                raise Fault(f"{who} was told that something went wrong")
            if request.public or who is None or who in self._onlookers:
                said = (request.method, request.path, request.body)
                self.seen.append((*map(self._numbering.plain, said), request.files))
            else:
                self.seen.append(request.outline)
        made.clear()


class _Later:
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
