"""Sends, edits and deletes the messages of a game, and records in the store what was sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import aiohttp
import discord

from bot.channel.attachments import picture_to_discord_file, text_fallback
from bot.channel.components import build_view
from bot.channel.composer import OutgoingMessage
from bot.channel.pictures import PictureCache
from bot.channel.recovery import OutboxRecovery
from bot.i18n.texts import shared_texts
from bot.ops.metrics import POSTS
from bot.storage.contract import Store, StoreUnavailable
from bot.storage.records import GameRow
from bot.table.table import Table
from render.picture import Picture

log = logging.getLogger(__name__)

TRANSIENT_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError, StoreUnavailable)
"""Transient errors: Discord unavailable or overloaded, disk full, database locked."""

EDITABLE_SECONDS = 55 * 60
"""Age in seconds after which a message is not edited: Discord limits edits past an hour."""


@dataclass(slots=True)
class OutboxEntry:
    """What still has to be announced of one game, and what failed so far.

    `repost_mentions` are the users to mention when the turn message is posted again; None if it
    is not to be. `undeleted_message_ids` are messages to delete, `unrecorded` messages sent but not
    yet in the store, by nonce, and `pending_record` what has to be written there. `nonce_suffix` is
    appended to the nonces of a game that has lost moves, because Discord may still recognize those
    of the same plies.
    """

    table: Table
    repost_mentions: tuple[int, ...] | None = None
    undeleted_message_ids: list[int] = field(default_factory=list)
    unrecorded: dict[str, int] = field(default_factory=dict)
    pending_record: tuple[int, int | None] | None = None
    nonce_suffix: str = ""
    failures: int = 0
    retry_timer: asyncio.TimerHandle | None = None

    @property
    def is_settled(self) -> bool:
        """Whether the entry can be dropped."""
        return self == OutboxEntry(self.table)

    def nonce(self, kind: str, game_id: int, ply: int, number: int = 0) -> str:
        """Return the nonce by which Discord recognizes a resent message, at most 25 characters."""
        return f"{kind}-{game_id}-{ply}{f'.{number}' if number else ''}{self.nonce_suffix}"


class MessageSender:
    """Delivers single messages. Knows what is in flight, not what should be announced."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        pictures: PictureCache,
        recovery: OutboxRecovery,
        clock: Callable[[], float],
    ) -> None:
        self._client = client
        self._store = store
        self._pictures = pictures
        self._recovery = recovery
        self._clock = clock

    def channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.row.channel_id, guild_id=table.row.guild_id
        )

    async def edit(self, entry: OutboxEntry, message_id: int, message: OutgoingMessage) -> bool:
        """Edit a message in place, which notifies nobody. Return False if it is too old or gone."""
        age = self._clock() - discord.utils.snowflake_time(message_id).timestamp()
        if age >= EDITABLE_SECONDS:
            return False
        content, files = await self._render(message)
        try:
            await (
                self.channel(entry.table)
                .get_partial_message(message_id)
                .edit(
                    content=content,
                    attachments=files,
                    view=build_view(message.buttons) if message.buttons else None,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            )
        except discord.NotFound:
            return False
        return True

    async def record_announced(self, entry: OutboxEntry, ply: int, message_id: int | None) -> None:
        """Record a sent message. If the store fails, this is retried first next time."""
        entry.pending_record = (ply, message_id)
        await self._store.mark_announced(entry.table.row.id, ply, message_id)
        entry.table.stored.mark_announced(ply, message_id)
        entry.pending_record = None
        entry.unrecorded.clear()

    async def _render(self, message: OutgoingMessage) -> tuple[str, list[discord.File]]:
        """Return the text and files of a message: its picture, or the same as text."""
        picture = None
        if message.render is not None:
            picture = await self._pictures.draw(message.picture_key, message.render)
        if picture is None and message.text_boards is not None:
            return text_fallback(message.content, message.text_boards())
        pictures = [picture, await self._render_extra_image(message)]
        return message.content, [
            picture_to_discord_file(one) for one in pictures if one is not None
        ]

    async def _render_extra_image(self, message: OutgoingMessage) -> Picture | None:
        if message.extra_image is None:
            return None
        return await self._pictures.draw(message.extra_image.key, message.extra_image.render)

    async def send(self, entry: OutboxEntry, message: OutgoingMessage, nonce: str) -> int:
        table = entry.table
        if (sent_already := entry.unrecorded.get(nonce)) is not None:
            return sent_already
        if (sent_before := self._recovery.find_sent(table.row, message)) is not None:
            return sent_before
        content, files = await self._render(message)
        sent = await self.channel(table).send(
            content=content,
            files=files,
            view=build_view(message.buttons),
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(u) for u in message.mentions]
            ),
        )
        POSTS.inc()
        entry.unrecorded[nonce] = sent.id
        return sent.id

    async def announce_abandoned(self, row: GameRow, locale: str) -> None:
        """Announce the end of a game that cannot be shown."""
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        await channel.send(
            shared_texts().in_language(locale)("game-abandoned"), nonce=f"ended-{row.id}"
        )
        POSTS.inc()
        if row.turn_message_id is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                await channel.get_partial_message(row.turn_message_id).delete()
        await self._store.mark_announced(row.id, row.ply, None)

    async def delete(self, entry: OutboxEntry, message_id: int | None) -> None:
        """Delete an old message, or retry later if Discord fails; never delay announcements."""
        if message_id is None:
            return
        try:
            await self._delete_message(entry.table, message_id)
        except TRANSIENT_ERRORS as error:
            log.warning("message %s is taken away later: %s", message_id, error)
            entry.undeleted_message_ids.append(message_id)

    async def delete_pending(self, entry: OutboxEntry) -> None:
        """Delete the messages that could not be deleted in time."""
        while entry.undeleted_message_ids:
            await self._delete_message(entry.table, entry.undeleted_message_ids[-1])
            entry.undeleted_message_ids.pop()

    async def _delete_message(self, table: Table, message_id: int) -> None:
        """Delete a message; one that is gone or that we may not delete is ignored."""
        try:
            await self.channel(table).get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("message %s stays: %s", message_id, error)
