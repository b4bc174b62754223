"""Runs the bot without Discord: inside SimCord, with a page in the browser that looks like it.

The page offers a few members to act as, so that one person can play a whole table. The ids are the
same whenever it begins afresh, so that needs an empty database.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

import simcord
from simcord.backend.cdn import CDN_BASE

from bot.client import NevskyClient
from bot.ops.game_reload import GameReload
from bot.ops.kept_discord import KeptDiscord
from bot.ops.local_page import with_local_page
from render.art import avatar

GUILD_NAME = "Nevsky"
BOT_NAME = "Nevsky"
MEMBER_NAMES = ("Žofie", "Boris", "Catherine", "Dmitri")

NewReload: TypeAlias = Callable[[simcord.Env, int, NevskyClient], GameReload]
"""Makes what watches the file of a game, for an environment, the id of its channel and a client."""

AVATAR_HASH = "0" * 32
"""The hash that the URL of the bot's avatar contains."""

# An action on the page waits until the bot is idle, pictures included. After this many seconds the
# page would show it as failed although it happened.
SETTLE_TIMEOUT = 10.0

# A refresh makes the buttons of the previous page invalid. Soon after an action, it happens before
# the page is read again.
REFRESH_RETRY_DELAY = 0.005

EDIT_POLL_SECONDS = 1.0
"""Seconds until an edit of a private message shows, such as the progress of a review."""

KEEP_SECONDS = 5.0
"""Seconds between two times that what is shown is kept while the table is open."""


async def serve_local_table(
    client: NevskyClient,
    *,
    port: int,
    announce: Callable[[str], None],
    channel: str = "table",
    reload: NewReload | None = None,
    kept: KeptDiscord | None = None,
) -> None:
    """Run a client that has not been started, until cancelled or closed on the page.

    `announce` is called with the URL of the page, which lets its visitor act as every member.
    `reload` makes what replaces the client when the file of its game has changed. Goes on with what
    was `kept`, and keeps what it is then. Raises OSError if the port cannot be used.
    """
    reloading: GameReload | None = None
    env = simcord.Env(client, settle_timeout=SETTLE_TIMEOUT, check_errors=False)
    is_restored = kept is not None and kept.restore(env.backend)
    _use_time_of(env, client)
    try:
        async with _started(env, kept):
            text_channel, members = (_find_guild if is_restored else _create_guild)(env, channel)
            await env.settle()
            shown = env.preview(
                text_channel,
                viewers=members,
                layout="channel",
                port=port,
                assets=_set_up_profile(env),
            )
            async with with_local_page(shown, port) as preview:
                announce(preview.url)
                if reload is not None:
                    reloading = reload(env, text_channel.id, client)
                    await reloading.end_misfits_of_before()
                await _until_closed(env, preview, reloading, kept)
    except simcord.SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise error.__cause__ from None
        raise
    finally:
        # SimCord does not close the client, so its database and tasks would stay open.
        await (client if reloading is None else reloading.client).close()


@asynccontextmanager
async def _started(env: simcord.Env, kept: KeptDiscord | None) -> AsyncIterator[None]:
    """Run an environment, and keep its Discord when it has ended."""
    await env.start()
    with env.time_context():
        try:
            yield
        finally:
            await env.shutdown()
            if kept is not None:
                kept.write(kept.packed(env.backend))


def _use_time_of(env: simcord.Env, client: NevskyClient) -> None:
    """Give a client the simulated time.

    Work in the background would see the machine's, and take every press for expired.
    """
    client.clock = lambda: env.now().timestamp()


def _create_guild(
    env: simcord.Env, channel: str
) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Create the server, a channel and the members. The first member owns the server."""
    users = [env.create_user(name.lower(), global_name=name) for name in MEMBER_NAMES]
    guild = env.create_guild(GUILD_NAME, owner=users[0])
    return guild.create_text_channel(channel), [guild.add_member(user) for user in users]


def _find_guild(
    env: simcord.Env, channel: str
) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Return the channel and the members of the server that was kept."""
    (server,) = env.backend.guilds.values()
    guild = simcord.GuildHandle(env, server)
    people = [user for user in env.backend.users.values() if not user.bot]
    handles = [simcord.UserHandle(env, user) for user in people]
    return guild.channels[channel], [simcord.MemberActor(env, guild, each) for each in handles]


def _set_up_profile(env: simcord.Env) -> dict[str, tuple[str, bytes]]:
    """Set the bot's name and avatar. Return the avatar's file name and bytes by its URL."""
    bot = env.backend.bot_user
    bot.avatar = AVATAR_HASH
    env.backend.edit_bot_profile(BOT_NAME)
    return {f"{CDN_BASE}/avatars/{bot.id}/{AVATAR_HASH}.png": ("nevsky.png", avatar())}


async def _until_closed(
    env: simcord.Env,
    preview: simcord.Preview,
    reloading: GameReload | None,
    kept: KeptDiscord | None,
) -> None:
    """Refresh the page while it is open, and watch the file of the game if there is one.

    What is to be kept is kept now and then, should the process be killed.
    """
    tasks = [asyncio.create_task(_refresh_when_posted(env, preview))]
    if reloading is not None:
        tasks.append(asyncio.create_task(reloading.watch()))
    if kept is not None:
        tasks.append(asyncio.create_task(_keep_now_and_then(env, kept)))
    try:
        await preview.wait_closed()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _keep_now_and_then(env: simcord.Env, kept: KeptDiscord) -> None:
    """Keep the simulated Discord at once, and after a while whenever something was posted."""
    posted = asyncio.Event()
    posted.set()
    _set_when_posted(env, posted)
    while True:
        await posted.wait()
        posted.clear()
        await asyncio.to_thread(kept.write, kept.packed(env.backend))
        await asyncio.sleep(KEEP_SECONDS)


def _set_when_posted(env: simcord.Env, posted: asyncio.Event) -> None:
    def notice(event: str, _payload: Mapping[str, Any]) -> None:
        if event.startswith("MESSAGE_"):
            posted.set()

    env.backend.subscribers.append(notice)


async def _refresh_when_posted(env: simcord.Env, preview: simcord.Preview) -> None:
    """Refresh the page after every message, since the bot also posts on its own.

    That a private message was edited is announced to nobody: it is seen by the bot's requests.
    """
    posted = asyncio.Event()
    _set_when_posted(env, posted)
    requests, seen = env.backend.http_requests, 0
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(EDIT_POLL_SECONDS):
                await posted.wait()
        if not posted.is_set() and len(requests) == seen:
            continue
        posted.clear()
        seen = len(requests)
        try:
            await preview.refresh()
        except (simcord.SetupError, TimeoutError):
            # The page refuses while an action runs, and times out while the bot is busy.
            posted.set()
            await asyncio.sleep(REFRESH_RETRY_DELAY)
