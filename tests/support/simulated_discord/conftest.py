"""Fixtures for tests of the simulated Discord itself."""

from __future__ import annotations

from tests.support.simulated_discord.pytest_fixtures import *  # noqa: F403
