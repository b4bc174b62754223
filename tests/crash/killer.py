"""Kills the bot at a chosen moment of its work, as seen from Discord's side."""

from __future__ import annotations

import asyncio
from random import Random

from aiohttp import web

from tests.loopback.process import BotProcess
from tests.loopback.server import Call, Loopback, error

MOMENTS = (
    "any",
    "callback heard",
    "callback counted",
    "answer heard",
    "answer counted",
    "post heard",
    "post counted",
    "delete heard",
)
"""When to kill: while a request is on its way, after it counts but unknown to the bot, or any."""

BETWEEN_COMMIT_AND_ANSWER = ("answer heard", "callback counted")

PATIENCE = 3.0


class Killer:
    """Waits for the moment, then strikes."""

    def __init__(self, discord: Loopback, bot: BotProcess, rng: Random) -> None:
        self._discord, self._bot, self._rng = discord, bot, rng
        self._struck = asyncio.Event()
        self.done: dict[str, int] = {}

    async def kill(self) -> str:
        """Let the bot work for a while, and kill it at a moment, half of them before an answer."""
        await asyncio.sleep(self._rng.uniform(0.1, 1.2))
        pool = BETWEEN_COMMIT_AND_ANSWER if self._rng.random() < 0.5 else MOMENTS
        moment = self._rng.choice(pool)
        kind, _, when = moment.partition(" ")
        self._struck = asyncio.Event()
        patience = PATIENCE if when else 0.01
        if when == "heard":
            self._discord.before = self._hook(kind)
        elif when == "counted":
            self._discord.after = self._hook(kind)
        try:
            async with asyncio.timeout(patience):
                await self._struck.wait()
        except TimeoutError:
            moment = "any" if not when else f"{moment}: too late"
        self._struck.set()
        self._discord.let_pass()
        await self._bot.kill()
        self.done[moment] = self.done.get(moment, 0) + 1
        return moment

    def _hook(self, kind: str) -> _Strike:
        return _Strike(self._bot, kind, self._struck, self._rng.uniform(0, 0.03))


class _Strike:
    """Kills when the first request of a kind comes by; such requests get no answer then."""

    def __init__(self, bot: BotProcess, kind: str, struck: asyncio.Event, delay: float) -> None:
        self._bot, self._kind, self._struck, self._delay = bot, kind, struck, delay

    async def __call__(self, call: Call) -> web.Response | None:
        if call.kind != self._kind or self._is_only_a_look(call):
            return None
        if self._kind == "callback":
            await asyncio.sleep(self._delay)
        if not self._struck.is_set():
            self._bot.strike()
            self._struck.set()
        return error(500, 0, "killed")

    def _is_only_a_look(self, call: Call) -> bool:
        """Whether it answers somebody who did not move: suggestions, or a panel to choose from."""
        if call.kind == "answer":
            return not str(call.body.get("content", "")).startswith("You ")
        return call.kind == "callback" and call.body.get("type") == 8
