"""The fixtures of the simulated Discord, for all tests of the bot."""

from __future__ import annotations

from tests.support.simulated_discord.pytest_fixtures import *  # noqa: F403
