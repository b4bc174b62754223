"""Phase summaries: which events of the log belong to each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind, effective_moves, visible_events
from engine.core import AnyGame, PhaseEnded


@dataclass(frozen=True, slots=True)
class PhaseEntry:
    """An entry of a phase: an event of a move, or the move itself if it changed a seat."""

    move: MoveRow
    event: Any | None


@dataclass(frozen=True, slots=True)
class PhaseSummary:
    """The public events of a phase, including its end.

    The move at `ply` ended the phase; `index` counts the phases that this move ended, from 0.
    """

    ply: int
    index: int
    entries: tuple[PhaseEntry, ...]
    phase_end: PhaseEnded

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(one.event for one in self.entries if one.event is not None)


def phase_summaries(
    game: AnyGame, moves: Sequence[MoveRow], announced_ply: int
) -> list[PhaseSummary]:
    """Return the phases that these moves end, after those announced up to `announced_ply`.

    `moves` begin with the one at that ply: what it did after the end of its phase belongs to the
    next phase.
    """
    found: list[PhaseSummary] = []
    entries: list[PhaseEntry] = []
    for move in effective_moves(moves):
        events = visible_events(game, move, None)
        if move.ply <= announced_ply:
            after = events_after_phase(events) if move.ply == announced_ply else ()
            entries = [PhaseEntry(move, event) for event in after]
            continue
        if move.kind == MoveKind.SEAT_REASSIGNED:
            entries.append(PhaseEntry(move, None))
        number = 0
        for event in events:
            entries.append(PhaseEntry(move, event))
            if isinstance(event, PhaseEnded):
                found.append(PhaseSummary(move.ply, number, tuple(entries), event))
                entries, number = [], number + 1
    return found


def ends_phase(game: AnyGame, move: MoveRow) -> bool:
    """Whether a phase ended with this move."""
    return any(isinstance(event, PhaseEnded) for event in visible_events(game, move, None))


def events_after_phase(events: Sequence[Any]) -> Sequence[Any]:
    """Return the events of a move after the last phase that it ended."""
    ends = [place for place, event in enumerate(events) if isinstance(event, PhaseEnded)]
    return events[ends[-1] + 1 :] if ends else events
