"""What everything that answers people needs of the bot, without the bot itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord

from bot.front import Front
from bot.opponents import Opponents
from bot.pictures import Pictures
from bot.post import Poster
from bot.store import Store
from bot.tables import Tables
from bot.thinkers import Thinkers
from bot.under_way import UnderWay


class Host(discord.Client):
    """A Discord client with its tables. `bot.client` fills it in at start."""

    fronts: Mapping[str, Front]
    store: Store
    tables: Tables
    poster: Poster
    pictures: Pictures
    opponents: Opponents
    thinkers: Thinkers
    clock: Callable[[], float]
    under_way: UnderWay

    def is_leaving(self) -> bool:
        """Whether this process ends, because another one has taken the games over."""
        raise NotImplementedError

    def step_back(self) -> None:
        """Another process has taken the games over: end this one."""
        raise NotImplementedError


Interaction: TypeAlias = discord.Interaction[Host]
