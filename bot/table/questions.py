"""Which question each seat has to answer after a move, and when its reminder is due.

A question is the decision a seat has to make. While others decide at the same time, a seat's
question stays the same, and so do its ply and its reminder.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.storage.records import SeatRow, Status
from bot.table.snapshot import TableSnapshot
from engine.core import Seat


def with_question_plies(
    before: TableSnapshot,
    seats: tuple[SeatRow, ...],
    state: Any,
    status: Status,
    now: int,
    *,
    decided: Seat | None,
) -> tuple[SeatRow, ...]:
    """The seats after a move, with `question_ply` and `remind_at` brought up to date.

    `before` is the table before the move; `seats`, `state` and `status` are those after it.
    `now` is in unix seconds, and `decided` is the seat whose decision the move was, if any.
    A seat with the same question as before keeps both values. A seat that has decided stays
    marked so while others still take their steps.
    """
    game, next_ply = before.game, before.row.ply + 1
    acting = game.to_act(state) if status == "running" else ()
    has_open_question = bool(acting) and _has_open_question(before, seats, state, decided)
    hours = before.settings.reminder
    due = now + hours * 3600 if hours else None
    updated = []
    for row in seats:
        if row.seat not in acting:
            done = has_open_question and before.has_decided(row.seat)
            question_ply = next_ply if done else row.question_ply
            updated.append(replace(row, question_ply=question_ply, remind_at=None))
        elif row.seat == decided or not _has_same_question(before, row, state):
            remind_at = due if row.user_id else None
            updated.append(replace(row, question_ply=next_ply, remind_at=remind_at))
        else:
            updated.append(replace(row, question_ply=before.question_ply(row.seat)))
    return tuple(updated)


def _has_open_question(
    before: TableSnapshot, seats: Sequence[SeatRow], state: Any, decided: Seat | None
) -> bool:
    """Whether a decision that was pending before is still pending, perhaps a step further."""
    if not before.acting_seats:
        return False
    game = before.game
    if game.view(before.state, None) == game.view(state, None):
        return True
    return any(_has_same_question(before, row, state) for row in seats if row.seat != decided)


def _has_same_question(before: TableSnapshot, row: SeatRow, state: Any) -> bool:
    """Whether the same player was to act before, with the same legal actions as now."""
    if row.seat not in before.acting_seats:
        return False
    old = before.seats[row.seat]
    return (row.user_id, row.ai) == (old.user_id, old.ai) and before.game.legal_actions(
        before.state, row.seat
    ) == before.game.legal_actions(state, row.seat)
