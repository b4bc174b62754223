"""What a seat alone learns from what others do, and up to where it was told so."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.storage.contract import LeaseLost, Store, StoreError
from bot.storage.records import GameRow, SeatRow
from bot.table.log import events_apart
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
        self._looked: dict[Seat, int] = {}

    async def news(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat learned alone from others' moves since it was last told, as it may."""
        ply = self.row.ply
        found = await self._learned(seat, self.told_up_to(seat), ply)
        if not found:
            # Nothing to tell up to here: not to be looked through again.
            self._looked[seat] = ply
        return found

    def told_up_to(self, seat: Seat) -> int:
        """The ply up to which a seat knows all that it learned alone."""
        return max(self.seats[seat].informed_ply, self._looked.get(seat, 0))

    async def _learned(self, seat: Seat, after: int, upto: int) -> tuple[Any, ...]:
        """What a seat learned alone from others' moves past one ply, up to and with another."""
        if after >= upto:
            return ()
        moves = await self._store.moves(self.row.id, after, upto)
        return tuple(events_apart(self.game, moves, seat))

    async def learned_by_mover(self, seat: Seat, after: int, upto: int) -> tuple[Any, ...]:
        """The same for who has just moved: the move stands, whatever becomes of the question."""
        # Asked only now: who waits for a locked database should wait once. The log tells it, too.
        try:
            return await self._learned(seat, after, upto)
        except (StoreError, LeaseLost) as error:
            log.warning("what was learned alone is only in the log: %s", error)
            return ()

    async def told_news(self, seat: Seat) -> None:
        """Remember that a seat was told all it learned alone up to now."""
        await self._store.set_informed_ply(self.row.id, seat, self.row.ply)
        self.seats = tuple(
            replace(row, informed_ply=self.row.ply) if row.seat == seat else row
            for row in self.seats
        )
