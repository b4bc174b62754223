"""With production's time limits, which all other tests widen, Discord is answered in time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.interactions.core import context, forms
from tests.support.simulated_discord.fixture import DiscordFixture, text_of

DISCORDS_LIMIT = 3.0
"""Seconds after which Discord drops an interaction without a response."""

BORIS = 1


@pytest.fixture(autouse=True)
def be_patient() -> None:
    """Keep the limits of production."""


async def never(*_: Any) -> Any:
    await asyncio.Event().wait()


def test_language_and_form_are_waited_for_within_discords_limit() -> None:
    assert context.LOCALE_TIMEOUT + forms.BUILD_TIMEOUT < DISCORDS_LIMIT


async def test_slow_look_up_of_a_language_leaves_that_of_discord(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "LOCALE_TIMEOUT", 0.0)
    monkeypatch.setattr(context, "resolve_user_language", never)
    sim.locales[BORIS] = "fr"
    answer = await sim.slash(BORIS, "nevsky settings")
    assert "Tes réglages" in text_of(answer)
