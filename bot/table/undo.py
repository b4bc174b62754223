"""Taking the last action back: a move of its own that restores a stored snapshot.

The ply goes on growing, so whatever was shown before stays old.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.store.contract import Store
from bot.store.records import MoveRow
from bot.table.table import ACTED, FOLLOWING, Refused, Table
from engine import codec
from engine.core import PhaseEnded

UNDONE = "undo"


def standing(moves: Iterable[MoveRow]) -> list[MoveRow]:
    """The moves of a log that stand: without those taken back, and without the taking back.

    The log may begin at any ply.
    """
    kept: list[MoveRow] = []
    for move in moves:
        if move.kind == UNDONE:
            kept = [earlier for earlier in kept if earlier.ply <= taken_back_to(move)]
        else:
            kept.append(move)
    return kept


def taken_back_to(move: MoveRow) -> int:
    """The ply whose state an undo restored."""
    return int(json.loads(move.action or "{}")["back_to"])


async def undo(
    table: Table, store: Store, user_id: int, ply: int | None, interaction_id: int
) -> None:
    """Take a person's last action back, with the moves of the table that followed it.

    `ply` is what that action made it, for who names the one he means. The undo's log entry
    carries the events that were taken back, so that they can be told.

    Refuses when somebody else has acted since, when something hidden was seen, or when the
    phase is over.
    """
    seat = table.own_seat(user_id)
    log = standing(await store.moves(table.row.id, 0))
    taken: list[MoveRow] = []
    while log and log[-1].kind in FOLLOWING:
        taken.append(log.pop())
    if not log or log[-1].kind != ACTED:
        raise Refused("undo-nothing")
    taken.append(log.pop())
    last = taken[-1]
    if last.seat != seat:
        raise Refused("undo-not-yours", name=table.seats[last.seat or 0].name)
    if ply is not None and ply != last.ply:
        raise Refused("stale")
    _check_hidden(table, taken)
    state = await _state_before(table, store, last)
    await table.commit(
        UNDONE,
        seat=seat,
        user_id=user_id,
        interaction_id=interaction_id,
        action=json.dumps({"back_to": last.ply - 1}),
        events=last.events,
        state=state,
        # Who passed for the rest of the phase takes that back too, or he would pass at once.
        seats=tuple(replace(row, intent=None) if row.seat == seat else row for row in table.seats),
    )
    await table.follow()


def _check_hidden(table: Table, taken: Sequence[MoveRow]) -> None:
    for move in taken:
        for event in codec.load_events(table.game, move.events):
            if isinstance(event, PhaseEnded):
                raise Refused("undo-phase-over")
            if table.game.reveals(event):
                raise Refused("undo-revealed")


async def _state_before(table: Table, store: Store, move: MoveRow) -> object:
    """The state that the move was made in, from the snapshot of the ply before it."""
    text = await store.snapshot(table.row.id, move.ply - 1)
    if text is None:
        raise Refused("undo-nothing")
    return codec.load_state(table.game, text)
