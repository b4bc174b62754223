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


Interaction: TypeAlias = discord.Interaction[Host]
