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

from bot.channel.buttons import Press
from bot.channel.messages import Message
from bot.storage.records import GameRow, MoveRow

log = logging.getLogger(__name__)

LOOKED_AT = 100
"""The latest messages of a channel that are looked at: as many as one request gives."""

PATIENCE = 5.0
"""Seconds that news wait for the look."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message of the bot, as it stands in a channel."""

    message_id: int
    content: str
    presses: tuple[Press, ...]

    def shows(self, row: GameRow) -> int | None:
        """The ply at which this message shows a game; None if it does not show it.

        It may be one that the game has not reached: then the database has lost moves.
        """
        verbs = {press.verb for press in self.presses if press.game_id == row.id}
        ply = max((press.ply for press in self.presses), default=0)
        if verbs & {"hand", "look", "do"} and row.announced_ply <= ply:
            return ply
        if "start" in verbs and (row.status == "lobby" or row.announced_ply < row.ply):
            return max(ply, row.announced_ply)
        ends = bool(verbs & {"rematch", "replay"})
        return row.ply if ends and row.status in ("over", "abandoned") else None

    def says(self, message: Message) -> bool:
        """Whether it is this message, where neither has buttons to know it by."""
        # What a picture would have shown may follow in words.
        return self.content.startswith(message.content)


@dataclass(frozen=True, slots=True)
class Left:
    """What the last run left: the message that shows the game at `ply`, and those that show
    moves which are not in the database.
    """

    ply: int
    shown: int | None = None
    ahead: tuple[int, ...] = ()


class LastRun:
    """Looks once into the channel of each game that was there before this run began."""

    def __init__(self, client: discord.Client, began: float) -> None:
        self._client = client
        self._began = int(began)
        self._looked: set[int] = set()
        self._found: dict[int, tuple[Sent, ...]] = {}

    def is_to_be_found(self, row: GameRow) -> bool:
        """Whether there may be messages of a game that nobody has looked for yet."""
        return row.created < self._began and row.id not in self._looked

    async def look(
        self, channel: discord.PartialMessageable, row: GameRow, untold: Sequence[MoveRow]
    ) -> Left:
        """Find what is newer than the message that is known. `untold` are the latest moves."""
        # The moves of this run cannot have been told by the last one, whatever a message shows.
        made = max(
            (move.ply for move in untold if move.at < self._began), default=row.announced_ply
        )
        # One of the second in which this run began may be of either; the nonce still knows it.
        ends = max(
            (move.ply for move in untold if move.at <= self._began), default=row.announced_ply
        )
        own = await self._own_messages(channel, row)
        self._found[row.id] = tuple(one for one in own if not one.presses)
        showing = [(one.message_id, ply) for one in own if (ply := one.shows(row)) is not None]
        ahead = tuple(message_id for message_id, ply in showing if ply > ends)
        if ahead:
            log.warning(
                "channel %s shows game %s at ply %s, but the database ends at ply %s",
                row.channel_id,
                row.id,
                max(ply for _, ply in showing),
                ends,
            )
        return next(
            (Left(ply, message_id, ahead) for message_id, ply in showing if ply <= made),
            Left(row.announced_ply, None, ahead),
        )

    def found(self, row: GameRow, message: Message) -> int | None:
        """The id of a message without buttons that the last run has sent already."""
        if message.buttons:
            return None
        sent = (one for one in self._found.get(row.id, ()) if one.says(message))
        return next((one.message_id for one in sent), None)

    def is_done(self, row: GameRow) -> None:
        """What was found of a game is marked: nobody looks again."""
        self._looked.add(row.id)

    async def _own_messages(
        self, channel: discord.PartialMessageable, row: GameRow
    ) -> tuple[Sent, ...]:
        """Newest first; none where the channel cannot be read, and then news are told anyway."""
        shown = row.turn_message_id
        known = discord.Object(shown) if shown else datetime.fromtimestamp(row.created, UTC)
        history = channel.history(limit=LOOKED_AT, after=known, oldest_first=False)
        try:
            async with asyncio.timeout(PATIENCE):
                return tuple([_sent(one) async for one in history if self._is_own(one)])
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("channel %s cannot be looked back at: %s", channel.id, error)
            return ()

    def _is_own(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id


def _sent(message: discord.Message) -> Sent:
    ids = [
        button.custom_id
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for button in row.children
        if isinstance(button, discord.Button) and button.custom_id is not None
    ]
    presses = tuple(press for one in ids if (press := Press.parse(one)) is not None)
    return Sent(message.id, message.content, presses)
