"""Hours that pass fast."""

from __future__ import annotations

import pytest

HOUR = 3_600


def poll_rarely(monkeypatch: pytest.MonkeyPatch, interval: int) -> None:
    """Have the bot look at what is due so seldom, and never whether it is still in charge.

    A simulated day of looks every few seconds takes many real ones.
    """
    monkeypatch.setattr("bot.channel.reminders.POLL_SECONDS", interval)
    monkeypatch.setattr("bot.client.LEASE_CHECK_INTERVAL", 1e9)
