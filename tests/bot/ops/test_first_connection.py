"""Discord answers the login, and its gateway lets nobody in: the bot ends in a sentence."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from aiohttp import web

from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.gateway import Gateway
from tests.support.fake_discord.server import FakeDiscord, wait_until

ENDS_WITHIN = 20.0


def refuses(gateway: Gateway) -> None:
    """Nobody listens at its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        gateway.url = f"ws://127.0.0.1:{free.getsockname()[1]}/gateway"


def is_not_there(gateway: Gateway) -> None:
    """Its address answers, but is no gateway."""
    gateway.url += "-of-old"


def has_no_name(gateway: Gateway) -> None:
    """The network cannot tell where it is."""
    gateway.url = "ws://gateway.invalid/"


def closes(code: int) -> Callable[[Gateway], None]:
    """It lets the bot in and closes at once."""

    def arrange(gateway: Gateway) -> None:
        async def handle(request: web.Request) -> web.WebSocketResponse:
            opened = web.WebSocketResponse()
            await opened.prepare(request)
            await opened.close(code=code)
            return opened

        gateway.handle = handle  # type: ignore[method-assign]

    return arrange


def throws_out(gateway: Gateway) -> None:
    """It closes when the bot has said who it is, as for a token that is none any more."""
    identify: Callable[[web.WebSocketResponse], Awaitable[None]] = gateway._identify

    async def then_close(opened: web.WebSocketResponse) -> None:
        await identify(opened)
        await opened.close(code=4004)

    gateway._identify = then_close  # type: ignore[assignment]


@pytest.mark.parametrize(
    "arrange",
    [refuses, is_not_there, has_no_name, closes(4000), closes(1000), closes(4004), throws_out],
    ids=["refuses", "404", "no name", "closes 4000", "closes 1000", "closes 4004", "throws out"],
)
async def test_refused_gateway_login_ends_with_one_sentence(
    tmp_path: Path, arrange: Callable[[Gateway], None]
) -> None:
    async with FakeDiscord() as discord:
        arrange(discord.gateway)
        bot = BotProcess(discord, tmp_path, forked=True)
        await bot.spawn()
        async with asyncio.timeout(ENDS_WITHIN):
            code = await bot.wait_for_exit()
    assert code == 1
    assert bot.log.splitlines()[-1].startswith("Discord cannot be reached: ")
    assert "Traceback" not in bot.log
    assert "level=ERROR" not in bot.log


async def test_accepted_session_reconnects_after_a_break(tmp_path: Path) -> None:
    """What holds for the first connection holds for no later one."""
    async with FakeDiscord() as discord:
        bot = BotProcess(discord, tmp_path, forked=True)
        await bot.start()
        try:
            await discord.gateway.drop(resumable=True)
            assert await wait_until(lambda: discord.gateway.resume_count == 1, ENDS_WITHIN)
            assert discord.gateway.identify_count == 1
        finally:
            await bot.kill()


async def test_gateway_refusing_the_resume_ends_with_one_sentence(tmp_path: Path) -> None:
    async with FakeDiscord() as discord:
        true, came = discord.gateway.handle, 0

        async def handle(request: web.Request) -> web.WebSocketResponse:
            nonlocal came
            came += 1
            if came == 1:
                return await true(request)
            opened = web.WebSocketResponse()
            await opened.prepare(request)
            await opened.close(code=1000)
            return opened

        discord.gateway.handle = handle  # type: ignore[method-assign]
        bot = BotProcess(discord, tmp_path, forked=True)
        await bot.spawn()
        async with asyncio.timeout(ENDS_WITHIN):
            assert await bot.wait_for_exit() == 1
        assert bot.log.splitlines()[-1].startswith("Discord cannot be reached: ")
