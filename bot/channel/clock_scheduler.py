"""Acts when clocks run out: reminds users, lets AI players stand in, and ends deserted games.

When a clock runs out is in the database, so it does so after a restart and in another process,
too. While the bot, the database or Discord is down, no clock runs: a heartbeat is stored at each
poll, and what was missed is added to all clocks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from bot.channel.reminders import ReminderSender
from bot.channel.updater import ChannelUpdater
from bot.storage.clock_store import Pause
from bot.storage.database_clock import DatabaseClock
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import GameRef
from bot.storage.store import Store
from bot.table.clocks import has_deadlines
from bot.table.endings import IDLE_LIMIT, NOTICE, end_if_unattended
from bot.table.errors import RequestRejected
from bot.table.repository import TableRepository
from bot.table.stand_ins import stand_in
from bot.table.table import Table

log = logging.getLogger(__name__)

POLL_SECONDS = 15
"""The most seconds between two polls; the next deadline may be sooner."""

LATE_SECONDS = 15
"""Seconds by which a poll may be late; else the time since the last one counts for nobody."""

ENDS_INTERVAL = 600
"""Seconds between two looks for games that nobody plays: all running ones have to be read."""

SHOWN_PAUSE_SECONDS = 60
"""The shortest pause after which channels show the new deadlines."""


class ClockScheduler:
    """A background task that polls for clocks that have run out."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        updater: ChannelUpdater,
        on_change: Callable[[Table], None],
        *,
        clock: DatabaseClock,
        is_connected: Callable[[], bool],
        on_poll: Callable[[int, int], Awaitable[None]],
    ) -> None:
        """`on_change` is called for each table at which something was done.

        `is_connected` says whether Discord tells this process what users do. `on_poll` is awaited
        at each poll, with the time, and the seconds before it in which users could not act.
        """
        self._store = store
        self._tables = tables
        self._updater = updater
        self._reminders = ReminderSender(store, tables, updater)
        self._on_change = on_change
        self._clock = clock
        self._is_connected = is_connected
        self._on_poll = on_poll
        self._has_beaten = False
        self._ends_looked_at = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start polling; a second call has no effect."""
        if self._task is None:
            self._task = asyncio.create_task(self._poll(), name="clocks")

    async def close(self) -> None:
        """Stop; clocks that run out are looked at after the next start."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._has_beaten and self._is_connected():
            with suppress(StoreError, LeaseLost):
                now = int(self._clock())
                await self._show_ended_absences(await self._beat(now), now)

    async def _poll(self) -> None:
        while True:
            wait: float = POLL_SECONDS
            try:
                wait = await self.act()
            except LeaseLost:
                return
            except StoreError as error:
                log.warning("clocks are looked at later: %s", error)
            except Exception:
                log.exception("clocks could not be looked at")
            await asyncio.sleep(wait)

    async def act(self) -> float:
        """Do what is due by now, each thing once. Return in how many seconds to look again.

        Does nothing while users cannot act.
        """
        if not self._is_connected():
            return POLL_SECONDS
        await self._clock.adjust()
        now = int(self._clock())
        pause = await self._beat(now)
        await self._resume_clocks(pause)
        await self.heed_absences()
        await self._show_ended_absences(pause, now)
        wait = await self._stand_in_where_due(now)
        await self._reminders.send_due(now)
        await self._on_poll(now, pause.missed)
        if now - self._ends_looked_at >= ENDS_INTERVAL:
            await self._end_unattended(now)
            self._ends_looked_at = now
        return wait

    async def _end_unattended(self, now: int) -> None:
        games = await self._store.unattended_games(now, now - (IDLE_LIMIT - NOTICE))
        await self._act_at(games, lambda table: end_if_unattended(table.stored, now))

    async def _beat(self, now: int) -> Pause:
        longest = POLL_SECONDS + LATE_SECONDS if self._has_beaten else 0
        pause = await self._store.heartbeat(now, longest=longest, notice=NOTICE)
        self._has_beaten = True
        return pause

    async def _resume_clocks(self, pause: Pause) -> None:
        """Let tables know that their clocks were put off, and show it if that matters."""
        is_shown = pause.seconds >= SHOWN_PAUSE_SECONDS

        async def reload(table: Table) -> bool:
            await table.stored.reload_clocks()
            if is_shown:
                self._updater.show_clocks(table)
            return False

        games = [game for game in pause.games if is_shown or self._tables.is_loaded(game.id)]
        await self._act_at(games, reload)

    async def heed_absences(self) -> None:
        """Put off the clocks of users who are absent, at all tables that do not know of it yet."""
        now = int(self._clock())
        current = await self._store.current_absences(now)
        self._tables.absences.clear()
        self._tables.absences.update(current)

        async def heed(table: Table) -> bool:
            if await table.stored.heed_absences():
                self._updater.show_clocks(table)
            return False

        await self._act_at(await self._store.games_with_changed_absences(now), heed)

    async def _show_ended_absences(self, pause: Pause, now: int) -> None:
        """Let turn messages tell no longer of absences that have ended since the last beat."""

        async def show(table: Table) -> bool:
            self._updater.hide_ended_absences(table)
            return False

        await self._act_at(
            await self._store.games_with_ended_absences(now - pause.seconds, now), show
        )

    async def _stand_in_where_due(self, now: int) -> float:
        """Let AI players stand in. Return in how many seconds to look again."""
        deadlines = await self._store.deadlines(now + POLL_SECONDS)
        due = [game for game, deadline in deadlines if deadline <= now]
        await self._act_at(due, lambda table: self._stand_in(table, now))
        return min((at - now for _, at in deadlines if at > now), default=POLL_SECONDS)

    async def _stand_in(self, table: Table, now: int) -> bool:
        """Let AI players stand in for all users of a game whose time is over."""
        for seat in table.acting_seats:
            deadline = table.seats[seat].deadline_at
            if deadline and deadline <= now and has_deadlines(table.snapshot, table.seats):
                await stand_in(table.stored, seat)
        return True

    async def _act_at(
        self, games: Iterable[GameRef], act: Callable[[Table], Awaitable[object]]
    ) -> None:
        """Act at the tables of these games, one after the other, and report those that changed."""
        for game in games:
            try:
                async with self._tables.lock(game.channel_id):
                    table = await self._tables.load(game)
                    ply = table.row.ply
                    try:
                        await act(table)
                    finally:
                        if table.row.ply > ply:
                            self._on_change(table)
            except (StoreError, LeaseLost):
                raise
            except RequestRejected as refusal:
                log.info("the clocks of game %s are left alone: %s", game.id, refusal)
            except Exception:
                log.exception("the clocks of game %s could not be looked at", game.id)
