"""The stories of phases: which events of a log each of them tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.storage.records import MoveRow
from bot.table.log import SEATED, events_for, standing
from engine.core import AnyGame, PhaseEnded


@dataclass(frozen=True, slots=True)
class Happened:
    """Something in a phase: an event of a move, or the move itself, if it changed a seat."""

    move: MoveRow
    event: Any | None


@dataclass(frozen=True, slots=True)
class Story:
    """All that happened in a phase, as everybody may know it, with its end.

    The move at `ply` ended it, as the phase of that number (from 0) that this move ended.
    """

    ply: int
    number: int
    happened: tuple[Happened, ...]
    ended: PhaseEnded

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(one.event for one in self.happened if one.event is not None)


def stories(game: AnyGame, moves: Sequence[MoveRow], told: int) -> list[Story]:
    """The stories that these moves bring to an end, after those told up to the ply `informed_ply`.

    `moves` begin with the one at that ply: what it did after its phase had ended belongs to the
    next one.
    """
    found: list[Story] = []
    since: list[Happened] = []
    for move in standing(moves):
        events = events_for(game, move, None)
        if move.ply <= told:
            after = after_story(events) if move.ply == told else ()
            since = [Happened(move, event) for event in after]
            continue
        if move.kind == SEATED:
            since.append(Happened(move, None))
        number = 0
        for event in events:
            since.append(Happened(move, event))
            if isinstance(event, PhaseEnded):
                found.append(Story(move.ply, number, tuple(since), event))
                since, number = [], number + 1
    return found


def ends_phase(game: AnyGame, move: MoveRow) -> bool:
    """Whether a phase ended with this move."""
    return any(isinstance(event, PhaseEnded) for event in events_for(game, move, None))


def after_story(events: Sequence[Any]) -> Sequence[Any]:
    """What a move did after the last phase that it ended."""
    ends = [place for place, event in enumerate(events) if isinstance(event, PhaseEnded)]
    return events[ends[-1] + 1 :] if ends else events
