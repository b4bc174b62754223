"""An ended game as a sequence of frames: each phase that a move ended, then the move itself.

Users see what they could see at the time: from the seat that they had when the move was made, or
as spectators. Nothing hidden is revealed because the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, TypeAlias

from bot.channel.move_narrator import MoveNarrator, join_latest
from bot.channel.phase_summaries import PhaseSummary, phase_summaries
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.table.game_history import GameHistory, ReplayStep
from bot.table.move_log import MoveKind
from engine.core import PhaseEnded, Seat
from render.picture import Picture
from render.translation import Translate

STEP_CODE = "m"
"""The code of a move's own frame; those of the phases that it ended are p0, p1, ..."""

MAX_FRAME_TEXT_LENGTH = 1_200
"""Characters of a frame's text, at most."""

Render: TypeAlias = Callable[[], Picture]
"""Renders a picture; slow, for a thread."""


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """The table after a move, or at the end of a phase."""

    step: ReplayStep
    """The move."""

    step_number: int
    """The number of the move; the start of the game is 0."""

    phase_end: PhaseEnded | None = None
    """The end of the phase that the frame shows; None for the move itself."""

    phase_index: int = 0
    """The index of the phase among those that the move ended."""

    round: int | None = None
    """The round in play, in games that count rounds."""

    @property
    def code(self) -> str:
        """The frame's code among those of its move."""
        return STEP_CODE if self.phase_end is None else f"p{self.phase_index}"


def replay_frames_of(history: GameHistory) -> list[ReplayFrame]:
    """All frames of a game, in order. It decodes every event: call it in a thread."""
    frames: list[ReplayFrame] = []
    current_round: list[ReplayFrame] = []
    for number, step in enumerate(history.steps):
        phase_ends = [event for event in step.events if isinstance(event, PhaseEnded)]
        for index, event in enumerate(phase_ends):
            current_round.append(ReplayFrame(step, number, event, index))
            frames += [replace(frame, round=event.round) for frame in current_round]
            current_round = []
        current_round.append(ReplayFrame(step, number))
    last = frames[-1].round if frames else None
    return [*frames, *(replace(frame, round=last) for frame in current_round)]


def find_frame(frames: Sequence[ReplayFrame], ply: int, code: str) -> int:
    """The index of a frame; if it does not exist, that of the nearest one before it."""
    nearest = 0
    for index, frame in enumerate(frames):
        if (frame.step.ply, frame.code) == (ply, code):
            return index
        if frame.step.ply <= ply:
            nearest = index
    return nearest


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
        summaries = phase_summaries(self._ui.game, self._history.moves, 0)
        return {(summary.ply, summary.index): summary for summary in summaries}

    def title(self, frame: ReplayFrame) -> str:
        """The phase that ended, or the situation after the move."""
        if frame.phase_end is not None:
            phase = self._translate(f"phase-{frame.phase_end.phase}")
            return self._translate("story-title", phase=phase, round=frame.phase_end.round)
        if self._is_end(frame) or frame.step.state is None:
            return self._translate("game-title")
        view = self._ui.game.view(frame.step.state, None)
        return self._ui.narration.situation(view, self._translate)

    def text(self, frame: ReplayFrame, seat: Seat | None) -> str:
        """What happened, as a seat (None: spectators) could know it."""
        return join_latest(self._sentences(frame, seat), self._translate, MAX_FRAME_TEXT_LENGTH)

    def _sentences(self, frame: ReplayFrame, seat: Seat | None) -> list[str]:
        step = frame.step
        if frame.phase_end is not None:
            return self._phase_sentences(frame)
        if step.kind == MoveKind.GAME_STARTED:
            return [self._translate("replay-begins")]
        if step.kind == MoveKind.SEAT_REASSIGNED:
            return [self._narrator.seat_change_sentence(step.move)]
        if step.kind == MoveKind.GAME_ABANDONED:
            return [self._translate("game-abandoned")]
        events = self._narrator.narrated_events_for_seat(step.move, seat)
        ends = [i for i, (event, _) in enumerate(events) if isinstance(event, PhaseEnded)]
        after = events[ends[-1] + 1 :] if ends else events
        sentences = [sentence for _, sentence in after if sentence]
        return [*sentences, self._standings(step)] if self._is_end(frame) else sentences

    def _phase_sentences(self, frame: ReplayFrame) -> list[str]:
        """The phase summary, as it was posted to the channel."""
        sentences = self._narrator.phase_sentences(
            self._phase_summaries[frame.step.ply, frame.phase_index].entries
        )
        return sentences or [self._translate("story-nobody-acted")]

    def _standings(self, step: ReplayStep) -> str:
        view = self._ui.game.view(step.state, None)
        names = [escape_name(name) for name in self._history.names_at(step.ply)]
        return self._ui.final_standings(view, names, self._translate)

    def _is_end(self, frame: ReplayFrame) -> bool:
        over = self._history.row.status == "over" and frame.phase_end is None
        return over and frame.step is self._history.steps[-1]

    def picture(self, frame: ReplayFrame) -> Render | None:
        """Renders a frame as spectators saw it; None if its state was not stored."""
        state = _state_of(frame)
        if state is None:
            return None
        ply, translate, renderer = frame.step.ply, self._translate, self._ui.renderer
        view = self._ui.game.view(state, None)
        names, ai_seats = self._history.names_at(ply), self._history.ai_seats_at(ply)
        if frame.phase_end is not None:
            events = self._phase_summaries[ply, frame.phase_index].events
            return partial(renderer.phase, view, events, names, translate, ai_seats=ai_seats)
        render = renderer.result if self._is_end(frame) else renderer.table
        return partial(render, view, names, translate, ai_seats=ai_seats)

    def hand(self, frame: ReplayFrame, seat: Seat) -> Render | None:
        """Renders a seat's hand after a move; None if there is none to show."""
        state = frame.step.state
        if self._ui.hand is None or state is None or frame.phase_end or self._is_end(frame):
            return None
        view, names = self._ui.game.view(state, seat), self._history.names_at(frame.step.ply)
        return partial(self._ui.hand.render, view, names, self._translate)


def _state_of(frame: ReplayFrame) -> Any | None:
    """The state that a frame shows; None if it was not stored."""
    if frame.phase_end is None:
        return frame.step.state
    phases = frame.step.phase_states
    return phases[frame.phase_index] if frame.phase_index < len(phases) else None
