"""The threads of a tournament's tables: one for each table, whatever fails in between.

A thread is there before its game is stored there. What an earlier run has opened is found by its
name, which is another one for each table.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

import discord

from bot.channel.components import truncate
from bot.channel.thread_openings import is_thread_notice
from bot.i18n.texts import sanitize_name
from bot.tournaments.held.state import Tournament
from render.translation import Translate

log = logging.getLogger(__name__)

ARCHIVE_MINUTES: Final = 10_080
"""Minutes without a message after which Discord archives a thread: the longest that it offers."""

MAX_THREAD_NAME = 100
"""Characters that Discord allows in the name of a thread."""

GREETING_SEARCH_LIMIT = 20
"""Messages of a thread in which its greeting is searched."""

NOTICE_SEARCH_LIMIT = 300
"""Messages of a channel in which notices about new threads are searched."""


class NoPlaceForTables(Exception):
    """The channels in which the threads could be are gone."""


def thread_name(tournament: Tournament, number: int, translate: Translate) -> str:
    """The name of the thread of a table of the current round, counted from 0."""
    values = {"round": tournament.round_number, "number": number + 1}
    room = MAX_THREAD_NAME - len(translate("tournament-thread", name="", **values))
    name = truncate(sanitize_name(tournament.row.name), room)
    return translate("tournament-thread", name=name, **values)


def place_of_threads(client: discord.Client, tournament: Tournament) -> discord.TextChannel:
    """The channel in which the threads of the tables are; if it is gone, that of the tournament.

    Raises NoPlaceForTables.
    """
    for channel_id in (tournament.settings.thread_channel_id, tournament.row.channel_id):
        channel = client.get_channel(channel_id or 0)
        if isinstance(channel, discord.TextChannel):
            return channel
    raise NoPlaceForTables(f"channel {tournament.row.channel_id}")


def find_thread(
    client: discord.Client, channel: discord.TextChannel, tournament: Tournament, name: str
) -> discord.Thread | None:
    """The thread of that name that the bot has opened since the tournament was set up."""
    own_id = None if client.user is None else client.user.id
    return next(
        (
            thread
            for thread in channel.threads
            if thread.name == name and thread.owner_id == own_id and thread.id > tournament.row.id
        ),
        None,
    )


async def open_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a thread; Discord posts a notice about it in the channel."""
    return await channel.create_thread(
        name=name,
        type=discord.ChannelType.public_thread,
        auto_archive_duration=ARCHIVE_MINUTES,
    )


async def delete_notices(
    client: discord.Client, channel: discord.TextChannel, first_thread_id: int
) -> None:
    """Delete Discord's notices about a thread and those opened after it."""
    history = channel.history(limit=NOTICE_SEARCH_LIMIT, after=discord.Object(first_thread_id - 1))
    with suppress(discord.HTTPException):
        for message in [each async for each in history if is_thread_notice(each, client)]:
            await message.delete()


async def is_greeted(client: discord.Client, thread: discord.Thread, text: str) -> bool:
    """Whether the players of a table were mentioned in its thread, by an earlier run perhaps."""
    own_id = None if client.user is None else client.user.id
    async for message in thread.history(limit=GREETING_SEARCH_LIMIT, oldest_first=True):
        if message.author.id == own_id and message.content == text:
            return True
    return False


async def greet(thread: discord.Thread, text: str, user_ids: list[int], nonce: str) -> None:
    """Mention the players of a table, which adds them to its thread."""
    users = [discord.Object(user_id) for user_id in user_ids]
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
    await thread.send(text, nonce=nonce, allowed_mentions=mentions)
