"""What everything that answers people needs of the client, without the client itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord

from bot.ai_seats.workers import AIWorkers
from bot.channel.pictures import PictureCache
from bot.game_ui import AnyGameUI
from bot.shard_runtime import ShardRuntime


class Bot(discord.Client):
    """A Discord client with its shards. `bot.client` fills it in at start."""

    uis: Mapping[str, AnyGameUI]
    pictures: PictureCache
    workers: AIWorkers
    clock: Callable[[], float]

    def shard_of(self, guild_id: int | None) -> ShardRuntime:
        """The shard that keeps the tables of a server."""
        raise NotImplementedError

    async def admits(self, interaction: Interaction) -> bool:
        """Whether this process is to answer; waits a moment where that is just changing."""
        raise NotImplementedError

    def is_leaving(self) -> bool:
        """Whether this process ends, because another one has taken the games over."""
        raise NotImplementedError

    def step_back(self) -> None:
        """Another process has taken the games over: end this one."""
        raise NotImplementedError


Interaction: TypeAlias = discord.Interaction[Bot]
