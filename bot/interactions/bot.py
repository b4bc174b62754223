"""What everything that answers people needs of the bot, without the bot itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord

from bot.ai.turns import AITurns
from bot.ai.workers import Workers
from bot.channel.pictures import Pictures
from bot.channel.poster import Poster
from bot.game_ui import GameUI
from bot.interactions.under_way import UnderWay
from bot.store.sqlite import Store
from bot.table.tables import Tables


class Bot(discord.Client):
    """A Discord client with its tables. `bot.client` fills it in at start."""

    uis: Mapping[str, GameUI]
    store: Store
    tables: Tables
    poster: Poster
    pictures: Pictures
    ai_turns: AITurns
    workers: Workers
    clock: Callable[[], float]
    under_way: UnderWay

    def is_leaving(self) -> bool:
        """Whether this process ends, because another one has taken the games over."""
        raise NotImplementedError

    def step_back(self) -> None:
        """Another process has taken the games over: end this one."""
        raise NotImplementedError


Interaction: TypeAlias = discord.Interaction[Bot]
