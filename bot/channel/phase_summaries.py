"""Splits a log into phases: the events that each phase summary tells."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.game_ui import AnyGameUI
from bot.storage.records import GameRow, MoveRow
from bot.table.move_log import TOLD_KINDS, effective_moves, visible_events
from engine.core import AnyGame, PhaseEnded


@dataclass(frozen=True, slots=True)
class PhaseEntry:
    """One event of a phase, or a change of players."""

    move: MoveRow
    event: Any | None
    """The event, redacted for spectators; None for a change of players."""


@dataclass(frozen=True, slots=True)
class PhaseSummary:
    """What happened in one phase, as far as it is public."""

    ply: int
    """The ply of the move that ended the phase."""

    index: int
    """The index of the phase among those that the move ended, from 0."""

    entries: tuple[PhaseEntry, ...]
    """Events and changes of players, in order."""

    phase_end: PhaseEnded
    """The event that ended the phase, the last one of `entries`."""

    @property
    def events(self) -> tuple[Any, ...]:
        """The events, in order."""
        return tuple(entry.event for entry in self.entries if entry.event is not None)


class PhaseMessages:
    """The messages that summarize the ended phases of a game."""

    def __init__(self, row: GameRow) -> None:
        self._place = f"{row.guild_id or '@me'}/{row.channel_id}"
        self._ids: dict[tuple[int, int], int] = {
            (ply, index): message_id for ply, index, message_id in json.loads(row.phase_messages)
        }

    def add(self, summary: PhaseSummary, message_id: int) -> None:
        """Note the message that was sent for a phase."""
        self._ids[summary.ply, summary.index] = message_id

    @property
    def encoded(self) -> str:
        """The messages as the store keeps them."""
        return json.dumps([[*phase, message_id] for phase, message_id in self._ids.items()])

    def url(self, ply: int, index: int) -> str | None:
        """The link to the summary of a phase; None if its message is not known."""
        message_id = self._ids.get((ply, index))
        if message_id is None:
            return None
        return f"https://discord.com/channels/{self._place}/{message_id}"


def phase_summaries(
    ui: AnyGameUI, moves: Sequence[MoveRow], announced_ply: int
) -> list[PhaseSummary]:
    """The summaries of the phases that ended after `announced_ply`.

    `moves` must reach back to the move at that ply: its events after the end of its phase belong to
    the next phase. In games with `later_phase_events` it must be the whole log.
    """
    summaries: list[PhaseSummary] = []
    entries: list[PhaseEntry] = []
    for move in effective_moves(moves):
        if move.kind in TOLD_KINDS:
            entries.append(PhaseEntry(move, None))
        index = 0
        for event in visible_events(ui.game, move, None):
            entries.append(PhaseEntry(move, event))
            if isinstance(event, PhaseEnded):
                later = later_phase_event_ids(ui, [entry.event for entry in entries])
                of_phase = tuple(entry for entry in entries if id(entry.event) not in later)
                if move.ply > announced_ply:
                    summaries.append(PhaseSummary(move.ply, index, of_phase, event))
                entries = [entry for entry in entries if id(entry.event) in later]
                index += 1
    return summaries


def later_phase_event_ids(ui: AnyGameUI, events: Sequence[Any]) -> set[int]:
    """The `id` of each event, of those since the last phase, that belongs to a later phase."""
    return set() if ui.later_phase_events is None else set(map(id, ui.later_phase_events(events)))


def ends_phase(game: AnyGame, move: MoveRow) -> bool:
    """Whether a move ended a phase."""
    return any(isinstance(event, PhaseEnded) for event in visible_events(game, move, None))


def events_after_phase(events: Sequence[Any]) -> Sequence[Any]:
    """The events of a move after the last phase end among them; all if there is none."""
    ends = [index for index, event in enumerate(events) if isinstance(event, PhaseEnded)]
    return events[ends[-1] + 1 :] if ends else events
