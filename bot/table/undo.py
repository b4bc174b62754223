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
from bot.table.log import ACTED, ACTIONS, FOLLOWING, UNDONE, standing, taken_back
from bot.table.table import Refused, Table
from engine import codec
from engine.core import IllegalAction, PhaseEnded, Seat, apply


@dataclass(frozen=True, slots=True)
class _Undo:
    """What would be taken back: a seat's own action, those that followed only from it, and the
    state without them. `recomputed_states` are the states after those moves that stay, made without it.
    """

    seat: Seat
    own: MoveRow
    taken: tuple[int, ...]
    state: Any
    remade: tuple[tuple[int, Any], ...]


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
    found = await _find(table, store, user_id, ply)
    await table.commit(
        UNDONE,
        seat=found.seat,
        user_id=user_id,
        interaction_id=interaction_id,
        action=json.dumps({"taken": [found.own.ply, *found.taken]}),
        events=found.own.events,
        state=found.state,
        remade=found.remade,
        # Who passed for the rest of the phase takes that back too, or he would pass at once.
        seats=tuple(
            replace(row, intent=None) if row.seat == found.seat else row for row in table.seats
        ),
    )
    await table.follow()


async def undoable(table: Table, store: Store, user_id: int) -> int | None:
    """The ply of the action that a person can take back now; None where there is none."""
    try:
        return (await _find(table, store, user_id, None)).own.ply
    except Refused:
        return None


async def _find(table: Table, store: Store, user_id: int, ply: int | None) -> _Undo:
    """What an undo would take back. Refuses with the reason why there is nothing."""
    seat = table.own_seat(user_id)
    log = await store.moves(table.row.id, 0)
    stand = standing(log)
    own = next((move for move in reversed(stand) if _is_act(move) and move.seat == seat), None)
    if own is None:
        last = next((move for move in reversed(stand) if move.kind not in FOLLOWING), None)
        raise _not_yours(table, last) if last and _is_act(last) else Refused("undo-nothing")
    later = [move for move in stand if move.ply > own.ply]
    events = [
        event for move in (own, *later) for event in codec.load_events(table.game, move.events)
    ]
    # Whoever has acted since: this is why it stays so.
    if any(isinstance(event, PhaseEnded) for event in events):
        raise Refused("undo-phase-over")
    state = await _state_before(table, store, log, own)
    state, taken, remade = _without(table, seat, state, later)
    if ply is not None and ply != own.ply:
        raise Refused("stale")
    if any(map(table.game.reveals, events)):
        raise Refused("undo-revealed")
    return _Undo(seat, own, tuple(taken), state, tuple(remade))


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
) -> tuple[Any, list[int], list[tuple[int, Any]]]:
    """The state without the seat's move, and the plies of those that followed only from it.

    What another seat decided of its own is made again: last come the states after it.
    """
    taken: list[int] = []
    remade: list[tuple[int, Any]] = []
    for move in later:
        again = _made_again(table, state, move) if move.seat != seat else None
        if again is not None:
            state = again
            remade.append((move.ply, state))
        elif move.kind in FOLLOWING:
            taken.append(move.ply)
        else:
            raise _not_yours(table, move) if _is_act(move) else Refused("undo-nothing")
    return state, taken, remade


def _made_again(table: Table, state: Any, move: MoveRow) -> Any | None:
    """The state after the same action of the same seat; None if it cannot be made in this one."""
    if move.seat is None or move.action is None or move.kind not in ACTIONS:
        return None
    action = codec.load_action(table.game, move.action)
    try:
        return apply(table.game, state, move.seat, action).state
    except IllegalAction:
        return None
