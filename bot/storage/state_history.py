"""The rows of the permanent history: states as deltas, and compressed games.

Used by every database. Compressed data contains no names; who did something is in separate rows, so
that a person can be forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

from bot.storage import compression
from bot.storage.records import GameUpdate, MoveRow, StateRow

StoredState: TypeAlias = tuple[int, int, int | None, int, bytes]
"""A stored state: number within the update, of_ply, phase, checksum and delta."""


def states_to_store(update: GameUpdate, before: str | None) -> list[StoredState]:
    """Return the states that an update adds to the history, each as a delta to the one before.

    `before` is the state that the update replaces, None if it is unknown.
    """
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
    """Return all states of a game: those in its compressed record, then those in rows."""
    states = (
        []
        if compressed is None
        else [StateRow(*line) for line in compression.decompress_lines(compressed)]
    )
    before = None
    for ply, of, phase, delta in rows:
        before = compression.restore_delta(delta, before)
        states.append(StateRow(ply, of, phase, before))
    return tuple(states)


def compress_history(
    log: Iterable[MoveRow], states_of_game: Iterable[StateRow]
) -> tuple[bytes, bytes]:
    """Compress the actions and events of moves, and the states of a game."""
    actions = [(move.ply, action_without_names(move), move.events) for move in log]
    return compression.compress_lines(actions), compression.compress_lines(
        [(row.ply, row.of_ply, row.phase, row.state) for row in states_of_game]
    )


def restore_moves(rows: Iterable[MoveRow], compressed: bytes) -> tuple[MoveRow, ...]:
    """Return log entries with the actions and events that were compressed."""
    actions = {
        ply: (action, events) for ply, action, events in compression.decompress_lines(compressed)
    }
    return tuple(_restored(row, *actions[row.ply]) if row.ply in actions else row for row in rows)


def _restored(row: MoveRow, action: str | None, events: str) -> MoveRow:
    return replace(row, action=row.action if action is None else action, events=events)


def action_without_names(move: MoveRow) -> str | None:
    """Return the action without names; None for a seat change, which consists of them."""
    return None if move.kind == "seat" else move.action
