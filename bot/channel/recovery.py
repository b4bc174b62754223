"""Finds, in the channels themselves, messages that the last run sent but could not record.

Discord recognizes a message that is sent again by its nonce, but only for a few minutes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import aiohttp
import discord

from bot.channel.custom_id import CustomId
from bot.channel.layouts import buttons_of, text_of
from bot.channel.outgoing_message import OutgoingMessage
from bot.storage.records import GameRow, MoveRow

log = logging.getLogger(__name__)

HISTORY_LIMIT = 100
"""Messages of a channel that are searched, the latest ones: Discord's limit per request."""

HISTORY_TIMEOUT = 5.0
"""Seconds that the search may delay an update."""

_TURN_VERBS = frozenset({"hand", "look", "do"})


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message of the bot, as found in a channel."""

    message_id: int
    content: str
    custom_ids: tuple[CustomId, ...]

    def displayed_ply(self, row: GameRow) -> int | None:
        """The ply at which this message shows a game; None if it does not show it.

        It is beyond the game's own ply if the database has lost moves.
        """
        verbs = {custom_id.verb for custom_id in self.custom_ids if custom_id.game_id == row.id}
        ply = max((custom_id.ply for custom_id in self.custom_ids), default=0)
        if verbs & _TURN_VERBS and row.announced_ply <= ply:
            return ply
        if "start" in verbs and (row.status == "lobby" or row.announced_ply < row.ply):
            return max(ply, row.announced_ply)
        ends = bool(verbs & {"rematch", "replay"})
        return row.ply if ends and row.status in ("over", "abandoned") else None

    def is_turn_of(self, row: GameRow) -> bool:
        """Whether this is the message of a turn in a game, of which a channel shows only one."""
        return any(each.game_id == row.id and each.verb in _TURN_VERBS for each in self.custom_ids)

    def matches(self, message: OutgoingMessage) -> bool:
        """Whether this is the given message; for messages without buttons."""
        # Text boards may follow, in place of a picture.
        return self.content.startswith(message.content)


@dataclass(frozen=True, slots=True)
class RecoveryResult:
    """What the last run posted of a game."""

    announced_ply: int
    """The ply up to which it posted."""

    turn_message_id: int | None = None
    """The message that shows that ply; None if it is the one that is recorded."""

    orphaned_message_ids: tuple[int, ...] = ()
    """Messages that show moves which the database has lost."""

    outdated_message_ids: tuple[int, ...] = ()
    """Messages of earlier turns, which the last run had no time to delete."""


class OutboxRecovery:
    """Searches the channel of each game that is older than this run, once."""

    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        self._client = client
        self._clock = clock
        self._started_at = int(clock())
        self._recovered: set[int] = set()
        self._sent_messages: dict[int, tuple[SentMessage, ...]] = {}

    def note_take_over(self) -> None:
        """Count what was moved until now as moves of the last run, which has gone on until now."""
        self._started_at = int(self._clock())

    def needs_recovery(self, row: GameRow) -> bool:
        """Whether the channel of a game still has to be searched."""
        return row.created <= self._started_at and row.id not in self._recovered

    async def recover(
        self, channel: discord.PartialMessageable, row: GameRow, unannounced: Sequence[MoveRow]
    ) -> RecoveryResult:
        """Search for messages newer than the recorded one.

        `unannounced` are the moves that are not recorded as announced.
        """
        # The last run cannot have posted moves of this one, whatever a message shows.
        last_ply_before_start = max(
            (move.ply for move in unannounced if move.at < self._started_at),
            default=row.announced_ply,
        )
        # A move made in the second in which this run started may be of either. If a message shows
        # the newest ply, its nonce tells; no other one is sent again.
        last_ply_at_start = max(
            (move.ply for move in unannounced if move.at <= self._started_at),
            default=row.announced_ply,
        )
        last_posted_ply = max(last_ply_before_start, min(last_ply_at_start, row.ply - 1))
        messages = await self._own_messages(channel, row)
        self._sent_messages[row.id] = tuple(sent for sent in messages if not sent.custom_ids)
        showing = [(sent, ply) for sent in messages if (ply := sent.displayed_ply(row)) is not None]
        orphaned = tuple(sent.message_id for sent, ply in showing if ply > last_ply_at_start)
        if orphaned:
            log.warning(
                "channel %s shows game %s at ply %s, but the database ends at ply %s",
                row.channel_id,
                row.id,
                max(ply for _, ply in showing),
                last_ply_at_start,
            )
        posted = [(sent, ply) for sent, ply in showing if ply <= last_posted_ply]
        if not posted:
            return RecoveryResult(row.announced_ply, None, orphaned)
        (newest, ply), *earlier = posted
        outdated = tuple(sent.message_id for sent, _ in earlier if sent.is_turn_of(row))
        return RecoveryResult(ply, newest.message_id, orphaned, outdated)

    def find_sent(self, row: GameRow, message: OutgoingMessage) -> int | None:
        """The id of this message, if it has no buttons and the last run sent it; else None."""
        if message.buttons:
            return None
        return next(
            (
                sent.message_id
                for sent in self._sent_messages.get(row.id, ())
                if sent.matches(message)
            ),
            None,
        )

    def mark_recovered(self, row: GameRow) -> None:
        """Note that what was found is recorded, so the channel is not searched again."""
        self._recovered.add(row.id)

    async def _own_messages(
        self, channel: discord.PartialMessageable, row: GameRow
    ) -> tuple[SentMessage, ...]:
        """The bot's messages since the recorded one, newest first; none if the search fails."""
        found = await own_messages_after(self._client, channel, row.turn_message_id, row.created)
        return tuple(map(_parse_sent, found))


async def own_messages_after(
    client: discord.Client,
    channel: discord.PartialMessageable,
    message_id: int | None,
    created: int,
) -> tuple[discord.Message, ...]:
    """The bot's latest messages in a channel, newest first; none if the search fails.

    Those after a message, or without one, since a time in Unix seconds.
    """
    after = discord.Object(message_id) if message_id else datetime.fromtimestamp(created, UTC)
    own_id = None if client.user is None else client.user.id
    history = channel.history(limit=HISTORY_LIMIT, after=after, oldest_first=False)
    try:
        async with asyncio.timeout(HISTORY_TIMEOUT):
            return tuple([message async for message in history if message.author.id == own_id])
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("channel %s cannot be searched: %s", channel.id, error)
        return ()


def _parse_sent(message: discord.Message) -> SentMessage:
    ids = [button.custom_id for button in buttons_of(message) if button.custom_id is not None]
    custom_ids = tuple(custom_id for text in ids if (custom_id := CustomId.parse(text)) is not None)
    return SentMessage(message.id, text_of(message), custom_ids)
