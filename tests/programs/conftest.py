"""The fixtures that programs on the simulated Discord share with the tests of the bot."""

from __future__ import annotations

from tests.support.simulated_discord.pytest_fixtures import (  # noqa: F401
    be_patient,
    cache_command_payloads,
)
