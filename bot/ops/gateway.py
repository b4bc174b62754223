"""The connection to Discord's gateway, from the first one to the last."""

from __future__ import annotations

from typing import Any, cast

import aiohttp
import discord
from discord.gateway import DiscordWebSocket

HELLO_TIMEOUT = 60.0
"""Seconds that the gateway has to say its first word."""


async def stay_connected(client: discord.Client) -> None:
    """Connect, and again after every break, until the client is closed.

    A gateway that was never reached is not waited for: raises what speaks against it.
    """
    await _check_gateway()
    try:
        await client.connect(reconnect=True)
    except AttributeError as error:
        # discord.py goes back to where it was, and trips over having been nowhere. None until
        # the first connection is made, whatever its type says.
        if isinstance(client, discord.AutoShardedClient) or cast(Any, client.ws) is not None:
            raise
        raise discord.GatewayNotFound from error


async def _check_gateway() -> None:
    """Hear the gateway's first word, on a connection of its own, before anybody relies on it."""
    url = DiscordWebSocket.DEFAULT_GATEWAY.update_query(v="10", encoding="json")
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as connection:
        hello = await connection.receive(timeout=HELLO_TIMEOUT)
    if hello.type is not aiohttp.WSMsgType.TEXT:
        raise discord.GatewayNotFound
