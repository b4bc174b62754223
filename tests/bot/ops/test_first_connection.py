"""Failures of the first connection to the gateway: the bot exits with one sentence."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from aiohttp import web

from bot.ops.run import CLOSE_REASONS
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.gateway import Gateway
from tests.support.fake_discord.server import FakeDiscord

pytestmark = pytest.mark.slow

ENDS_WITHIN = 120.0
UNRESOLVED = "tests.support.bot_variants.unresolved_names"


def refuse_connections(gateway: Gateway) -> None:
    """Nothing listens at the gateway's address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        gateway.url = f"ws://127.0.0.1:{free.getsockname()[1]}/gateway"


def respond_not_found(gateway: Gateway) -> None:
    """The gateway's URL responds with 404."""
    gateway.url += "-of-old"


def close_with(code: int) -> Callable[[Gateway], None]:
    """The gateway accepts the connection and closes it at once."""

    def arrange(gateway: Gateway) -> None:
        gateway.before_hello = code

    return arrange


def reject_identify(code: int) -> Callable[[Gateway], None]:
    """The gateway closes the connection instead of accepting the identify."""

    def arrange(gateway: Gateway) -> None:
        gateway.after_identify = code

    return arrange


@pytest.mark.parametrize(
    "arrange",
    [refuse_connections, respond_not_found, close_with(1000)],
    ids=["refuses", "404", "1000"],
)
async def test_unreachable_gateway_ends_with_one_sentence(
    tmp_path: Path, arrange: Callable[[Gateway], None]
) -> None:
    await _ends_with(tmp_path, arrange, "Discord cannot be reached: ")


async def test_gateway_whose_name_is_unknown_ends_with_one_sentence(tmp_path: Path) -> None:
    async with FakeDiscord() as discord:
        discord.gateway.url = "ws://gateway.invalid/"
        log = await _exits_with(discord, tmp_path, "Discord cannot be reached: ", UNRESOLVED)
    assert "Traceback" not in log


@pytest.mark.parametrize("code", [4004, 4013, 4014])
@pytest.mark.parametrize("refuse", [close_with, reject_identify])
async def test_refused_connection_ends_with_its_reason(
    tmp_path: Path, refuse: Callable[[int], Callable[[Gateway], None]], code: int
) -> None:
    """Discord answers these faults by a close code, and does not want to be asked again."""
    reason = f"Discord refuses the connection: {CLOSE_REASONS[code]} (close code {code})"
    await _ends_with(tmp_path, refuse(code), reason)


async def _ends_with(folder: Path, arrange: Callable[[Gateway], None], sentence: str) -> None:
    async with FakeDiscord() as discord:
        arrange(discord.gateway)
        log = await _exits_with(discord, folder, sentence)
        assert discord.gateway.identify_count <= 1, "Discord limits identifies"
    assert "Traceback" not in log
    assert "level=ERROR" not in log


async def _exits_with(
    discord: FakeDiscord, folder: Path, sentence: str, module: str = "bot"
) -> str:
    """Check that the bot exits by itself and says why in one sentence. Returns the log."""
    bot = BotProcess(discord, folder, module=module, forked=True)
    await bot.spawn()
    try:
        async with asyncio.timeout(ENDS_WITHIN):
            code = await bot.wait_for_exit()
    finally:
        bot.send_sigkill()
    assert code == 1
    assert bot.log.splitlines()[-1].startswith(sentence)
    return bot.log


async def test_gateway_closing_after_its_hello_ends_with_one_sentence(tmp_path: Path) -> None:
    async with FakeDiscord() as discord:
        original_handle, connection_count = discord.gateway.handle, 0

        async def handle(request: web.Request) -> web.WebSocketResponse:
            nonlocal connection_count
            connection_count += 1
            if connection_count > 1:
                discord.gateway.before_hello = 1000
            return await original_handle(request)

        discord.gateway.handle = handle  # type: ignore[method-assign]
        await _exits_with(discord, tmp_path, "Discord cannot be reached: ")
