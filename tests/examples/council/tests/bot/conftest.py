"""The fixtures of the simulated Discord, where people play the registered Council."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.game_ui import AnyGameUI
from tests.examples.council.bot import COUNCIL_UI
from tests.examples.council.registered import council_registered_temporarily
from tests.support.simulated_discord.pytest_fixtures import (  # noqa: F401
    assert_no_errors_logged,
    cache_command_payloads,
    database,
    poll_interval,
    sim,
    simcord_bot,
    wait_for_background_work,
)


@pytest.fixture(autouse=True)
def register_example_game() -> Iterator[None]:
    """Register the Council beside the other games."""
    with council_registered_temporarily():
        yield


@pytest.fixture
def ui() -> AnyGameUI:
    """The game that these tests play."""
    return COUNCIL_UI
