"""What a seat alone learns from what others do, and up to where it was told so."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.storage.contract import LeaseLost, Store, StoreError
from bot.storage.records import GameRow, SeatRow
from bot.table.move_log import private_events
from bot.table.stored_table import StoredTable
from engine.core import Seat

log = logging.getLogger(__name__)


class InformedTable(StoredTable):
    """A table that knows what each of its seats was told alone."""

    def __init__(
        self,
        store: Store,
        row: GameRow,
        seats: tuple[SeatRow, ...],
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(store, row, seats, clock)
        # Up to which ply there is nothing that a seat has to be told alone.
        self._checked_ply: dict[Seat, int] = {}

    async def unread_private_events(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat learned alone from others' moves since it was last told, as it may."""
        ply = self.row.ply
        found = await self._private_events_between(seat, self.informed_up_to(seat), ply)
        if not found:
            # Nothing to tell up to here: not to be looked through again.
            self._checked_ply[seat] = ply
        return found

    def informed_up_to(self, seat: Seat) -> int:
        """The ply up to which a seat knows all that it learned alone."""
        return max(self.seats[seat].informed_ply, self._checked_ply.get(seat, 0))

    async def _private_events_between(
        self, seat: Seat, after_ply: int, to_ply: int
    ) -> tuple[Any, ...]:
        """What a seat learned alone from others' moves past one ply, up to and with another."""
        if after_ply >= to_ply:
            return ()
        moves = await self._store.moves(self.row.id, after_ply, to_ply)
        return tuple(private_events(self.game, moves, seat))

    async def private_events_for_mover(
        self, seat: Seat, after_ply: int, to_ply: int
    ) -> tuple[Any, ...]:
        """The same for who has just moved: the move stands, whatever becomes of the question."""
        # Asked only now: who waits for a locked database should wait once. The log tells it, too.
        try:
            return await self._private_events_between(seat, after_ply, to_ply)
        except (StoreError, LeaseLost) as error:
            log.warning("what was learned alone is only in the log: %s", error)
            return ()

    async def mark_informed(self, seat: Seat) -> None:
        """Remember that a seat was told all it learned alone up to now."""
        await self._store.set_informed_ply(self.row.id, seat, self.row.ply)
        self.seats = tuple(
            replace(row, informed_ply=self.row.ply) if row.seat == seat else row
            for row in self.seats
        )
