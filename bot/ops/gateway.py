"""The connection to Discord's gateway, from the first one to the last."""

from __future__ import annotations

from typing import Any, cast

import discord


class _OnceThere:
    """Whether to go back to the gateway after a break: true once it has been reached.

    discord.py goes back to where it was, and trips over having been nowhere.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def __bool__(self) -> bool:
        # None until the first connection is made, whatever its type says.
        return cast(Any, self._client.ws) is not None


async def stay_connected(client: discord.Client) -> None:
    """Connect, and again after every break, until the client is closed.

    A gateway that was never reached is not waited for: raises what speaks against it.
    """
    once_there = _OnceThere(client)
    try:
        await client.connect(reconnect=cast(bool, once_there))
    except AttributeError as error:
        if once_there:
            raise
        # It let us in and closed at once, which discord.py takes for a break.
        raise discord.GatewayNotFound from error
