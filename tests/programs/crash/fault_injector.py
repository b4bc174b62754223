"""Kills the bot at a chosen moment of its work, as seen from Discord's side."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import TypeAlias

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

PLAN_PAUSE = "plan pause"
"""The moment between the announcement of a turn and the move that its player has planned for it."""

PLAN_PAUSE_RATE = 0.25
PLAN_PAUSE_TIMEOUT = 15.0

SECONDS_INTO_PAUSE = 0.3
"""Seconds after an announcement, at most, when the bot still waits before it makes the move."""

IsPlannedTurn: TypeAlias = Callable[[ApiCall], bool]
"""Says whether a post announces the turn of somebody who has planned a move."""


class FaultInjector:
    """Kills the bot at random moments."""

    def __init__(
        self,
        discord: FakeDiscord,
        bot: BotProcess,
        rng: Random,
        is_planned_turn: IsPlannedTurn | None = None,
    ) -> None:
        """With `is_planned_turn`, kills can hit the pause before a planned move."""
        self._discord, self._bot, self._rng = discord, bot, rng
        self._is_planned_turn = is_planned_turn
        self._killed = asyncio.Event()
        self.kills_by_moment: dict[str, int] = {}

    async def kill(self) -> str:
        """Kill the bot after a while and return the moment.

        Half of the time, that is between a commit and its answer.
        """
        if self._is_planned_turn is not None and self._rng.random() < PLAN_PAUSE_RATE:
            return await self.kill_in_plan_pause(self._is_planned_turn)
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

    async def kill_in_plan_pause(self, is_planned_turn: IsPlannedTurn) -> str:
        """Kill the bot between the announcement of a turn and the move planned for it."""
        moment, announced = PLAN_PAUSE, asyncio.Event()

        async def note(call: ApiCall) -> None:
            if call.kind == "post" and is_planned_turn(call):
                announced.set()

        self._discord.after_request = note
        try:
            async with asyncio.timeout(PLAN_PAUSE_TIMEOUT):
                await announced.wait()
            await asyncio.sleep(self._rng.uniform(0, SECONDS_INTO_PAUSE))
        except TimeoutError:
            moment = f"{moment}: too late"
        await self._bot.kill()
        self._discord.remove_hooks()
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
