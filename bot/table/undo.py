"""Taking the last action back: a move of its own that restores what was before it.

The ply goes on growing, so whatever was shown before stays old.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.store.contract import Store
from bot.store.records import MoveRow
from bot.table.log import ACTED, ACTIONS, FOLLOWING, UNDONE, standing, taken_back
from bot.table.table import Refused, Table
from engine import codec
from engine.core import IllegalAction, PhaseEnded, Seat, carry_out


async def undo(
    table: Table, store: Store, user_id: int, ply: int | None, interaction_id: int
) -> None:
    """Take a person's last action back, with the moves of the table that followed it.

    `ply` is what that action made it, for who names the one he means. What other seats decided
    meanwhile, being asked at the same time, stays. The undo's log entry carries the events that
    were taken back, so that they can be told.

    Refuses when somebody else has acted on it since, when something hidden was seen, or when
    the phase is over.
    """
    seat = table.own_seat(user_id)
    log = await store.moves(table.row.id, 0)
    stand = standing(log)
    own = next((move for move in reversed(stand) if _is_act(move) and move.seat == seat), None)
    if own is None:
        last = next((move for move in reversed(stand) if move.kind not in FOLLOWING), None)
        raise _not_yours(table, last) if last and _is_act(last) else Refused("undo-nothing")
    state = await _state_before(table, store, log, own)
    later = [move for move in stand if move.ply > own.ply]
    state, taken = _without(table, seat, state, later)
    if ply is not None and ply != own.ply:
        raise Refused("stale")
    _check_hidden(table, (own, *later))
    await table.commit(
        UNDONE,
        seat=seat,
        user_id=user_id,
        interaction_id=interaction_id,
        action=json.dumps({"taken": [own.ply, *taken]}),
        events=own.events,
        state=state,
        # Who passed for the rest of the phase takes that back too, or he would pass at once.
        seats=tuple(replace(row, intent=None) if row.seat == seat else row for row in table.seats),
    )
    await table.follow()


def _is_act(move: MoveRow) -> bool:
    return move.kind == ACTED


def _not_yours(table: Table, move: MoveRow) -> Refused:
    return Refused("undo-not-yours", name=table.seats[move.seat or 0].name)


async def _state_before(table: Table, store: Store, log: Sequence[MoveRow], own: MoveRow) -> object:
    """The state that the move was made in, as if nothing that was taken back had been.

    From the snapshot of the ply before it; or of an earlier one, if that holds what somebody
    has taken back since, with what was decided in between made again.
    """
    kept = own.ply - 1
    plies = [move.ply for move in log]
    for move in reversed(log):
        if move.kind == UNDONE and move.ply > kept:
            kept = min(kept, min(taken_back(move, plies)) - 1)
    text = await store.snapshot(table.row.id, kept)
    if text is None:
        raise Refused("undo-nothing")
    state = codec.load_state(table.game, text)
    for move in standing(log):
        if kept < move.ply < own.ply and move.kind in ACTIONS:
            state = _made_again(table, state, move)
            if state is None:
                raise Refused("undo-nothing")
    return state


def _without(
    table: Table, seat: Seat, state: Any, later: Sequence[MoveRow]
) -> tuple[Any, list[int]]:
    """The state without the seat's move, and the plies of those that followed only from it.

    What another seat decided of its own is made again.
    """
    taken: list[int] = []
    for move in later:
        again = _made_again(table, state, move) if move.seat != seat else None
        if again is not None:
            state = again
        elif move.kind in FOLLOWING:
            taken.append(move.ply)
        else:
            raise _not_yours(table, move) if _is_act(move) else Refused("undo-nothing")
    return state, taken


def _made_again(table: Table, state: Any, move: MoveRow) -> Any | None:
    """The state after the same action of the same seat; None if it cannot be made in this one."""
    if move.seat is None or move.action is None or move.kind not in ACTIONS:
        return None
    action = codec.load_action(table.game, move.action)
    try:
        return carry_out(table.game, state, move.seat, action).state
    except IllegalAction:
        return None


def _check_hidden(table: Table, taken: Sequence[MoveRow]) -> None:
    for move in taken:
        for event in codec.load_events(table.game, move.events):
            if isinstance(event, PhaseEnded):
                raise Refused("undo-phase-over")
            if table.game.reveals(event):
                raise Refused("undo-revealed")
