"""The fixtures of the simulated Discord, where people play the registered Council."""

from __future__ import annotations

import pytest

from bot.game_ui import AnyGameUI
from tests.examples.council.bot import COUNCIL_UI
from tests.support.example_game import register_example_game  # noqa: F401
from tests.support.simulated_discord.pytest_fixtures import (  # noqa: F401
    assert_no_errors_logged,
    be_patient,
    cache_command_payloads,
    database,
    empty_database,
    fast_strict_discord,
    poll_interval,
    sim,
    simcord_bot,
    wait_for_background_work,
)


@pytest.fixture
def ui() -> AnyGameUI:
    """The game that these tests play."""
    return COUNCIL_UI
