"""The client's own events, beside interactions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.channel.reminders import ReminderScheduler
from bot.storage.contract import StoreUnavailable
from bot.storage.sqlite import SQLiteStore
from tests.support.simulated_discord.fixture import DiscordFixture

RETRIED_WITHIN = 5.0
"""Seconds in which the bot tries again what the store could not do."""


@pytest.mark.parametrize("method", ["games_to_resume", "pending_reviews"])
async def test_resume_is_retried_if_the_store_is_unavailable(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    """Without a retry, posts and reminders would wait for the next READY, perhaps for days."""
    reminders_started = list[bool]()

    async def unavailable(_: SQLiteStore) -> Any:
        raise StoreUnavailable("database is locked")

    monkeypatch.setattr(ReminderScheduler, "start", lambda _: reminders_started.append(True))
    with monkeypatch.context() as locked:
        locked.setattr(SQLiteStore, method, unavailable)
        await sim.restart()
        assert not reminders_started
    await sim.env.advance_time(RETRIED_WITHIN)
    assert reminders_started
