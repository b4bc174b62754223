"""The events of others' moves that only one seat may see, and which of them it was told."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind, effective_moves
from bot.table.stored_table import StoredTable
from engine import codec
from engine.core import AnyGame, Seat

log = logging.getLogger(__name__)


class PrivateEvents:
    """The private events of a table's seats, and up to which ply each seat knows them."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table
        # The ply up to which a seat is known to have no unread private events.
        self._checked_ply: dict[Seat, int] = {}

    async def unread(self, seat: Seat) -> tuple[Any, ...]:
        """The private events a seat has not been told yet, redacted for it."""
        ply = self._table.row.ply
        events = await self._between(seat, self.informed_up_to(seat), ply)
        if not events:
            # Nothing up to here: the same moves need not be read again.
            self._checked_ply[seat] = ply
        return events

    def informed_up_to(self, seat: Seat) -> int:
        """The ply up to which a seat knows all its private events."""
        return max(self._table.seats[seat].informed_ply, self._checked_ply.get(seat, 0))

    async def for_mover(self, seat: Seat, after_ply: int, to_ply: int) -> tuple[Any, ...]:
        """The private events after one ply, up to and including another, for a seat that has
        just moved; none if the store fails.

        The move is committed by then, so a failure must not make it look rejected. The log view
        still shows the events.
        """
        # Read after the commit: a request that waits for a locked database waits only once.
        try:
            return await self._between(seat, after_ply, to_ply)
        except (StoreError, LeaseLost) as error:
            log.warning("private events are only in the log view: %s", error)
            return ()

    async def _between(self, seat: Seat, after_ply: int, to_ply: int) -> tuple[Any, ...]:
        if after_ply >= to_ply:
            return ()
        moves = await self._table.moves(after_ply, to_ply)
        return tuple(private_events(self._table.game, moves, seat))

    async def mark_informed(self, seat: Seat) -> None:
        """Remember that a seat has been told its private events up to now."""
        await self._table.mark_informed(seat)


def private_events(game: AnyGame, moves: Sequence[MoveRow], seat: Seat) -> list[Any]:
    """The events of others' moves that a seat sees differently from spectators, redacted for it."""
    private = []
    for move in effective_moves(moves):
        if move.seat == seat and move.kind == MoveKind.USER_ACTION:
            continue
        for event in codec.load_events(game, move.events):
            own = game.redact(event, seat)
            if own is not None and own != game.redact(event, None):
                private.append(own)
    return private
