"""People who do one thing after another, whatever happens to the bot."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from tests.support.fake_discord.recording import Unanswered
from tests.support.fake_discord.server import FakeDiscord


class Player(ABC):
    """People at a table, or at several."""

    def __init__(self, discord: FakeDiscord) -> None:
        self._discord = discord
        self.playing = True

    async def play(self) -> None:
        """Act while `playing` is set."""
        while self.playing:
            await self._discord.gateway.ready.wait()
            try:
                await self._act()
            except Unanswered:
                # Nothing may have been waited for.
                await asyncio.sleep(0.02)

    @abstractmethod
    async def _act(self) -> None:
        """Do one thing. Raises Unanswered if the bot goes away meanwhile."""
