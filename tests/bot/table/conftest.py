"""A store without a bot, for tests of tables that no channel shows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.locations import open_store
from bot.storage.store import Store


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    """The opened database."""
    opened = await open_store(database)
    yield opened
    await opened.close()
