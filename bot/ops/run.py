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
from bot.client import NevskyClient
from bot.i18n.texts import Alternatives, shared_texts
from bot.ops import health
from bot.ops.gateway import stay_connected
from bot.ops.malloc_tuning import tune_malloc
from bot.settings import Settings
from bot.sharding.sharded_client import ShardedClient
from bot.storage.contract import StoreUnusable
from bot.storage.locations import create_scratch_schema, parse_location

log = logging.getLogger("bot")

DISCORD_UNREACHABLE = (
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


NEEDS_POSTGRES = "is a file, which has one process: NEVSKY_SHARDS needs a database of PostgreSQL"

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a machine says which language it speaks, what counts most first."""


def run_bot(settings: Settings) -> int:
    """Run until stopped. Returns the exit code: 2 for a token that is none, 1 without Discord."""
    tune_malloc()
    # The bot never speaks: nobody needs to hear that it could not.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_run_until_signalled(settings))
    except discord.LoginFailure:
        print("DISCORD_TOKEN is not the token of a Discord bot", file=sys.stderr)
        return 2
    except DISCORD_UNREACHABLE as error:
        print(f"Discord cannot be reached: {str(error) or 'it does not answer'}", file=sys.stderr)
        return 1
    return 0


async def _run_until_signalled(settings: Settings) -> None:
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
    location, sharding = parse_location(settings.database_location), settings.sharding
    if sharding is not None and isinstance(location, Path):
        raise StoreUnusable(location, NEEDS_POSTGRES)
    async with (
        NevskyClient(location, workers, no_delay=False)
        if sharding is None
        else ShardedClient(location, workers, sharding) as client,
        health.serve_health(client, settings.metrics_port, client.shard_statuses),
    ):
        await client.login(settings.discord_token.get_secret_value())
        if settings.discord_api_url is not None:
            await _use_api_gateway(client)
        await stay_connected(client)


async def _use_api_gateway(client: NevskyClient) -> None:
    """Whoever answers in Discord's place also says where its gateway is."""
    _, url, _ = await client.http.get_bot_gateway()
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)


async def _run_locally(settings: Settings) -> None:
    # What the simulated Discord makes for itself on the way has no intents, and is warned of.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    # Imported only here: on Discord, the packages of the local table need not be installed.
    from bot.ops.local_table import serve_local_table

    with tempfile.TemporaryDirectory(prefix="nevsky-") as folder:
        location = parse_location(settings.database_location)
        if isinstance(location, Path):
            # Who plays here is somebody else each time: the games of a bot are none of theirs.
            location = Path(folder) / "games.sqlite3"
        else:
            location = await create_scratch_schema(location)
        client = NevskyClient(location, send_reminders=False)
        commands = Alternatives(f"/{ui.command_name} new" for ui in client.game_uis.values())
        announce = partial(_print_address, commands)
        await serve_local_table(
            client, port=settings.local_port, announce=announce, channel="table"
        )


def _print_address(commands: Alternatives, url: str) -> None:
    """Say where the table is, in the language that this machine speaks."""
    locale = next(filter(None, map(os.environ.get, LOCALE_VARIABLES)), "")
    translate = shared_texts().in_language(locale.partition("_")[0])
    print(f"\n{translate('local-table', address=url, opening=commands)}\n", flush=True)
