"""The fixtures of the simulated Discord, where people play the registered Council."""

from __future__ import annotations

import pytest

from bot.game_ui import AnyGameUI
from bot.table.table import Table
from tests.examples.council.bot import COUNCIL_UI
from tests.examples.council.tests.bot.council_moves import PLAYERS, SEED
from tests.support.example_game import register_example_game  # noqa: F401
from tests.support.simulated_discord.fixture import DiscordFixture
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


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:  # noqa: F811
    """A game of three, in its first phase."""
    return await sim.start(PLAYERS, SEED)
