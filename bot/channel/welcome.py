"""The message that introduces the bot to a server that it has just joined."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import timedelta

import discord

from bot.game_ui import AnyGameUI
from bot.i18n.languages import resolve_guild_language
from bot.i18n.texts import shared_texts
from bot.storage.errors import StoreError
from bot.storage.store import Store

log = logging.getLogger(__name__)

NEWLY_JOINED = timedelta(minutes=10)
"""How long ago the bot may have joined a server that it introduces itself to.

After an outage, a server may seem to be new although the bot has been there for long.
"""


async def welcome_server(guild: discord.Guild, uis: Iterable[AnyGameUI], store: Store) -> None:
    """Say once what the bot does and how to begin, where people of the server will see it.

    Does nothing if the bot joined a while ago or may write nowhere.
    """
    joined_at, channel = guild.me.joined_at, _channel_to_write_to(guild)
    if joined_at is None or discord.utils.utcnow() - joined_at > NEWLY_JOINED or channel is None:
        return
    locale = guild.preferred_locale.value
    try:
        locale = await resolve_guild_language(store, guild.id, locale)
    except StoreError as error:
        log.warning("could not look up a server's language: %s", error)
    titles = tuple(ui.title(locale) for ui in uis)
    try:
        # The nonce keeps two processes from both saying it while one takes over from the other.
        await channel.send(
            shared_texts().in_language(locale)("welcome", games=titles),
            nonce=f"welcome-{guild.id}"[:25],
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except (discord.HTTPException, OSError) as error:
        log.warning("server %s could not be welcomed: %s", guild.id, error)


def _channel_to_write_to(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for news of the server, or else the first one where the bot may write."""
    channels = sorted(guild.text_channels, key=lambda channel: (channel.position, channel.id))
    if guild.system_channel is not None:
        channels.insert(0, guild.system_channel)
    for channel in channels:
        granted = channel.permissions_for(guild.me)
        if granted.view_channel and granted.send_messages:
            return channel
    return None
