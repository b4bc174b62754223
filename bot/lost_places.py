"""Ends the games whose server or channel is gone for good, as Discord confirms.

An outage of a server is none, and neither is a channel that the bot may not see at the moment.
"""

from __future__ import annotations

import logging
from abc import abstractmethod

import aiohttp
import discord

from bot.shard_runtime import ShardRuntime
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.records import GameRef

log = logging.getLogger(__name__)


class LostPlaces(discord.Client):
    """The part of the client that hears of servers and channels that are gone."""

    @abstractmethod
    def owned_runtime(self, guild_id: int) -> ShardRuntime | None:
        """The runtime of a server whose games this process owns, or None."""

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the games of a server that the bot has left; an outage is another event."""
        log.info("left server %s", guild.id)
        await self._end_games(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the games of a deleted channel and of its threads.

        Discord does not name its archived threads, so it is asked for all that are not cached.
        """
        await self._end_games(channel.guild.id, channel.id)
        if (runtime := self.owned_runtime(channel.guild.id)) is not None:
            try:
                await self.end_lost_games(runtime, channel.guild.id)
            except (StoreError, LeaseLost) as error:
                log.warning("games of server %s are ended later: %s", channel.guild.id, error)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """End the game of a deleted thread."""
        await self._end_games(event.guild_id, event.thread_id)

    async def _end_games(self, guild_id: int, channel_id: int | None = None) -> None:
        runtime = self.owned_runtime(guild_id)
        if runtime is None:
            return
        try:
            for game in await runtime.store.open_games_at(guild_id, channel_id):
                await runtime.tables.end_lost(game)
        except (StoreError, LeaseLost) as error:
            # The next start finds out that the place is gone.
            log.warning("games of server %s are ended later: %s", guild_id, error)

    async def end_lost_games(self, runtime: ShardRuntime, of_guild: int | None = None) -> None:
        """End the games of a runtime, or of a server in it, whose places were lost unnoticed."""
        for game, guild_id in await runtime.store.open_places():
            if of_guild in (None, guild_id) and await self._is_lost(game, guild_id):
                await runtime.tables.end_lost(game)

    async def _is_lost(self, game: GameRef, guild_id: int) -> bool:
        guild = self.get_guild(guild_id)
        try:
            if guild is None:
                return await self._is_guild_lost(guild_id)
            if guild.unavailable or guild.get_channel_or_thread(game.channel_id) is not None:
                return False
            # Archived threads are not in the cache.
            await guild.fetch_channel(game.channel_id)
        except discord.NotFound:
            return True
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("the place of game %s is unknown: %s", game.id, error)
        return False

    async def _is_guild_lost(self, guild_id: int) -> bool:
        try:
            await self.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        return False
