"""Discord answers the login, and its gateway lets nobody in: the bot ends in a sentence."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from aiohttp import web

from tests.loopback.gateway import Gateway
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback

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
async def test_a_gateway_that_lets_nobody_in_is_named_and_that_is_all(
    tmp_path: Path, arrange: Callable[[Gateway], None]
) -> None:
    async with Loopback() as discord:
        arrange(discord.gateway)
        bot = BotProcess(discord, tmp_path)
        await bot.begin()
        async with asyncio.timeout(ENDS_WITHIN):
            code = await bot.ended()
    assert code == 1
    assert bot.log.splitlines()[-1].startswith("Discord cannot be reached: ")
    assert "Traceback" not in bot.log
    assert "level=ERROR" not in bot.log
