"""Acts when clocks run out: sends reminders, and lets AI players stand in for absent users.

When a clock runs out is in the database, so it does so after a restart and in another process, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.channel.reminders import ReminderSender
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import GameRef
from bot.storage.store import Store
from bot.table.clocks import has_deadlines
from bot.table.errors import RequestRejected
from bot.table.repository import TableRepository
from bot.table.stand_ins import stand_in
from bot.table.table import Table

log = logging.getLogger(__name__)

POLL_SECONDS = 60
"""The most seconds between two polls; the next deadline may be sooner."""


class ClockScheduler:
    """A background task that polls for clocks that have run out."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        reminders: ReminderSender,
        on_change: Callable[[Table], None],
        *,
        clock: Callable[[], float],
    ) -> None:
        """`on_change` is called for each table at which an AI begins to stand in."""
        self._store = store
        self._tables = tables
        self._reminders = reminders
        self._on_change = on_change
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start polling; a second call has no effect."""
        if self._task is None:
            self._task = asyncio.create_task(self._poll(), name="clocks")

    async def close(self) -> None:
        """Stop; clocks that run out are looked at after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _poll(self) -> None:
        while True:
            wait: float = POLL_SECONDS
            try:
                wait = await self.act()
            except LeaseLost:
                return
            except Exception:
                log.exception("clocks could not be looked at")
            await asyncio.sleep(wait)

    async def act(self) -> float:
        """Do what is due by now, each thing once. Return in how many seconds to look again."""
        now = int(self._clock())
        wait = POLL_SECONDS
        for ref, deadline in await self._store.deadlines(now + POLL_SECONDS):
            if deadline > now:
                wait = min(wait, deadline - now)
                continue
            try:
                await self._stand_in(ref, now)
            except (StoreError, LeaseLost):
                raise
            except RequestRejected as refusal:
                log.info("no AI stands in at game %s: %s", ref.id, refusal)
            except Exception:
                log.exception("no AI could stand in at game %s", ref.id)
        await self._reminders.send_due(now)
        return wait

    async def _stand_in(self, ref: GameRef, now: int) -> None:
        """Let AI players stand in for all users of a game whose time is over."""
        async with self._tables.lock(ref.channel_id):
            table = await self._tables.load(ref)
            ply = table.row.ply
            try:
                for seat in table.acting_seats:
                    deadline = table.seats[seat].deadline_at
                    if deadline and deadline <= now and has_deadlines(table.snapshot, table.seats):
                        await stand_in(table.stored, seat)
            finally:
                if table.row.ply > ply:
                    self._on_change(table)
