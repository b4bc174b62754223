"""What is kept of games for good, as bytes: each state as a difference, and ended games packed.

Whatever database stands behind a store, these are its rows. In what is packed nobody is named:
who did it stands in rows of its own, where a person can be forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

from bot.storage import compression
from bot.storage.records import GameUpdate, MoveRow, StateRow

StoredState: TypeAlias = tuple[int, int, int | None, int, bytes]
"""A state that a move leaves behind: number, of_ply, phase, sum, state."""


def states_to_store(update: GameUpdate, before: str | None) -> list[StoredState]:
    """The states that a change leaves behind for good, after the state that it replaces."""
    if not update.keep_history or update.state is None:
        return []
    states: list[tuple[int, int | None, str]] = [
        (state_ply, None, text) for state_ply, text in update.recomputed_states
    ]
    states += [(update.ply, number, text) for number, text in enumerate(update.phase_end_states)]
    states.append((update.ply, None, update.state))
    stored = list[StoredState]()
    for number, (state_ply, phase, text) in enumerate(states):
        delta = compression.compress_delta(text, before)
        stored.append((number, state_ply, phase, compression.checksum(text), delta))
        before = text
    return stored


def decode_states(
    compressed: bytes | None, rows: Iterable[tuple[int, int, int | None, bytes]]
) -> tuple[StateRow, ...]:
    """All states of a game: of its record, and of the rows that are not packed (yet)."""
    found = (
        []
        if compressed is None
        else [StateRow(*line) for line in compression.decompress_lines(compressed)]
    )
    before = None
    for ply, of, phase, delta in rows:
        before = compression.restore_delta(delta, before)
        found.append(StateRow(ply, of, phase, before))
    return tuple(found)


def compress_history(
    log: Iterable[MoveRow], states_of_game: Iterable[StateRow]
) -> tuple[bytes, bytes]:
    """What moves did, and the states of a game, packed."""
    actions = [(move.ply, action_without_names(move), move.events) for move in log]
    return compression.compress_lines(actions), compression.compress_lines(
        [(row.ply, row.of_ply, row.phase, row.state) for row in states_of_game]
    )


def restore_moves(rows: Iterable[MoveRow], compressed: bytes) -> tuple[MoveRow, ...]:
    """Emptied entries of a log, with what is packed of them."""
    actions = {
        ply: (action, events) for ply, action, events in compression.decompress_lines(compressed)
    }
    return tuple(_restored(row, *actions[row.ply]) if row.ply in actions else row for row in rows)


def _restored(row: MoveRow, action: str | None, events: str) -> MoveRow:
    return replace(row, action=row.action if action is None else action, events=events)


def action_without_names(move: MoveRow) -> str | None:
    """What was done, without what names people: that stays where names can be forgotten."""
    return None if move.kind == "seat" else move.action
