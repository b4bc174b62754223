"""Tournaments of a short game, whose tables are shown as text, as others test the pictures."""

from __future__ import annotations

import pytest

from bot.channel.pictures import PictureCache
from tests.support.example_game import register_every_example  # noqa: F401


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing."""

    async def draw(*_: object) -> None:
        return None

    monkeypatch.setattr(PictureCache, "draw", draw)
