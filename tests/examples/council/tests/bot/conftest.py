"""In this folder the Council is among the games, and it is what people play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.game_ui import AnyGameUI
from tests.examples.council.bot import COUNCIL
from tests.examples.council.registered import council_registered_temporarily


@pytest.fixture(autouse=True)
def register_example_game() -> Iterator[None]:
    with council_registered_temporarily():
        yield


@pytest.fixture
def ui() -> AnyGameUI:
    return COUNCIL
