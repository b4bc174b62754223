"""Events of the client other than interactions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.channel.clock_scheduler import ClockScheduler
from bot.shard_runtime import ShardRuntime
from bot.storage.errors import StoreUnavailable
from bot.storage.store import Store
from tests.support.simulated_discord.fixture import DiscordFixture

RETRY_SECONDS = 5.0
"""Seconds after which the bot retries when the store was unavailable."""


@pytest.mark.parametrize("method", ["games_to_resume", "pending_reviews"])
async def test_resume_is_retried_if_the_store_is_unavailable(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    """Without a retry, posts and reminders would wait for the next READY, perhaps for days."""
    clocks_started = list[bool]()

    async def unavailable(_: Store) -> Any:
        raise StoreUnavailable("database is locked")

    monkeypatch.setattr(ClockScheduler, "start", lambda _: clocks_started.append(True))
    with monkeypatch.context() as locked:
        locked.setattr(Store, method, unavailable)
        await sim.restart()
        assert not clocks_started
    await sim.env.advance_time(RETRY_SECONDS)
    assert clocks_started


async def test_client_resumes_when_all_shards_are_ready_and_when_one_is_ready_again(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Channels may have changed while a shard was away, and posts may have failed."""
    resumed = list[int]()

    async def resume(_: ShardRuntime) -> None:
        resumed.append(len(sim.bot._shards_ready))

    monkeypatch.setattr(ShardRuntime, "resume", resume)
    monkeypatch.setattr(sim.bot, "shard_count", 2)
    sim.bot._shards_ready.clear()
    await sim.bot.on_shard_ready(0)
    assert not resumed
    await sim.bot.on_shard_ready(1)
    await sim.bot.on_shard_ready(0)
    assert resumed == [2, 2]
