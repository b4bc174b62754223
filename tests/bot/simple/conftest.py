"""The fixtures of the simulated Discord, where people play the examples in one file."""

from __future__ import annotations

from tests.support.example_game import register_every_example  # noqa: F401
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
