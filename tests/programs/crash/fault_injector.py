"""Kills the bot at a chosen moment of its work, as seen from Discord's side."""

from __future__ import annotations

import asyncio
from random import Random

from aiohttp import web

from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.rest_rules import error_response
from tests.support.fake_discord.server import ApiCall, FakeDiscord

KILL_MOMENTS = (
    "any",
    "callback heard",
    "callback counted",
    "answer heard",
    "answer counted",
    "post heard",
    "post counted",
    "delete heard",
)
"""When to kill the bot.

Before a request takes effect ("heard"), afterwards but before the bot gets the response
("counted"), or at any time.
"""

BETWEEN_COMMIT_AND_ANSWER = ("answer heard", "callback counted")

MOMENT_TIMEOUT = 3.0


class FaultInjector:
    """Kills the bot at random moments."""

    def __init__(self, discord: FakeDiscord, bot: BotProcess, rng: Random) -> None:
        self._discord, self._bot, self._rng = discord, bot, rng
        self._killed = asyncio.Event()
        self.kills_by_moment: dict[str, int] = {}

    async def kill(self) -> str:
        """Kill the bot after a while and return the moment.

        Half of the time, that is between a commit and its answer.
        """
        await asyncio.sleep(self._rng.uniform(0.1, 1.2))
        pool = BETWEEN_COMMIT_AND_ANSWER if self._rng.random() < 0.5 else KILL_MOMENTS
        moment = self._rng.choice(pool)
        kind, _, when = moment.partition(" ")
        self._killed = asyncio.Event()
        timeout = MOMENT_TIMEOUT if when else 0.01
        if when == "heard":
            self._discord.before_request = self._kill_hook(kind)
        elif when == "counted":
            self._discord.after_request = self._kill_hook(kind)
        try:
            async with asyncio.timeout(timeout):
                await self._killed.wait()
        except TimeoutError:
            moment = "any" if not when else f"{moment}: too late"
        self._killed.set()
        self._discord.remove_hooks()
        await self._bot.kill()
        self.kills_by_moment[moment] = self.kills_by_moment.get(moment, 0) + 1
        return moment

    def _kill_hook(self, kind: str) -> _KillHook:
        return _KillHook(self._bot, kind, self._killed, self._rng.uniform(0, 0.03))


class _KillHook:
    """Kills the bot at the first request of a kind. From then on such requests fail."""

    def __init__(self, bot: BotProcess, kind: str, killed: asyncio.Event, delay: float) -> None:
        self._bot, self._kind, self._killed, self._delay = bot, kind, killed, delay

    async def __call__(self, call: ApiCall) -> web.Response | None:
        if call.kind != self._kind or self._is_read_only(call):
            return None
        if self._kind == "callback":
            await asyncio.sleep(self._delay)
        if not self._killed.is_set():
            self._bot.send_sigkill()
            self._killed.set()
        return error_response(500, 0, "killed")

    def _is_read_only(self, call: ApiCall) -> bool:
        """Return whether the call answers no move but sends suggestions or a menu."""
        if call.kind == "answer":
            return not str(call.body.get("content", "")).startswith("You ")
        return call.kind == "callback" and call.body.get("type") == 8
