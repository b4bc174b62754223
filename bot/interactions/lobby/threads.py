"""Opening a table in a thread of its own, and moving a lobby to one.

A thread begins at a message of the channel, which from then on shows how the game stands
(`bot.channel.parent_updater`). The thread has the id of that message, so that whatever fails, a
second attempt finds the same thread.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from typing import Any, Final

import discord

from bot.channel.components import truncate
from bot.channel.custom_id import CustomId
from bot.channel.thread_openings import is_thread_notice
from bot.game_ui import AnyGameUI
from bot.i18n.languages import guild_locale, resolve_guild_language, resolve_table_language
from bot.i18n.texts import escape_name, sanitize_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.membership import check_granted, host_seat
from bot.permissions import OPEN_THREAD_PERMISSIONS
from bot.storage.records import GameRef, ThreadOpening, ThreadParent
from bot.table.errors import RequestRejected
from render.translation import Translate

log = logging.getLogger(__name__)

ARCHIVE_MINUTES: Final = 10_080
"""Minutes without a message after which Discord archives a thread: the longest that it offers."""

MAX_THREAD_NAME = 100
"""Characters that Discord allows in the name of a thread."""

NOTICE_SEARCH_LIMIT = 100
"""Messages in which the notice about a new thread is searched."""

HAS_THREAD, TOO_MANY_THREADS = 160004, 160006
"""Discord's error codes for a message that has a thread, and for a server with too many of them."""


async def open_table_in_thread(
    request: RequestContext, responder: Responder, ui: AnyGameUI, options: dict[str, Any]
) -> None:
    """Open a lobby of a game in a new thread of the channel, with these options of the game."""
    request.bind_game(ui)
    channel = _check_can_open_thread(request)
    guild_id, host = request.guild_id, host_seat(request)
    locale = await guild_locale(request.store, guild_id, request.interaction.guild)
    language = await resolve_guild_language(request.store, guild_id, locale)
    translate = ui.texts.in_language(language)
    opening = ThreadOpening(request.interaction_id, guild_id, channel.id)
    async with request.runtime.thread_openings.opening(opening):
        message = await channel.send(
            translate("parent-opening", title=translate("game-title"), name=escape_name(host.name)),
            silent=True,
            nonce=f"open-{request.interaction_id}",
            allowed_mentions=discord.AllowedMentions.none(),
        )
        thread_id = await _open_thread(
            request, channel, message, _thread_name(translate, host.name)
        )
        await request.runtime.tables.open_lobby(
            ui.game,
            options,
            channel_id=thread_id,
            guild_id=guild_id,
            seats=(host,),
            parent=ThreadParent(channel.id, message.id),
            interaction_id=request.interaction_id,
            on_committed=partial(request.mark_committed, in_channel=True),
        )
    await responder.respond(request.translate("opened-in-thread", thread=f"<#{thread_id}>"))


async def move_to_thread(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Move a lobby to a thread that begins at its message. Only the host may."""
    table = await request.get_table(custom_id.game_id)
    table.lobby.check_may_configure(request.user_id)
    channel, row = _check_can_open_thread(request), table.row
    if row.turn_message_id is None:
        # It is just being posted.
        raise RequestRejected("stale")
    locale = await guild_locale(request.store, row.guild_id, request.interaction.guild)
    language = await resolve_table_language(request.store, row, locale)
    host = next(seat.name for seat in table.seats if seat.user_id == request.user_id)
    name = _thread_name(request.game_ui.texts.in_language(language), host)
    message = channel.get_partial_message(row.turn_message_id)
    opening = ThreadOpening(request.interaction_id, request.guild_id, channel.id, message.id)
    async with request.runtime.thread_openings.opening(opening):
        thread_id = await _open_thread(request, channel, message, name)
        await request.runtime.tables.move_to_channel(
            GameRef(row.id, row.channel_id),
            request.user_id,
            thread_id,
            row.guild_id,
            parent=ThreadParent(channel.id, thread_id),
            settle=request.runtime.channel_updater.settle,
            on_committed=partial(request.mark_committed, in_channel=True),
        )
    request.runtime.message_deletions.schedule()
    await responder.respond(request.translate("moved-to-thread", thread=f"<#{thread_id}>"))


def _check_can_open_thread(request: RequestContext) -> discord.TextChannel:
    """The channel of the request. Raises RequestRejected if no thread can be opened in it."""
    channel = request.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise RequestRejected("no-thread-here")
    check_granted(request.interaction, OPEN_THREAD_PERMISSIONS)
    return channel


def _thread_name(translate: Translate, host: str) -> str:
    name = translate("thread-name", title=translate("game-title"), name=sanitize_name(host))
    return truncate(name, MAX_THREAD_NAME)


async def _open_thread(
    request: RequestContext,
    channel: discord.TextChannel,
    message: discord.Message | discord.PartialMessage,
    name: str,
) -> int:
    """Open the thread of a message, unless it has one, and return its id."""
    try:
        await message.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)
    except discord.HTTPException as error:
        if error.code == TOO_MANY_THREADS:
            raise RequestRejected("too-many-threads") from error
        if isinstance(error, discord.Forbidden):
            raise RequestRejected(
                "missing-permissions", permission=("create_public_threads",)
            ) from error
        if error.code != HAS_THREAD:
            raise
    # The message leads to the thread, too.
    with suppress(discord.HTTPException):
        async for later in channel.history(limit=NOTICE_SEARCH_LIMIT, after=message):
            if is_thread_notice(later, request.client):
                await later.delete()
    return message.id
