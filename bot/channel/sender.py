"""Sends, changes and takes away the messages of one game, and marks in the store what was sent."""

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
"""What goes over: Discord is away or overtaxed, the disk is full, the database is locked."""

EDITABLE_SECONDS = 55 * 60
"""Seconds after which a message is not edited any more: Discord limits edits past an hour."""


@dataclass(slots=True)
class OutboxEntry:
    """What is still to be told of one game, and what of it went wrong so far.

    `repost_mentions` are the people to call when the turn is shown once more; None: it is not to be.
    `undeleted_message_ids` are messages to take away, `unrecorded` what was sent, by its nonce, and is not in the
    store yet, and `pending_record` what of it is to be written there. `nonce_suffix` follows the nonces of
    a game that has lost moves: Discord may still know what was sent at the same plies.
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
        """Whether there is nothing to be remembered of it."""
        return self == OutboxEntry(self.table)

    def nonce(self, kind: str, game_id: int, ply: int, number: int = 0) -> str:
        """What Discord knows a message by that is sent again, in at most 25 characters."""
        return f"{kind}-{game_id}-{ply}{f'.{number}' if number else ''}{self.nonce_suffix}"


class MessageSender:
    """Brings single messages into channels. Knows what is on its way, not what is to be told."""

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
        """Change a message in its place, which calls nobody. Not one that is old, or gone."""
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
        """Know of the message from now on. Where the store fails, this comes first next time."""
        entry.pending_record = (ply, message_id)
        await self._store.mark_announced(entry.table.row.id, ply, message_id)
        entry.table.stored.mark_announced(ply, message_id)
        entry.pending_record = None
        entry.unrecorded.clear()

    async def _render(self, message: OutgoingMessage) -> tuple[str, list[discord.File]]:
        """A message's words and files: its picture, or the same in words."""
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
        """Say that a game has ended of which there is nothing else to show."""
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
        """Take an old message away, later if Discord has a bad moment: the news go on."""
        if message_id is None:
            return
        try:
            await self._delete_message(entry.table, message_id)
        except TRANSIENT_ERRORS as error:
            log.warning("message %s is taken away later: %s", message_id, error)
            entry.undeleted_message_ids.append(message_id)

    async def delete_pending(self, entry: OutboxEntry) -> None:
        """Take away what could not be taken away when its time had come."""
        while entry.undeleted_message_ids:
            await self._delete_message(entry.table, entry.undeleted_message_ids[-1])
            entry.undeleted_message_ids.pop()

    async def _delete_message(self, table: Table, message_id: int) -> None:
        """Delete a message; one that is gone or not ours to delete is let be."""
        try:
            await self.channel(table).get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("message %s stays: %s", message_id, error)
