"""The fixture that programs on the simulated Discord share with the tests of the bot."""

from __future__ import annotations

from tests.support.simulated_discord.pytest_fixtures import be_patient  # noqa: F401
