"""Opens tables in threads, and shows what people see of them."""

from __future__ import annotations

from typing import Any

import discord

from bot.table.table import Table
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    text_of,
    use_seed,
)

SEED = 70
HOST, BORIS, CATHERINE, DMITRI, EVE = range(5)
"""With this seed Catherine has the first turn of three."""

MINUTE = 60


async def open_in_thread(sim: DiscordFixture, who: int = HOST, **options: Any) -> Any:
    """Open a table in a thread, and return the thread."""
    answer = await sim.slash(who, "stpete new", where="thread", **options)
    thread = sim.channel.threads[-1]
    assert f"<#{thread.id}>" in text_of(answer)
    return thread


async def table_of(sim: DiscordFixture, thread: Any) -> Table:
    return await sim.bot.runtime.tables.get(thread.id)


async def start_in_thread(sim: DiscordFixture) -> Any:
    """Start a game of three in a thread, and return the thread."""
    thread = await open_in_thread(sim)
    for who in (BORIS, CATHERINE):
        await sim.people[who].slash(thread, "stpete join")
    use_seed(await table_of(sim, thread), SEED)
    await sim.people[HOST].slash(thread, "stpete start")
    return thread


def summaries(sim: DiscordFixture) -> list[discord.Message]:
    """Return the channel's messages without buttons: those about games in threads."""
    return [message for message in sim.public_messages if not button_labels(message)]
