"""Reminds people whose turn it has been for long. What is due stands in the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.channel.poster import Poster
from bot.storage.contract import LeaseLost, Store, StoreError
from bot.storage.records import GameRef
from bot.table.preferences import PersonSettings
from bot.table.table import Refused
from bot.table.tables import Tables

log = logging.getLogger(__name__)

EVERY = 60
"""Seconds between two looks at what is due."""


class Reminders:
    """One task that looks for due reminders until it is stopped."""

    def __init__(
        self, store: Store, tables: Tables, poster: Poster, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._tables = tables
        self._poster = poster
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look. A second call changes nothing."""
        if self._task is None:
            self._task = asyncio.create_task(self._look(), name="reminders")

    async def close(self) -> None:
        """Stop looking; what is due is found after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                await self.give_due()
            except LeaseLost:
                return
            except Exception:
                log.exception("reminders could not be given")
            await asyncio.sleep(EVERY)

    async def give_due(self) -> None:
        """Give each reminder that is due by now, once."""
        now = int(self._clock())
        for place in await self._store.due_reminders(now):
            try:
                await self._remind(place, now)
            except (StoreError, LeaseLost):
                raise
            except Refused as refusal:
                log.info("nobody is reminded of game %s: %s", place.id, refusal)
            except Exception:
                log.exception("nobody could be reminded of game %s", place.id)

    async def _remind(self, place: GameRef, now: int) -> None:
        """Give the reminders of one game that are due by now."""
        async with self._tables.lock(place.channel_id):
            table = await self._tables.take_up(place)
            due = [seat for seat in table.seats if seat.remind_at and seat.remind_at <= now]
            # Forgotten first: after a crash nobody is reminded twice.
            await self._store.clear_reminders(place.id, now)
            table.reminded(now)
            users = [seat.user_id for seat in due if seat.user_id is not None]
            wanted = [user_id for user_id in users if await self._wanted(user_id)]
        if wanted:
            self._poster.remind(table, tuple(wanted))

    async def _wanted(self, user_id: int) -> bool:
        person = PersonSettings.model_validate_json(await self._store.user_settings(user_id))
        return person.reminders
