"""What makes the simulated Discord fast and strict lasts no longer than the test that needs it."""

from __future__ import annotations

import asyncio
import time
from typing import Any
from unittest.mock import patch

import aiosqlite
import simcord
from simcord.backend import Backend
from simcord.http import router

from bot.channel import clock_scheduler
from tests.support.simulated_discord import fast_settle
from tests.support.simulated_discord.fast_settle import clocks_polled_once, fast_simcord
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.strictness import strict_discord

SETTLE = simcord.Env._settle_internal


def patched() -> list[Any]:
    """Return whatever of SimCord, the database and the bot's pauses is replaced."""
    return [
        simcord.Env._settle_internal,
        simcord.Env.advance_time,
        (SETTLE.__kwdefaults__ or {})["idle"],
        aiosqlite.Connection._execute,
        router.dispatch,
        Backend.commit_message,
        Backend.edit_message,
        clock_scheduler.POLL_SECONDS,
    ]


def test_everything_is_as_before_after_a_test() -> None:
    before = patched()
    with fast_simcord(), strict_discord(), clocks_polled_once():
        assert all(now != then for now, then in zip(patched(), before, strict=True))
    assert patched() == before


def test_outside_such_tests_waits_and_pauses_are_those_of_production() -> None:
    assert (SETTLE.__kwdefaults__ or {})["idle"] == 0.05
    assert clock_scheduler.POLL_SECONDS == 15


async def test_timer_that_is_due_while_threads_are_busy_fires_later(sim: DiscordFixture) -> None:
    sim.env.settle_timeout = 0.05
    with sim.env._bot_scope():
        sleeping = asyncio.create_task(asyncio.sleep(0.01))
        asyncio.get_running_loop().run_in_executor(None, time.sleep, 0.2)
    await sim.env.settle()
    assert sleeping.done()


async def test_timers_that_are_due_at_once_do_not_keep_each_other_waiting(
    sim: DiscordFixture,
) -> None:
    sim.env.settle_timeout = 3
    with sim.env._bot_scope():
        sleeping = [asyncio.create_task(asyncio.sleep(0.01)) for _ in range(3)]
        asyncio.get_running_loop().run_in_executor(None, time.sleep, 0.2)
    with patch.object(fast_settle, "SETTLE_ATTEMPTS", 1):
        await sim.env.settle()
    assert all(each.done() for each in sleeping)
