"""Sends and edits the public messages of tournaments: one for each, and one for each round.

They are edited at most once in `UPDATE_INTERVAL`. None notifies anybody but one that is sent for
the first time and mentions those who have to act.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.channel.attachments import picture_to_discord_file
from bot.channel.components import Button, build_view
from bot.channel.custom_id import CustomId
from bot.channel.layouts import buttons_of
from bot.channel.recovery import own_messages_after
from bot.channel.sender import UNEDITABLE_CODES
from bot.ops.metrics import POSTS
from bot.tournaments.held.state import Tournament
from render.picture import Picture

log = logging.getLogger(__name__)

UPDATE_INTERVAL = 60.0
"""Seconds between two edits of a message."""


@dataclass(slots=True)
class _Shown:
    """What is known of a message in this run."""

    content: tuple[str, tuple[Button, ...]]
    at: float
    """When it was changed last, by the clock of the event loop."""


class TournamentMessages:
    """The messages that tell a channel of its tournaments."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._shown = dict[int, _Shown]()

    def forget(self, message_ids: Sequence[int]) -> None:
        """Drop what is known of messages that will not change any more."""
        for message_id in message_ids:
            self._shown.pop(message_id, None)

    def seconds_until_due(self, message_id: int | None) -> float:
        """Seconds until a message may be changed again."""
        shown = None if message_id is None else self._shown.get(message_id)
        if shown is None:
            return 0.0
        return max(0.0, shown.at + UPDATE_INTERVAL - asyncio.get_running_loop().time())

    def has_shown(self, message_id: int | None) -> bool:
        """Whether this run has sent or edited a message, and so knows what it shows."""
        return message_id in self._shown

    def is_outdated(self, message_id: int | None, text: str, buttons: Sequence[Button]) -> bool:
        """Whether a message shows something else, as far as this run knows."""
        shown = None if message_id is None else self._shown.get(message_id)
        return shown is None or shown.content != (text, tuple(buttons))

    async def show(
        self,
        tournament: Tournament,
        label: str,
        message_id: int | None,
        text: str,
        buttons: Sequence[Button],
        picture: Picture | None = None,
        mentions: Sequence[int] = (),
    ) -> int:
        """Edit the message with that label, or send it where there is none. Returns its id.

        It mentions those users; they are notified unless they were before.
        """
        channel = self._client.get_partial_messageable(
            tournament.row.channel_id, guild_id=tournament.row.guild_id
        )
        is_first = message_id is None
        if message_id is None:
            message_id = await self._find_sent(channel, tournament, label)
        if message_id is None or not await self._edit(
            channel, message_id, text, buttons, picture, mentions
        ):
            notified = mentions if is_first else ()
            message = await channel.send(
                text,
                files=_files(picture),
                view=build_view(buttons),
                silent=not notified,
                nonce=f"{tournament.row.id}-{label}"[:25],
                allowed_mentions=_allowed(notified),
            )
            POSTS.inc()
            message_id = message.id
        now = asyncio.get_running_loop().time()
        self._shown[message_id] = _Shown((text, tuple(buttons)), now)
        return message_id

    async def delete(self, tournament: Tournament, message_id: int) -> None:
        """Delete a message, if it is still there."""
        channel = self._client.get_partial_messageable(
            tournament.row.channel_id, guild_id=tournament.row.guild_id
        )
        await _delete(channel.get_partial_message(message_id))
        self.forget([message_id])

    async def _edit(
        self,
        channel: discord.PartialMessageable,
        message_id: int,
        text: str,
        buttons: Sequence[Button],
        picture: Picture | None,
        mentions: Sequence[int],
    ) -> bool:
        """Edit a message; false if it is gone, or Discord refuses to edit it."""
        message = channel.get_partial_message(message_id)
        try:
            await message.edit(
                content=text,
                attachments=_files(picture),
                view=build_view(buttons),
                allowed_mentions=_allowed(mentions),
            )
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code not in UNEDITABLE_CODES:
                raise
            await _delete(message)
            return False
        return True

    async def _find_sent(
        self, channel: discord.PartialMessageable, tournament: Tournament, label: str
    ) -> int | None:
        """The message with that label that an earlier run has sent without recording it."""
        created = int(discord.utils.snowflake_time(tournament.row.id).timestamp())
        for message in await own_messages_after(self._client, channel, None, created):
            for button in buttons_of(message):
                custom_id = CustomId.parse(button.custom_id or "")
                if (
                    custom_id is not None
                    and custom_id.game_id == tournament.row.id
                    and custom_id.path == (label,)
                ):
                    return message.id
        return None


def _allowed(user_ids: Sequence[int]) -> discord.AllowedMentions:
    users = [discord.Object(user_id) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def _files(picture: Picture | None) -> list[discord.File]:
    return [] if picture is None else [picture_to_discord_file(picture)]


async def _delete(message: discord.PartialMessage) -> None:
    try:
        await message.delete()
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("message %s is not deleted: %s", message.id, error)
