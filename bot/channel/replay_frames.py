"""A finished game as a sequence of frames: each move, and before it each phase that it ended.

A viewer sees what they could see at the time: from the seat that they held when the move was made,
or the public view. Nothing hidden is revealed because the game is over.
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
"""Maximum length of a frame's text, in characters."""

Paint: TypeAlias = Callable[[], Picture]


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """One step of a replay: the table after a move, or at the end of a phase.

    `step_number` counts the moves; the start is 0. With `phase_end`, the frame shows the end of the
    phase with that `phase_index` among those that the move ended. `round` is the current round, in
    games that count rounds.
    """

    step: ReplayStep
    step_number: int
    phase_end: PhaseEnded | None = None
    phase_index: int = 0
    round: int | None = None

    @property
    def code(self) -> str:
        return STEP_CODE if self.phase_end is None else f"p{self.phase_index}"


def replay_frames_of(history: GameHistory) -> list[ReplayFrame]:
    """Return all frames of a game in order. Decodes the whole history: run it in a thread."""
    found: list[ReplayFrame] = []
    current_round: list[ReplayFrame] = []
    for number, step in enumerate(history.steps):
        ended = [event for event in step.events if isinstance(event, PhaseEnded)]
        for place, event in enumerate(ended):
            current_round.append(ReplayFrame(step, number, event, place))
            found += [replace(frame, round=event.round) for frame in current_round]
            current_round = []
        current_round.append(ReplayFrame(step, number))
    last = found[-1].round if found else None
    return [*found, *(replace(frame, round=last) for frame in current_round)]


def find_frame(frames: Sequence[ReplayFrame], ply: int, code: str) -> int:
    """Return the index of a frame; if there is none, of one of the same or an earlier move."""
    nearest = 0
    for at, frame in enumerate(frames):
        if (frame.step.ply, frame.code) == (ply, code):
            return at
        if frame.step.ply <= ply:
            nearest = at
    return nearest


def previous_phase_end(frames: Sequence[ReplayFrame], at: int) -> int:
    """Return the last phase end before a frame, or the first frame."""
    return next((place for place in range(at - 1, -1, -1) if frames[place].phase_end), 0)


def next_phase_end(frames: Sequence[ReplayFrame], at: int) -> int:
    """Return the next phase end after a frame, or the last frame."""
    last = len(frames) - 1
    return next((place for place in range(at + 1, last) if frames[place].phase_end), last)


class ReplayRenderer:
    """Renders the frames of one game as text and pictures, in one language."""

    def __init__(self, ui: AnyGameUI, history: GameHistory, translate: Translate) -> None:
        self._ui = ui
        self._history = history
        self._say = translate
        names = [escape_name(name) for name in history.names_at()]
        self._narrator = MoveNarrator(ui, names, history.moves, translate)

    @cached_property
    def _phase_summaries(self) -> dict[tuple[int, int], PhaseSummary]:
        """The summaries of the phases, by the ply that ended them and their index there."""
        found = phase_summaries(self._ui.game, self._history.moves, 0)
        return {(story.ply, story.index): story for story in found}

    def title(self, frame: ReplayFrame) -> str:
        """Return the phase that ended, or the situation after the move."""
        if frame.phase_end is not None:
            phase = self._say(f"phase-{frame.phase_end.phase}")
            return self._say("story-title", phase=phase, round=frame.phase_end.round)
        if self._is_end(frame) or frame.step.state is None:
            return self._say("game-title")
        view = self._ui.game.view(frame.step.state, None)
        return self._ui.narration.situation(view, self._say)

    def text(self, frame: ReplayFrame, seat: Seat | None) -> str:
        """Return what happened, as the player on a seat (None: the public) learned of it."""
        return join_latest(self._sentences(frame, seat), self._say, MAX_FRAME_TEXT_LENGTH)

    def _sentences(self, frame: ReplayFrame, seat: Seat | None) -> list[str]:
        step = frame.step
        if frame.phase_end is not None:
            return self._phase_sentences(frame)
        if step.kind == MoveKind.GAME_STARTED:
            return [self._say("replay-begins")]
        if step.kind == MoveKind.SEAT_REASSIGNED:
            return [self._narrator.seat_change_sentence(step.move)]
        if step.kind == MoveKind.GAME_ABANDONED:
            return [self._say("game-abandoned")]
        told = self._narrator.narrated_events_for_seat(step.move, seat)
        ends = [at for at, (event, _) in enumerate(told) if isinstance(event, PhaseEnded)]
        after = told[ends[-1] + 1 :] if ends else told
        sentences = [sentence for _, sentence in after if sentence]
        return [*sentences, self._standings(step)] if self._is_end(frame) else sentences

    def _phase_sentences(self, frame: ReplayFrame) -> list[str]:
        """Return the phase summary as it was announced in the channel."""
        sentences = self._narrator.phase_sentences(
            self._phase_summaries[frame.step.ply, frame.phase_index].entries
        )
        return sentences or [self._say("story-nobody-acted")]

    def _standings(self, step: ReplayStep) -> str:
        view = self._ui.game.view(step.state, None)
        names = [escape_name(name) for name in self._history.names_at(step.ply)]
        return self._ui.final_standings(view, names, self._say)

    def _is_end(self, frame: ReplayFrame) -> bool:
        over = self._history.row.status == "over" and frame.phase_end is None
        return over and frame.step is self._history.steps[-1]

    def picture(self, frame: ReplayFrame) -> Paint | None:
        """Return a function that draws a frame's public picture; None without a stored state."""
        state = _state_of(frame)
        if state is None:
            return None
        ply, translate, renderer = frame.step.ply, self._say, self._ui.renderer
        view = self._ui.game.view(state, None)
        names, ai_seats = self._history.names_at(ply), self._history.ai_seats_at(ply)
        if frame.phase_end is not None:
            events = self._phase_summaries[ply, frame.phase_index].events
            return partial(renderer.phase, view, events, names, translate, ai_seats=ai_seats)
        render = renderer.result if self._is_end(frame) else renderer.table
        return partial(render, view, names, translate, ai_seats=ai_seats)

    def hand(self, frame: ReplayFrame, seat: Seat) -> Paint | None:
        """Return a function that draws a seat's hand after a move, for its player at the time."""
        state = frame.step.state
        if self._ui.hand is None or state is None or frame.phase_end or self._is_end(frame):
            return None
        view, names = self._ui.game.view(state, seat), self._history.names_at(frame.step.ply)
        return partial(self._ui.hand.render, view, names, self._say)


def _state_of(frame: ReplayFrame) -> Any | None:
    """Return the state of a frame, or None if it was not kept."""
    if frame.phase_end is None:
        return frame.step.state
    phases = frame.step.phase_states
    return phases[frame.phase_index] if frame.phase_index < len(phases) else None
