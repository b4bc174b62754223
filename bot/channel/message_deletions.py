"""Deletes messages that nobody needs any more and that the database knows, until that succeeds."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.channel.sender import TRANSIENT_ERRORS
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import MessageRef
from bot.storage.store import Store

log = logging.getLogger(__name__)

RETRY_DELAYS = (6, 20, 60, 300, 900, 3_600, 3_600, 3_600)
"""Seconds to wait after the first, second, ... failure; then the next start tries again."""


class MessageDeletions:
    """Deletes the messages that the store notes as ones to be deleted."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._is_due = False
        self._failures = 0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def schedule(self) -> None:
        """Delete all messages that are noted, in the background; what fails is tried again."""
        self._is_due = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="message-deletions")

    async def close(self) -> None:
        """Stop; what is not deleted yet will be after the next start."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._is_due:
                self._is_due = False
                await self._delete_all()
            self._failures = 0
        except LeaseLost:
            log.info("messages are deleted by another process")
        except (*TRANSIENT_ERRORS, StoreError) as error:
            log.warning("messages are deleted later: %s", error)
            self._schedule_retry()
        except Exception:
            log.exception("messages could not be deleted")
        finally:
            self._task = None

    def _schedule_retry(self) -> None:
        if self._failures < len(RETRY_DELAYS):
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(RETRY_DELAYS[self._failures], self.schedule)
            self._failures += 1

    async def _delete_all(self) -> None:
        """Delete all messages that can be. Raises the error of one of the others."""
        failure: Exception | None = None
        for message in await self._store.message_deletions():
            try:
                await self._delete(message)
            except TRANSIENT_ERRORS as error:
                failure = error
            else:
                await self._store.end_message_deletion(message.id)
        if failure is not None:
            raise failure

    async def _delete(self, message: MessageRef) -> None:
        """Delete a message, ignoring one that is gone or that the bot may not delete."""
        channel = self._client.get_partial_messageable(
            message.channel_id, guild_id=message.guild_id
        )
        try:
            await channel.get_partial_message(message.id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("message %s is not deleted: %s", message.id, error)
