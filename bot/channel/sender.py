"""Sends, changes and takes away the messages of one game, and marks in the store what was sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import aiohttp
import discord

from bot.channel.attachments import in_words, picture_file
from bot.channel.buttons import control_rows
from bot.channel.last_run import LastRun
from bot.channel.messages import Message
from bot.channel.pictures import Pictures
from bot.ops.metrics import POSTS
from bot.storage.contract import Store, StoreUnavailable
from bot.storage.records import GameRow
from bot.table.table import Table
from bot.texts import texts
from render.picture import Picture

log = logging.getLogger(__name__)

BAD_MOMENTS = (discord.HTTPException, aiohttp.ClientError, OSError, StoreUnavailable)
"""What goes over: Discord is away or overtaxed, the disk is full, the database is locked."""

EDITABLE_FOR = 55 * 60
"""Seconds after which a message is not edited any more: Discord limits edits past an hour."""


@dataclass(slots=True)
class Posting:
    """What is still to be told of one game, and what of it went wrong so far.

    `to_show` are the people to call when the turn is shown once more; None: it is not to be.
    `left` are messages to take away, `unmarked` what was sent, by its nonce, and is not in the
    store yet, and `to_mark` what of it is to be written there. `told_anew` follows the nonces of
    a game that has lost moves: Discord may still know what was sent at the same plies.
    """

    table: Table
    to_show: tuple[int, ...] | None = None
    left: list[int] = field(default_factory=list)
    unmarked: dict[str, int] = field(default_factory=dict)
    to_mark: tuple[int, int | None] | None = None
    told_anew: str = ""
    failures: int = 0
    timer: asyncio.TimerHandle | None = None

    @property
    def is_done(self) -> bool:
        """Whether there is nothing to be remembered of it."""
        return self == Posting(self.table)

    def nonce(self, kind: str, game_id: int, ply: int, number: int = 0) -> str:
        """What Discord knows a message by that is sent again, in at most 25 characters."""
        return f"{kind}-{game_id}-{ply}{f'.{number}' if number else ''}{self.told_anew}"


class Sender:
    """Brings single messages into channels. Knows what is on its way, not what is to be told."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        pictures: Pictures,
        last_run: LastRun,
        clock: Callable[[], float],
    ) -> None:
        self._client = client
        self._store = store
        self._pictures = pictures
        self._last_run = last_run
        self._clock = clock

    def channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.row.channel_id, guild_id=table.row.guild_id
        )

    async def edit(self, posting: Posting, message_id: int, message: Message) -> bool:
        """Change a message in its place, which calls nobody. Not one that is old, or gone."""
        age = self._clock() - discord.utils.snowflake_time(message_id).timestamp()
        if age >= EDITABLE_FOR:
            return False
        content, files = await self._drawn(message)
        try:
            await (
                self.channel(posting.table)
                .get_partial_message(message_id)
                .edit(
                    content=content,
                    attachments=files,
                    view=control_rows(message.buttons) if message.buttons else None,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            )
        except discord.NotFound:
            return False
        return True

    async def mark(self, posting: Posting, ply: int, message_id: int | None) -> None:
        """Know of the message from now on. Where the store fails, this comes first next time."""
        posting.to_mark = (ply, message_id)
        await self._store.mark_announced(posting.table.row.id, ply, message_id)
        posting.table.posted(ply, message_id)
        posting.to_mark = None
        posting.unmarked.clear()

    async def _drawn(self, message: Message) -> tuple[str, list[discord.File]]:
        """A message's words and files: its picture, or the same in words."""
        picture = None
        if message.paint is not None:
            picture = await self._pictures.draw(message.picture_key, message.paint)
        if picture is None and message.text_boards is not None:
            return in_words(message.content, message.text_boards())
        pictures = [picture, await self._beside(message)]
        return message.content, [picture_file(one) for one in pictures if one is not None]

    async def _beside(self, message: Message) -> Picture | None:
        if message.beside is None:
            return None
        return await self._pictures.draw(message.beside.key, message.beside.paint)

    async def send(self, posting: Posting, message: Message, nonce: str) -> int:
        table = posting.table
        if (sent_already := posting.unmarked.get(nonce)) is not None:
            return sent_already
        if (sent_before := self._last_run.found(table.row, message)) is not None:
            return sent_before
        content, files = await self._drawn(message)
        sent = await self.channel(table).send(
            content=content,
            files=files,
            view=control_rows(message.buttons),
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(u) for u in message.pings]
            ),
        )
        POSTS.inc()
        posting.unmarked[nonce] = sent.id
        return sent.id

    async def tell_ended(self, row: GameRow, locale: str) -> None:
        """Say that a game has ended of which there is nothing else to show."""
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        await channel.send(texts().in_language(locale)("game-abandoned"), nonce=f"ended-{row.id}")
        POSTS.inc()
        if row.turn_message_id is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                await channel.get_partial_message(row.turn_message_id).delete()
        await self._store.mark_announced(row.id, row.ply, None)

    async def delete(self, posting: Posting, message_id: int | None) -> None:
        """Take an old message away, later if Discord has a bad moment: the news go on."""
        if message_id is None:
            return
        try:
            await self._take_away(posting.table, message_id)
        except BAD_MOMENTS as error:
            log.warning("message %s is taken away later: %s", message_id, error)
            posting.left.append(message_id)

    async def delete_left(self, posting: Posting) -> None:
        """Take away what could not be taken away when its time had come."""
        while posting.left:
            await self._take_away(posting.table, posting.left[-1])
            posting.left.pop()

    async def _take_away(self, table: Table, message_id: int) -> None:
        """Delete a message; one that is gone or not ours to delete is let be."""
        try:
            await self.channel(table).get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("message %s stays: %s", message_id, error)
