"""The number of identifies that Discord allows a day."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import aiohttp
import discord

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

log = logging.getLogger(__name__)

PLENTY = 200
"""With more identifies left than this, a recent answer of Discord is trusted."""

TRUSTED_SECONDS = 60.0
"""How long it is trusted: other processes of the bot identify, too."""

MAX_WAIT = 3_600.0
"""Seconds until Discord is asked again."""


class SessionStarts:
    """Waits while no identify is left, since one too many makes Discord reset the bot's token."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._left = 0
        self._asked_at = -TRUSTED_SECONDS

    async def wait(self) -> None:
        """Wait until the bot may identify, and count that as done.

        Returns at once if Discord cannot be asked: connecting says more about the fault.
        """
        if self._left <= PLENTY or time.monotonic() - self._asked_at > TRUSTED_SECONDS:
            await self._wait_until_some_left()
        self._left -= 1

    async def _wait_until_some_left(self) -> None:
        while (limit := await self._ask()) is not None and limit["remaining"] <= 0:
            seconds = limit["reset_after"] / 1000
            log.warning("no identifies are left: connecting in %.0f s", seconds)
            await asyncio.sleep(min(max(seconds, 1.0), MAX_WAIT))

    async def _ask(self) -> SessionStartLimit | None:
        """Return what Discord allows; None if it cannot be asked."""
        try:
            _, _, limit = await self._client.http.get_bot_gateway()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("cannot ask Discord for the remaining identifies: %r", error)
            return None
        self._left, self._asked_at = limit["remaining"], time.monotonic()
        return limit
