"""What the last run sent into a channel and could not mark any more: found by looking there.

Discord itself knows a message that is sent again by its nonce, but only for minutes.
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
"""The latest messages of a channel that are looked at: as many as one request gives."""

HISTORY_TIMEOUT = 5.0
"""Seconds that news wait for the look."""


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message of the bot, as it stands in a channel."""

    message_id: int
    content: str
    custom_ids: tuple[CustomId, ...]

    def displayed_ply(self, row: GameRow) -> int | None:
        """The ply at which this message shows a game; None if it does not show it.

        It may be one that the game has not reached: then the database has lost moves.
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
        """Whether it is this message, where neither has buttons to know it by."""
        # What a picture would have shown may follow in words.
        return self.content.startswith(message.content)


@dataclass(frozen=True, slots=True)
class RecoveryResult:
    """What the last run left: the message that shows the game at `announced_ply`, and those that show
    moves which are not in the database.
    """

    announced_ply: int
    turn_message_id: int | None = None
    orphaned_message_ids: tuple[int, ...] = ()


class OutboxRecovery:
    """Looks once into the channel of each game that was there before this run began."""

    def __init__(self, client: discord.Client, started_at: float) -> None:
        self._client = client
        self._started_at = int(started_at)
        self._recovered: set[int] = set()
        self._sent_messages: dict[int, tuple[SentMessage, ...]] = {}

    def needs_recovery(self, row: GameRow) -> bool:
        """Whether there may be messages of a game that nobody has looked for yet."""
        return row.created < self._started_at and row.id not in self._recovered

    async def recover(
        self, channel: discord.PartialMessageable, row: GameRow, unannounced: Sequence[MoveRow]
    ) -> RecoveryResult:
        """Find what is newer than the message that is known. `unannounced` are the latest moves."""
        # The moves of this run cannot have been told by the last one, whatever a message shows.
        last_ply_before_start = max(
            (move.ply for move in unannounced if move.at < self._started_at),
            default=row.announced_ply,
        )
        # One of the second in which this run began may be of either; the nonce still knows it.
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
        """The id of a message without buttons that the last run has sent already."""
        if message.buttons:
            return None
        sent = (one for one in self._sent_messages.get(row.id, ()) if one.matches(message))
        return next((one.message_id for one in sent), None)

    def mark_recovered(self, row: GameRow) -> None:
        """What was found of a game is marked: nobody looks again."""
        self._recovered.add(row.id)

    async def _own_messages(
        self, channel: discord.PartialMessageable, row: GameRow
    ) -> tuple[SentMessage, ...]:
        """Newest first; none where the channel cannot be read, and then news are told anyway."""
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
