"""Runs the bot: on Discord if there is a token, else on a local table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import errno
import logging
import os
import signal
import socket
import sys
from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.ai_seats.workers import ProcessWorkers
from bot.client import CommandsRefused, NevskyClient
from bot.i18n.texts import Alternatives, shared_texts
from bot.ops import health
from bot.ops.gateway_sessions import use_gateway_connections
from bot.settings import Settings
from bot.sharding.sharded_client import ShardedClient
from bot.storage.errors import StoreUnusable
from bot.storage.locations import create_scratch_schema, parse_location
from render.translation import Translate

log = logging.getLogger("bot")

DISCORD_UNREACHABLE = (
    aiohttp.ClientError,
    TimeoutError,
    discord.ConnectionClosed,
    discord.DiscordServerError,
    discord.GatewayNotFound,
)
"""The exceptions for a Discord that cannot be reached at start, or closes the connection."""

DISALLOWED_INTENTS = 4014

CLOSE_REASONS = {
    4004: "the token is not valid any more",
    4010: "it does not know this shard",
    4011: "the bot is in too many servers for so few shards",
    4012: "it no longer supports this version of its API",
    4013: "it does not know the intents that the bot asks for",
    DISALLOWED_INTENTS: "the application may not use the intents that the bot asks for",
}
"""The close codes after which connecting again is pointless, and what they mean."""

MOVE_WORKERS = 2
"""Worker processes that choose the moves of AI players."""

HINT_WORKERS = 1
"""Worker processes that compute hints, in addition."""

HELLO_TIMEOUT = 60.0
"""Seconds to wait for the gateway's first message."""

M_MMAP_THRESHOLD = -3
"""The parameter's number in the GNU C library's `malloc.h`."""

MMAP_THRESHOLD = 256 * 1024
"""Bytes from which `malloc` maps a buffer, so that freeing it returns it to the system."""

LOCAL_TABLE_PACKAGE = "simcord"
"""The package that the local table needs, and nothing else."""

NOTHING_TO_RUN = (
    "DISCORD_TOKEN is not set, and the packages of the local table are not installed: set the "
    "token of your bot (`python -m bot setup` writes it into .env), or install "
    "requirements/local.txt to play without Discord."
)

LOCAL_HOST = "127.0.0.1"

PORT_IN_USE = (
    "Port {port} is in use, perhaps by another local table: set NEVSKY_LOCAL_PORT to another one."
)

NEEDS_POSTGRES = "is a file, which has one process: NEVSKY_SHARDS needs a database of PostgreSQL"

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name the machine's language, in their order of precedence."""


@dataclass(frozen=True, slots=True)
class GameFile:
    """The file of a game that is played, and the name that its game has in the engine."""

    file: Path
    name: str


class NothingToRun(Exception):
    """There is neither a token nor a local table. The message says what the operator can do."""


def run_bot(settings: Settings, game_file: GameFile | None = None) -> int:
    """Run until stopped. Return the exit code: 2 without a valid token, 1 if Discord refuses the
    bot or cannot be reached.

    Changes of `game_file` are taken over while the local table runs.
    """
    tune_malloc()
    # The bot uses no voice channels, so it needs no warning about missing libraries for them.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_run_until_signalled(settings, game_file))
    except discord.LoginFailure:
        print("DISCORD_TOKEN is not the token of a Discord bot", file=sys.stderr)
        return 2
    except NothingToRun as error:
        print(error, file=sys.stderr)
        return 2
    except (CommandsRefused, discord.PrivilegedIntentsRequired, *DISCORD_UNREACHABLE) as error:
        print(describe_discord_failure(error), file=sys.stderr)
        return 1
    return 0


def describe_discord_failure(error: Exception) -> str:
    """Return a sentence for the operator about why the bot is not connected."""
    if isinstance(error, CommandsRefused):
        return str(error)
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    if isinstance(error, discord.PrivilegedIntentsRequired):
        code = DISALLOWED_INTENTS
    if code in CLOSE_REASONS:
        return f"Discord refuses the connection: {CLOSE_REASONS[code]} (close code {code})"
    if code is not None:
        return f"Discord cannot be reached: it closes the connection (close code {code})"
    return f"Discord cannot be reached: {str(error) or 'it does not answer'}"


def tune_malloc() -> None:
    """Keep picture buffers out of the heap from now on. Does nothing without the GNU C library.

    By default, that library raises its threshold with the first large buffers freed, and then
    allocates pictures on the heap, where small objects that live longer fragment it.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, MMAP_THRESHOLD)


async def _run_until_signalled(settings: Settings, game_file: GameFile | None = None) -> None:
    """Run; SIGTERM shuts down as Ctrl-C does, after the work in flight is finished.

    So does closing the terminal of a local table.
    """
    stop = asyncio.Event()
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    if settings.discord_token is None:
        _stop_with_the_terminal(stop)
        await _work_until(stop, _run_locally(settings, game_file))
    else:
        await _run_on_discord(settings, settings.discord_token.get_secret_value(), stop)


def _stop_with_the_terminal(stop: asyncio.Event) -> None:
    """Set `stop` when the terminal is closed, unless the process is to outlive it (nohup)."""
    hang_up = getattr(signal, "SIGHUP", None)
    if hang_up is not None and signal.getsignal(hang_up) is not signal.SIG_IGN:
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(hang_up, stop.set)


async def _work_until(stop: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Do the work until it is done, or until `stop` is set: then it is cancelled, and only once."""
    working, stopping = asyncio.create_task(work), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait((working, stopping), return_when=asyncio.FIRST_COMPLETED)
    finally:
        working.cancel()
        stopping.cancel()
        await asyncio.wait((working, stopping))
    if not working.cancelled():
        working.result()


async def _run_on_discord(settings: Settings, token: str, stop: asyncio.Event) -> None:
    """Run until the client is closed, or until `stop` is set. That never interrupts the closing."""
    if settings.discord_api_url is not None:
        discord.http.Route.BASE = str(settings.discord_api_url).rstrip("/")
    use_gateway_connections()
    workers = ProcessWorkers(moves=MOVE_WORKERS, hints=HINT_WORKERS)
    location, sharding = parse_location(settings.database_location), settings.sharding
    if sharding is not None and isinstance(location, Path):
        raise StoreUnusable(location, NEEDS_POSTGRES)
    async with (
        NevskyClient(location, workers, no_delay=False, shard_count=None)
        if sharding is None
        else ShardedClient(location, workers, sharding) as client,
        health.serve_health(
            client, settings.metrics_port, str(settings.metrics_host), client.shard_statuses
        ),
    ):
        await _work_until(stop, _connect(client, settings, token))


async def _connect(client: NevskyClient, settings: Settings, token: str) -> None:
    """Log in, and stay connected until the client is closed."""
    await client.login(token)
    if settings.discord_api_url is not None:
        await _use_api_gateway(client)
    await _stay_connected(client)


async def _use_api_gateway(client: NevskyClient) -> None:
    """Use the gateway that the configured API names, in place of Discord's."""
    _, url, _ = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)


async def _stay_connected(client: NevskyClient) -> None:
    """Connect, and reconnect whenever the connection breaks, until the client is closed.

    If the gateway cannot be reached at first, raises one of `DISCORD_UNREACHABLE` at once.
    """
    await _check_gateway()
    await client.session_starts.wait()
    await client.connect(reconnect=True)


async def _check_gateway() -> None:
    """Wait for the gateway's first message on a connection of its own."""
    url = DiscordWebSocket.DEFAULT_GATEWAY.update_query(v="10", encoding="json")
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as connection:
        hello = await connection.receive(timeout=HELLO_TIMEOUT)
        if hello.type is not aiohttp.WSMsgType.TEXT:
            raise discord.ConnectionClosed(connection, shard_id=None)


async def _run_locally(settings: Settings, game_file: GameFile | None) -> None:
    # The simulated Discord creates clients without intents, which discord.py would warn about.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    # Imported here because the packages of the local table are optional.
    try:
        from bot.ops.game_reload import GameReload
        from bot.ops.kept_discord import KeptDiscord
        from bot.ops.local_table import serve_local_table
    except ModuleNotFoundError as error:
        if error.name != LOCAL_TABLE_PACKAGE:
            raise
        raise NothingToRun(NOTHING_TO_RUN) from None

    port = settings.local_port
    _check_port_is_free(port)
    location, translate = parse_location(settings.database_location), _texts_of_machine()
    kept: KeptDiscord | None = None
    if isinstance(location, Path):
        # The ids of the simulated Discord mean other people than those of the real one.
        name = "local" if game_file is None else game_file.name
        location = location.with_name(f"{location.stem}-{name}{location.suffix}")
        kept = KeptDiscord(location)
        if (old := await kept.put_aside_unless_usable()) is not None:
            print(translate("local-table-afresh", file=str(old)), flush=True)
    else:
        location = await create_scratch_schema(location)
    new_client = partial(NevskyClient, location, run_clocks=False)
    client = new_client()
    commands = Alternatives(f"/{ui.command_name} new" for ui in client.game_uis.values())
    reload = None
    if game_file is not None:
        file, name = game_file.file, game_file.name
        reload = partial(
            GameReload, file=file, name=name, new_client=new_client, translate=translate
        )
    announce = partial(_print_url, commands, translate, is_kept=kept is not None)
    try:
        await serve_local_table(client, port=port, announce=announce, reload=reload, kept=kept)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise NothingToRun(PORT_IN_USE.format(port=port)) from None


def _check_port_is_free(port: int) -> None:
    """Raise NothingToRun if a port is taken: a second local table would take over the games."""
    try:
        socket.create_server((LOCAL_HOST, port)).close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise NothingToRun(PORT_IN_USE.format(port=port)) from None


def _texts_of_machine() -> Translate:
    """Return the texts in the machine's language."""
    locale = next(filter(None, map(os.environ.get, LOCALE_VARIABLES)), "")
    return shared_texts().in_language(locale.partition("_")[0])


def _print_url(
    commands: Alternatives[str], translate: Translate, url: str, *, is_kept: bool
) -> None:
    """Print the URL of the local table."""
    told = translate("local-table", address=url, opening=commands, kept=int(is_kept))
    print(f"\n{told}\n", flush=True)
