"""What is kept of games for good, as bytes: each state as a difference, and ended games packed.

Whatever database stands behind a store, these are its rows. In what is packed nobody is named:
who did it stands in rows of its own, where a person can be forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

from bot.store import packed
from bot.store.records import Change, MoveRow, StateRow

Moment: TypeAlias = tuple[int, int, int | None, int, bytes]
"""A state that a move leaves behind: number, of_ply, phase, sum, state."""


def left_by(change: Change, before: str | None) -> list[Moment]:
    """The states that a change leaves behind for good, after the state that it replaces."""
    if not change.recorded or change.state is None:
        return []
    states: list[tuple[int, int | None, str]] = [(of, None, text) for of, text in change.remade]
    states += [(change.ply, number, text) for number, text in enumerate(change.phases)]
    states.append((change.ply, None, change.state))
    kept = list[Moment]()
    for number, (of, phase, text) in enumerate(states):
        differs = packed.difference(text, before)
        kept.append((number, of, phase, packed.checksum(text), differs))
        before = text
    return kept


def states(
    record: bytes | None, rows: Iterable[tuple[int, int, int | None, bytes]]
) -> tuple[StateRow, ...]:
    """All states of a game: of its record, and of the rows that are not packed (yet)."""
    found = [] if record is None else [StateRow(*line) for line in packed.unpack(record)]
    before = None
    for ply, of, phase, differs in rows:
        before = packed.whole(differs, before)
        found.append(StateRow(ply, of, phase, before))
    return tuple(found)


def record(log: Iterable[MoveRow], stood: Iterable[StateRow]) -> tuple[bytes, bytes]:
    """What moves did, and the states of a game, packed."""
    did = [(move.ply, anonymous(move), move.events) for move in log]
    return packed.pack(did), packed.pack(
        [(row.ply, row.of_ply, row.phase, row.state) for row in stood]
    )


def with_what_was_done(rows: Iterable[MoveRow], moves: bytes) -> tuple[MoveRow, ...]:
    """Emptied entries of a log, with what is packed of them."""
    did = {ply: (action, events) for ply, action, events in packed.unpack(moves)}
    return tuple(_unpacked(row, *did[row.ply]) if row.ply in did else row for row in rows)


def _unpacked(row: MoveRow, action: str | None, events: str) -> MoveRow:
    return replace(row, action=row.action if action is None else action, events=events)


def anonymous(move: MoveRow) -> str | None:
    """What was done, without what names people: that stays where names can be forgotten."""
    return None if move.kind == "seat" else move.action
