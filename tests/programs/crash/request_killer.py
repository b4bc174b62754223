"""Kills the bot at any of its requests while people play, and checks after each time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from aiohttp import web

from tests.programs.crash.clients.player import Player, begin, pause
from tests.programs.crash.hosts import Host
from tests.support.fake_discord.rest_rules import error_response
from tests.support.fake_discord.server import ApiCall, FakeDiscord

MAX_REQUESTS = 12
"""At most so many requests are made between the time when people play on and the kill."""

KILL_TIMEOUT = 4.0
"""Seconds after which the bot is killed though it has made fewer requests."""

THREAD_TIMEOUT = 60.0
"""Seconds within which the tables of a round are opened."""


class RequestKiller:
    """Kills the bot at one of its next requests, or a while after it."""

    def __init__(self, discord: FakeDiscord, rng: Random, *, between_tables: bool = False) -> None:
        """With `between_tables`, kills happen at the second new thread of a round."""
        self._discord, self._rng, self._between_tables = discord, rng, between_tables

    async def wait_and_kill(self, kill: Callable[[], None]) -> str:
        """Kill the bot by `kill` as it makes a request, and return the moment."""
        left = number = 2 if self._between_tables else self._rng.randint(1, MAX_REQUESTS)
        is_done, killed = self._rng.random() < 0.5, asyncio.Event()
        # Half of the time not while it answers: most requests are answers to moves.
        uncounted = {"other"} | ({"callback", "answer"} if self._rng.random() < 0.5 else set())
        moment = "killed before any request"

        async def hook(call: ApiCall) -> web.Response | None:
            nonlocal left, moment
            if killed.is_set():
                return error_response(500, 0, "killed")
            if call.kind in uncounted or (self._between_tables and call.kind != "thread"):
                return None
            left -= 1
            if left:
                return None
            if self._rng.random() < 0.3:
                # Somewhere between this request and the next one.
                await asyncio.sleep(self._rng.uniform(0, 0.05))
            moment = f"{call.kind} no. {number}, {'done' if is_done else 'not done'}"
            kill()
            killed.set()
            return error_response(500, 0, "killed")

        if is_done:
            self._discord.after_request = hook
        else:
            self._discord.before_request = hook
        try:
            async with asyncio.timeout(THREAD_TIMEOUT if self._between_tables else KILL_TIMEOUT):
                await killed.wait()
        except TimeoutError:
            kill()
            killed.set()
        return moment


async def play_and_kill(
    host: Host,
    killer: RequestKiller,
    players: Sequence[Player],
    kills: int,
    check: Callable[[str], Awaitable[list[str]]],
    report: Callable[[str], None],
    play_first: Callable[[], Awaitable[None]] | None = None,
) -> list[str]:
    """Let people play, and kill the bot so often. Return what `check` finds wrong each time.

    Before each kill, `play_first` waits until people have played long enough.
    """
    faults = list[str]()
    for number in range(1, kills + 1):
        victim = await host.next_victim()
        playing = begin(players)
        if play_first is not None:
            await play_first()
        moment = await killer.wait_and_kill(victim.send_sigkill)
        pause(players)
        await host.recover(victim, number)
        await playing
        found = await check(f"kill {number} ({moment})")
        faults += found
        report(f"kill {number}: {moment}, {len(found)} faults")
    return faults
