"""A game that is over, as a row of scenes: each move, and before it each phase that it ended.

Whoever looks sees what he could see then: from the seat that he had when the move was made, or
else what everybody could see. Nothing that was hidden is opened because the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, TypeAlias

from bot.channel.stories import Story, stories
from bot.channel.wording import Wording, latest
from bot.game_ui import AnyGameUI
from bot.table.log import SEATED, STARTED
from bot.table.record import ENDED, Moment, Record
from bot.texts import shown_name
from engine.core import PhaseEnded, Seat
from render.picture import Picture
from render.words import Say

MOVE = "m"
"""The code of a move's own scene; those of the phases that it ended are p0, p1, ..."""

STORY_LENGTH = 1_200
"""Characters of what a scene tells."""

Paint: TypeAlias = Callable[[], Picture]


@dataclass(frozen=True, slots=True)
class Scene:
    """What is looked at at once: the table after a move, or as a phase left it.

    `number` counts the moves, the start being 0. With `ended` it shows the end of a phase, the
    one of that `slot` among those which the move ended. `round` is the one that is played,
    where the game counts them.
    """

    moment: Moment
    number: int
    ended: PhaseEnded | None = None
    place: int = 0
    round: int | None = None

    @property
    def code(self) -> str:
        return MOVE if self.ended is None else f"p{self.place}"


def scenes_of(record: Record) -> list[Scene]:
    """Every scene of a game in its order. Decodes all that happened: for a thread."""
    found: list[Scene] = []
    begun: list[Scene] = []
    for number, moment in enumerate(record.moments):
        ended = [event for event in moment.events if isinstance(event, PhaseEnded)]
        for place, event in enumerate(ended):
            begun.append(Scene(moment, number, event, place))
            found += [replace(scene, round=event.round) for scene in begun]
            begun = []
        begun.append(Scene(moment, number))
    last = found[-1].round if found else None
    return [*found, *(replace(scene, round=last) for scene in begun)]


def find(scenes: Sequence[Scene], ply: int, code: str) -> int:
    """Where a scene stands; where there is none such, one of the same move or of one before."""
    near = 0
    for at, scene in enumerate(scenes):
        if (scene.moment.ply, scene.code) == (ply, code):
            return at
        if scene.moment.ply <= ply:
            near = at
    return near


def phase_before(scenes: Sequence[Scene], at: int) -> int:
    """The last phase's end before a scene, or the first scene of all."""
    return next((place for place in range(at - 1, -1, -1) if scenes[place].ended), 0)


def phase_after(scenes: Sequence[Scene], at: int) -> int:
    """The next phase's end after a scene, or the last scene of all."""
    last = len(scenes) - 1
    return next((place for place in range(at + 1, last) if scenes[place].ended), last)


class Projector:
    """Shows the scenes of one game in words and pictures, in one language."""

    def __init__(self, ui: AnyGameUI, record: Record, say: Say) -> None:
        self._ui = ui
        self._record = record
        self._say = say
        names = [shown_name(name) for name in record.names_at()]
        self._wording = Wording(ui, names, record.log, say)

    @cached_property
    def _stories(self) -> dict[tuple[int, int], Story]:
        """What each phase tells, by the ply that ended it and its place there."""
        found = stories(self._ui.game, self._record.log, 0)
        return {(story.ply, story.number): story for story in found}

    def title(self, scene: Scene) -> str:
        """The phase that ended, or the situation that the move led to."""
        if scene.ended is not None:
            phase = self._say(f"phase-{scene.ended.phase}")
            return self._say("story-title", phase=phase, round=scene.ended.round)
        if self._is_end(scene) or scene.moment.state is None:
            return self._say("game-title")
        view = self._ui.game.view(scene.moment.state, None)
        return self._ui.narration.situation(view, self._say)

    def words(self, scene: Scene, seat: Seat | None) -> str:
        """What happened in a scene, as who sat on a seat (None: everybody) learned of it."""
        return latest(self._sentences(scene, seat), self._say, STORY_LENGTH)

    def _sentences(self, scene: Scene, seat: Seat | None) -> list[str]:
        moment = scene.moment
        if scene.ended is not None:
            return self._story(scene)
        if moment.kind == STARTED:
            return [self._say("replay-begins")]
        if moment.kind == SEATED:
            return [self._wording.seat_change(moment.move)]
        if moment.kind == ENDED:
            return [self._say("game-abandoned")]
        told = self._wording.events_for_seat(moment.move, seat)
        ends = [at for at, (event, _) in enumerate(told) if isinstance(event, PhaseEnded)]
        after = told[ends[-1] + 1 :] if ends else told
        sentences = [sentence for _, sentence in after if sentence]
        return [*sentences, self._standings(moment)] if self._is_end(scene) else sentences

    def _story(self, scene: Scene) -> list[str]:
        """The phase's story, as its channel was told it."""
        told = self._wording.story(self._stories[scene.moment.ply, scene.place].happened)
        return told or [self._say("story-nobody-acted")]

    def _standings(self, moment: Moment) -> str:
        view = self._ui.game.view(moment.state, None)
        names = [shown_name(name) for name in self._record.names_at(moment.ply)]
        return self._ui.narration.standings(view, names, self._say)

    def _is_end(self, scene: Scene) -> bool:
        over = self._record.row.status == "over" and scene.ended is None
        return over and scene.moment is self._record.moments[-1]

    def picture(self, scene: Scene) -> Paint | None:
        """What paints a scene as everybody could see it; None where no state was kept of it."""
        state = _state(scene)
        if state is None:
            return None
        ply, say, painter = scene.moment.ply, self._say, self._ui.painter
        view = self._ui.game.view(state, None)
        names, ai = self._record.names_at(ply), self._record.ai_at(ply)
        if scene.ended is not None:
            events = self._stories[ply, scene.place].events
            return partial(painter.phase, view, events, names, say, ai=ai)
        paint = painter.result if self._is_end(scene) else painter.table
        return partial(paint, view, names, say, ai=ai)

    def hand(self, scene: Scene, seat: Seat) -> Paint | None:
        """What paints what a seat held after a move, for who sat there then."""
        state = scene.moment.state
        if self._ui.hand is None or state is None or scene.ended or self._is_end(scene):
            return None
        view, names = self._ui.game.view(state, seat), self._record.names_at(scene.moment.ply)
        return partial(self._ui.hand.paint, view, names, self._say)


def _state(scene: Scene) -> Any | None:
    """The state of a scene, if it was kept."""
    if scene.ended is None:
        return scene.moment.state
    phases = scene.moment.phases
    return phases[scene.place] if scene.place < len(phases) else None
