"""The driver of a private game, with the same deal in every test."""

from __future__ import annotations

import secrets

import pytest

from tests.bot.interactions.practice.practice_driver import PracticeDriver
from tests.support.simulated_discord.fixture import DiscordFixture


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)


@pytest.fixture
def driver(sim: DiscordFixture) -> PracticeDriver:
    return PracticeDriver(sim, 0)
