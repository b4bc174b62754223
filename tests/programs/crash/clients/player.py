"""People who do one thing after another, whatever happens to the bot."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from tests.programs.crash.stored_games import Deed
from tests.support.fake_discord.recording import Unanswered
from tests.support.fake_discord.server import FakeDiscord, wait_until

PLAY_TIMEOUT = 300.0
"""Seconds in which people must have done what a run waits for."""


class Player(ABC):
    """People at a table, or at several."""

    def __init__(self, discord: FakeDiscord) -> None:
        self._discord = discord
        self.playing = True
        self.deeds: dict[int, Deed] = {}
        """What people did, by the id of the interaction."""

    @property
    def confirmed(self) -> int:
        """How many deeds were confirmed."""
        return sum(deed.confirmed is True for deed in self.deeds.values())

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


def begin(players: Sequence[Player]) -> asyncio.Future[list[None]]:
    """Let people play on; returns what to wait for once they pause."""
    for player in players:
        player.playing = True
    return asyncio.gather(*(player.play() for player in players))


def pause(players: Iterable[Player]) -> None:
    """Let people begin nothing new."""
    for player in players:
        player.playing = False


async def leave(playing: asyncio.Future[list[None]]) -> None:
    """Let people stop at once, whatever they wait for."""
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def wait_for_deeds(players: Sequence[Player], number: int, of_each: int = 0) -> None:
    """Wait until so many deeds are confirmed from now on: in all, and of each player."""
    before = [player.confirmed for player in players]

    def enough() -> bool:
        done = [each.confirmed - earlier for each, earlier in zip(players, before, strict=True)]
        return sum(done) >= number and min(done) >= of_each

    assert await wait_until(enough, PLAY_TIMEOUT), "people cannot play"
