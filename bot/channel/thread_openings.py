"""Takes back what is left of a thread that was to be opened for a game, if there is no game.

A thread begins at a message and is there before its game is stored there. So the database notes
first that one is being opened, and whatever fails then, the channel is searched for the message,
after a crash by the next run. A lobby that was to move to a thread keeps its message, and only the
thread is closed.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import discord

from bot.channel.parent_message import has_link
from bot.channel.sender import TRANSIENT_ERRORS
from bot.storage.errors import CommitOutcomeUnknown, LeaseLost, StoreError
from bot.storage.records import ThreadOpening
from bot.storage.store import Store

log = logging.getLogger(__name__)

SEARCH_LIMIT = 100
"""Messages after an interaction among which that of its thread is searched."""


class ThreadOpenings:
    """Threads that are being opened, and what earlier runs have left of such."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._under_way = set[int]()

    @asynccontextmanager
    async def opening(self, opening: ThreadOpening) -> AsyncIterator[None]:
        """Note that a thread is opened for a game while the context lasts.

        If it ends with an error and without a game, its message and its thread are taken back.
        """
        self._under_way.add(opening.interaction_id)
        try:
            await self._store.begin_thread_opening(opening)
            try:
                yield
            except CommitOutcomeUnknown:
                # The next start knows whether there is a game.
                raise
            except Exception:
                await self._settle(opening)
                raise
            with suppress(StoreError, LeaseLost):
                await self._store.end_thread_opening(opening.interaction_id)
        finally:
            self._under_way.discard(opening.interaction_id)

    async def settle_interrupted(self) -> None:
        """Take back what earlier runs have left; what fails is left to the next start."""
        with suppress(StoreError, LeaseLost):
            for opening in await self._store.thread_openings():
                if opening.interaction_id not in self._under_way:
                    await self._settle(opening)

    async def _settle(self, opening: ThreadOpening) -> None:
        """Take back what an opening has posted without a game; later, if Discord fails now."""
        channel = self._client.get_partial_messageable(opening.channel_id)
        interaction = discord.Object(opening.interaction_id)
        try:
            async for message in channel.history(limit=SEARCH_LIMIT, after=interaction):
                await self._take_back(message, opening)
            if opening.message_id is not None:
                await self._close_thread(opening.message_id)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("channel %s is not searched: %s", opening.channel_id, error)
        except (*TRANSIENT_ERRORS, StoreError, LeaseLost) as error:
            log.warning("a thread without a game is taken back later: %s", error)
            return
        with suppress(StoreError, LeaseLost):
            await self._store.end_thread_opening(opening.interaction_id)

    def _begins_thread(self, message: discord.Message) -> bool:
        """Whether a message looks like the first one about a thread.

        Like all about games in threads it notifies nobody and has no buttons, but it does not link
        to its thread yet.
        """
        return (
            self._client.user is not None
            and message.author.id == self._client.user.id
            and message.flags.suppress_notifications
            and not message.components
            and not has_link(message.content)
        )

    async def _take_back(self, message: discord.Message, opening: ThreadOpening) -> None:
        """Delete a message that begins a thread without a game, or is a notice about a thread."""
        if is_thread_notice(message, self._client):
            await message.delete()
        elif (
            opening.message_id is None
            and self._begins_thread(message)
            and not await self._store.is_game_shown_by(message.id)
        ):
            log.info("message %s is deleted: its thread has no game", message.id)
            await self._archive(message.id)
            await message.delete()

    async def _close_thread(self, thread_id: int) -> None:
        """Archive a thread that the bot has opened at the message of a lobby, if it has no game."""
        if await self._store.is_game_shown_by(thread_id):
            return
        with suppress(discord.NotFound, discord.Forbidden):
            thread = await self._client.fetch_channel(thread_id)
            own_id = None if self._client.user is None else self._client.user.id
            if isinstance(thread, discord.Thread) and thread.owner_id == own_id:
                log.info("thread %s is archived: it has no game", thread_id)
                await self._archive(thread_id)

    async def _archive(self, thread_id: int) -> None:
        """Archive a thread, if there is one. To delete it would take another permission."""
        with suppress(discord.NotFound, discord.Forbidden):
            await self._client.http.edit_channel(thread_id, archived=True)


def is_thread_notice(message: discord.Message, client: discord.Client) -> bool:
    """Whether a message is Discord's own notice about a thread that the bot has opened."""
    is_own = client.user is not None and message.author.id == client.user.id
    return is_own and message.type is discord.MessageType.thread_created
