"""Undoing a user's last action: a move of its own that restores the state before the action.

The ply keeps growing, so messages shown before the undo remain outdated.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.storage.records import MoveRow
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.move_log import (
    ACTION_KINDS,
    NON_USER_ACTIONS,
    TIME_KINDS,
    UNATTENDED_ACTIONS,
    USER_ACTIONS,
    MoveKind,
    effective_moves,
    undone_plies,
)
from bot.table.staged_moves import TableUpdate
from bot.table.table import Table
from engine import codec
from engine.core import IllegalAction, PhaseEnded, Seat, apply


@dataclass(frozen=True, slots=True)
class _UndoPlan:
    """The effect of an undo."""

    seat: Seat
    own_move: MoveRow
    """The user's last action, which is undone."""

    undone_plies: tuple[int, ...]
    """The plies of the unattended moves that followed only from it, which are undone, too."""

    state: Any
    """The state without these moves."""

    recomputed: tuple[tuple[int, Any], ...]
    """The plies of the later moves that remain, each with its new state."""


async def undo(
    table: Table, store: Store, user_id: int, ply: int | None, interaction_id: int
) -> None:
    """Undo a user's last action, with the moves that nobody made by hand and that followed only
    from it.

    `ply`, if given, must be that of the action. Simultaneous decisions of other seats remain.
    The undo's log entry carries the events of the action, so that the channel can be told.

    Raises RequestRejected if a phase has ended since, if another player has acted on the new
    state, or if the action revealed hidden information.
    """
    plan = await _plan_undo(table, store, user_id, ply)
    taken = [plan.own_move.ply, *plan.undone_plies]
    # Stored, since later nobody can tell: what was never announced is taken back without a word.
    was_announced = plan.own_move.ply <= table.row.announced_ply
    await table.stored.commit(
        TableUpdate(
            kind=MoveKind.MOVE_UNDONE,
            seat=plan.seat,
            user_id=user_id,
            interaction_id=interaction_id,
            action=json.dumps({"taken": taken, "announced": was_announced}),
            events=plan.own_move.events,
            state=plan.state,
            recomputed_states=plan.recomputed,
            # Auto-passing ends too, or the seat would pass again at once.
            seats=tuple(
                replace(row, intent=None) if row.seat == plan.seat else row for row in table.seats
            ),
        )
    )
    await table.play.try_automatic_moves()


async def undoable_ply(table: Table, store: Store, user_id: int) -> int | None:
    """The ply of the action that the user can undo now, or None."""
    try:
        return (await _plan_undo(table, store, user_id, None)).own_move.ply
    except RequestRejected:
        return None


@dataclass(frozen=True, slots=True)
class UndoableAction:
    """An action that its user can undo, or could a moment ago."""

    user_id: int
    ply: int
    independent_seats: frozenset[Seat]
    """Seats whose decisions may remain if it is undone, since they were asked before it."""


def undoable_action(table: Table, user_id: int, ply: int) -> UndoableAction:
    """An action of that ply, which the user can undo now."""
    asked = (seat for seat in table.acting_seats if table.question_ply(seat) < ply)
    decided = (move.seat for move in table.stored.recent_moves if move.ply > ply)
    return UndoableAction(
        user_id, ply, frozenset((*asked, *(seat for seat in decided if seat is not None)))
    )


async def is_still_undoable(table: Table, store: Store, action: UndoableAction) -> bool:
    """Whether the user can still undo the action.

    The log is read only if the moves since then, which are usually in memory, do not tell.
    """
    later = await table.stored.moves(action.ply)
    if not later:
        return True
    if any(_is_user_action(move) and move.seat not in action.independent_seats for move in later):
        return False
    return await undoable_ply(table, store, action.user_id) == action.ply


async def _plan_undo(table: Table, store: Store, user_id: int, ply: int | None) -> _UndoPlan:
    """The effect of an undo. Raises RequestRejected, saying why, if it is not possible."""
    seat = table.require_seat(user_id)
    log = await store.moves(table.row.id, 0)
    effective = effective_moves(log)
    own_move = next(
        (move for move in reversed(effective) if _is_chosen(move) and move.seat == seat), None
    )
    if own_move is None:
        last = next(
            (move for move in reversed(effective) if move.kind not in NON_USER_ACTIONS), None
        )
        raise (
            _not_own_move(table, last)
            if last and _is_user_action(last)
            else RequestRejected("undo-nothing")
        )
    later = [move for move in effective if move.ply > own_move.ply]
    events = [
        event for move in (own_move, *later) for event in codec.load_events(table.game, move.events)
    ]
    # Checked before whether others have acted since: this is the reason that the user reads.
    if any(isinstance(event, PhaseEnded) for event in events):
        raise RequestRejected("undo-phase-over")
    state = await _state_before(table, store, log, own_move)
    state, plies, recomputed = _replay_without(table, seat, state, later)
    if ply is not None and ply != own_move.ply:
        raise RequestRejected("stale")
    if any(table.game.reveals(event, seat) for event in events):
        raise RequestRejected("undo-revealed")
    return _UndoPlan(seat, own_move, tuple(plies), state, tuple(recomputed))


def _is_user_action(move: MoveRow) -> bool:
    return move.kind in USER_ACTIONS


def _is_chosen(move: MoveRow) -> bool:
    """Whether a user chose the action, so that taking it back leaves another choice."""
    return _is_user_action(move) and move.kind != MoveKind.FORCED_ACTION


def _not_own_move(table: Table, move: MoveRow) -> RequestRejected:
    return RequestRejected("undo-not-yours", name=table.seats[move.seat or 0].name)


async def _state_before(
    table: Table, store: Store, log: Sequence[MoveRow], own_move: MoveRow
) -> object:
    """The state in which the move was made, without anything that was undone.

    It comes from the snapshot before the move. If that snapshot contains moves that were undone
    later, an earlier one is taken and the moves in between are replayed.
    """
    base_ply = own_move.ply - 1
    plies = [move.ply for move in log]
    for move in reversed(log):
        if move.kind == MoveKind.MOVE_UNDONE and move.ply > base_ply:
            base_ply = min(base_ply, min(undone_plies(move, plies)) - 1)
    text = await store.snapshot(table.row.id, base_ply)
    if text is None:
        raise RequestRejected("undo-nothing")
    state = codec.load_state(table.game, text)
    for move in effective_moves(log):
        if base_ply < move.ply < own_move.ply and move.kind in ACTION_KINDS:
            state = _replay_move(table, state, move)
            if state is None:
                raise RequestRejected("undo-nothing")
    return state


def _replay_without(
    table: Table, seat: Seat, state: Any, later: Sequence[MoveRow]
) -> tuple[Any, list[int], list[tuple[int, Any]]]:
    """Replay the `later` moves on a state without the seat's move.

    Returns the final state, the plies of moves that nobody made by hand and that are no longer
    legal, and the replayed moves' plies with their new states. Raises RequestRejected if a user's
    move depends on the undone one.
    """
    plies: list[int] = []
    recomputed: list[tuple[int, Any]] = []
    for move in later:
        if move.kind in TIME_KINDS and move.seat != seat:
            continue
        next_state = _replay_move(table, state, move) if move.seat != seat else None
        if next_state is not None:
            state = next_state
            recomputed.append((move.ply, state))
        elif move.kind in UNATTENDED_ACTIONS:
            plies.append(move.ply)
        else:
            raise (
                _not_own_move(table, move)
                if _is_user_action(move)
                else RequestRejected("undo-nothing")
            )
    return state, plies, recomputed


def _replay_move(table: Table, state: Any, move: MoveRow) -> Any | None:
    """The state after the move's action, or None if it is not legal in this state."""
    if move.seat is None or move.action is None or move.kind not in ACTION_KINDS:
        return None
    action = codec.load_action(table.game, move.action)
    try:
        return apply(table.game, state, move.seat, action).state
    except IllegalAction:
        return None
