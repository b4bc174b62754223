"""Runs the bot: on Discord with a token, else on a local table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import tempfile
from functools import partial
from pathlib import Path

import aiohttp
import discord
import yarl

from bot.ai_seats.workers import ProcessWorkers
from bot.client import Nevsky
from bot.ops import health
from bot.ops.gateway import stay_connected
from bot.ops.heap import keep_large_buffers_apart
from bot.settings import Settings
from bot.sharded import Sharded
from bot.store.contract import StoreUnusable
from bot.store.places import fresh, place_of
from bot.texts import Either, texts

log = logging.getLogger("bot")

AWAY = (
    aiohttp.ClientError,
    TimeoutError,
    discord.ConnectionClosed,
    discord.DiscordServerError,
    discord.GatewayNotFound,
)
"""What is raised when Discord cannot be reached at start, or lets nobody in any more."""

MOVE_WORKERS = 2
"""Processes in which AI players think."""

ADVICE_WORKERS = 1
"""Processes that work out hints, beside those."""


ALONE = "is a file, which has one process: NEVSKY_SHARDS needs a database of PostgreSQL"

SPOKEN = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a machine says which language it speaks, what counts most first."""


def run_bot(settings: Settings) -> int:
    """Run until stopped. Returns the exit code: 2 for a token that is none, 1 without Discord."""
    keep_large_buffers_apart()
    # The bot never speaks: nobody needs to hear that it could not.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_run_until_told_to_stop(settings))
    except discord.LoginFailure:
        print("DISCORD_TOKEN is not the token of a Discord bot", file=sys.stderr)
        return 2
    except AWAY as error:
        print(f"Discord cannot be reached: {str(error) or 'it does not answer'}", file=sys.stderr)
        return 1
    return 0


async def _run_until_told_to_stop(settings: Settings) -> None:
    """Run; SIGTERM ends it as Ctrl-C does, after what is under way is finished."""
    running = asyncio.create_task(_run(settings))
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running


async def _run(settings: Settings) -> None:
    if settings.discord_token is None:
        await _run_locally(settings)
        return
    if settings.discord_api_url is not None:
        discord.http.Route.BASE = str(settings.discord_api_url).rstrip("/")
    workers = ProcessWorkers(moves=MOVE_WORKERS, hints=ADVICE_WORKERS)
    place, sharing = place_of(settings.where), settings.sharing
    if sharing is not None and isinstance(place, Path):
        raise StoreUnusable(place, ALONE)
    async with (
        Nevsky(place, workers, hurry=False)
        if sharing is None
        else Sharded(place, workers, sharing) as client,
        health.serving(client, settings.metrics_port, client.standing),
    ):
        await client.login(settings.discord_token.get_secret_value())
        if settings.discord_api_url is not None:
            await _use_gateway_of_api(client)
        await stay_connected(client)


async def _use_gateway_of_api(client: Nevsky) -> None:
    """Whoever answers in Discord's place also says where its gateway is."""
    _, address, _ = await client.http.get_bot_gateway()
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)


async def _run_locally(settings: Settings) -> None:
    # What the simulated Discord makes for itself on the way has no intents, and is warned of.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    # Imported only here: on Discord, the packages of the local table need not be installed.
    from bot.ops.local import serve

    with tempfile.TemporaryDirectory(prefix="nevsky-") as folder:
        place = place_of(settings.where)
        if isinstance(place, Path):
            # Who plays here is somebody else each time: the games of a bot are none of theirs.
            place = Path(folder) / "games.sqlite3"
        else:
            place = await fresh(place)
        client = Nevsky(place, remind=False)
        opening = Either(f"/{ui.command} new" for ui in client.uis.values())
        announce = partial(_announce, opening)
        await serve(client, port=settings.local_port, announce=announce, channel="table")


def _announce(opening: Either, address: str) -> None:
    """Say where the table is, in the language that this machine speaks."""
    spoken = next(filter(None, map(os.environ.get, SPOKEN)), "")
    say = texts().in_language(spoken.partition("_")[0])
    print(f"\n{say('local-table', address=address, opening=opening)}\n", flush=True)
