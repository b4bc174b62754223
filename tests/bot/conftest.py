"""The fixtures of the simulated Discord, for all tests of the bot."""

from __future__ import annotations

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
    store,
    table,
    ui,
    wait_for_background_work,
)
