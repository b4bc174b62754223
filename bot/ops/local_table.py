"""The table without Discord: the bot inside SimCord, with a page in the browser that looks like it.

The page offers a few members to view as, so that one person can play a whole table. Nothing is
kept: the ids are the same at every start, so the database must be a fresh one each time.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import discord
import simcord

from render.art import avatar

GUILD_NAME = "Nevsky"
BOT_NAME = "Nevsky"
MEMBER_NAMES = ("Žofie", "Boris", "Catherine", "Dmitri")

CDN = "https://cdn.discordapp.com"
AVATAR_HASH = "0" * 32
"""What the bot's picture is known by."""

# An action of the page ends when the bot has nothing left to do, pictures included. Cut short, it
# is shown as failed although it happened.
SETTLE_TIMEOUT = 10.0

# A publication makes the buttons of an older one refuse. Done at once after an action, it is the
# one the page reads anyway.
REFRESH_RETRY_DELAY = 0.005


async def serve_local_table(
    client: discord.Client,
    *,
    port: int,
    announce: Callable[[str], None],
    channel: str = "table",
) -> None:
    """Run a client that has not been started, until cancelled or ended on the page.

    ``announce`` is given the address of the page; whoever has it can act as every member.
    """
    try:
        async with simcord.run(client, settle_timeout=SETTLE_TIMEOUT, check_errors=False) as env:
            text_channel, members = _create_guild(env, channel)
            await env.settle()
            async with env.preview(
                text_channel,
                viewers=members,
                layout="channel",
                port=port,
                assets=_set_up_profile(env),
            ) as preview:
                announce(preview.url)
                await _until_closed(env, preview)
    finally:
        # SimCord only lets go of the client: its database and its tasks would live on.
        await client.close()


def _create_guild(
    env: simcord.Env, channel: str
) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Make the server, its channel and its members; the first of them owns the server."""
    users = [env.create_user(name.lower(), global_name=name) for name in MEMBER_NAMES]
    guild = env.create_guild(GUILD_NAME, owner=users[0])
    return guild.create_text_channel(channel), [guild.add_member(user) for user in users]


def _set_up_profile(env: simcord.Env) -> dict[str, tuple[str, bytes]]:
    """Give the bot its name and its picture. Returns the picture by its address at Discord."""
    bot = env.backend.bot_user
    bot.avatar = AVATAR_HASH
    env.backend.edit_bot_profile(BOT_NAME)
    return {f"{CDN}/avatars/{bot.id}/{AVATAR_HASH}.png": ("nevsky.png", avatar())}


async def _until_closed(env: simcord.Env, preview: simcord.Preview) -> None:
    """Keep the page up to date while it is open."""
    refreshing = asyncio.create_task(_refresh_when_posted(env, preview))
    try:
        await preview.wait_closed()
    finally:
        refreshing.cancel()
        await asyncio.gather(refreshing, return_exceptions=True)


async def _refresh_when_posted(env: simcord.Env, preview: simcord.Preview) -> None:
    """Publish what was posted, also what nobody asked for and what others' pages must show."""
    posted = asyncio.Event()

    def notice(event: str, _payload: Mapping[str, Any]) -> None:
        if event.startswith("MESSAGE_"):
            posted.set()

    env.backend.subscribers.append(notice)
    while True:
        await posted.wait()
        posted.clear()
        try:
            await preview.refresh()
        except (simcord.SetupError, TimeoutError):
            # Refused while an action of the page runs; late while the bot is at work.
            posted.set()
            await asyncio.sleep(REFRESH_RETRY_DELAY)
