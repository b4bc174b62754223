"""Gateway failures: at the first connection the bot exits with a message, later it reconnects."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from aiohttp import web

from bot.ops.run import CLOSE_REASONS
from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.gateway import Gateway
from tests.support.fake_discord.server import FakeDiscord, wait_until

ENDS_WITHIN = 20.0


def refuse_connections(gateway: Gateway) -> None:
    """Nothing listens at the gateway's address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        gateway.url = f"ws://127.0.0.1:{free.getsockname()[1]}/gateway"


def respond_not_found(gateway: Gateway) -> None:
    """The gateway's URL responds with 404."""
    gateway.url += "-of-old"


def use_unknown_host(gateway: Gateway) -> None:
    """The gateway's host name cannot be resolved."""
    gateway.url = "ws://gateway.invalid/"


def close_with(code: int) -> Callable[[Gateway], None]:
    """The gateway accepts the connection and closes it at once."""

    def arrange(gateway: Gateway) -> None:
        async def handle(request: web.Request) -> web.WebSocketResponse:
            connection = web.WebSocketResponse()
            await connection.prepare(request)
            await connection.close(code=code)
            return connection

        gateway.handle = handle  # type: ignore[method-assign]

    return arrange


def reject_identify(code: int) -> Callable[[Gateway], None]:
    """The gateway closes the connection instead of accepting the identify."""

    def arrange(gateway: Gateway) -> None:
        async def close(connection: web.WebSocketResponse, shard: Sequence[int]) -> None:
            await connection.close(code=code)

        gateway._identify = close  # type: ignore[assignment,method-assign]

    return arrange


@pytest.mark.parametrize(
    "arrange",
    [
        refuse_connections,
        respond_not_found,
        use_unknown_host,
        close_with(4000),
        close_with(1000),
    ],
    ids=["refuses", "404", "unknown host", "4000", "1000"],
)
async def test_unreachable_gateway_ends_with_one_sentence(
    tmp_path: Path, arrange: Callable[[Gateway], None]
) -> None:
    await _ends_with(tmp_path, arrange, "Discord cannot be reached: ")


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_refused_identify_ends_with_its_reason(tmp_path: Path, code: int) -> None:
    """Discord answers these faults by a close code, and does not want to be asked again."""
    reason = f"Discord refuses the connection: {CLOSE_REASONS[code]} (close code {code})"
    await _ends_with(tmp_path, reject_identify(code), reason)


async def test_refused_connection_ends_with_its_reason(tmp_path: Path) -> None:
    await _ends_with(tmp_path, close_with(4004), "Discord refuses the connection: ")


async def _ends_with(folder: Path, arrange: Callable[[Gateway], None], sentence: str) -> None:
    async with FakeDiscord() as discord:
        arrange(discord.gateway)
        bot = BotProcess(discord, folder, forked=True)
        await bot.spawn()
        async with asyncio.timeout(ENDS_WITHIN):
            code = await bot.wait_for_exit()
    assert code == 1
    assert bot.log.splitlines()[-1].startswith(sentence)
    assert "Traceback" not in bot.log
    assert "level=ERROR" not in bot.log


async def test_accepted_session_reconnects_after_a_break(tmp_path: Path) -> None:
    """Only failures of the first connection end the process."""
    async with FakeDiscord() as discord:
        bot = BotProcess(discord, tmp_path, forked=True)
        await bot.start()
        try:
            await discord.gateway.drop(resumable=True)
            assert await wait_until(lambda: discord.gateway.resume_count == 1, ENDS_WITHIN)
            assert discord.gateway.identify_count == 1
        finally:
            await bot.kill()


async def test_gateway_closing_after_its_hello_ends_with_one_sentence(tmp_path: Path) -> None:
    async with FakeDiscord() as discord:
        original_handle, connection_count = discord.gateway.handle, 0

        async def handle(request: web.Request) -> web.WebSocketResponse:
            nonlocal connection_count
            connection_count += 1
            if connection_count == 1:
                return await original_handle(request)
            connection = web.WebSocketResponse()
            await connection.prepare(request)
            await connection.close(code=1000)
            return connection

        discord.gateway.handle = handle  # type: ignore[method-assign]
        bot = BotProcess(discord, tmp_path, forked=True)
        await bot.spawn()
        async with asyncio.timeout(ENDS_WITHIN):
            assert await bot.wait_for_exit() == 1
        assert bot.log.splitlines()[-1].startswith("Discord cannot be reached: ")
