"""Sends, edits and deletes single messages, and records in the store what was sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

import aiohttp
import discord

from bot.channel.attachments import picture_to_discord_file, text_fallback
from bot.channel.components import build_view
from bot.channel.layouts import Panel, build_layout
from bot.channel.outgoing_message import Layout, OutgoingMessage
from bot.channel.pictures import PictureCache
from bot.channel.recovery import OutboxRecovery
from bot.emojis.icon import forget_if_unknown
from bot.i18n.texts import shared_texts
from bot.ops.metrics import POSTS
from bot.storage.errors import LeaseLost, StoreError, StoreUnavailable
from bot.storage.records import GameRow, MessageRef
from bot.storage.store import Store
from bot.table.table import Table
from render.picture import Picture

log = logging.getLogger(__name__)

TRANSIENT_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError, StoreUnavailable)
"""Errors worth a retry: Discord does not answer, the disk is full, the database is locked."""

EDITABLE_SECONDS = 55 * 60
"""The age in seconds up to which messages are edited: Discord limits edits after an hour."""


UNEDITABLE_CODES = (30046, 50083)
"""Discord's error codes for messages that it lets nobody edit: too old, or in an archived thread.

A new message makes the thread active again.
"""

PAYLOAD_TOO_LARGE = 40005
"""Discord's error code for files that are too large."""


@dataclass(slots=True)
class OutboxEntry:
    """The pending work in the channel of one game, and its failures so far."""

    table: Table
    """The table as it is now held in memory."""

    repost_mentions: tuple[int, ...] | None = None
    """The users to mention when the turn message is sent again; None to leave it where it is."""

    has_outdated_clocks: bool = False
    """Whether the turn message shows other deadlines or absences than the table has."""

    has_ended_absences: bool = False
    """Whether the turn message may tell of absences that are over."""

    undeleted_message_ids: list[int] = field(default_factory=list)
    """Old messages that are still to be deleted."""

    unrecorded: dict[str, int] = field(default_factory=dict)
    """Ids of messages, by nonce, that were sent but are not recorded in the store."""

    pending_record: tuple[int, int | None] | None = None
    """The announced ply and turn message that could not be recorded in the store."""

    nonce_suffix: str = ""
    """Appended to the nonces of a game that has lost moves.

    Discord may still know earlier messages with the same nonces.
    """

    failures: int = 0
    """How often posting has failed since it last succeeded."""

    retry_timer: asyncio.TimerHandle | None = None
    """The timer of the next attempt."""

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to do, so that the entry can be dropped."""
        return self == OutboxEntry(self.table)

    def nonce(self, kind: str, game_id: int, ply: int, index: int = 0) -> str:
        """The nonce of a message, by which Discord recognizes it when it is sent again.

        It has at most 25 characters, Discord's limit.
        """
        return f"{kind}-{game_id}-{ply}{f'.{index}' if index else ''}{self.nonce_suffix}"


class MessageSender:
    """Sends, edits and deletes single messages; `ChannelUpdater` decides which."""

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
        self._containers = WeakKeyDictionary[Table, tuple[int, bool]]()
        """The message that may be a container, and whether it is one, as far as it is known."""

    def channel(self, table: Table) -> discord.PartialMessageable:
        """The channel of a table; no request is made."""
        return self._client.get_partial_messageable(
            table.row.channel_id, guild_id=table.row.guild_id
        )

    async def edit(
        self,
        entry: OutboxEntry,
        message_id: int,
        message: OutgoingMessage,
        max_age: float = EDITABLE_SECONDS,
    ) -> bool:
        """Edit a message, which notifies nobody.

        Returns False if it cannot be edited any more, or is older than `max_age` seconds. Where the
        bot may not even post, sending it anew says so.
        """
        age = self._clock() - discord.utils.snowflake_time(message_id).timestamp()
        if age >= max_age:
            return False
        try:
            shown = self.channel(entry.table).get_partial_message(message_id)
            if message.layout is not None and await self._is_container(entry.table, message_id):
                view, pictures = await self._lay_out(message, message.layout)
                await shown.edit(
                    attachments=pictures,
                    view=view,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
                return True
            content, files = await self._render(message)
            await shown.edit(
                content=content,
                attachments=files,
                view=build_view(message.buttons) if message.buttons else None,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except (discord.NotFound, discord.Forbidden):
            return False
        except discord.HTTPException as error:
            forget_if_unknown(error)
            if error.code not in UNEDITABLE_CODES:
                raise
            return False
        return True

    async def _is_container(self, table: Table, message_id: int) -> bool:
        """Whether a message was posted as a container. Asks Discord, unless this run has sent it.

        One that called somebody is plain, as are those of earlier versions.
        """
        known = self._containers.get(table)
        if known is None or known[0] != message_id:
            message = await self.channel(table).fetch_message(message_id)
            known = self._containers[table] = (message_id, message.flags.components_v2)
        return known[1]

    async def _lay_out(
        self, message: OutgoingMessage, layout: Layout
    ) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        """A message's container, and its files."""
        picture = await self._pictures.draw(layout.picture.key, layout.picture.render)
        pictures = [] if picture is None else [picture]
        first, *others = layout.paragraphs
        panel = Panel(layout.colour, tuple(others), begins_with_pictures=True)
        view = build_layout(first, pictures, message.buttons, panel)
        return view, list(map(picture_to_discord_file, pictures))

    async def record_announced(self, entry: OutboxEntry, ply: int, message_id: int | None) -> None:
        """Record in the store what is announced, and the turn message.

        If the store fails, the entry keeps it as `pending_record`.
        """
        entry.pending_record = (ply, message_id)
        await self._store.mark_announced(entry.table.row.id, ply, message_id)
        entry.table.stored.mark_announced(ply, message_id)
        entry.pending_record = None
        entry.unrecorded.clear()

    async def _render(self, message: OutgoingMessage) -> tuple[str, list[discord.File]]:
        """A message's text and files: its pictures, or the text boards instead."""
        picture = None
        if message.render is not None:
            picture = await self._pictures.draw(message.picture_key, message.render)
        if picture is None and message.text_boards is not None:
            return text_fallback(message.content, message.text_boards())
        pictures = [picture, await self._render_extra_image(message)]
        return message.content, [
            picture_to_discord_file(image) for image in pictures if image is not None
        ]

    async def _render_extra_image(self, message: OutgoingMessage) -> Picture | None:
        if message.extra_image is None:
            return None
        return await self._pictures.draw(message.extra_image.key, message.extra_image.render)

    async def send(self, entry: OutboxEntry, message: OutgoingMessage, nonce: str) -> int:
        """Send a message, unless it was sent before. Returns its id."""
        table = entry.table
        if (sent_already := entry.unrecorded.get(nonce)) is not None:
            return sent_already
        if (sent_before := self._recovery.find_sent(table.row, message)) is not None:
            return sent_before
        if message.is_posted_as_container and message.layout is not None:
            sent = await self._send_container(table, message, message.layout, nonce)
        else:
            sent = await self._send_plain(table, message, nonce)
        if message.layout is not None:
            self._containers[table] = (sent.id, message.is_posted_as_container)
        POSTS.inc()
        entry.unrecorded[nonce] = sent.id
        return sent.id

    async def _send_container(
        self, table: Table, message: OutgoingMessage, layout: Layout, nonce: str
    ) -> discord.Message:
        view, files = await self._lay_out(message, layout)
        try:
            return await self.channel(table).send(
                files=files, view=view, nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            forget_if_unknown(error)
            raise

    async def _send_plain(
        self, table: Table, message: OutgoingMessage, nonce: str
    ) -> discord.Message:
        content, files = await self._render(message)
        try:
            return await self._send(table, message, nonce, content, files)
        except discord.HTTPException as error:
            forget_if_unknown(error)
            if error.code != PAYLOAD_TOO_LARGE or message.text_boards is None:
                raise
            content, files = text_fallback(message.content, message.text_boards())
            return await self._send(table, message, nonce, content, files)

    async def _send(
        self,
        table: Table,
        message: OutgoingMessage,
        nonce: str,
        content: str,
        files: list[discord.File],
    ) -> discord.Message:
        return await self.channel(table).send(
            content=content,
            files=files,
            view=build_view(message.buttons),
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(u) for u in message.mentions]
            ),
        )

    async def announce_abandoned(self, row: GameRow, locale: str) -> None:
        """Say that a game that cannot be read was ended, and record that."""
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
        """Delete an old message, or later after a transient error: posting goes on."""
        if message_id is None:
            return
        try:
            await self._delete_message(entry.table, message_id)
        except TRANSIENT_ERRORS as error:
            log.warning("message %s is deleted later: %s", message_id, error)
            entry.undeleted_message_ids.append(message_id)
            row = entry.table.row
            # For the next run, should this one end before.
            with suppress(StoreError, LeaseLost):
                await self._store.begin_message_deletion(
                    MessageRef(message_id, row.channel_id, row.guild_id or 0)
                )

    async def delete_pending(self, entry: OutboxEntry) -> None:
        """Delete the messages that could not be deleted before."""
        while entry.undeleted_message_ids:
            message_id = entry.undeleted_message_ids[-1]
            await self._delete_message(entry.table, message_id)
            entry.undeleted_message_ids.pop()
            with suppress(StoreError, LeaseLost):
                await self._store.end_message_deletion(message_id)

    async def _delete_message(self, table: Table, message_id: int) -> None:
        """Delete a message, ignoring one that is gone or that the bot may not delete."""
        try:
            await self.channel(table).get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("message %s is not deleted: %s", message_id, error)
