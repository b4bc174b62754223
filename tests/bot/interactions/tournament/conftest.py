"""Tables of tournaments are shown as text: what their pictures show is tested elsewhere."""

from __future__ import annotations

import pytest

from bot.channel.pictures import PictureCache


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing."""

    async def draw(*_: object) -> None:
        return None

    monkeypatch.setattr(PictureCache, "draw", draw)
