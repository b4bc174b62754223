"""Reminds users who have been to act for long. The database knows which reminders are due."""

from __future__ import annotations

import logging

from bot.channel.updater import ChannelUpdater
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import GameRef
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.preferences import UserSettings
from bot.table.repository import TableRepository

log = logging.getLogger(__name__)


class ReminderSender:
    """Sends due reminders; `bot.channel.clock_scheduler` asks for it regularly."""

    def __init__(self, store: Store, tables: TableRepository, updater: ChannelUpdater) -> None:
        self._store = store
        self._tables = tables
        self._updater = updater

    async def send_due(self, now: int) -> None:
        """Send each reminder that is due by now, once."""
        for ref in await self._store.due_reminders(now):
            try:
                await self._remind(ref, now)
            except (StoreError, LeaseLost):
                raise
            except RequestRejected as refusal:
                log.info("nobody is reminded of game %s: %s", ref.id, refusal)
            except Exception:
                log.exception("nobody could be reminded of game %s", ref.id)

    async def _remind(self, ref: GameRef, now: int) -> None:
        """Send the due reminders of one game."""
        async with self._tables.lock(ref.channel_id):
            table = await self._tables.load(ref)
            due = [seat for seat in table.seats if seat.remind_at and seat.remind_at <= now]
            # Cleared first, so that nobody is reminded twice after a crash.
            await self._store.clear_reminders(ref.id, now)
            table.stored.clear_due_reminders(now)
            users = [seat.playing_user for seat in due if seat.playing_user is not None]
            reminded_users = [user_id for user_id in users if await self._wants_reminders(user_id)]
        if reminded_users:
            self._updater.remind(table, tuple(reminded_users))

    async def _wants_reminders(self, user_id: int) -> bool:
        user_settings = UserSettings.model_validate_json(await self._store.user_settings(user_id))
        return user_settings.reminders
