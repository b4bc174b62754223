"""Taking the last action back: a move of its own that restores what was before it.

The ply goes on growing, so whatever was shown before stays old.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.storage.contract import Store
from bot.storage.records import MoveRow
from bot.table.errors import RequestRejected
from bot.table.move_log import (
    ACTION_KINDS,
    NON_USER_ACTIONS,
    MoveKind,
    effective_moves,
    undone_plies,
)
from bot.table.stored_table import TableUpdate
from bot.table.table import Table
from engine import codec
from engine.core import IllegalAction, PhaseEnded, Seat, apply


@dataclass(frozen=True, slots=True)
class _UndoPlan:
    """What would be taken back: a seat's own action, those that followed only from it, and the
    state without them. `recomputed` are the states after those moves that stay, made without it.
    """

    seat: Seat
    own_move: MoveRow
    undone_plies: tuple[int, ...]
    state: Any
    recomputed: tuple[tuple[int, Any], ...]


async def undo(
    table: Table, store: Store, user_id: int, ply: int | None, interaction_id: int
) -> None:
    """Take a person's last action back, with the moves of the table that followed it.

    `ply` is what that action made it, for who names the one he means. What other seats decided
    meanwhile, being asked at the same time, stays. The undo's log entry carries the events that
    were taken back, so that they can be told.

    Refuses when the phase is over, when somebody else has acted on it since, or when something
    hidden was seen.
    """
    plan = await _plan_undo(table, store, user_id, ply)
    await table.stored.commit(
        TableUpdate(
            kind=MoveKind.MOVE_UNDONE,
            seat=plan.seat,
            user_id=user_id,
            interaction_id=interaction_id,
            action=json.dumps({"taken": [plan.own_move.ply, *plan.undone_plies]}),
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
    """The ply of the action that a person can take back now; None where there is none."""
    try:
        return (await _plan_undo(table, store, user_id, None)).own_move.ply
    except RequestRejected:
        return None


async def _plan_undo(table: Table, store: Store, user_id: int, ply: int | None) -> _UndoPlan:
    """What an undo would take back. Refuses with the reason why there is nothing."""
    seat = table.require_seat(user_id)
    log = await store.moves(table.row.id, 0)
    effective = effective_moves(log)
    own_move = next(
        (move for move in reversed(effective) if _is_user_action(move) and move.seat == seat), None
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
    # Whoever has acted since: this is why it stays so.
    if any(isinstance(event, PhaseEnded) for event in events):
        raise RequestRejected("undo-phase-over")
    state = await _state_before(table, store, log, own_move)
    state, plies, recomputed = _replay_without(table, seat, state, later)
    if ply is not None and ply != own_move.ply:
        raise RequestRejected("stale")
    if any(map(table.game.reveals, events)):
        raise RequestRejected("undo-revealed")
    return _UndoPlan(seat, own_move, tuple(plies), state, tuple(recomputed))


def _is_user_action(move: MoveRow) -> bool:
    return move.kind == MoveKind.USER_ACTION


def _not_own_move(table: Table, move: MoveRow) -> RequestRejected:
    return RequestRejected("undo-not-yours", name=table.seats[move.seat or 0].name)


async def _state_before(
    table: Table, store: Store, log: Sequence[MoveRow], own_move: MoveRow
) -> object:
    """The state that the move was made in, as if nothing that was taken back had been.

    From the snapshot of the ply before it; or of an earlier one, if that holds what somebody
    has taken back since, with what was decided in between made again.
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
    """The state without the seat's move, and the plies of those that followed only from it.

    What another seat decided of its own is made again: last come the states after it.
    """
    plies: list[int] = []
    recomputed: list[tuple[int, Any]] = []
    for move in later:
        next_state = _replay_move(table, state, move) if move.seat != seat else None
        if next_state is not None:
            state = next_state
            recomputed.append((move.ply, state))
        elif move.kind in NON_USER_ACTIONS:
            plies.append(move.ply)
        else:
            raise (
                _not_own_move(table, move)
                if _is_user_action(move)
                else RequestRejected("undo-nothing")
            )
    return state, plies, recomputed


def _replay_move(table: Table, state: Any, move: MoveRow) -> Any | None:
    """The state after the same action of the same seat; None if it cannot be made in this one."""
    if move.seat is None or move.action is None or move.kind not in ACTION_KINDS:
        return None
    action = codec.load_action(table.game, move.action)
    try:
        return apply(table.game, state, move.seat, action).state
    except IllegalAction:
        return None
