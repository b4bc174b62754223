"""An ended game as a sequence of frames, each with something to tell.

A frame is a move that players would count: a decision that the public log tells. What nobody else
sees, and what the table does by itself, belongs to the frame of a move beside it. Between the moves
are frames of the phases that ended, of changes of players, and of the end.

Users see what they could see at the time: from the seat that they had when the move was made, or
as spectators. Nothing hidden is revealed because the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, TypeAlias

from bot.channel.lobby_message import with_ai_marked
from bot.channel.move_narrator import MoveNarrator, join_latest
from bot.channel.phase_summaries import PhaseSummary, events_after_phase, phase_summaries
from bot.game_ui import AnyGameUI
from bot.i18n.texts import DEFAULT_LANGUAGE, escape_name
from bot.table.game_history import GameHistory, ReplayStep
from bot.table.move_log import ACTION_KINDS, TOLD_KINDS, MoveKind, visible_events
from engine.core import PhaseEnded, Seat
from render.context import RenderContext
from render.picture import Picture
from render.renderer import accent_colour
from render.theme import Colour
from render.translation import Translate

STEP_CODE = "m"
"""The code of a move's own frame; those of the phases that it ended are p0, p1, ..."""

MAX_FRAME_TEXT_LENGTH = 1_200
"""Characters of a frame's text, at most."""

Render: TypeAlias = Callable[[], Picture]
"""Renders a picture; slow, for a thread."""


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """The table after a move, at the end of a phase, or between moves."""

    steps: tuple[ReplayStep, ...]
    """What the frame tells, in order; it shows the table after the last one."""

    move_number: int
    """The number of moves up to here, with the frame's own; 0 at the start of the game."""

    is_move: bool = False
    """Whether the frame is a move of its own."""

    phase_end: PhaseEnded | None = None
    """The end of the phase that the frame shows; None for the move itself."""

    phase_index: int = 0
    """The index of the phase among those that the move ended."""

    round: int | None = None
    """The round in play, in games that count rounds."""

    @property
    def step(self) -> ReplayStep:
        """The last step."""
        return self.steps[-1]

    @property
    def code(self) -> str:
        """The frame's code among those of its last step."""
        return STEP_CODE if self.phase_end is None else f"p{self.phase_index}"


def replay_frames_of(ui: AnyGameUI, history: GameHistory) -> list[ReplayFrame]:
    """All frames of a game, in order. It decodes every event: call it in a thread."""
    frames: list[ReplayFrame] = []
    current_round: list[ReplayFrame] = []
    for frame in _FrameSequence(ui, history).frames:
        current_round.append(frame)
        if frame.phase_end is not None:
            frames += [replace(one, round=frame.phase_end.round) for one in current_round]
            current_round = []
    last = frames[-1].round if frames else None
    return [*frames, *(replace(frame, round=last) for frame in current_round)]


class _FrameSequence:
    """Divides the steps of a game into frames, whose rounds are still unknown."""

    def __init__(self, ui: AnyGameUI, history: GameHistory) -> None:
        # Whether there is a sentence does not depend on the language.
        translate = ui.texts.in_language(DEFAULT_LANGUAGE)
        self._narrator = MoveNarrator(ui, history.names_at(), history.moves, translate)
        self._ui = ui
        self._history = history
        self._untold: list[ReplayStep] = []
        self._moves = 0
        self.frames: list[ReplayFrame] = []
        for step in history.steps:
            self._add(step)

    def _add(self, step: ReplayStep) -> None:
        if step.kind not in ACTION_KINDS:
            # What a seat's former player did without a word is none of the new one's business.
            self._untold = [step]
            self._append()
            return
        self._untold.append(step)
        events = visible_events(self._ui.game, step.move, None)
        ends = [event for event in events if isinstance(event, PhaseEnded)]
        told = self._is_told(step, events[: events.index(ends[0])] if ends else events)
        is_move = told and step.kind != MoveKind.AUTOMATIC_ACTION
        self._moves += is_move
        if ends:
            self._append_phases(ends, is_move=is_move)
            told, is_move = self._is_told(step, events_after_phase(events)), False
        if is_move or is_last_move(self._history, step):
            self._append(is_move=is_move)
        elif told and self.frames[-1].phase_end is None:
            self._extend()
        elif told:
            self._append()

    def _is_told(self, step: ReplayStep, events: Sequence[Any]) -> bool:
        return bool(self._narrator.public_sentences(events, step.ply))

    def _append(self, *, is_move: bool = False) -> None:
        self.frames.append(ReplayFrame(tuple(self._untold), self._moves, is_move))
        self._untold = []

    def _append_phases(self, ends: Sequence[PhaseEnded], *, is_move: bool) -> None:
        for index, end in enumerate(ends):
            steps = tuple(self._untold)
            self.frames.append(ReplayFrame(steps, self._moves, is_move and not index, end, index))
            # The next frame tells what the same step did after the end of the phase.
            self._untold = self._untold[-1:]

    def _extend(self) -> None:
        """Let the last frame tell this, too."""
        last = self.frames[-1]
        self.frames[-1] = replace(last, steps=(*last.steps, *self._untold))
        self._untold = []


def is_last_move(history: GameHistory, step: ReplayStep) -> bool:
    """Whether a step ended the game, played to its end."""
    return history.row.status == "over" and step is history.steps[-1]


def find_frame(frames: Sequence[ReplayFrame], ply: int, code: str) -> int:
    """The index of a frame; if it does not exist, that of the one that tells this ply."""
    exact = (i for i, frame in enumerate(frames) if (frame.step.ply, frame.code) == (ply, code))
    reaching = (i for i, frame in enumerate(frames) if frame.step.ply >= ply)
    return next(exact, next(reaching, len(frames) - 1))


def previous_phase_end(frames: Sequence[ReplayFrame], index: int) -> int:
    """The index of the last phase end before a frame, or of the first frame."""
    return next((i for i in range(index - 1, -1, -1) if frames[i].phase_end), 0)


def next_phase_end(frames: Sequence[ReplayFrame], index: int) -> int:
    """The index of the next phase end after a frame, or of the last frame."""
    last = len(frames) - 1
    return next((i for i in range(index + 1, last) if frames[i].phase_end), last)


class ReplayRenderer:
    """Renders the frames of one game as texts and pictures, in one language."""

    def __init__(self, ui: AnyGameUI, history: GameHistory, translate: Translate) -> None:
        self._ui = ui
        self._history = history
        self._translate = translate
        names = [escape_name(name) for name in history.names_at()]
        self._narrator = MoveNarrator(ui, names, history.moves, translate)

    @cached_property
    def _phase_summaries(self) -> dict[tuple[int, int], PhaseSummary]:
        """The phase summaries, by the ply of the move that ended the phase and its index there."""
        summaries = phase_summaries(self._ui, self._history.moves, 0)
        return {(summary.ply, summary.index): summary for summary in summaries}

    def title(self, frame: ReplayFrame) -> str:
        """The phase that ended, or the situation after the move."""
        if frame.phase_end is not None:
            phase = self._translate(f"phase-{frame.phase_end.phase}")
            return self._translate("story-title", phase=phase, round=frame.phase_end.round)
        if self.is_end(frame) or frame.step.state is None:
            return self._translate("game-title")
        view = self._ui.game.view(frame.step.state, None)
        return self._ui.narration.situation(view, self._translate)

    def text(self, frame: ReplayFrame, seat: Seat | None) -> str:
        """What happened, as a seat (None: spectators) could know it."""
        return join_latest(self._sentences(frame, seat), self._translate, MAX_FRAME_TEXT_LENGTH)

    def _sentences(self, frame: ReplayFrame, seat: Seat | None) -> list[str]:
        if frame.phase_end is not None:
            # The summary tells what everybody saw of the last step.
            entries = self._phase_summaries[frame.step.ply, frame.phase_index].entries
            summarized = [entry.event for entry in entries if entry.event is not None]
            told = [*self._told_by(frame.steps[:-1], seat), *self._told_privately(frame, seat)]
            before = self._unrepeated(told, summarized)
            return [*before, *self._phase_sentences(frame)]
        sentences = self._unrepeated(self._told_by(frame.steps, seat))
        return [*sentences, self._standings(frame.step)] if self.is_end(frame) else sentences

    def _unrepeated(
        self, told: Sequence[tuple[Any, str]], summarized: Sequence[Any] = ()
    ) -> list[str]:
        """The sentences of events that are not told again below."""
        events = [*(event for event, _ in told), *summarized]
        return [
            sentence
            for event, sentence in told
            if not any(self._ui.repeats(event, other) for other in events)
        ]

    def _told_by(self, steps: Sequence[ReplayStep], seat: Seat | None) -> list[tuple[Any, str]]:
        """What each step did after the last phase that it ended."""
        return [narrated for step in steps for narrated in self._told_by_step(step, seat)]

    def _told_privately(self, frame: ReplayFrame, seat: Seat | None) -> list[tuple[Any, str]]:
        """What only a seat learned of the last step, until that ended the phase of the frame."""
        game, move = self._ui.game, frame.step.move
        public = visible_events(game, move, None)
        private = [event for event in visible_events(game, move, seat) if event not in public]
        told = self._narrator.narrated_events_for_seat(move, seat)
        ends = [-1, *(i for i, (event, _) in enumerate(told) if isinstance(event, PhaseEnded))]
        before = told[ends[frame.phase_index] + 1 : ends[frame.phase_index + 1]]
        return [(event, sentence) for event, sentence in before if sentence and event in private]

    def _told_by_step(self, step: ReplayStep, seat: Seat | None) -> list[tuple[Any, str]]:
        """The events that a step tells, each with its sentence."""
        if step.kind == MoveKind.GAME_STARTED:
            return [(None, self._translate("replay-begins"))]
        if step.kind in TOLD_KINDS:
            return [(None, self._narrator.told_sentence(step.move))]
        if step.kind == MoveKind.GAME_ABANDONED:
            return [(None, self._translate("game-abandoned"))]
        events = self._narrator.narrated_events_for_seat(step.move, seat)
        ends = [i for i, (event, _) in enumerate(events) if isinstance(event, PhaseEnded)]
        after = events[ends[-1] + 1 :] if ends else events
        return [(event, sentence) for event, sentence in after if sentence]

    def _phase_sentences(self, frame: ReplayFrame) -> list[str]:
        """The phase summary, as it was posted to the channel."""
        sentences = self._narrator.phase_sentences(
            self._phase_summaries[frame.step.ply, frame.phase_index].entries
        )
        return sentences or [self._translate("story-nobody-acted")]

    def _standings(self, step: ReplayStep) -> str:
        view = self._ui.game.view(step.state, None)
        names = [escape_name(name) for name in self._history.names_at(step.ply)]
        marked = with_ai_marked(names, self._history.ai_seats_at(step.ply), self._translate)
        return self._ui.final_standings(view, marked, self._translate)

    def is_end(self, frame: ReplayFrame) -> bool:
        """Whether a frame shows the result."""
        return frame.phase_end is None and is_last_move(self._history, frame.step)

    def colour(self, frame: ReplayFrame) -> Colour:
        """The colour of the phase of a frame, or else of the game."""
        state = _state_of(frame)
        view = None if state is None else self._ui.game.view(state, None)
        return accent_colour(self._ui.renderer, view)

    def picture(self, frame: ReplayFrame) -> Render | None:
        """Renders a frame as spectators saw it; None if its state was not stored."""
        state = _state_of(frame)
        if state is None:
            return None
        ply, renderer = frame.step.ply, self._ui.renderer
        view = self._ui.game.view(state, None)
        context = RenderContext(
            self._history.names_at(ply), self._translate, self._history.ai_seats_at(ply)
        )
        if frame.phase_end is not None:
            events = self._phase_summaries[ply, frame.phase_index].events
            return partial(renderer.phase, view, events, context)
        if self.is_end(frame):
            return partial(renderer.result, view, context)
        return partial(
            renderer.table, view, self._public_events(frame), replace(context, in_replay=True)
        )

    def _public_events(self, frame: ReplayFrame) -> tuple[Any, ...]:
        """What everybody saw in the steps of a frame, after the last phase that each ended."""
        return tuple(
            event
            for step in frame.steps
            for event in events_after_phase(visible_events(self._ui.game, step.move, None))
        )

    def hand(self, frame: ReplayFrame, seat: Seat) -> Render | None:
        """Renders a seat's hand after a move; None if there is none to show."""
        state = frame.step.state
        if self._ui.hand is None or state is None or frame.phase_end or self.is_end(frame):
            return None
        context = RenderContext(self._history.names_at(frame.step.ply), self._translate)
        return partial(self._ui.hand.render, self._ui.game.view(state, seat), context)


def _state_of(frame: ReplayFrame) -> Any | None:
    """The state that a frame shows; None if it was not stored."""
    if frame.phase_end is None:
        return frame.step.state
    phases = frame.step.phase_states
    return phases[frame.phase_index] if frame.phase_index < len(phases) else None
