"""In this folder the Council is among the games, and it is what people play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.game_ui import AnyGameUI
from tests.games.council_bot import COUNCIL
from tests.games.registered import council_registered


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with council_registered():
        yield


@pytest.fixture
def ui() -> AnyGameUI:
    return COUNCIL
