"""Recovery of the outbox: finds messages that the last run sent but could not record.

Discord recognizes a message that is sent again by its nonce, but only for a few minutes, so the
channel's history is searched.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import aiohttp
import discord

from bot.channel.composer import OutgoingMessage
from bot.channel.custom_id import CustomId
from bot.storage.records import GameRow, MoveRow

log = logging.getLogger(__name__)

HISTORY_LIMIT = 100
"""Number of latest messages searched in a channel: as many as one request returns."""

HISTORY_TIMEOUT = 5.0
"""Seconds that announcements wait for the search."""


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message of the bot found in a channel."""

    message_id: int
    content: str
    custom_ids: tuple[CustomId, ...]

    def displayed_ply(self, row: GameRow) -> int | None:
        """Return the ply at which this message shows a game, or None.

        It may be beyond the game's ply: then the database has lost moves.
        """
        verbs = {press.verb for press in self.custom_ids if press.game_id == row.id}
        ply = max((press.ply for press in self.custom_ids), default=0)
        if verbs & {"hand", "look", "do"} and row.announced_ply <= ply:
            return ply
        if "start" in verbs and (row.status == "lobby" or row.announced_ply < row.ply):
            return max(ply, row.announced_ply)
        ends = bool(verbs & {"rematch", "replay"})
        return row.ply if ends and row.status in ("over", "abandoned") else None

    def matches(self, message: OutgoingMessage) -> bool:
        """Whether it is this message, compared by content because neither has buttons."""
        # A text version of the picture may follow.
        return self.content.startswith(message.content)


@dataclass(frozen=True, slots=True)
class RecoveryResult:
    """What the last run sent: the message that shows the game at `announced_ply`, and messages that
    show moves missing from the database.
    """

    announced_ply: int
    turn_message_id: int | None = None
    orphaned_message_ids: tuple[int, ...] = ()


class OutboxRecovery:
    """Searches once in the channel of each game that is older than this run."""

    def __init__(self, client: discord.Client, started_at: float) -> None:
        self._client = client
        self._started_at = int(started_at)
        self._recovered: set[int] = set()
        self._sent_messages: dict[int, tuple[SentMessage, ...]] = {}

    def needs_recovery(self, row: GameRow) -> bool:
        """Whether a game may have unrecorded messages that were not searched for yet."""
        return row.created < self._started_at and row.id not in self._recovered

    async def recover(
        self, channel: discord.PartialMessageable, row: GameRow, unannounced: Sequence[MoveRow]
    ) -> RecoveryResult:
        """Find messages newer than the recorded one. `unannounced` are the latest moves."""
        # The last run cannot have announced moves of this run, whatever a message shows.
        last_ply_before_start = max(
            (move.ply for move in unannounced if move.at < self._started_at),
            default=row.announced_ply,
        )
        # One from the second in which this run began may be of either; its nonce still works.
        last_ply_at_start = max(
            (move.ply for move in unannounced if move.at <= self._started_at),
            default=row.announced_ply,
        )
        own = await self._own_messages(channel, row)
        self._sent_messages[row.id] = tuple(one for one in own if not one.custom_ids)
        showing = [
            (one.message_id, ply) for one in own if (ply := one.displayed_ply(row)) is not None
        ]
        orphaned = tuple(message_id for message_id, ply in showing if ply > last_ply_at_start)
        if orphaned:
            log.warning(
                "channel %s shows game %s at ply %s, but the database ends at ply %s",
                row.channel_id,
                row.id,
                max(ply for _, ply in showing),
                last_ply_at_start,
            )
        return next(
            (
                RecoveryResult(ply, message_id, orphaned)
                for message_id, ply in showing
                if ply <= last_ply_before_start
            ),
            RecoveryResult(row.announced_ply, None, orphaned),
        )

    def find_sent(self, row: GameRow, message: OutgoingMessage) -> int | None:
        """Return the id of a message without buttons that the last run already sent, or None."""
        if message.buttons:
            return None
        sent = (one for one in self._sent_messages.get(row.id, ()) if one.matches(message))
        return next((one.message_id for one in sent), None)

    def mark_recovered(self, row: GameRow) -> None:
        """Forget a game whose messages are recorded now, so that it is not searched again."""
        self._recovered.add(row.id)

    async def _own_messages(
        self, channel: discord.PartialMessageable, row: GameRow
    ) -> tuple[SentMessage, ...]:
        """Return the messages, newest first; none if the channel cannot be read."""
        shown = row.turn_message_id
        known = discord.Object(shown) if shown else datetime.fromtimestamp(row.created, UTC)
        history = channel.history(limit=HISTORY_LIMIT, after=known, oldest_first=False)
        try:
            async with asyncio.timeout(HISTORY_TIMEOUT):
                return tuple([_parse_sent(one) async for one in history if self._is_own(one)])
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("channel %s cannot be looked back at: %s", channel.id, error)
            return ()

    def _is_own(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id


def _parse_sent(message: discord.Message) -> SentMessage:
    ids = [
        button.custom_id
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for button in row.children
        if isinstance(button, discord.Button) and button.custom_id is not None
    ]
    presses = tuple(press for one in ids if (press := CustomId.parse(one)) is not None)
    return SentMessage(message.id, message.content, presses)
