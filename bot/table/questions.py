"""Which question each seat has to answer after a move, and when its clock runs.

A question is the decision a seat has to make. While others decide at the same time, a seat's
question stays the same, and so do its ply and its clock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.storage.records import SeatRow, Status
from bot.table.clocks import with_started_clock, without_clock
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
    absences: Mapping[int, int],
) -> tuple[SeatRow, ...]:
    """The seats after a move, with `question_ply` and clocks brought up to date.

    `before` is the table before the move; `seats`, `state` and `status` are those after it.
    `now` is in unix seconds, and `decided` is the seat whose decision the move was, if any.
    `absences` says until when users are absent.
    A seat with the same question as before keeps them. Its clock runs on, too, while it takes steps
    of which the others see nothing. A seat that has decided is marked so, by a question no older
    than theirs, while others still take their steps.
    """
    game, next_ply = before.game, before.row.ply + 1
    acting = game.to_act(state) if status == "running" else ()
    has_open_question = bool(acting) and _has_open_question(before, seats, state, decided)
    updated = []
    for row in seats:
        if row.seat not in acting:
            done = has_open_question and (row.seat == decided or before.has_decided(row.seat))
            question_ply = next_ply if done else row.question_ply
            updated.append(without_clock(replace(row, question_ply=question_ply)))
            continue
        has_same_question = row.seat != decided and _has_same_question(before, row, state)
        question_ply = before.question_ply(row.seat) if has_same_question else next_ply
        if not (_was_asked(before, row) and (has_same_question or _is_unseen(before, state))):
            row = with_started_clock(before, seats, row, now, absences)
        updated.append(replace(row, question_ply=question_ply))
    return tuple(updated)


def _has_open_question(
    before: TableSnapshot, seats: Sequence[SeatRow], state: Any, decided: Seat | None
) -> bool:
    """Whether a decision that was pending before is still pending, perhaps a step further."""
    if not before.acting_seats:
        return False
    if _is_unseen(before, state):
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


def _was_asked(before: TableSnapshot, row: SeatRow) -> bool:
    """Whether the seat was to act before, played by the same user or AI as now."""
    if row.seat not in before.acting_seats:
        return False
    old = before.seats[row.seat]
    return (row.user_id, row.ai, row.stand_in) == (old.user_id, old.ai, old.stand_in)


def _is_unseen(before: TableSnapshot, state: Any) -> bool:
    """Whether the game looks to spectators as it did before."""
    game = before.game
    return bool(game.view(before.state, None) == game.view(state, None))
