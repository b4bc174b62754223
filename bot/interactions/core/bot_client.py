"""What everything that answers people needs of the client, without the client itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord

from bot.ai_seats.workers import AIWorkers
from bot.channel.pictures import PictureCache
from bot.game_ui import AnyGameUI
from bot.shard_runtime import ShardRuntime


class BotClient(discord.Client):
    """A Discord client with its shards. `bot.client` fills it in at start."""

    game_uis: Mapping[str, AnyGameUI]
    pictures: PictureCache
    workers: AIWorkers
    clock: Callable[[], float]

    def runtime_for(self, guild_id: int | None) -> ShardRuntime:
        """The shard that keeps the tables of a server."""
        raise NotImplementedError

    async def should_handle(self, interaction: Interaction) -> bool:
        """Whether this process is to answer; waits a moment where that is just changing."""
        raise NotImplementedError

    def is_superseded(self) -> bool:
        """Whether this process ends, because another one has taken the games over."""
        raise NotImplementedError

    def on_lease_lost(self) -> None:
        """Another process has taken the games over: end this one."""
        raise NotImplementedError


Interaction: TypeAlias = discord.Interaction[BotClient]
