"""The part of the Discord client that interactions depend on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord

from bot.ai_seats.workers import AIWorkers
from bot.channel.pictures import PictureCache
from bot.game_ui import AnyGameUI
from bot.shard_runtime import ShardRuntime
from bot.statistics.guild_results import GuildResultsCache


class BotClient(discord.Client):
    """A Discord client that knows which tables it owns. `bot.client` implements it."""

    game_uis: Mapping[str, AnyGameUI]
    """The installed games, by the engine's name."""

    pictures: PictureCache

    results: GuildResultsCache

    workers: AIWorkers

    clock: Callable[[], float]
    """Returns the time in unix seconds."""

    def runtime_for(self, guild_id: int | None) -> ShardRuntime:
        """The runtime of the shard that a server belongs to."""
        raise NotImplementedError

    async def should_handle(self, interaction: Interaction) -> bool:
        """Whether this process answers the interaction. Waits for a handover that is under way."""
        raise NotImplementedError

    def is_superseded(self) -> bool:
        """Whether another process has taken over and this one is shutting down."""
        raise NotImplementedError

    def on_lease_lost(self) -> None:
        """Called when a write was rejected because another process has taken over."""
        raise NotImplementedError


Interaction: TypeAlias = discord.Interaction[BotClient]
