"""Kills the bot at a chosen moment of its work, as seen from Discord's side."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from aiohttp import web

from tests.support.fake_discord.bot_process import BotProcess
from tests.support.fake_discord.rest_rules import error_response
from tests.support.fake_discord.server import ApiCall, FakeDiscord, Hook

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
        self.kills_by_moment = Counter[str]()

    async def kill(self) -> str:
        """Kill the bot after a while and return the moment.

        Half of the time, that is between a commit and its answer.
        """
        moment, timeout = PLAN_PAUSE, PLAN_PAUSE_TIMEOUT
        reached = asyncio.Event()
        if self._is_planned_turn is not None and self._rng.random() < PLAN_PAUSE_RATE:
            self._discord.after_request = self._planned_turn_hook(self._is_planned_turn, reached)
        else:
            await asyncio.sleep(self._rng.uniform(0.1, 1.2))
            pool = BETWEEN_COMMIT_AND_ANSWER if self._rng.random() < 0.5 else KILL_MOMENTS
            moment = self._rng.choice(pool)
            timeout = MOMENT_TIMEOUT if moment != "any" else 0.01
            kind, _, when = moment.partition(" ")
            hook = _KillHook(self._bot, kind, reached, self._rng.uniform(0, 0.03))
            if when == "heard":
                self._discord.before_request = hook
            elif when == "counted":
                self._discord.after_request = hook
        try:
            async with asyncio.timeout(timeout):
                await reached.wait()
            if moment == PLAN_PAUSE:
                await asyncio.sleep(self._rng.uniform(0, SECONDS_INTO_PAUSE))
        except TimeoutError:
            moment = "any" if moment == "any" else f"{moment}: too late"
        reached.set()
        self._discord.remove_hooks()
        await self._bot.kill()
        self.kills_by_moment[moment] += 1
        return moment

    def _planned_turn_hook(self, is_planned_turn: IsPlannedTurn, announced: asyncio.Event) -> Hook:
        """Make a hook that notes the announcement of a turn for which a move is planned."""

        async def hook(call: ApiCall) -> None:
            if call.kind == "post" and is_planned_turn(call):
                announced.set()

        return hook


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
